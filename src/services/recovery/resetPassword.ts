import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import type { SendAnswer } from '../../machines/codeEntry/codeEntry.actors.ts';
import type { CheckAnswer, SaveAnswer } from '../../machines/resetPassword/resetPassword.actors.ts';
import { resetPasswordMachine } from '../../machines/resetPassword/resetPassword.machine.ts';
import { toFailure } from '../../lib/failure.ts';
import { api } from '../api.ts';
import { refusalOf } from '../login/answers.ts';
import { challengeFor, forgetSpent } from '../login/sentCodes.ts';
import { noteWaiting, announceSignIn } from '../login/tabs.ts';
import { serverInstantIn } from '../serverClock.ts';
import { forgetBegun, storeBegun } from './begun.ts';
import { CODE_REFUSALS, NOT_SENT } from './codes.ts';
import { forgetLinkCode, takeLinkCode } from './link.ts';

/** How long the right to choose a password may last, in seconds (the server decides when it expires). */
const RIGHT_LASTS = 600;

const requestCode = fromPromise<SendAnswer, { email: string }>(async ({ input: { email }, signal }) => {
  try {
    const challenge = await challengeFor('reset', email, () => api('requestResetOtp', { body: { email } }, { signal }));
    storeBegun({ email, challenge }, challenge.expires_at);
    return { ok: true, challenge };
  } catch (error) {
    return refusalOf(error, NOT_SENT);
  }
});

async function exchange(email: string, otp: string, challengeId: string | null, signal: AbortSignal): Promise<CheckAnswer> {
  try {
    await api('verifyResetOtp', { body: { email, otp, ...(challengeId === null ? {} : { challenge_id: challengeId }) } }, { signal });
    storeBegun({ email, challenge: null }, serverInstantIn(RIGHT_LASTS));
    return { ok: true };
  } catch (error) {
    return refusalOf(error, CODE_REFUSALS);
  }
}

const checkCode = fromPromise<CheckAnswer, { email: string; challengeId: string; code: string }>(async ({ input, signal }) =>
  forgetSpent(input.challengeId, await exchange(input.email, input.code, input.challengeId, signal)),
);

const exchangeLink = fromPromise<CheckAnswer, { email: string }>(async ({ input, signal }) => {
  const answer = await exchange(input.email, takeLinkCode(), null, signal);
  forgetLinkCode();
  return answer;
});

const savePassword = fromPromise<SaveAnswer, { password: string }>(async ({ input, signal }) => {
  try {
    const { data: session } = await api('resetPassword', { body: { new_password: input.password } }, { signal });
    forgetBegun();
    noteWaiting(session);
    if (session.user) announceSignIn();
    return { ok: true, session };
  } catch (error) {
    const reason = toFailure(error).fields['new_password']?.[0];
    if (reason !== undefined) return { ok: false, failure: 'refused', reason };
    const answer = refusalOf(error, { [ERRORS.loginLapsed.code]: 'lapsed' as const, [ERRORS.accountSuspended.code]: 'suspended' as const });
    if (answer.failure === 'tooMany') throw error;
    forgetBegun();
    return answer;
  }
});

/** The password reset chart with its actors. */
export const resetPassword = resetPasswordMachine.provide({ actors: { requestCode, checkCode, exchangeLink, savePassword } });
