import { fromPromise } from 'xstate';
import { missing } from './missing.ts';

/** Done once the device is online again; never fails. Charts wait with it in `offline` and then go on by themselves. */
export const connectionActors = {
  waitForConnection: fromPromise<void>(missing('waitForConnection')),
};
