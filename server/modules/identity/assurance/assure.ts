import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { decide, type SessionAssurance } from '../../../../src/machines/sessionAssurance/decide.ts';
import type { AssuranceEvent, Effect } from '../../../../src/machines/sessionAssurance/sessionAssurance.types.ts';
import type { Queryable } from '../../../db/client.ts';
import { session, user } from '../../../db/schema/auth.ts';
import { ApiError } from '../../../http/errors.ts';
import { moveSubscriptions } from '../../notify/subscriptions.ts';
import { type BegunSession, endRow, endRowsOf, insertSession, SESSION_LIFETIME } from './session-rows.ts';
import type { Place } from './session-assurance.ts';
import { removeWaysIn, undoRecentWaysIn } from './ways-in.ts';

interface Assuring {
  /** The caller and their current assurance. */
  from: Place;
  /** The account the event is about. */
  userId: string;
  event: AssuranceEvent;
  request: FastifyRequest;
  now: Date;
  /**
   * Merges or discards the guest who signs in. Their session ends either way.
   * @returns the sessions that ended
   */
  leaveGuest?: () => Promise<string[]>;
  /** When a new session expires, if not after the usual 30 days. */
  expiresAt?: Date;
}

export interface Assured {
  assurance: SessionAssurance;
  begun: BegunSession | null;
  /** Sessions that ended, to remove from caches after the commit. */
  ended: string[];
  /** What the sign-in is waiting for. */
  pendingStep: Extract<Effect, { type: 'askWhichAccount' | 'askSecondFactor' }> | null;
}

/**
 * The only place that starts, upgrades, renews, and ends sessions. It applies an event to the chart (src/machines/sessionAssurance) and executes its
 * effects.
 * @param db the transaction that locks what the event depends on
 * @returns the outcome, or a refusal, with which the caller still commits the counted attempt
 */
export async function assure(db: Queryable, { from, userId, event, request, now, leaveGuest, expiresAt }: Assuring): Promise<Assured | { refused: ApiError }> {
  const decision = decide(from.assurance, event);
  if ('refused' in decision) return { refused: new ApiError(decision.refused) };
  // The log doesn't identify the account; the session rows do (docs/security.md).
  const effects = decision.effects.map(({ type }) => type);
  request.log.info({ assurance: event.type, from: from.assurance.state, to: decision.assurance.state, effects }, 'session assurance');
  const assured: Assured = { assurance: decision.assurance, begun: null, ended: [], pendingStep: null };
  for (const effect of decision.effects) {
    switch (effect.type) {
      case 'beginSession': {
        if (from.assurance.state === 'anonymous.guest') assured.ended.push(...(await (leaveGuest ?? (() => endThis(db, from, now)))()));
        const provenAt = effect.provenAt === null ? null : new Date(effect.provenAt);
        const until = expiresAt ?? new Date(now.getTime() + SESSION_LIFETIME);
        assured.begun = await insertSession(db, { userId, provenAt, method: effect.method, expiresAt: until }, request, now);
        if (from.sessionId !== null) await moveSubscriptions(db, { userId, sessionId: from.sessionId }, assured.begun.id);
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
        assured.pendingStep = effect;
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

/**
 * Ends a guest's session when they sign in to an account that nothing of the guest moves to.
 * @returns the sessions that ended
 */
export async function endGuest(db: Queryable, guest: { sessionId: string }, now: Date): Promise<string[]> {
  await endRow(db, guest.sessionId, now);
  return [guest.sessionId];
}

async function endThis(db: Queryable, { sessionId }: Place, now: Date): Promise<string[]> {
  if (sessionId === null) return [];
  await endRow(db, sessionId, now);
  return [sessionId];
}

/** Invalidates codes, links, and half-finished sign-ins issued before now. */
async function revoke(db: Queryable, userId: string, now: Date): Promise<void> {
  await db.update(user).set({ revokedAt: now }).where(eq(user.id, userId));
}
