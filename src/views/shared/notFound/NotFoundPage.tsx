import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { Reply } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { requestFor } from '../../../machines/request/request.machine.ts';
import { api } from '../../../services/api.ts';
import { waitForConnection } from '../../../services/connection.ts';
import { useSearchForm } from '../search/useSearchForm.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

type Titles = Reply<Calls['listHotJobTitles']>['data'];
const SHOWN = 6;
const hotTitles = requestFor<null, Titles>().provide({
  actors: { fetch: fromPromise(async ({ signal }) => (await api('listHotJobTitles', {}, { signal })).data), waitForConnection },
});

/** The 404 page. Popular searches are optional: it works without them. */
export default function NotFoundPage() {
  const [state] = useMachine(hotTitles, { input: { payload: null } });
  return <NotFoundScreen search={<SearchField {...useSearchForm()} />} titles={(state.context.response ?? []).slice(0, SHOWN)} />;
}
