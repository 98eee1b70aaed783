import type { FastifyRequest } from 'fastify';
import type { Country } from '../../../contract/countries.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { giveWay } from './unclaimed.ts';
import { findAccounts } from './accounts.ts';
import { becomeSeeker, constraintOf } from './become-seeker.ts';
import { markProven } from './assurance/prove-address.ts';
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

/** Whether a code may register an address: nobody has it, and nobody can restore it. */
export async function canRegister(db: Queryable, address: string, now: Date): Promise<boolean> {
  return address.includes('@') && (await findAccounts(db, address)).length === 0 && !(await isReserved(db, address, 'jobseeker', now));
}

/**
 * Turns a guest into the job seeker of a new address. The emailed code came back, so the address is theirs. It stays the guest's row, so everything
 * they own remains theirs. The name is requested later, and there is no password.
 * @param db a transaction in which the code was used
 */
export async function registerByCode(db: Queryable, address: string, { caller, country, language, request, now }: From): Promise<Outcome> {
  // A phone number receives no email, and a recently replaced address may be restored by its owner. The response is the same as for a wrong code.
  if (!(await canRegister(db, address, now))) return { refused: new ApiError('otpWrong') };
  if (caller.kind !== 'guest') return { refused: new ApiError('credentialsMissing') };
  await giveWay(db, address, caller.userId);
  const person = { email: address, name: '', countryId: country.id, languageId: language.id };
  const isIn = await becomeSeeker(db, caller.userId, person, { providerId: 'credential', password: null }, now).catch((error: unknown) => {
    // Someone took the address at the same instant: another code signs in.
    if (constraintOf(error) === 'user_email') throw new ApiError('otpExpired');
    throw error;
  });
  if (!isIn) return { refused: new ApiError('alreadyLoggedIn') };
  // The code proved it, and nothing was added to this account before.
  await markProven(db, caller.userId, now);
  return registerSession(db, { caller, userId: caller.userId, request, now });
}
