import { and, eq, exists, gt, gte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { account, formerAddress, session, user } from '../../../db/schema/auth.ts';
import { giveWay } from '../../job-alerts/hidden.ts';
import { passkey, recoveryCode, ticket, twoFactor } from '../../../db/schema/identity.ts';

/**
 * How long what was attached to an account is undone by a reset through its mailbox, and an address that was replaced can be brought back: whoever
 * sat at the owner's browser, or held a session of theirs, may have done it.
 */
export const UNDO_WINDOW = 7 * 86_400_000;

/**
 * Takes out of an account what opens it: passwords, networks, passkeys, the second factor, a phone number, an address change under way.
 * @param keeps `founding`: what the account was registered with stays
 */
export async function removeWaysIn(db: Queryable, userId: string, keeps: 'founding' | 'nothing', now: Date): Promise<void> {
  const [person] = await db.select({ createdAt: user.createdAt }).from(user).where(eq(user.id, userId));
  if (!person) return;
  if (keeps === 'nothing')
    await db
      .update(account)
      .set({ password: null, updatedAt: now })
      .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')));
  const isLater = keeps === 'founding' ? gt(account.createdAt, person.createdAt) : undefined;
  await db.delete(account).where(and(eq(account.userId, userId), ne(account.providerId, 'credential'), isLater));
  await db.delete(passkey).where(eq(passkey.userId, userId));
  await removeSecondFactor(db, userId);
  await db.update(user).set({ phoneNumberVerified: false, phoneVerifiedAt: null, updatedAt: now }).where(eq(user.id, userId));
  await dropAddressChange(db, userId);
}

/**
 * Takes out what was attached within the last week, but for what the account was registered with. What is older stays: its owner had the week,
 * and was written to.
 */
export async function undoRecentWaysIn(db: Queryable, userId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - UNDO_WINDOW);
  const [person] = await db.select().from(user).where(eq(user.id, userId));
  if (!person) return;
  await db
    .delete(account)
    .where(and(eq(account.userId, userId), ne(account.providerId, 'credential'), gte(account.createdAt, since), gt(account.createdAt, person.createdAt)));
  await db.delete(passkey).where(and(eq(passkey.userId, userId), gte(passkey.createdAt, since)));
  const [factor] = await db
    .select({ userId: twoFactor.userId })
    .from(twoFactor)
    .where(and(eq(twoFactor.userId, userId), or(gte(twoFactor.confirmedAt, since), gte(twoFactor.createdAt, since))));
  if (factor) await removeSecondFactor(db, userId);
  if (person.phoneVerifiedAt && person.phoneVerifiedAt >= since)
    await db.update(user).set({ phoneNumber: null, phoneNumberVerified: false, phoneVerifiedAt: null, updatedAt: now }).where(eq(user.id, userId));
  await dropAddressChange(db, userId);
}

async function removeSecondFactor(db: Queryable, userId: string): Promise<void> {
  await db.delete(twoFactor).where(eq(twoFactor.userId, userId));
  await db.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
}

const dropAddressChange = (db: Queryable, userId: string) => db.delete(ticket).where(and(eq(ticket.userId, userId), eq(ticket.purpose, 'emailChange')));

/**
 * Keeps the address an account had, so that its owner can have it back. Who changes back to one of them by hand has done that already, and what came
 * after it is no longer kept. Call it in the transaction that replaces the address.
 */
export async function keepFormerAddress(db: Queryable, userId: string, { from, to }: { from: string; to: string }, now: Date): Promise<void> {
  const isTheirs = eq(formerAddress.userId, userId);
  await db.delete(formerAddress).where(and(isTheirs, sql`not ${isLive(now)}`));
  const [back] = await db
    .select({ replacedAt: formerAddress.replacedAt })
    .from(formerAddress)
    .where(and(isTheirs, eq(formerAddress.email, to)));
  if (back) await db.delete(formerAddress).where(and(isTheirs, gte(formerAddress.replacedAt, back.replacedAt)));
  else await db.insert(formerAddress).values({ userId, email: from, replacedAt: now });
}

/** The instants of all addresses an account had, which one after another were replaced within a week each. */
const instants = (which: 'min' | 'max') =>
  sql<string>`(select ${sql.raw(which)}(f.replaced_at) from former_address f where f.user_id = ${formerAddress.userId})`;

/** They are kept until the account has had its address for a week. */
const isLive = (now: Date) => sql`${instants('max')} > ${new Date(now.getTime() - UNDO_WINDOW).toISOString()}::timestamptz`;

/** Whether an address was another account's within the last week: nobody else gets it while its owner can have it back. */
export async function isReserved(db: Queryable, email: string, role: 'jobseeker' | 'recruiter', now: Date, but?: string): Promise<boolean> {
  const accounts = await formerlyOf(db, email, now);
  return accounts.some((one) => one.role === role && one.id !== but);
}

const formerlyOf = (db: Queryable, email: string, now: Date, more?: SQL) =>
  db
    .selectDistinct({ id: user.id, role: user.role })
    .from(formerAddress)
    .innerJoin(user, eq(user.id, formerAddress.userId))
    .where(and(eq(formerAddress.email, email), isLive(now), more));

/**
 * The accounts that an address brings back. The address an account had before every change of the week does so from anywhere. A later one may be a
 * thief's, which the owner changed on, or the owner's, which a thief changed on: it does so on a device that was used before the first of the changes.
 */
export async function recoverableUnder(db: Queryable, email: string, device: string | null, now: Date): Promise<{ id: string }[]> {
  const isFirst = sql`${formerAddress.replacedAt} = ${instants('min')}`;
  const used = db
    .select({ userId: session.userId })
    .from(session)
    .where(and(eq(session.userId, formerAddress.userId), eq(session.deviceUuid, device ?? ''), sql`${session.createdAt} < ${instants('min')}`));
  return formerlyOf(db, email, now, or(isFirst, exists(used)));
}

/** Gives an account the address back that it had; what replaced it since can not be brought back in turn. */
export async function restoreAddress(db: Queryable, userId: string, email: string, now: Date): Promise<void> {
  const [former] = await db
    .select()
    .from(formerAddress)
    .where(and(eq(formerAddress.userId, userId), eq(formerAddress.email, email)));
  if (!former) return;
  await db.delete(formerAddress).where(and(eq(formerAddress.userId, userId), gte(formerAddress.replacedAt, former.replacedAt)));
  await giveWay(db, email, userId);
  await db.update(user).set({ email, updatedAt: now }).where(eq(user.id, userId));
}

/** Former addresses that can not be brought back any more. */
export async function sweepFormerAddresses(db: Queryable, now: Date): Promise<void> {
  await db.delete(formerAddress).where(sql`not ${isLive(now)}`);
}
