import { fromPromise } from 'xstate';
import { missing } from './missing.ts';

/** Completes when the device is online again; never fails. Charts invoke it in `offline`, and then continue automatically. */
export const connectionActors = {
  waitForConnection: fromPromise<void>(missing('waitForConnection')),
};
