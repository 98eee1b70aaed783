import Signpost from '~icons/lucide/signpost';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '../../../contract/records.ts';
import { applicationsRequest } from '../../services/applications.ts';
import { watchChanged } from '../../services/realtime.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { listState } from './listState.ts';
import { PagedList } from './PagedList.tsx';

/** The applications one made, each on its trail. */
export function AppliedJobs({ page }: { page: number }) {
  const { t } = useTranslation('myJobs');
  const [state, send] = useMachine(applicationsRequest, { input: { payload: { page } } });
  const [changed, setChanged] = useState<Record<string, Application>>({});
  const { response } = state.context;
  useEffect(() => {
    const again = () => send({ type: 'request.retried' });
    const ends = [watchChanged('application', again), watchChanged('interview', again)];
    return () => ends.forEach((end) => end());
  }, [send]);
  return (
    <PagedList
      state={listState(state)}
      meta={response?.meta}
      empty={{ icon: Signpost, title: t('applied.empty.title'), text: t('applied.empty.text') }}
      onRetry={() => send({ type: 'request.retried' })}
    >
      {response?.items.map((application) => (
        <ApplicationCard
          key={application.id}
          application={changed[application.id] ?? application}
          onChange={(next) => setChanged((before) => ({ ...before, [next.id]: next }))}
        />
      ))}
    </PagedList>
  );
}
