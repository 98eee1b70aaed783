import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/client.ts';
import { idempotency } from '../../db/schema/house.ts';
import type { ApiError } from '../../http/errors.ts';
import type { House } from '../../http/house.ts';
import { sessionToken } from './identity.ts';
import { beginSession, endSession, tokenHashOf, type BegunSession } from './sessions.ts';

/** What a change of who one is comes to. A refusal is committed too: a counted try must stay counted. */
export type Outcome = Entered | { refused: ApiError };

/** In, or half-way in: `pending` is the token of a login that waits for one thing more (pending.ts). `ended` are sessions that ended by it. */
export type Entered = { begun: BegunSession; ended: string[] } | { pending: string; ended: string[] };

/** How long a lost answer may be asked for again. */
const WINDOW = 10 * 60_000;

/**
 * Begins a session once per Idempotency-Key, without storing a token. Where the network lost the answer, the browser still holds the
 * cookie that was rotated away: that token, the same key and the same request together are given a session of their own, and the
 * unheard one is ended. So a registration whose answer was lost is not asked for again (flows.md, *quickApply*).
 * @param work does it the first time, in one transaction with its record
 * @throws ApiError the refusal, once committed
 */
export async function beginOnce(house: House, request: FastifyRequest, work: (db: Queryable) => Promise<Outcome>): Promise<Entered> {
  const token = sessionToken(request);
  const key = String(request.headers['idempotency-key'] ?? '');
  const isRepeatable = token !== undefined && /^[\w-]{8,100}$/.test(key);
  const outcome = await house.db.transaction(async (tx) =>
    isRepeatable ? firstOrAgain(tx, house, request, { owner: `token:${tokenHashOf(token)}`, key }, work) : work(tx),
  );
  if ('refused' in outcome) throw outcome.refused;
  house.identity.forget(outcome.ended);
  return outcome;
}

async function firstOrAgain(
  tx: Queryable,
  house: House,
  request: FastifyRequest,
  { owner, key }: { owner: string; key: string },
  work: (db: Queryable) => Promise<Outcome>,
): Promise<Outcome> {
  const now = house.now();
  const call = `${request.method} ${request.url}`;
  const requestHash = house.identity.digest('replay', call, JSON.stringify(request.body));
  const isThis = and(eq(idempotency.owner, owner), eq(idempotency.key, key));
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${owner} ${key}`}, 0))`);
  const [stored] = await tx.select().from(idempotency).where(isThis);
  if (stored?.requestHash === requestHash && now.getTime() - stored.createdAt.getTime() < WINDOW) {
    const unheard = stored.reply as { userId: string; sessionId: string };
    await endSession(tx, unheard.sessionId, now);
    const begun = await beginSession(tx, unheard.userId, request, now);
    await tx
      .update(idempotency)
      .set({ reply: { userId: begun.userId, sessionId: begun.id } })
      .where(isThis);
    return { begun, ended: [unheard.sessionId] };
  }
  const outcome = await work(tx);
  if ('begun' in outcome) {
    const reply = { userId: outcome.begun.userId, sessionId: outcome.begun.id };
    await tx.insert(idempotency).values({ owner, key, call, requestHash, status: 200, reply, createdAt: now }).onConflictDoNothing();
  }
  return outcome;
}
