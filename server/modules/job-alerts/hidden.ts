import { and, eq, gt, lte, not, sql } from 'drizzle-orm';
import type { Country } from '../../../contract/countries.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Queryable } from '../../db/client.ts';
import { account, session, user } from '../../db/schema/auth.ts';
import { ticket } from '../../db/schema/identity.ts';
import { hashPassword, randomPassword } from '../auth/password.ts';
import { LETTER_LIFETIME } from './letter.ts';

/** Nobody has shown that the address is theirs: no session, no password anyone knows, nothing but a letter on its way. Who registers gives a last name. */
export const isUnclaimed = and(
  eq(user.source, 'jobalert'),
  eq(user.lastName, ''),
  eq(user.emailVerified, false),
  eq(user.isAnonymous, false),
  sql`not exists (select 1 from ${session} where ${session.userId} = ${user.id})`,
);

/**
 * The account of an address, made where it has none: hidden, with a random password nobody is told, the e-mail's local part as first name, source
 * `jobalert` (specification §4). Does the same work whether or not there is one, so that the time it takes tells nothing: a
 * password is hashed, and the row is locked, because a commit that wrote nothing is not waited for as one that did.
 * @returns its id; null for an address that is sent nothing: of a suspended account, or of no mailbox
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
 * Makes room for who registers with an address that has only a hidden account nobody claimed: a stranger's alert keeps no one from registering.
 * The letters under way go on working, for the account that is made.
 * @param userId of who registers
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

/** Hidden accounts whose letters nobody answered, and nobody can any more. */
export async function sweepHidden(db: Queryable, now: Date): Promise<void> {
  const isAnswerable = sql`exists (select 1 from ${ticket} where ${ticket.userId} = ${user.id} and ${gt(ticket.expiresAt, now)})`;
  await db.delete(user).where(and(isUnclaimed, not(isAnswerable), lte(user.createdAt, new Date(now.getTime() - LETTER_LIFETIME))));
}
