import { fromPromise } from 'xstate';
import type { DeviceSession } from '../../../contract/settings.ts';
import { missing } from '../missing.ts';
import { stepUpMachine } from '../stepUp/stepUp.machine.ts';

/** `proofNeeded`: nobody was logged out; who one is has to be proven first. */
export type EndAnswer = { ok: true } | { ok: false; failure: 'proofNeeded' };

export const devicesActors = {
  /** This device first. */
  listDevices: fromPromise<DeviceSession[]>(missing('listDevices')),
  /** Done as well where it is logged out already. */
  endDevice: fromPromise<EndAnswer, { id: string }>(missing('endDevice')),
  endOthers: fromPromise<EndAnswer>(missing('endOthers')),
  stepUp: stepUpMachine,
};
