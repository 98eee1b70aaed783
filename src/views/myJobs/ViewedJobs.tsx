import Eye from '~icons/lucide/eye';
import { useTranslation } from '../ui/useTranslation.tsx';
import { viewedJobsRequest } from '../../services/myJobs.ts';
import { useRequest } from '../core/useRequest.ts';
import { useServerNow } from '../core/useServerNow.ts';
import { SaveJob } from '../shared/savedJobs/SaveJob.tsx';
import { Filled } from '../ui/Filled.tsx';
import { JobCard } from '../ui/JobCard.tsx';
import { TimeAgo } from '../ui/TimeAgo.tsx';
import { CardNote } from './CardNote.tsx';
import { listState } from './listState.ts';
import { PagedList } from './PagedList.tsx';

/** The jobs the user viewed, newest first. */
export function ViewedJobs({ page }: { page: number }) {
  const { t } = useTranslation('myJobs');
  const now = useServerNow();
  const [state, send] = useRequest(viewedJobsRequest, { page });
  const { response } = state.context;
  return (
    <PagedList
      state={listState(state)}
      meta={response?.meta}
      empty={{ icon: Eye, title: t('viewed.empty.title'), text: t('viewed.empty.text') }}
      onRetry={() => send({ type: 'request.retried' })}
    >
      {response?.items.map(({ job, viewed_at: at }) => (
        <JobCard key={job.id} job={job} now={now} action={<SaveJob jobId={job.id} title={job.title} />} look="row" headingLevel={2}>
          <CardNote>
            <Filled text={(when) => t('viewed.at', { when })}>
              <TimeAgo at={at} now={now} />
            </Filled>
          </CardNote>
        </JobCard>
      ))}
    </PagedList>
  );
}
