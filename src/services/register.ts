import { fromPromise } from 'xstate';
import { ERRORS } from '../../contract/errors.ts';
import { toFailure } from '../lib/failure.ts';
import { type PhoneFault, readPhone } from '../lib/phone.ts';
import { randomUuid } from '../lib/uuid.ts';
import { registerMachine } from '../machines/register/register.machine.ts';
import type { RegistrationAnswer, RegistrationDetails } from '../machines/register/register.actors.ts';
import { api } from './api.ts';
import { campaign } from './campaign.ts';
import { emailVerification } from './recovery/verification.ts';
import { storeFreeResume } from './resume/freeResume.ts';
import { serverInstantIn } from './serverClock.ts';
import { untilThere } from './untilThere.ts';

/**
 * One for all registrations of this page. Sent again with the same details because the answer was lost, it returns the created account
 * (server/modules/identity/replay.ts); with other details, it is another registration.
 */
let key: string | undefined;

type Payload = Omit<RegistrationDetails, 'phone'> & { contact_number: string | null };

/** The payload, with the number parsed in its country's format; or why it is invalid. */
export async function payloadOf({ phone, ...details }: RegistrationDetails): Promise<{ payload: Payload } | { fault: PhoneFault }> {
  if (!phone) return { payload: { ...details, contact_number: null } };
  const read = await untilThere(() => readPhone(phone.text, phone.countryCode));
  return 'fault' in read ? read : { payload: { ...details, contact_number: read.number } };
}

/** Registers, with the stored campaign data (specification §3). @throws Failure unless a field or an existing account explains it */
export async function sendRegistration(details: RegistrationDetails, signal: AbortSignal): Promise<RegistrationAnswer> {
  const read = await payloadOf(details);
  if ('fault' in read) return { ok: false, failure: 'phoneFault', fault: read.fault };
  const stored = campaign();
  try {
    const body = { ...read.payload, source: details.source ?? 'web', ...(stored ? { campaign: stored } : {}) };
    key ??= randomUuid();
    return { ok: true, session: (await api('register', { body }, { signal, idempotencyKey: key })).data };
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
        return { ok: false, failure: 'tooMany', retryAt: serverInstantIn(failure.retryAfter ?? 60) };
      default:
        throw failure;
    }
  }
}

/** The registration chart with its actors. */
export const register = registerMachine.provide({
  actors: {
    register: fromPromise<RegistrationAnswer, { details: RegistrationDetails }>(async ({ input, signal }) => {
      const answer = await sendRegistration(input.details, signal);
      if (answer.ok) storeFreeResume();
      return answer;
    }),
    emailVerification,
  },
});
