import Check from '~icons/lucide/check';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { NotificationRecord } from '../../../contract/notification-calls.ts';
import { valuesOf, wordsOf } from '../../../contract/notification-pages.ts';
import { dayAndTime } from '../shared/interview/zones.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Link } from '../ui/Link.tsx';
import { TimeAgo } from '../ui/TimeAgo.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { KIND_ICONS } from './kindIcons.ts';

const line = css({ display: 'flex', alignItems: 'center', gap: '4', borderRadius: 'control', '&:has(a:hover)': { bg: 'hover' } });
const link = css({ display: 'flex', flex: '1', minW: '0', gap: '12', alignItems: 'flex-start', p: '12', minH: '56px', borderRadius: 'control' });
const icon = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  w: '32px',
  h: '32px',
  borderRadius: 'full',
  bg: 'raised',
  color: 'quiet',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
});
const words = css({ display: 'block', overflowWrap: 'anywhere', color: 'quiet', '[data-unread] &': { color: 'ink', fontWeight: '600' } });
const when = css({ display: 'flex', alignItems: 'center', gap: '8', fontSize: '13', color: 'quiet' });
const dot = css({ w: '8px', h: '8px', borderRadius: 'full', bg: 'refused' });

interface NotificationLineProps {
  notification: NotificationRecord;
  /** The server's time, as an ISO instant. */
  now: string;
  /** The time of day, if a heading already shows the day. */
  clock?: string | undefined;
  /** Also called when it is opened. */
  onRead: (id: number) => void;
}

/** One notification: links to what it is about, and then counts as read. */
export function NotificationLine({ notification, now, clock, onRead }: NotificationLineProps) {
  const { t, i18n } = useTranslation('notificationCentre');
  const { id, kind, data, page, is_read: isRead, created_at: at } = notification;
  const Icon = KIND_ICONS[kind];
  return (
    <li className={line} data-unread={isRead ? undefined : true}>
      <Link to={page} className={link} onClick={() => onRead(id)}>
        <span className={icon}>
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span className={css({ minW: '0' })}>
          {isRead ? null : <VisuallyHidden>{t('unread')} </VisuallyHidden>}
          <span className={words}>
            {t(
              wordsOf(kind, data),
              valuesOf(data, (at) => dayAndTime(at, i18n.language)),
            )}
          </span>
          <span className={when}>
            {isRead ? null : <span className={dot} aria-hidden="true" />}
            {clock === undefined ? <TimeAgo at={at} now={now} /> : <time dateTime={at}>{clock}</time>}
          </span>
        </span>
      </Link>
      {isRead ? null : (
        <IconButton label={t('readOne')} onClick={() => onRead(id)}>
          <Check size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
