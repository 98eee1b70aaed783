import { fromPromise } from 'xstate';
import { ERRORS } from '../../contract/errors.ts';
import { toFailure } from '../lib/failure.ts';
import { registerMachine } from '../machines/register/register.machine.ts';
import type { RegistrationAnswer, RegistrationDetails } from '../machines/register/register.actors.ts';
import { api } from './api.ts';
import { campaign } from './campaign.ts';

/** Registers, with the stored campaign data (specification §3). @throws Failure for what no field and no other account explains */
export async function sendRegistration(details: RegistrationDetails, signal: AbortSignal): Promise<RegistrationAnswer> {
  const stored = campaign();
  try {
    const body = { ...details, source: details.source ?? 'web', ...(stored ? { campaign: stored } : {}) };
    return { ok: true, session: (await api('register', { body }, { signal })).data };
  } catch (error) {
    const failure = toFailure(error);
    switch (failure.code) {
      case ERRORS.emailTaken.code:
        return { ok: false, failure: 'emailTaken' };
      case ERRORS.phoneTaken.code:
        return { ok: false, failure: 'phoneTaken' };
      case ERRORS.alreadyLoggedIn.code:
        return { ok: false, failure: 'alreadyLoggedIn', session: (await api('getSession', {}, { signal })).data };
      case ERRORS.parameterInvalid.code:
        return { ok: false, failure: 'invalid', fields: failure.fields };
      case ERRORS.tooManyAttempts.code:
        return { ok: false, failure: 'tooMany', retryAt: new Date(Date.now() + (failure.retryAfter ?? 60) * 1_000).toISOString() };
      default:
        throw failure;
    }
  }
}

/** The registration chart with its real actor. */
export const register = registerMachine.provide({
  actors: { register: fromPromise<RegistrationAnswer, { details: RegistrationDetails }>(({ input, signal }) => sendRegistration(input.details, signal)) },
});
