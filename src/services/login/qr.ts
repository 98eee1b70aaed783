import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import { toFailure } from '../../lib/failure.ts';
import type { ClaimAnswer, QrAnswer, QrNews } from '../../machines/login/login.actors.ts';
import { api } from '../api.ts';
import { enter, refusalOf } from './answers.ts';
import { untilNextLook } from './tabs.ts';

const LOOK_EVERY = 2_000;

export const createQr = fromPromise<QrAnswer>(async ({ signal }) => {
  try {
    const { text, expires_at } = (await api('createQrLogin', { body: {} }, { signal })).data;
    return { ok: true, qr: { text, expires_at } };
  } catch (error) {
    return refusalOf<never>(error, {});
  }
});

export const watchQr = fromPromise<QrNews, { seen: 'showing' | 'scanned' }>(async ({ input, signal }) => {
  for (;;) {
    await untilNextLook(LOOK_EVERY, signal);
    const status = await api('qrLoginStatus', {}, { signal }).then(({ data }) => data.status, gone);
    if (status !== 'showing' && status !== input.seen) return status;
  }
});

/** Polls again without a response; after a refusal, the code is no longer valid. */
function gone(error: unknown): 'showing' | 'expired' {
  const { kind, status } = toFailure(error);
  return kind === 'refused' && status < 500 && status !== 429 ? 'expired' : 'showing';
}

const REFUSALS = {
  [ERRORS.linkExpired.code]: 'expired',
  [ERRORS.linkUsed.code]: 'expired',
  [ERRORS.notAllowedNow.code]: 'expired',
  [ERRORS.notFound.code]: 'expired',
  [ERRORS.accountSuspended.code]: 'suspended',
} as const;

export const claimQr = fromPromise<ClaimAnswer>(({ signal }) => enter(() => api('claimQrLogin', { body: {} }, { signal }), REFUSALS, signal));
