import Heart from '~icons/lucide/heart';
import { useTranslation } from '../ui/useTranslation.tsx';
import { savedJobsRequest } from '../../services/applications.ts';
import { useRequest } from '../core/useRequest.ts';
import { useServerNow } from '../core/useServerNow.ts';
import { SaveJob } from '../shared/savedJobs/SaveJob.tsx';
import { JobCard } from '../ui/JobCard.tsx';
import { listState } from './listState.ts';
import { PagedList } from './PagedList.tsx';

/** The user's saved jobs; an unsaved one stays in its place until the page is left, so that it can be undone. */
export function SavedList({ page }: { page: number }) {
  const { t } = useTranslation('myJobs');
  const now = useServerNow();
  const [state, send] = useRequest(savedJobsRequest, { page });
  const { response } = state.context;
  return (
    <PagedList
      state={listState(state)}
      meta={response?.meta}
      empty={{ icon: Heart, title: t('saved.empty.title'), text: t('saved.empty.text') }}
      onRetry={() => send({ type: 'request.retried' })}
    >
      {response?.items.map(({ job }) => (
        <JobCard key={job.id} job={job} now={now} action={<SaveJob jobId={job.id} title={job.title} />} look="row" headingLevel={2} />
      ))}
    </PagedList>
  );
}
