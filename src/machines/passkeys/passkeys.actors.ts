import { fromPromise } from 'xstate';
import type { PasskeyRecord } from '../../../contract/two-factor.ts';
import { missing } from '../missing.ts';
import { stepUpMachine } from '../stepUp/stepUp.machine.ts';

/** `canAdd`: this device can make one. */
export type PasskeyNews = { keys: PasskeyRecord[]; canAdd: boolean };
/** `cancelled`: the device made none. `refused`: it can not be kept, such as one that is there already. */
export type AddAnswer = { ok: true; passkey: PasskeyRecord } | { ok: false; failure: 'proofNeeded' | 'cancelled' | 'refused' };
export type RemoveAnswer = { ok: true } | { ok: false; failure: 'proofNeeded' };

export const passkeysActors = {
  listPasskeys: fromPromise<PasskeyNews>(missing('listPasskeys')),
  /** The device asks its owner in between. */
  addPasskey: fromPromise<AddAnswer, { name: string }>(missing('addPasskey')),
  /** Done as well where it is gone already. */
  removePasskey: fromPromise<RemoveAnswer, { id: string }>(missing('removePasskey')),
  stepUp: stepUpMachine,
};
