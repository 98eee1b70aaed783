import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import type { LinkAnswer, LinkNews, RedeemAnswer } from '../../machines/login/login.actors.ts';
import { api } from '../api.ts';
import { enter, refusalOf } from './answers.ts';
import { forgetLinkTicket, takeLinkTicket } from './arrival.ts';
import { untilNextLook } from './tabs.ts';
import { dropTraces } from '../traces.ts';

const LOOK_EVERY = 3_000;

export const requestMagicLink = fromPromise<LinkAnswer, { email: string; redirect: string | null }>(async ({ input, signal }) => {
  try {
    return { ok: true, link: (await api('requestMagicLink', { body: input }, { signal })).data };
  } catch (error) {
    return refusalOf(error, { [ERRORS.otpNotSent.code]: 'notSent' as const, [ERRORS.parameterInvalid.code]: 'notSent' as const });
  }
});

export const watchMagicLink = fromPromise<LinkNews>(async ({ signal }) => {
  for (;;) {
    await untilNextLook(LOOK_EVERY, signal);
    // No response: polls again, because the email may be read on a train.
    const status = await api('magicLinkStatus', {}, { signal }).then(
      ({ data }) => data.status,
      () => 'sent' as const,
    );
    if (status === 'sent') continue;
    if (status === 'expired') return { ok: false, failure: 'expired' };
    if (status === 'elsewhere') return { ok: false, failure: 'elsewhere' };
    const session = await api('getSession', {}, { signal }).then(
      ({ data }) => data,
      () => null,
    );
    if (session) return session.user || session.pending ? { ok: true, session } : { ok: false, failure: 'elsewhere' };
  }
});

const REFUSALS = {
  [ERRORS.linkExpired.code]: 'expired',
  [ERRORS.loginLapsed.code]: 'expired',
  [ERRORS.notFound.code]: 'expired',
  [ERRORS.parameterInvalid.code]: 'expired',
  [ERRORS.linkUsed.code]: 'used',
  [ERRORS.accountSuspended.code]: 'suspended',
} as const;

/** A session in progress here doesn't apply to an account whose link another browser requested: its owner may have sent the user the link. */
async function redeem(token: string, signal: AbortSignal) {
  const answer = await api('redeemMagicLink', { body: { token } }, { signal });
  if (!answer.data.is_own) dropTraces();
  return answer;
}

export const redeemMagicLink = fromPromise<RedeemAnswer>(async ({ signal }) => {
  const token = takeLinkTicket();
  const answer = await enter(() => redeem(token, signal), REFUSALS, signal);
  if (answer.ok || answer.failure !== 'tooMany') forgetLinkTicket();
  return answer;
});
