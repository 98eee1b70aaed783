import { and, eq, or } from 'drizzle-orm';
import type { Country } from '../../../contract/countries.ts';
import { readPhone } from '../../../src/lib/phone.ts';
import type { Queryable } from '../../db/client.ts';
import { account, user } from '../../db/schema/auth.ts';

export interface FoundAccount {
  id: string;
  role: 'jobseeker' | 'recruiter';
  isSuspended: boolean;
  /** The password's hash. */
  password: string | null;
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
  const found = await db
    .select({ id: user.id, role: user.role, suspendedAt: user.suspendedAt, password: account.password })
    .from(user)
    .leftJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(
      and(
        or(eq(user.email, login), and(eq(user.phoneNumber, login), eq(user.phoneNumberVerified, true))),
        eq(user.isAnonymous, false),
        role && eq(user.role, role),
      ),
    );
  return found.map(({ suspendedAt, ...rest }) => ({ ...rest, isSuspended: suspendedAt !== null }));
}
