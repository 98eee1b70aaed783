import { fromPromise } from 'xstate';
import { ERRORS } from '../../contract/errors.ts';
import { toFailure } from '../lib/failure.ts';
import { randomUuid } from '../lib/uuid.ts';
import { loginMachine } from '../machines/login/login.machine.ts';
import type { PasswordAnswer, VerifyAnswer } from '../machines/login/login.actors.ts';
import { registerMachine } from '../machines/register/register.machine.ts';
import type { RegistrationAnswer, RegistrationDetails } from '../machines/register/register.actors.ts';
import { api } from './api.ts';
import { CODE_REFUSALS, requestEmployerCode } from './login/address.ts';
import { enter, refusalOf } from './login/answers.ts';
import { forgetSpent } from './login/sentCodes.ts';
import { login } from './login.ts';
import { emailVerification } from './recovery/verification.ts';
import { payloadOf } from './register.ts';

const checkPassword = fromPromise<PasswordAnswer, { address: string; password: string }>(({ input, signal }) =>
  enter(
    () => api('recruiterLogin', { body: { login: input.address, password: input.password } }, { signal }),
    {
      [ERRORS.accountSuspended.code]: 'suspended' as const,
      [ERRORS.credentialsIncorrect.code]: 'invalid' as const,
      [ERRORS.parameterInvalid.code]: 'invalid' as const,
    },
    signal,
  ),
);

const verifyCode = fromPromise<VerifyAnswer, { address: string; challengeId: string; code: string }>(
  async ({ input: { address, challengeId, code }, signal }) =>
    forgetSpent(
      challengeId,
      await enter(() => api('recruiterLogin', { body: { login: address, otp: code, challenge_id: challengeId } }, { signal }), CODE_REFUSALS, signal),
    ),
);

/** The sign-in chart for recruiters (specification §6): passwords are separate, but proving the address opens either account. */
export const employerLogin = loginMachine.provide({ actors: { ...login.implementations.actors, requestCode: requestEmployerCode, checkPassword, verifyCode } });

/** One for all registrations of this page, as for job seekers (register.ts). */
let key: string | undefined;

const register = fromPromise<RegistrationAnswer, { details: RegistrationDetails }>(async ({ input: { details }, signal }) => {
  const read = await payloadOf(details);
  if ('fault' in read) return { ok: false, failure: 'phoneFault', fault: read.fault };
  const { password = '', company_name = '', ...rest } = read.payload;
  key ??= randomUuid();
  try {
    const body = { ...rest, password, company_name, source: 'web' };
    return { ok: true, session: (await api('registerRecruiter', { body }, { signal, idempotencyKey: key })).data };
  } catch (error) {
    const { code, fields } = toFailure(error);
    if (code === ERRORS.alreadyLoggedIn.code) return { ok: false, failure: 'alreadyLoggedIn', session: (await api('getSession', {}, { signal })).data };
    if (code === ERRORS.parameterInvalid.code) return { ok: false, failure: 'invalid', fields };
    return refusalOf(error, { [ERRORS.emailTaken.code]: 'emailTaken' as const, [ERRORS.phoneTaken.code]: 'phoneTaken' as const });
  }
});

/** The registration chart for recruiters, which also asks for the company's name. */
export const employerRegister = registerMachine.provide({ actors: { register, emailVerification } });
