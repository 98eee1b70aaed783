import { fromPromise } from 'xstate';
import type { Workspace } from '../../../contract/company-workspace.ts';
import { requestFor } from '../../machines/request/request.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { outdatedBy } from '../outdated.ts';

/** What needs an employer's attention today. */
export const workspaceRequest = requestFor<null, Workspace>().provide({
  actors: {
    watchChanges: outdatedBy('application', 'interview', 'chats', 'job', 'company'),
    waitForConnection,
    fetch: fromPromise<Workspace, { payload: null }>(async ({ signal }) => (await api('getWorkspace', {}, { signal })).data),
  },
});
