import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Chat } from '../../../contract/chat-records.ts';
import { useServerNow } from '../core/useServerNow.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Meta } from '../ui/Meta.tsx';
import { TimeAgo } from '../ui/TimeAgo.tsx';
import { Turn } from '../ui/Turn.tsx';

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '48px minmax(0, 1fr)', md: '48px minmax(0, 1fr) auto' },
  alignItems: 'start',
  gap: '8px 12px',
  py: '16',
  '& > div': { overflowWrap: 'anywhere' },
  '& > :last-child': { justifySelf: 'start', mdDown: { gridColumn: '2' } },
});
const words = css({ lineClamp: '2', color: 'quiet' });

/** New messages of an employer. */
export function NewMessage({ chat: { id, other, company, job, unread, last_message: last, last_message_at: at } }: { chat: Chat }) {
  const { t } = useTranslation('seekerHome');
  const now = useServerNow();
  return (
    <article className={row}>
      <Avatar name={other.name} portrait={other} size={48} />
      <div>
        <h3 className={css({ textStyle: 'card' })}>{t('message.title', { count: unread, name: other.name })}</h3>
        <Meta>
          <bdi>{company.name}</bdi>
          {job ? <bdi>{job.title}</bdi> : null}
        </Meta>
        {last?.kind === 'text' ? (
          <p dir="auto" className={words}>
            {last.body.text}
          </p>
        ) : null}
        <Turn of="you">
          <TimeAgo at={at} now={now} />
        </Turn>
      </div>
      <ButtonLink to={`/chat/${id}`} size="small">
        {t('message.reply')}
      </ButtonLink>
    </article>
  );
}
