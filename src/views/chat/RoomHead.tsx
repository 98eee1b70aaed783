import ArrowLeft from '~icons/lucide/arrow-left';
import BadgeCheck from '~icons/lucide/badge-check';
import Download from '~icons/lucide/download';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Chat } from '../../../contract/chat-records.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { ActionMenu } from '../ui/ActionMenu.tsx';
import { iconButtonStyle } from '../ui/IconButton.tsx';
import { DemoBadge } from '../ui/DemoBadge.tsx';
import { Link } from '../ui/Link.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useReports } from './useReports.tsx';

const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  py: '8',
  px: { lg: '16' },
  borderBlockEnd: '1px solid {colors.line}',
});
/** One line, cut at its own end: the job, the company, and when the other participant was here. */
const line = css({ fontSize: '13', color: 'quiet', truncate: true, '& > * + *::before': { content: '" · "', color: 'faint' } });
/** The header says that the conversation will be deleted only this many days before; earlier, that is said where the messages start. Days. */
export const SOON = 5;

/** The other participant, the job, and how long the conversation is stored. */
export function RoomHead({ chat, base }: { chat: Chat; base: string }) {
  const { t } = useTranslation('chat');
  const { other, company, job, role, days_left } = chat;
  const reports = useReports(chat);
  const copy = { id: 'copy', icon: Download, label: t('room.copy'), href: `/api/chat/chats/${chat.id}/export?format=text` };
  const activity = other.is_online ? 'online' : other.activity;
  return (
    <header>
      <div className={head}>
        <Link to={base} aria-label={t('room.back')} className={`${iconButtonStyle} ${css({ lg: { display: 'none' }, ms: '-12px' })}`}>
          <ArrowLeft size={20} aria-hidden="true" className={css({ _rtl: { transform: 'scaleX(-1)' } })} />
        </Link>
        <Avatar name={other.name} portrait={other} size={44} isEager online={other.is_online ? t('row.online') : undefined} />
        <div className={css({ minW: '0', flex: '1' })}>
          {/* A long name wraps, rather than being cut. */}
          <h2 className={css({ textStyle: 'strong', overflowWrap: 'anywhere' })}>
            <bdi>{other.name}</bdi>
            {other.is_identity_verified ? (
              <>
                <BadgeCheck size={16} aria-hidden="true" className={css({ display: 'inline', verticalAlign: '-3px', ms: '4', color: 'accentText' })} />
                <VisuallyHidden>{t('verifiedPerson')}</VisuallyHidden>
              </>
            ) : null}
            {other.is_demo ? (
              <span className={css({ ms: '8' })}>
                <DemoBadge text={t('demo')} meaning={t('demo.meaning')} />
              </span>
            ) : null}
          </h2>
          <p className={line}>
            {job ? (
              <span>
                <TextLink to={job.url}>
                  <bdi>{job.title}</bdi>
                </TextLink>
              </span>
            ) : null}
            {job?.status === 'closed' ? <span>{t('job.closed')}</span> : null}
            {role === 'seeker' ? <bdi>{company.name}</bdi> : null}
            {activity ? <span>{t(`activity.${activity}`)}</span> : null}
          </p>
        </div>
        <ActionMenu label={t('room.menu')} actions={[copy, ...reports.actions]} />
      </div>
      {days_left <= SOON ? (
        <p className={css({ px: '16', py: '8', bg: 'waitingSoft', color: 'waitingText', fontSize: '13' })}>{t('room.soon', { count: days_left })}</p>
      ) : null}
      {reports.dialog}
    </header>
  );
}
