import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { decide, type Standing } from '../../../../src/machines/sessionAssurance/decide.ts';
import type { AssuranceEvent, Effect } from '../../../../src/machines/sessionAssurance/sessionAssurance.types.ts';
import type { Queryable } from '../../../db/client.ts';
import { session, user } from '../../../db/schema/auth.ts';
import { ApiError } from '../../../http/errors.ts';
import { type BegunSession, endRow, endRowsOf, insertSession, SESSION_LIFETIME } from './session-rows.ts';
import type { Place } from './standing.ts';
import { removeWaysIn, undoRecentWaysIn } from './ways-in.ts';

interface Assuring {
  /** Who makes the call, and where they stand. */
  from: Place;
  /** Whose account the event is about. */
  userId: string;
  event: AssuranceEvent;
  request: FastifyRequest;
  now: Date;
  /** What becomes of the guest who turns out to be somebody; their session ends in any case. @returns the sessions that ended */
  leaveGuest?: () => Promise<string[]>;
  /** Until when a new session is good, where it is not the usual 30 days. */
  expiresAt?: Date;
}

export interface Assured {
  standing: Standing;
  begun: BegunSession | null;
  /** Sessions that ended: to be forgotten once this is committed. */
  ended: string[];
  /** What the login waits for. */
  asks: Extract<Effect, { type: 'askWhichAccount' | 'askSecondFactor' }> | null;
}

/**
 * The one place that grants, raises, renews and ends sessions: asks the chart (src/machines/sessionAssurance) what an event comes to, and does that.
 * @param db the transaction that holds what the event stands on
 * @returns the outcome, or the refusal, which the caller commits what was counted with
 */
export async function assure(db: Queryable, { from, userId, event, request, now, leaveGuest, expiresAt }: Assuring): Promise<Assured | { refused: ApiError }> {
  const decision = decide(from.standing, event);
  if ('refused' in decision) return { refused: new ApiError(decision.refused) };
  // Who it was is in no line; the session rows hold that (docs/security.md).
  const effects = decision.effects.map(({ type }) => type);
  request.log.info({ assurance: event.type, from: from.standing.state, to: decision.standing.state, effects }, 'session assurance');
  const assured: Assured = { standing: decision.standing, begun: null, ended: [], asks: null };
  for (const effect of decision.effects) {
    switch (effect.type) {
      case 'beginSession': {
        if (from.standing.state === 'anonymous.guest') assured.ended.push(...(await (leaveGuest ?? (() => endThis(db, from, now)))()));
        const provenAt = effect.provenAt === null ? null : new Date(effect.provenAt);
        const until = expiresAt ?? new Date(now.getTime() + SESSION_LIFETIME);
        assured.begun = await insertSession(db, { userId, provenAt, method: effect.method, expiresAt: until }, request, now);
        break;
      }
      case 'endThisSession':
        assured.ended.push(...(await endThis(db, from, now)));
        break;
      case 'endOtherSessions':
        assured.ended.push(...(await endRowsOf(db, userId, from.sessionId, now)));
        await revoke(db, userId, now);
        break;
      case 'endAllSessions':
        assured.ended.push(...(await endRowsOf(db, userId, null, now)));
        await revoke(db, userId, now);
        break;
      case 'askWhichAccount':
      case 'askSecondFactor':
        assured.asks = effect;
        break;
      case 'removeWaysIn':
        await removeWaysIn(db, userId, effect.keeps, now);
        break;
      case 'undoRecentWaysIn':
        await undoRecentWaysIn(db, userId, now);
        break;
      case 'revokePending':
        await revoke(db, userId, now);
        break;
      case 'prolong':
        if (from.sessionId !== null && expiresAt) await db.update(session).set({ expiresAt, updatedAt: now }).where(eq(session.id, from.sessionId));
        break;
    }
  }
  return assured;
}

/** Ends a guest's session: they go on as somebody whom nothing of it is for. @returns the sessions that ended */
export async function endGuest(db: Queryable, guest: { sessionId: string }, now: Date): Promise<string[]> {
  await endRow(db, guest.sessionId, now);
  return [guest.sessionId];
}

async function endThis(db: Queryable, { sessionId }: Place, now: Date): Promise<string[]> {
  if (sessionId === null) return [];
  await endRow(db, sessionId, now);
  return [sessionId];
}

/** Codes, links and half-finished sign-ins from before now open nothing from here on. */
async function revoke(db: Queryable, userId: string, now: Date): Promise<void> {
  await db.update(user).set({ revokedAt: now }).where(eq(user.id, userId));
}
