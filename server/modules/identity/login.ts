import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { loginPayload } from '../../../contract/auth.ts';
import type { Country } from '../../../contract/countries.ts';
import type { Language } from '../../../contract/languages.ts';
import { type Caller, requireSignedOut } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { findAccounts, lockAccounts, openTo, readLogin } from './accounts.ts';
import { proveAddress } from './assurance/prove-address.ts';
import { countTry, countTryFrom, forgetTries, LIMITS_OF } from '../../http/attempts.ts';
import type { IdentityContext } from './context.ts';
import { checkCode } from './code.ts';
import { enter } from './enter.ts';
import { originOf } from './familiar.ts';
import { isPassword } from './password.ts';
import { registerByCode } from './register-by-code.ts';
import { beginOnce, type Entered } from './replay.ts';

type Login = z.output<typeof loginPayload>;
interface From {
  caller: Caller;
  country: Country;
  language: Language;
  request: FastifyRequest;
  /** The side of the sign-in page. A password is checked on that side only. */
  role: 'jobseeker' | 'recruiter';
}

/**
 * Signs in with an email address or phone number, by password or by code with its challenge. Merges the guest. An address without an account gets the
 * response and the timing of a wrong password, unless a code and accepted terms register it. A code proves the address, so if a job seeker and an
 * employer share it, the sign-in waits for a choice.
 * @throws ApiError alreadyLoggedIn, credentialsIncorrect, accountSuspended, tooManyAttempts, otpWrong, otpExpired, otpUsed; parameterInvalid if there
 * is neither a password nor a code
 */
export async function logIn(context: IdentityContext, payload: Login, { caller, country, language, request, role }: From): Promise<Entered> {
  requireSignedOut(caller);
  const address = await readLogin(payload.login, country);
  const { otp, challenge_id: challengeId, password } = payload;
  const origin = await originOf(context, request, address);
  await countTryFrom(context, LIMITS_OF.loginByAddress, origin.network);
  if (otp !== undefined && challengeId !== undefined) {
    return beginOnce(context, request, async (db) => {
      const checked = await checkCode(context, db, { challengeId, address, purpose: 'login', code: otp, place: origin.place });
      if ('refused' in checked) return checked;
      const accounts = await lockAccounts(db, address);
      if (accounts.length === 0 && payload.terms_and_condition && role === 'jobseeker')
        return registerByCode(db, address, { caller, country, language, request, now: context.now() });
      const ids = openTo(accounts, checked.issuedAt);
      if (ids.length === 0) return { refused: new ApiError('otpWrong') };
      const ended = address.includes('@') ? await proveAddress(db, { userIds: ids, caller, request, now: context.now() }) : [];
      return enter(context, db, ids, 'code', { caller, request, ended });
    });
  }
  if (password === undefined) throw new ApiError('parameterInvalid', { fields: { password: ['required'] } });
  await countTry(context, LIMITS_OF.passwordByAccount, address + origin.place);
  const [found] = await findAccounts(context.db, address, role);
  if (!(await isPassword(password, found?.password ?? null)) || !found) throw new ApiError('credentialsIncorrect');
  await forgetTries(context, LIMITS_OF.passwordByAccount, address + origin.place);
  return beginOnce(context, request, async (db) => {
    // The password may have changed while it was checked, which takes as long as others wait for their turn.
    const [now] = await lockAccounts(db, address, role);
    if (now?.id !== found.id || now.password !== found.password) return { refused: new ApiError('credentialsIncorrect') };
    return enter(context, db, [found.id], 'password', { caller, request });
  });
}
