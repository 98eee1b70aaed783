import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/client.ts';
import { session } from '../../db/schema/auth.ts';
import { idempotency } from '../../db/schema/operations.ts';
import type { ApiError } from '../../http/errors.ts';
import type { AppContext } from '../../http/app-context.ts';
import { hold } from './accounts.ts';
import { sessionToken } from './identity.ts';
import { assure } from './assurance/assure.ts';
import { tokenHashOf, type BegunSession } from './assurance/session-rows.ts';
import { standingOf } from './assurance/standing.ts';

/** What a change of who one is comes to. A refusal is committed too: a counted try must stay counted. */
export type Outcome = Entered | { refused: ApiError };

/** In, or half-way in: `pending` is the token of a login that waits for one thing more (pending.ts). `ended` are sessions that ended by it. */
export type Entered = { begun: BegunSession; ended: string[] } | { pending: string; ended: string[] };

/** How long a lost answer may be asked for again. */
const WINDOW = 10 * 60_000;

/**
 * Begins a session once per Idempotency-Key, without storing a token. Where the network lost the answer, the browser still holds the
 * cookie that was rotated away: that token, the same key and the same request together are given a session of their own, and the
 * unheard one is ended. So a registration whose answer was lost is not asked for again (flows.md, *quickApply*). The session that was begun must
 * be alive and unused, and the one in its place has proven what it had, when it had: who was logged out or revoked comes back by no old request.
 * @param work does it the first time, in one transaction with its record
 * @throws ApiError the refusal, once committed
 */
export async function beginOnce(context: AppContext, request: FastifyRequest, work: (db: Queryable) => Promise<Outcome>): Promise<Entered> {
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
  context: AppContext,
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

/** Gives the answer that was lost again; null where its session is over or in use: then the request is like any other. */
async function answerAgain(tx: Queryable, unheard: { userId: string; sessionId: string }, request: FastifyRequest, now: Date) {
  const { userId, sessionId } = unheard;
  await hold(tx, [userId]);
  const standing = await standingOf(tx, sessionId, now, true);
  const [row] = await tx.select({ heardAt: session.heardAt, expiresAt: session.expiresAt }).from(session).where(eq(session.id, sessionId));
  const assured = await assure(tx, {
    from: { standing, userId, sessionId },
    userId,
    event: { type: 'answer.repeated', isUnheard: row?.heardAt === null, at: now.toISOString() },
    request,
    now,
    ...(row ? { expiresAt: row.expiresAt } : {}),
  });
  return 'refused' in assured || !assured.begun ? null : { begun: assured.begun, ended: assured.ended };
}
