import MessageSquare from '~icons/lucide/message-square';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { communicatedJobsRequest } from '../../services/myJobs.ts';
import { useRequest } from '../core/useRequest.ts';
import { useServerNow } from '../core/useServerNow.ts';
import { Badge } from '../ui/Badge.tsx';
import { JobCard } from '../ui/JobCard.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { TimeAgo } from '../ui/TimeAgo.tsx';
import { CardNote } from './CardNote.tsx';
import { listState } from './listState.ts';
import { PagedList } from './PagedList.tsx';

/** The jobs the user is talking with employers about, linked to each conversation. */
export function CommunicatedJobs({ page }: { page: number }) {
  const { t } = useTranslation('myJobs');
  const now = useServerNow();
  const [state, send] = useRequest(communicatedJobsRequest, { page });
  const { response } = state.context;
  return (
    <PagedList
      state={listState(state)}
      meta={response?.meta}
      empty={{ icon: MessageSquare, title: t('communicated.empty.title'), text: t('communicated.empty.text') }}
      onRetry={() => send({ type: 'request.retried' })}
    >
      {response?.items.map(({ job, chat_id: chatId, recruiter, unread, last_message_at: at }) => (
        <JobCard key={chatId} job={job} now={now} look="row" headingLevel={2}>
          <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })}>
            <TextLink to={`/chat/${chatId}`}>{t('communicated.open', { name: recruiter || job.company.name })}</TextLink>
            {unread > 0 ? <Badge tone="accent">{t('communicated.unread', { count: unread })}</Badge> : null}
            <CardNote>
              <TimeAgo at={at} now={now} />
            </CardNote>
          </div>
        </JobCard>
      ))}
    </PagedList>
  );
}
