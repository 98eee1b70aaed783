import { fromPromise } from 'xstate';
import type { PasskeyRecord } from '../../../contract/two-factor.ts';
import { missing } from '../missing.ts';
import { stepUpMachine } from '../stepUp/stepUp.machine.ts';

/** `canAdd`: this device can create one. */
export type PasskeyNews = { keys: PasskeyRecord[]; canAdd: boolean };
/** `cancelled`: the device created none. `refused`: it can't be stored, for example because it already exists. */
export type AddAnswer = { ok: true; passkey: PasskeyRecord } | { ok: false; failure: 'proofNeeded' | 'cancelled' | 'refused' };
export type RemoveAnswer = { ok: true } | { ok: false; failure: 'proofNeeded' };

export const passkeysActors = {
  listPasskeys: fromPromise<PasskeyNews>(missing('listPasskeys')),
  /** The device asks its owner for confirmation. */
  addPasskey: fromPromise<AddAnswer, { name: string }>(missing('addPasskey')),
  /** Also succeeds if it is already gone. */
  removePasskey: fromPromise<RemoveAnswer, { id: string }>(missing('removePasskey')),
  stepUp: stepUpMachine,
};
