import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Country } from '../../../contract/countries.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Queryable } from '../../db/client.ts';
import { account, user } from '../../db/schema/auth.ts';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { giveWay } from '../job-alerts/hidden.ts';
import { acceptedTerms } from './accepted-terms.ts';
import { findAccounts } from './accounts.ts';
import { registerSession } from './assurance/register-session.ts';
import { isReserved } from './assurance/ways-in.ts';
import type { Outcome } from './replay.ts';

interface From {
  caller: Caller;
  country: Country;
  language: Language;
  request: FastifyRequest;
  now: Date;
}

/** Whether a code may make an account for an address: nobody has it, and nobody can still take it back. */
export async function canRegister(db: Queryable, address: string, now: Date): Promise<boolean> {
  return address.includes('@') && (await findAccounts(db, address)).length === 0 && !(await isReserved(db, address, 'jobseeker', now));
}

/**
 * Makes a guest the job seeker of an address nobody has: a code mailed there just came back, so the address is theirs. The guest's own row, so all
 * they own stays theirs. Their name is asked for later; there is no password.
 * @param db a transaction in which the code was used
 */
export async function registerByCode(db: Queryable, address: string, { caller, country, language, request, now }: From): Promise<Outcome> {
  // A phone number reaches nobody by mail, and an address given up a moment ago may come back to its owner: answered like a wrong code.
  if (!(await canRegister(db, address, now))) return { refused: new ApiError('otpWrong') };
  if (caller.kind !== 'guest') return { refused: new ApiError('credentialsMissing') };
  await giveWay(db, address, caller.userId);
  const rows = await db
    .update(user)
    .set({
      email: address,
      emailVerified: true,
      isAnonymous: false,
      name: '',
      countryId: country.id,
      languageId: language.id,
      ...acceptedTerms(now),
      createdAt: now,
      updatedAt: now,
    })
    .where(and(eq(user.id, caller.userId), eq(user.isAnonymous, true)))
    .returning({ id: user.id })
    .catch((error: unknown) => {
      // Somebody took the address in this instant: another code signs in.
      if ((error as { cause?: { constraint?: string } }).cause?.constraint === 'user_email') throw new ApiError('otpExpired');
      throw error;
    });
  if (rows.length === 0) return { refused: new ApiError('alreadyLoggedIn') };
  await db
    .insert(account)
    .values({ accountId: caller.userId, providerId: 'credential', userId: caller.userId, password: null, createdAt: now, updatedAt: now });
  return registerSession(db, { caller, userId: caller.userId, request, now });
}
