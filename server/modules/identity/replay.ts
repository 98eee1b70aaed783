import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/client.ts';
import { session } from '../../db/schema/auth.ts';
import { idempotency } from '../../db/schema/operations.ts';
import type { ApiError } from '../../http/errors.ts';
import { lockUser } from '../../db/lock-user.ts';
import { sessionToken } from '../../http/identity.ts';
import type { SessionContext } from './context.ts';
import { assure } from './assurance/assure.ts';
import { tokenHashOf, type BegunSession } from './assurance/session-rows.ts';
import { assuranceOf } from './assurance/session-assurance.ts';

/** The outcome of a sign-in or registration. A refusal is committed too, because a counted attempt must stay counted. */
export type Outcome = Entered | { refused: ApiError };

/** Signed in, or halfway: `pending` is the token of a sign-in that waits for one more step (pending.ts). `ended` are the sessions that ended. */
export type Entered = { begun: BegunSession; ended: string[] } | { pending: string; ended: string[] };

/** How long a lost response can be requested again. */
const WINDOW = 10 * 60_000;

/**
 * Starts a session once per Idempotency-Key, without storing a token. If the response was lost, the browser still has the old cookie, which was
 * rotated away. That token, the same key, and the same request together get a new session, and the one that never arrived ends. So a registration
 * with a lost response isn't requested again (flows/quickApply.md). The lost session must be alive and unused, and its replacement inherits its
 * proof and the time of it: an old request can't restore a session that was signed out or revoked.
 * @param work does the work the first time, in one transaction with its record
 * @throws ApiError the refusal, after it was committed
 */
export async function beginOnce(context: SessionContext, request: FastifyRequest, work: (db: Queryable) => Promise<Outcome>): Promise<Entered> {
  const token = sessionToken(request);
  const key = String(request.headers['idempotency-key'] ?? '');
  const isRepeatable = token !== undefined && /^[\w-]{8,100}$/.test(key);
  const outcome = await context.db.transaction(async (tx) =>
    isRepeatable ? firstOrAgain(tx, context, request, { owner: `token:${tokenHashOf(token)}`, key }, work) : work(tx),
  );
  if ('refused' in outcome) throw outcome.refused;
  context.identity.forget(outcome.ended);
  return outcome;
}

async function firstOrAgain(
  tx: Queryable,
  context: SessionContext,
  request: FastifyRequest,
  { owner, key }: { owner: string; key: string },
  work: (db: Queryable) => Promise<Outcome>,
): Promise<Outcome> {
  const now = context.now();
  const call = `${request.method} ${request.url}`;
  const requestHash = context.identity.digest('replay', call, JSON.stringify(request.body));
  const isThis = and(eq(idempotency.owner, owner), eq(idempotency.key, key));
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${owner} ${key}`}, 0))`);
  const [stored] = await tx.select().from(idempotency).where(isThis);
  const isSame = stored?.requestHash === requestHash && now.getTime() - stored.createdAt.getTime() < WINDOW;
  const again = isSame ? await answerAgain(tx, stored.reply as { userId: string; sessionId: string }, request, now) : null;
  if (again) {
    const reply = { userId: again.begun.userId, sessionId: again.begun.id };
    await tx.update(idempotency).set({ reply }).where(isThis);
    return again;
  }
  const outcome = await work(tx);
  if ('begun' in outcome) {
    const reply = { userId: outcome.begun.userId, sessionId: outcome.begun.id };
    await tx.insert(idempotency).values({ owner, key, call, requestHash, status: 200, reply, createdAt: now }).onConflictDoNothing();
  }
  return outcome;
}

/** Repeats a lost response; null if its session has ended or is in use. Then the request is handled like any other. */
async function answerAgain(tx: Queryable, unheard: { userId: string; sessionId: string }, request: FastifyRequest, now: Date) {
  const { userId, sessionId } = unheard;
  await lockUser(tx, userId);
  const assurance = await assuranceOf(tx, sessionId, now, true);
  const [row] = await tx.select({ heardAt: session.heardAt, expiresAt: session.expiresAt }).from(session).where(eq(session.id, sessionId));
  const assured = await assure(tx, {
    from: { assurance, userId, sessionId },
    userId,
    event: { type: 'answer.repeated', isUnheard: row?.heardAt === null, at: now.toISOString() },
    request,
    now,
    ...(row ? { expiresAt: row.expiresAt } : {}),
  });
  return 'refused' in assured || !assured.begun ? null : { begun: assured.begun, ended: assured.ended };
}
