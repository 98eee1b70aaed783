import { fromPromise } from 'xstate';
import type { Workspace } from '../../../contract/company-workspace.ts';
import type { Changed } from '../../../contract/realtime.ts';
import { requestFor } from '../../machines/request/request.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { watchChanged } from '../realtime.ts';

/** What waits for an employer today. */
export const workspaceRequest = requestFor<null, Workspace>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<Workspace, { payload: null }>(async ({ signal }) => (await api('getWorkspace', {}, { signal })).data),
  },
});

const WHAT_WAITS = ['application', 'interview', 'chats', 'job', 'company'] as const satisfies Changed['what'][];

/** Hears that something of it changed. @returns what ends it */
export function watchWorkspace(listener: () => void): () => void {
  const ends = WHAT_WAITS.map((what) => watchChanged(what, listener));
  return () => ends.forEach((end) => end());
}
