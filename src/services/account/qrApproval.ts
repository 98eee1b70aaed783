import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import type { ScanAnswer, SettleAnswer } from '../../machines/qrApproval/qrApproval.actors.ts';
import { qrApprovalMachine } from '../../machines/qrApproval/qrApproval.machine.ts';
import { api } from '../api.ts';
import { onThisDevice } from '../serverClock.ts';
import { refusalOf } from './refusals.ts';
import { stepUp } from './stepUp.ts';

const REFUSALS = {
  [ERRORS.linkExpired.code]: 'expired',
  [ERRORS.linkUsed.code]: 'used',
  [ERRORS.notFound.code]: 'unknown',
  [ERRORS.parameterInvalid.code]: 'unknown',
} as const;
const SETTLE_REFUSALS = { ...REFUSALS, [ERRORS.proofNeeded.code]: 'proofNeeded' } as const;

const settle = (name: 'approveQrLogin' | 'denyQrLogin') =>
  fromPromise<SettleAnswer, { token: string }>(async ({ input, signal }) => {
    try {
      await api(name, { body: { token: input.token } }, { signal });
      return { ok: true };
    } catch (error) {
      return refusalOf(error, SETTLE_REFUSALS);
    }
  });

/** The chart for approving a QR code login with its actors. */
export const qrApproval = qrApprovalMachine.provide({
  actors: {
    stepUp,
    scanCode: fromPromise<ScanAnswer, { token: string }>(async ({ input, signal }) => {
      try {
        const { data } = await api('scanQrLogin', { body: { token: input.token } }, { signal });
        return { ok: true, asking: { device: data.device, isSameNetwork: data.is_same_network, expiresAt: onThisDevice(data.expires_at) } };
      } catch (error) {
        return refusalOf(error, REFUSALS);
      }
    }),
    approveLogin: settle('approveQrLogin'),
    denyLogin: settle('denyQrLogin'),
  },
});
