import { fromPromise } from 'xstate';
import type { Profile } from '../../../contract/profile.ts';
import { requestFor } from '../../machines/request/request.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { readFields } from './unsaved.ts';

/** The user's whole profile; afterwards its unsaved drafts are known (fields.ts). */
export const profileRequest = requestFor<null, Profile>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<Profile, { payload: null }>(async ({ signal }) => {
      const [{ data: profile }] = await Promise.all([api('getProfile', {}, { signal }), readFields(signal)]);
      return profile;
    }),
  },
});
