import { fromPromise } from 'xstate';
import type { DeviceSession } from '../../../contract/settings.ts';
import { missing } from '../missing.ts';
import { stepUpMachine } from '../stepUp/stepUp.machine.ts';

/** `proofNeeded`: nothing was signed out; the user must reauthenticate. */
export type EndAnswer = { ok: true } | { ok: false; failure: 'proofNeeded' };

export const devicesActors = {
  /** This device first. */
  listDevices: fromPromise<DeviceSession[]>(missing('listDevices')),
  /** Also succeeds if it is already signed out. */
  endDevice: fromPromise<EndAnswer, { id: string }>(missing('endDevice')),
  endOthers: fromPromise<EndAnswer>(missing('endOthers')),
  stepUp: stepUpMachine,
};
