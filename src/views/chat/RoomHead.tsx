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
import { Filled } from '../ui/Filled.tsx';
import { Link } from '../ui/Link.tsx';
import { Meta } from '../ui/Meta.tsx';
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
/** Truncated at its own end in either writing direction, and aligned with the page. */
const line = css({
  textAlign: { base: 'left', _rtl: 'right' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '13',
  color: 'quiet',
});
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
          {/* A long name has a line of its own, rather than being cut. */}
          <h2 className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', textStyle: 'strong' })}>
            <span dir="auto" className={css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })}>
              {other.name}
            </span>
            {other.is_identity_verified ? (
              <>
                <BadgeCheck size={16} aria-hidden="true" className={css({ color: 'accentText', flexShrink: '0' })} />
                <VisuallyHidden>{t('verifiedPerson')}</VisuallyHidden>
              </>
            ) : null}
            {other.is_demo ? <DemoBadge text={t('demo')} meaning={t('demo.meaning')} /> : null}
          </h2>
          <div className={css({ fontSize: '13' })}>
            <Meta>
              {role === 'seeker' ? <bdi>{company.name}</bdi> : null}
              {activity ? <span>{t(`activity.${activity}`)}</span> : null}
            </Meta>
          </div>
          {job ? (
            <p className={line}>
              <Filled text={(title) => t('room.about', { job: title })}>
                <TextLink to={job.url}>{job.title}</TextLink>
              </Filled>
              {job.status === 'closed' ? ` · ${t('job.closed')}` : null}
            </p>
          ) : null}
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
