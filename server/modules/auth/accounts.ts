import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Country } from '../../../contract/countries.ts';
import { type Language, languageOfAccount } from '../../../contract/languages.ts';
import { readPhone } from '../../../src/lib/phone.ts';
import type { Queryable } from '../../db/client.ts';
import { account, user } from '../../db/schema/auth.ts';

export interface FoundAccount {
  id: string;
  role: 'jobseeker' | 'recruiter';
  isSuspended: boolean;
  /** The password's hash. */
  password: string | null;
  /** What was given out before this instant opens nothing any more. */
  revokedAt: Date | null;
  /** The language it is written to in; null where it has chosen none. */
  languageId: number | null;
}

/**
 * What a person logs in with, as it is stored: an e-mail address in lower case, or a phone number as E.164.
 * @param country whose way of writing a number is meant
 */
export async function readLogin(text: string, country: Country): Promise<string> {
  if (text.includes('@')) return text.trim().toLowerCase();
  const read = await readPhone(text, country.code);
  return 'number' in read ? read.number : text;
}

/**
 * The accounts of an address or a number: at most one of a seeker and one of an employer. A number counts once it is verified: whoever
 * typed another's number at registration would otherwise be handed that person's login.
 * @param role whose login path it is (specification §6); both where it is left out
 */
export async function findAccounts(db: Queryable, login: string, role?: FoundAccount['role']): Promise<FoundAccount[]> {
  const isTheirs = or(eq(user.email, login), and(eq(user.phoneNumber, login), eq(user.phoneNumberVerified, true)));
  return accountsWhere(db, and(isTheirs, role && eq(user.role, role)));
}

/**
 * The same, held: until the transaction ends nothing of them is revoked, and what was revoked before is known. Whatever lets in looks by this.
 * @param db a transaction
 */
export async function holdAccounts(db: Queryable, login: string, role?: FoundAccount['role']): Promise<FoundAccount[]> {
  await hold(
    db,
    (await findAccounts(db, login, role)).map(({ id }) => id),
  );
  return findAccounts(db, login, role);
}

/** Locks accounts, in the order of all who lock several. */
export async function hold(db: Queryable, ids: readonly string[]): Promise<void> {
  await db
    .select({ id: user.id })
    .from(user)
    .where(inArray(user.id, [...ids]))
    .orderBy(asc(user.id))
    .for('update');
}

/** The same by id. */
export async function findAccountsById(db: Queryable, ids: readonly string[]): Promise<FoundAccount[]> {
  return accountsWhere(db, inArray(user.id, [...ids]));
}

async function accountsWhere(db: Queryable, isWanted: SQL | undefined): Promise<FoundAccount[]> {
  const found = await db
    .select({ id: user.id, role: user.role, suspendedAt: user.suspendedAt, password: account.password, revokedAt: user.revokedAt, languageId: user.languageId })
    .from(user)
    .leftJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(and(isWanted, eq(user.isAnonymous, false)));
  return found.map(({ suspendedAt, ...rest }) => ({ ...rest, isSuspended: suspendedAt !== null }));
}

/**
 * The language that what is sent to an address or a number is written in: that of its account, the seeker's before the employer's. Where no account has
 * one, or there is none, the page's.
 */
export function languageTo(accounts: readonly Pick<FoundAccount, 'role' | 'languageId'>[], page: Language): Language {
  const [first] = accounts.filter(({ languageId }) => languageId !== null).toSorted((a, b) => a.role.localeCompare(b.role));
  return first ? languageOfAccount(first.languageId) : page;
}

/** The accounts that a code or link given out at an instant still opens: those that nothing was revoked of since. @returns their ids */
export const openTo = (accounts: readonly FoundAccount[], issuedAt: Date): string[] =>
  accounts.filter(({ revokedAt }) => revokedAt === null || revokedAt <= issuedAt).map(({ id }) => id);
