import { fromPromise } from 'xstate';
import type { HomeData } from '../../../contract/reco.ts';
import { requestFor } from '../../machines/request/request.machine.ts';
import { api } from '../../services/api.ts';
import { waitForConnection } from '../../services/connection.ts';

/** The content of a country's home page: its newest jobs, figures and companies. */
export const homeRequest = requestFor<null, HomeData>().provide({
  actors: { fetch: fromPromise(async ({ signal }) => (await api('getHome', {}, { signal })).data), waitForConnection },
});
