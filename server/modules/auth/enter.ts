import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { twoFactor } from '../../db/schema/identity.ts';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import type { House } from '../../http/house.ts';
import { adoptGuest } from './adopt.ts';
import { PENDING_LIFETIME, type Factor, type PendingData } from './pending.ts';
import type { Outcome } from './replay.ts';
import { beginSession, endSession } from './sessions.ts';
import { issueTicket } from './tickets.ts';

interface From {
  caller: Caller;
  request: FastifyRequest;
  /** Sessions that ended on the way. */
  ended?: readonly string[];
}

/** A passkey was unlocked by its owner, and a QR code approved by a device already in: those need no second factor. */
const WHOLE: readonly Factor[] = ['passkey', 'qr'];

/**
 * What every way of logging in leads to, once it has proven whose it is: straight in, or a login that waits for an account to be
 * chosen or for the second factor. What was done as a guest comes along.
 * @param accounts the people it may be: one, or a seeker and an employer of one address
 * @param db a transaction
 */
export async function enter(house: House, db: Queryable, accounts: readonly string[], factor: Factor, from: From): Promise<Outcome> {
  const now = house.now();
  const ended = [...(from.ended ?? [])];
  const people = await db
    .select({ id: user.id, suspendedAt: user.suspendedAt, role: user.role })
    .from(user)
    .where(and(inArray(user.id, [...accounts]), eq(user.isAnonymous, false)));
  const [only] = people;
  if (!only) throw new ApiError('notFound');
  if (people.length > 1) return { pending: await pend(db, null, { step: 'choosingAccount', accounts: people.map(({ id }) => id), factor }, now), ended };
  if (only.suspendedAt) return { refused: new ApiError('accountSuspended') };
  if (!WHOLE.includes(factor) && (await hasTwoFactor(db, only.id))) return { pending: await pend(db, only.id, { step: 'twoFactor', factor }, now), ended };
  return admit(house, db, only.id, from);
}

/** Begins the session: the last step of every login, after the second factor where there is one. */
export async function admit(house: House, db: Queryable, userId: string, { caller, request, ended = [] }: From): Promise<Outcome> {
  const left = caller.kind === 'guest' ? await leaveGuest(db, caller, userId, house.now()) : [];
  return { begun: await beginSession(db, userId, request, house.now()), ended: [...ended, ...left] };
}

type Guest = Extract<Caller, { userId: string }>;

/** A seeker takes along what the guest did; an employer does not. Either way the guest's session ends. @returns the sessions that ended */
async function leaveGuest(db: Queryable, guest: Guest, userId: string, now: Date): Promise<string[]> {
  const [person] = await db.select({ role: user.role }).from(user).where(eq(user.id, userId));
  if (person?.role === 'jobseeker') return adoptGuest(db, guest.userId, userId);
  await endSession(db, guest.sessionId, now);
  return [guest.sessionId];
}

export async function hasTwoFactor(db: Queryable, userId: string): Promise<boolean> {
  const found = await db
    .select({ userId: twoFactor.userId })
    .from(twoFactor)
    .where(and(eq(twoFactor.userId, userId), isNotNull(twoFactor.confirmedAt)));
  return found.length > 0;
}

function pend(db: Queryable, userId: string | null, data: PendingData, now: Date): Promise<string> {
  return issueTicket(db, { purpose: 'pendingLogin', userId, data, lifetime: PENDING_LIFETIME }, now);
}
