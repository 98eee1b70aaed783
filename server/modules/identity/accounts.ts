import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Country } from '../../../contract/countries.ts';
import { type Language, languageOfAccount } from '../../../contract/languages.ts';
import { readPhone } from '../../../src/lib/phone.ts';
import type { Queryable } from '../../db/client.ts';
import { account, user } from '../../db/schema/auth.ts';
import { lockUsers } from '../../db/lock-user.ts';

export interface FoundAccount {
  id: string;
  role: 'jobseeker' | 'recruiter';
  isSuspended: boolean;
  /** The password's hash. */
  password: string | null;
  /** Codes, links, and half-finished sign-ins issued before this instant no longer work. */
  revokedAt: Date | null;
  /** The language for emails to this account; null if it has chosen none. */
  languageId: number | null;
}

/**
 * Normalizes what a person signs in with: an email address in lower case, or a phone number in E.164.
 * @param country the country whose national number format applies
 */
export async function readLogin(text: string, country: Country): Promise<string> {
  if (text.includes('@')) return text.trim().toLowerCase();
  const read = await readPhone(text, country.code);
  return 'number' in read ? read.number : text;
}

/**
 * The accounts of an address or number: at most one job seeker and one employer. A number counts only once it is verified. Otherwise someone who
 * registered with another person's number would receive that person's sign-in.
 * @param role the side of the sign-in page (specification §6); both if omitted
 */
export async function findAccounts(db: Queryable, login: string, role?: FoundAccount['role']): Promise<FoundAccount[]> {
  const isTheirs = or(eq(user.email, login), and(eq(user.phoneNumber, login), eq(user.phoneNumberVerified, true)));
  return accountsWhere(db, and(isTheirs, role && eq(user.role, role)));
}

/**
 * Like `findAccounts`, but locks the accounts: until the transaction ends, nothing of them is revoked, and an earlier revocation is visible. Every
 * sign-in uses this.
 * @param db a transaction
 */
export async function lockAccounts(db: Queryable, login: string, role?: FoundAccount['role']): Promise<FoundAccount[]> {
  await lockUsers(
    db,
    (await findAccounts(db, login, role)).map(({ id }) => id),
  );
  return findAccounts(db, login, role);
}

/** Like `findAccounts`, by ID. */
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
 * The language for messages to an address or number: that of its account, the job seeker's before the employer's. If no account has one, or there is
 * none, the page's.
 */
export function languageTo(accounts: readonly Pick<FoundAccount, 'role' | 'languageId'>[], page: Language): Language {
  const [first] = accounts.filter(({ languageId }) => languageId !== null).toSorted((a, b) => a.role.localeCompare(b.role));
  return first ? languageOfAccount(first.languageId) : page;
}

/**
 * The accounts that a code or link issued at an instant still opens: those with no revocation since.
 * @returns their IDs
 */
export const openTo = (accounts: readonly FoundAccount[], issuedAt: Date): string[] =>
  accounts.filter(({ revokedAt }) => revokedAt === null || revokedAt <= issuedAt).map(({ id }) => id);
