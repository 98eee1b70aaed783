import { and, eq, exists, gt, gte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { account, formerAddress, session, user } from '../../../db/schema/auth.ts';
import { giveWay } from '../unclaimed.ts';
import { passkey, recoveryCode, ticket, twoFactor } from '../../../db/schema/identity.ts';
import { WEEK } from '../../../../contract/durations.ts';

/**
 * How long a reset through the mailbox undoes recently added sign-in methods, and restores a replaced address: someone at the owner's browser, or
 * with a stolen session, may have made these changes.
 */
export const UNDO_WINDOW = WEEK;

/**
 * Removes an account's sign-in methods: passwords, networks, passkeys, the second factor, a phone number, and a pending address change.
 * @param keeps `founding` keeps what the account was registered with
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
 * Removes sign-in methods added within the last week, except what the account was registered with. Older ones stay: their owner was notified and had
 * a week to react.
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
  await db.delete(recoveryCode).where(and(eq(recoveryCode.userId, userId), gte(recoveryCode.createdAt, since)));
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
 * Stores the previous address of an account, so that its owner can restore it. Someone who changes back to a stored address by hand has restored it
 * already; later ones are deleted. Call it in the transaction that replaces the address.
 */
export async function storeFormerAddress(db: Queryable, userId: string, { from, to }: { from: string; to: string }, now: Date): Promise<void> {
  const isTheirs = eq(formerAddress.userId, userId);
  await db.delete(formerAddress).where(and(isTheirs, sql`not ${isLive(now)}`));
  const [back] = await db
    .select({ replacedAt: formerAddress.replacedAt })
    .from(formerAddress)
    .where(and(isTheirs, eq(formerAddress.email, to)));
  if (back) await db.delete(formerAddress).where(and(isTheirs, gte(formerAddress.replacedAt, back.replacedAt)));
  else await db.insert(formerAddress).values({ userId, email: from, replacedAt: now });
}

/** The times when an account's addresses were replaced, as long as each replacement came within a week of the one before. */
const instants = (which: 'min' | 'max') =>
  sql<string>`(select ${sql.raw(which)}(f.replaced_at) from former_address f where f.user_id = ${formerAddress.userId})`;

/** They're stored until the account has had the same address for a week. */
const isLive = (now: Date) => sql`${instants('max')} > ${new Date(now.getTime() - UNDO_WINDOW).toISOString()}::timestamptz`;

/** Whether an address belonged to another account within the last week. Nobody else can take it while its owner can restore it. */
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
 * The accounts that an address can restore. The address from before all changes of the week works from anywhere. A later one may be a thief's that
 * the owner replaced, or the owner's that a thief replaced, so it works only on a device that was used before the first change.
 */
export async function recoverableUnder(db: Queryable, email: string, device: string | null, now: Date): Promise<{ id: string }[]> {
  const isFirst = sql`${formerAddress.replacedAt} = ${instants('min')}`;
  const used = db
    .select({ userId: session.userId })
    .from(session)
    .where(and(eq(session.userId, formerAddress.userId), eq(session.deviceUuid, device ?? ''), sql`${session.createdAt} < ${instants('min')}`));
  return formerlyOf(db, email, now, or(isFirst, exists(used)));
}

/** Restores an account's previous address. Those that replaced it can't be restored in turn. */
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

/** Deletes former addresses that can no longer be restored. */
export async function sweepFormerAddresses(db: Queryable, now: Date): Promise<void> {
  await db.delete(formerAddress).where(sql`not ${isLive(now)}`);
}
