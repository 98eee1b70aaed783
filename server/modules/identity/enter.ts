import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { twoFactor } from '../../db/schema/identity.ts';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { NOBODY_THERE } from '../../../src/machines/sessionAssurance/decide.ts';
import type { Method } from '../../../src/machines/sessionAssurance/sessionAssurance.types.ts';
import { leaveGuest } from './merge-guest.ts';
import { assure, endGuest } from './assurance/assure.ts';
import { placeOf } from './assurance/session-assurance.ts';
import { PENDING_LIFETIME, type PendingData } from './pending.ts';
import type { Outcome } from './replay.ts';
import { issueTicket } from '../../http/tickets.ts';
import type { IdentityContext } from './context.ts';

interface From {
  caller: Caller;
  request: FastifyRequest;
  /** Sessions that ended in the process. */
  ended?: readonly string[];
  /** Whether to merge the guest. Not if someone else may have started the sign-in and sent a link to be followed here. */
  bringsGuest?: boolean;
}

/**
 * The last step of every sign-in method, after it has proven who it is: either starts a session, or creates a pending sign-in that waits for a choice
 * of account or for the second factor.
 * @param accounts the possible accounts: one, or a job seeker and an employer with the same address
 * @param db a transaction
 */
export async function enter(
  context: IdentityContext,
  db: Queryable,
  accounts: readonly string[],
  method: Method,
  { caller, request, ended = [], bringsGuest = true }: From,
): Promise<Outcome> {
  const now = context.now();
  const people = await db
    .select({ id: user.id, suspendedAt: user.suspendedAt })
    .from(user)
    .where(and(inArray(user.id, [...accounts]), eq(user.isAnonymous, false)));
  const [only] = people;
  if (!only) throw new ApiError('notFound');
  const facts = { isSuspended: only.suspendedAt !== null, hasSecondFactor: await hasTwoFactor(db, only.id) };
  const assured = await assure(db, {
    from: await placeOf(db, caller, now),
    userId: only.id,
    event: { type: 'account.identified', method, accounts: people.length, at: now.toISOString(), ...facts },
    request,
    now,
    ...(bringsGuest ? { leaveGuest: () => leaveGuest(db, caller, only.id, now) } : {}),
  });
  return outcomeOf(db, assured, { userId: only.id, accounts: people.map(({ id }) => id), ended, bringsGuest, now });
}

/**
 * Continues a pending sign-in after the account was chosen or the second factor passed.
 * @param waiting what it waited for, and what was proven first and when
 */
export async function continueLogin(
  context: IdentityContext,
  db: Queryable,
  userId: string,
  waiting: Pick<PendingData, 'step' | 'method' | 'bringsGuest'> & { since: Date },
  { caller, request, ended = [] }: Omit<From, 'bringsGuest'>,
): Promise<Outcome> {
  const now = context.now();
  const [person] = await db
    .select({ suspendedAt: user.suspendedAt })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.isAnonymous, false)));
  if (!person) throw new ApiError('notFound');
  const isSuspended = person.suspendedAt !== null;
  const at = now.toISOString();
  const assured = await assure(db, {
    from: {
      assurance: { ...NOBODY_THERE, state: `identified.${waiting.step}`, method: waiting.method, provenAt: waiting.since.toISOString() },
      userId: null,
      sessionId: null,
    },
    userId,
    event:
      waiting.step === 'choosingAccount'
        ? { type: 'account.chosen', isSuspended, hasSecondFactor: await hasTwoFactor(db, userId), at }
        : { type: 'secondFactor.passed', isSuspended, at },
    request,
    now,
  });
  const { bringsGuest } = waiting;
  const isIn = 'begun' in assured && assured.begun !== null;
  const left = isIn && caller.kind === 'guest' ? await (bringsGuest ? leaveGuest(db, caller, userId, now) : endGuest(db, caller, now)) : [];
  return outcomeOf(db, assured, { userId, accounts: [userId], ended: [...ended, ...left], bringsGuest, now });
}

interface About {
  userId: string;
  accounts: readonly string[];
  ended: readonly string[];
  bringsGuest: boolean;
  now: Date;
}

/** The outcome for the sign-in: a session, or the ticket of a pending sign-in. */
async function outcomeOf(db: Queryable, assured: Awaited<ReturnType<typeof assure>>, { userId, accounts, ended, bringsGuest, now }: About): Promise<Outcome> {
  if ('refused' in assured) return { refused: assured.refused };
  const allEnded = [...ended, ...assured.ended];
  if (assured.begun) return { begun: assured.begun, ended: allEnded };
  const { pendingStep: asks } = assured;
  if (asks?.type === 'askWhichAccount')
    return { pending: await pend(db, null, { step: 'choosingAccount', accounts: [...accounts], method: asks.method, bringsGuest }, now), ended: allEnded };
  if (asks?.type === 'askSecondFactor')
    return { pending: await pend(db, userId, { step: 'secondFactor', method: asks.method, bringsGuest }, now), ended: allEnded };
  throw new Error('A sign-in produced neither a session nor a pending sign-in');
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
