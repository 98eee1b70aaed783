import { fromCallback } from 'xstate';
import type { Changed } from '../../contract/realtime.ts';
import { watchChanged } from './realtime.ts';

/** For a read's `watchChanges`: its response is outdated when one of these changed on the server. */
export const outdatedBy = (...what: Changed['what'][]) =>
  fromCallback<{ type: 'response.outdated' }, { payload: unknown }>(({ sendBack }) => {
    const ends = what.map((each) => watchChanged(each, () => sendBack({ type: 'response.outdated' })));
    return () => ends.forEach((end) => end());
  });
