import { and, eq, gt, lte, not, sql } from 'drizzle-orm';
import type { Country } from '../../../contract/countries.ts';
import { DAY } from '../../../contract/durations.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Queryable } from '../../db/client.ts';
import { account, session, user } from '../../db/schema/auth.ts';
import { ticket } from '../../db/schema/identity.ts';
import { hashPassword, randomPassword } from './password.ts';

/** How long the button of an alert's confirmation email works, and so how long its hidden account is needed. */
export const CONFIRMATION_LIFETIME = 30 * DAY;

/**
 * An account whose address nobody has proven: no session, no known password, only a pending email. Registration requires a last name, so there is
 * none.
 */
export const isUnclaimed = and(
  eq(user.source, 'jobalert'),
  eq(user.lastName, ''),
  eq(user.emailVerified, false),
  eq(user.isAnonymous, false),
  sql`not exists (select 1 from ${session} where ${session.userId} = ${user.id})`,
);

/**
 * The account of an address, created if needed: hidden, with a random password nobody knows, the local part of the address as first name, and source
 * `jobalert` (specification §4). Does the same work either way, so that the response time reveals nothing: it hashes a password, and locks the row,
 * because a commit without writes is faster.
 * @returns its ID; null for an address that gets no email: of a suspended account, or without a mailbox
 */
export async function receiverOf(
  db: Queryable,
  email: string,
  { country, language, now }: { country: Country; language: Language; now: Date },
): Promise<string | null> {
  const password = await hashPassword(randomPassword());
  const firstName = (email.split('@')[0] ?? '').slice(0, 50);
  await db
    .insert(user)
    .values({ email, name: firstName, firstName, source: 'jobalert', countryId: country.id, languageId: language.id, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const [owner] = await db
    .select()
    .from(user)
    .where(and(eq(user.email, email), eq(user.role, 'jobseeker')))
    .for('update');
  const isFirst = sql`${isUnclaimed} and not exists (select 1 from ${account} where ${account.userId} = ${user.id})`;
  await db.execute(sql`
    insert into ${account} (account_id, provider_id, user_id, password, created_at, updated_at)
    select ${user.id}, 'credential', ${user.id}, ${password}, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz from ${user} where ${user.email} = ${email} and ${user.role} = 'jobseeker' and ${isFirst}`);
  return owner && !owner.isAnonymous && owner.suspendedAt === null ? owner.id : null;
}

/**
 * Deletes an unclaimed hidden account when someone registers with its address, so that a stranger's alert blocks no one. Pending emails continue to
 * work, for the new account.
 * @param userId the person who registers
 */
export async function giveWay(db: Queryable, email: string, userId: string): Promise<void> {
  const [hidden] = await db
    .select({ id: user.id })
    .from(user)
    .where(and(isUnclaimed, eq(user.email, email), eq(user.role, 'jobseeker')))
    .for('update');
  if (!hidden) return;
  await db.update(ticket).set({ userId }).where(eq(ticket.userId, hidden.id));
  await db.delete(user).where(eq(user.id, hidden.id));
}

/** Deletes hidden accounts whose emails nobody confirmed and nobody can confirm anymore. */
export async function sweepHidden(db: Queryable, now: Date): Promise<void> {
  const isAnswerable = sql`exists (select 1 from ${ticket} where ${ticket.userId} = ${user.id} and ${gt(ticket.expiresAt, now)})`;
  await db.delete(user).where(and(isUnclaimed, not(isAnswerable), lte(user.createdAt, new Date(now.getTime() - CONFIRMATION_LIFETIME))));
}
