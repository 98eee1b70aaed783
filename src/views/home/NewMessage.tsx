import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { CommunicatedJob } from '../../../contract/my-jobs.ts';
import { useBoot } from '../core/boot.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { CompanyMark } from '../ui/CompanyMark.tsx';
import { Meta } from '../ui/Meta.tsx';
import { TimeAgo } from '../ui/TimeAgo.tsx';
import { Turn } from '../ui/Turn.tsx';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12',
  py: '12',
  '& > div': { flex: '1 1 200px', minW: '0', overflowWrap: 'anywhere' },
});

/** An unread message of an employer. */
export function NewMessage({ about: { job, chat_id: chatId, recruiter, unread, last_message_at: at } }: { about: CommunicatedJob }) {
  const { t } = useTranslation('seekerHome');
  const { now } = useBoot();
  return (
    <article className={row}>
      <CompanyMark logo={job.company.logo} size={48} />
      <div>
        <h3 className={css({ textStyle: 'card' })}>{t('message.title', { count: unread, name: recruiter || job.company.name })}</h3>
        <Meta>
          <bdi>{job.company.name}</bdi>
          <bdi>{job.title}</bdi>
        </Meta>
        <Turn of="you">
          <TimeAgo at={at} now={now} />
        </Turn>
      </div>
      <ButtonLink to={`/chat/${chatId}`}>{t('message.reply')}</ButtonLink>
    </article>
  );
}
