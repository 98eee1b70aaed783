import Reply from '~icons/lucide/reply';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { CardProps } from './MessageBody.tsx';
import { useWhen } from './useWhen.ts';

const label = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  mb: '4',
  fontSize: '13',
  fontWeight: '600',
  color: 'quiet',
  '& svg': { flexShrink: '0' },
});
const note = css({ mt: '4', fontSize: '13', color: 'quiet' });

/** What the system replied in the recruiter's name: until when they are away, their text, and that nobody has answered yet. */
export function AutomaticReply({ message, chat }: CardProps<'automaticReply'>) {
  const { t } = useTranslation('chat');
  const { localDay, moment } = useWhen();
  const { text, last_day: lastDay, opens_at: opensAt } = message.body;
  return (
    <>
      <p className={label}>
        <Reply size={15} aria-hidden="true" />
        {t('automaticReply')}
      </p>
      <p dir="auto">{text}</p>
      {lastDay ? <p className={note}>{t('automaticReply.away', { day: localDay(lastDay) })}</p> : null}
      {opensAt ? <p className={note}>{t('automaticReply.closed', { time: moment(opensAt) })}</p> : null}
      <p className={note}>{t(`automaticReply.note.${chat.role}`)}</p>
    </>
  );
}
