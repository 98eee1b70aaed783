import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { languageOfAccount } from '../../../contract/languages.ts';
import { cancelEmailChange, confirmEmailChange, requestEmailChange } from '../../../contract/settings.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { ticket } from '../../db/schema/identity.ts';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { enqueueMail } from '../notify/outbox.ts';
import { emailChangedEmail, emailChangeEmail, pageIn } from '../notify/email-content.ts';
import { giveWay, isUnclaimed } from './unclaimed.ts';
import { countTry, countTryFrom, LIMITS_OF, type Limit } from '../../http/attempts.ts';
import { rethrowTaken, taken } from './register.ts';
import { assure } from './assurance/assure.ts';
import { proveAddress } from './assurance/prove-address.ts';
import { placeOf } from './assurance/session-assurance.ts';
import { isReserved, storeFormerAddress } from './assurance/ways-in.ts';
import { requireProof } from './require-proof.ts';
import { issueTicket, useTicket } from '../../http/tickets.ts';
import { networkOf } from '../../http/network.ts';
import { defineRoute, type IdentityContext } from './context.ts';
import { DAY } from '../../../contract/durations.ts';

/** "Link expired (settings via e-mail, within one month)" (specification §8). */
const LIFETIME = 30 * DAY;
/** Emails a person may send to addresses that aren't proven to be theirs. */
const EMAIL_LIMIT: Limit = { name: 'email-change', tries: 6, window: DAY };

type Member = Extract<Caller, { userId: string }>;

/** A person's pending address changes. */
const waiting = (userId: string) => and(eq(ticket.userId, userId), eq(ticket.purpose, 'emailChange'), isNull(ticket.usedAt));

/** The new address that still has to be confirmed. */
export async function pendingEmailOf(db: Queryable, userId: string, now: Date): Promise<string | null> {
  const [found] = await db
    .select({ data: ticket.data })
    .from(ticket)
    .where(and(waiting(userId), gt(ticket.expiresAt, now)))
    .orderBy(desc(ticket.createdAt))
    .limit(1);
  return found ? (found.data as { email: string }).email : null;
}

/** Emails a link to the new address and invalidates earlier ones. The email is sent directly, so that the link is never stored. */
async function ask(context: IdentityContext, userId: string, address: string, from: string): Promise<void> {
  const [me] = await context.db.select({ email: user.email, role: user.role, languageId: user.languageId }).from(user).where(eq(user.id, userId));
  if (!me || me.email === address) throw new ApiError('parameterInvalid', { fields: { email: ['email.same'] } });
  await countTry(context, EMAIL_LIMIT, userId);
  if ((await isTaken(context.db, address, me.role)) || (await isReserved(context.db, address, me.role, context.now(), userId))) {
    await countTryFrom(context, LIMITS_OF.takenByAddress, from);
    throw taken('emailUsed');
  }
  const language = languageOfAccount(me.languageId);
  const token = await context.db.transaction(async (tx) => {
    await tx.delete(ticket).where(waiting(userId));
    return issueTicket(tx, { purpose: 'emailChange', userId, data: { email: address }, lifetime: LIFETIME }, context.now());
  });
  try {
    await context.mail.send(emailChangeEmail(address, `${pageIn(language, context.config.baseUrl, '/email-change')}#${token}`, language));
  } catch (error) {
    context.log.error({ err: error }, 'an email about a new address could not be sent');
    await context.db.delete(ticket).where(waiting(userId));
    throw new ApiError('otpNotSent');
  }
}

/** An account that was only created by a job alert and never claimed doesn't block its address: `giveWay` removes it. */
async function isTaken(db: Queryable, address: string, role: 'jobseeker' | 'recruiter'): Promise<boolean> {
  const [holder] = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.email, address), eq(user.role, role), sql`not ${isUnclaimed}`));
  return holder !== undefined;
}

/**
 * Changes the address. Following the link proves that the address is theirs. A proof given after the request shows that the account is theirs too:
 * someone at their open browser could request the change, but has neither the password nor the mailbox. The old address gets an email and can be
 * restored for a week.
 */
async function redeem(context: IdentityContext, token: string, { caller, request }: { caller: Member; request: FastifyRequest }): Promise<string> {
  const { email, ended } = await context.db
    .transaction(async (tx) => {
      const now = context.now();
      const from = await placeOf(tx, caller, now, { isLocked: true });
      const { userId, data, createdAt } = await useTicket<{ email: string }>(tx, token, 'emailChange', now);
      if (userId !== caller.userId) throw new ApiError('notFound');
      const [before] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
      // Requested before a revocation, by whoever had access then: the link no longer works.
      if (!before || (before.revokedAt !== null && before.revokedAt > createdAt)) throw new ApiError('notFound');
      const event = { type: 'address.changed', askedAt: createdAt.toISOString(), at: now.toISOString() } as const;
      const assured = await assure(tx, { from, userId, event, request, now });
      if ('refused' in assured) throw assured.refused;
      if (before.role === 'jobseeker') await giveWay(tx, data.email, before.id);
      // Since the email was sent, it may have belonged to another account whose owner can still restore it.
      if (await isReserved(tx, data.email, before.role, now, userId)) throw taken('emailUsed');
      // An address that was never proven can't be restored: its mailbox may belong to a stranger.
      if (before.emailVerified) await storeFormerAddress(tx, userId, { from: before.email, to: data.email }, now);
      // Proven by the change itself. If the account was never proven, its other sign-in methods are removed.
      const ended = await proveAddress(tx, { userIds: [userId], caller, request, now });
      await tx.update(user).set({ email: data.email, updatedAt: now }).where(eq(user.id, before.id));
      await enqueueMail(tx, emailChangedEmail(before.email, data.email, languageOfAccount(before.languageId), context.config.baseUrl));
      return { email: data.email, ended };
    })
    .catch((error: unknown) => rethrowTaken(error, 'emailUsed'));
  context.identity.forget(ended);
  return email;
}

export const changeEmailRoutes = [
  defineRoute(requestEmailChange, async ({ context, caller, body, request }) => {
    await requireProof(context, caller);
    await ask(context, caller.userId, body.email.toLowerCase(), networkOf(request));
    return null;
  }),
  defineRoute(cancelEmailChange, async ({ db, caller }) => {
    await db.delete(ticket).where(waiting(caller.userId));
    return null;
  }),
  defineRoute(confirmEmailChange, async ({ context, caller, body, request }) => {
    await countTryFrom(context, LIMITS_OF.loginByAddress, networkOf(request));
    await requireProof(context, caller);
    return { email: await redeem(context, body.token, { caller, request }) };
  }),
];
