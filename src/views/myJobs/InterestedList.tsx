import Hand from '~icons/lucide/hand';
import { useTranslation } from '../ui/useTranslation.tsx';
import { interestedRequest } from '../../services/myJobs.ts';
import { useRequest } from '../core/useRequest.ts';
import { useServerNow } from '../core/useServerNow.ts';
import { SaveJob } from '../shared/savedJobs/SaveJob.tsx';
import { JobCard } from '../ui/JobCard.tsx';
import { TimeAgo } from '../ui/TimeAgo.tsx';
import { CardNote } from './CardNote.tsx';
import { listState } from './listState.ts';
import { PagedList } from './PagedList.tsx';

/** Jobs whose employers showed interest in the user, or wrote first. */
export function InterestedList({ page }: { page: number }) {
  const { t } = useTranslation('myJobs');
  const now = useServerNow();
  const [state, send] = useRequest(interestedRequest, { page });
  const { response } = state.context;
  return (
    <PagedList
      state={listState(state)}
      meta={response?.meta}
      empty={{ icon: Hand, title: t('interested.empty.title'), text: t('interested.empty.text'), action: { to: '/manage-profile', label: t('empty.profile') } }}
      onRetry={() => send({ type: 'request.retried' })}
    >
      {response?.items.map(({ job, interested_at: at }) => (
        <JobCard key={job.id} job={job} now={now} action={<SaveJob jobId={job.id} title={job.title} />} look="row" headingLevel={2}>
          <CardNote>
            {t('interested.by', { company: job.company.name })} · <TimeAgo at={at} now={now} />
          </CardNote>
        </JobCard>
      ))}
    </PagedList>
  );
}
