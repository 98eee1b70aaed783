import { fromPromise } from 'xstate';
import { LIMITS } from '../../../contract/limits.ts';
import type { Option } from '../../../contract/fields.ts';
import { requestFor } from '../../machines/request/request.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';

/** Job titles for the typed text, once the user stops typing. */
export const titleRequest = requestFor<string, Option[]>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise(async ({ input, signal }) => {
      await new Promise((resolve) => setTimeout(resolve, LIMITS.suggestDebounce));
      signal.throwIfAborted();
      return (await api('searchJobTitles', { query: { query: input.payload } }, { signal })).data;
    }),
  },
});
