import { fromPromise } from 'xstate';
import type { DeviceName } from '../../../contract/qr.ts';
import { missing } from '../missing.ts';
import { stepUpMachine } from '../stepUp/stepUp.machine.ts';

/** The device that requests to sign in. `expiresAt`: ISO-8601, this device's clock. */
export type Asking = { device: DeviceName; isSameNetwork: boolean; expiresAt: string };
/** `used`: already answered, or scanned by another phone. `unknown`: there is no such code. */
type QrRefusal = { ok: false; failure: 'expired' | 'used' | 'unknown' };
export type ScanAnswer = { ok: true; asking: Asking } | QrRefusal;
/** `proofNeeded`: the session's last reauthentication is too long ago to approve anyone. */
export type SettleAnswer = { ok: true } | QrRefusal | { ok: false; failure: 'proofNeeded' };

export const qrApprovalActors = {
  scanCode: fromPromise<ScanAnswer, { token: string }>(missing('scanCode')),
  approveLogin: fromPromise<SettleAnswer, { token: string }>(missing('approveLogin')),
  denyLogin: fromPromise<SettleAnswer, { token: string }>(missing('denyLogin')),
  stepUp: stepUpMachine,
};
