import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import { languageById } from '../../../contract/languages.ts';
import type { SocialProvider } from '../../../contract/login.ts';
import { toFailure } from '../../lib/failure.ts';
import type { LeaveAnswer, SocialAnswer } from '../../machines/login/login.actors.ts';
import { api } from '../api.ts';
import { requestContext } from '../context.ts';
import { enter, refusalOf } from './answers.ts';
import { takeSocialMark } from './arrival.ts';

export const leaveForSocial = fromPromise<LeaveAnswer, { provider: SocialProvider; redirect: string | null }>(async ({ input, signal }) => {
  const { provider, redirect } = input;
  try {
    const { authorise_url } = (await api('beginSocialLogin', { params: { provider }, body: { redirect } }, { signal })).data;
    signal.throwIfAborted();
    window.location.assign(authorise_url);
    return await backByHistory(signal);
  } catch (error) {
    if (toFailure(error).code === ERRORS.alreadyLoggedIn.code) window.location.reload();
    return refusalOf(error, { [ERRORS.socialUnavailable.code]: 'unavailable' as const, [ERRORS.alreadyLoggedIn.code]: 'cancelled' as const });
  }
});

/** Browsers restore the page as it was left; a user who goes back to it didn't sign in. */
export function backByHistory(signal: AbortSignal): Promise<{ ok: false; failure: 'cancelled' }> {
  return new Promise((resolve, reject) => {
    const onShow = ({ persisted }: PageTransitionEvent) => (persisted ? resolve({ ok: false, failure: 'cancelled' }) : undefined);
    window.addEventListener('pageshow', onShow, { signal });
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

const REFUSALS = {
  [ERRORS.socialRefused.code]: 'invalidCredentials',
  [ERRORS.parameterInvalid.code]: 'invalidCredentials',
  [ERRORS.socialAccountExists.code]: 'accountExists',
  [ERRORS.socialCancelled.code]: 'cancelled',
  [ERRORS.loginLapsed.code]: 'cancelled',
  [ERRORS.accountSuspended.code]: 'suspended',
} as const;

export const finishSocial = fromPromise<SocialAnswer, { provider: SocialProvider }>(({ input, signal }) => {
  takeSocialMark();
  const body = { social_type: input.provider, source: 'web', active_key: 1, language_code: languageById(requestContext().languageId)?.slug ?? null };
  return enter(() => api('socialLogin', { body }, { signal }), REFUSALS, signal);
});
