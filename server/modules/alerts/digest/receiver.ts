import { eq } from 'drizzle-orm';
import { countryById } from '../../../../contract/countries.ts';
import { languageOfAccount, type Language } from '../../../../contract/languages.ts';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import { defaultCountry } from '../../../http/caller.ts';

/** The reader of an alert's emails. */
export interface Receiver {
  id: string;
  firstName: string;
  language: Language;
  /** IANA; that of the account's country, since the person's own isn't known. */
  timeZone: string;
  isSuspended: boolean;
}

/**
 * Reads an alert's owner.
 * @param isLocked serializes one person's emails, so that the limit holds and no job is sent twice
 */
export async function receiverOf(db: Queryable, userId: string, { isLocked = false } = {}): Promise<Receiver | null> {
  const wanted = db
    .select({ id: user.id, firstName: user.firstName, languageId: user.languageId, countryId: user.countryId, suspendedAt: user.suspendedAt })
    .from(user)
    .where(eq(user.id, userId));
  const [row] = isLocked ? await wanted.for('no key update') : await wanted;
  if (!row) return null;
  const { timeZone } = countryById(row.countryId ?? 0) ?? defaultCountry();
  return { id: row.id, firstName: row.firstName, language: languageOfAccount(row.languageId), timeZone, isSuspended: row.suspendedAt !== null };
}
