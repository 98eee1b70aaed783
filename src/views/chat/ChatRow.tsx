import Ban from '~icons/lucide/ban';
import Bell from '~icons/lucide/bell';
import BellOff from '~icons/lucide/bell-off';
import Pin from '~icons/lucide/pin';
import PinOff from '~icons/lucide/pin-off';
import Star from '~icons/lucide/star';
import StarOff from '~icons/lucide/star-off';
import ThumbsDown from '~icons/lucide/thumbs-down';
import ThumbsUp from '~icons/lucide/thumbs-up';
import Trash2 from '~icons/lucide/trash';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useNavigate } from 'react-router-dom';
import { css, cx } from '#css/css';
import type { Chat } from '../../../contract/chat-records.ts';
import { blockingAddress } from '../../lib/blockingAddress.ts';
import type { ChatChange } from '../../machines/chatList/chatList.actors.ts';
import type { ChatListEvent } from '../../machines/chatList/chatList.setup.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { type Action, ActionMenu } from '../ui/ActionMenu.tsx';
import { Link } from '../ui/Link.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useReports } from './useReports.tsx';
import { useMessageWords } from './useMessageWords.ts';
import { useWhen } from './useWhen.ts';

const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: '12',
  alignItems: 'center',
  px: { lg: '12' },
  py: '8',
  borderBlockEnd: '1px solid {colors.line}',
  _hover: { bg: 'hover' },
  '&[data-open]': { bg: 'accentSoft' },
  '&[data-set-aside]': { opacity: '0.7' },
});
/** Beside the first two lines only: the latest message has the whole width. */
const menu = css({ position: 'absolute', insetBlockStart: '4', insetInlineEnd: { base: '-12px', lg: '0' } });
const besideMenu = css({ paddingInlineEnd: '28px' });
/** The whole row links to the room; its menu is above it. */
const link = css({
  _after: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: { outline: 'none', _after: { outline: '2px solid {colors.accent}', outlineOffset: '-2px' } },
});
/** Truncated at its own end in either writing direction, and aligned with the page. */
const line = css({ textAlign: { base: 'left', _rtl: 'right' }, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const fresh = css({ flex: '1', color: 'ink', fontWeight: '500' });
const seen = css({ flex: '1', color: 'quiet', fontWeight: '400' });
const quiet = css({ fontSize: '13', color: 'quiet' });
const count = css({
  minW: '20px',
  px: '4',
  borderRadius: 'full',
  bg: 'accent',
  color: 'onAccent',
  fontSize: '13',
  fontWeight: '600',
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '&[data-muted]': { bg: 'hover', color: 'quiet' },
});

interface ChatRowProps {
  chat: Chat;
  base: string;
  isOpen: boolean;
  isBusy: boolean;
  send: (event: ChatListEvent) => void;
}

/** One conversation of the list, with its actions. */
export function ChatRow({ chat, base, isOpen, isBusy, send }: ChatRowProps) {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const { inList } = useWhen();
  const wordsOf = useMessageWords(chat);
  const { id, other, company, job, unread } = chat;
  const reports = useReports(chat);
  const change = (what: ChatChange) => () => send({ type: 'change.requested', id, change: what });
  const actions: Action[] = [
    chat.is_pinned
      ? { id: 'pin', icon: PinOff, label: t('row.unpin'), onChoose: change({ is_pinned: false }) }
      : { id: 'pin', icon: Pin, label: t('row.pin'), onChoose: change({ is_pinned: true }) },
    chat.is_starred
      ? { id: 'star', icon: StarOff, label: t('row.unstar'), onChoose: change({ is_starred: false }) }
      : { id: 'star', icon: Star, label: t('row.star'), onChoose: change({ is_starred: true }) },
    chat.is_muted
      ? { id: 'mute', icon: Bell, label: t('row.unmute'), onChoose: change({ is_muted: false }) }
      : { id: 'mute', icon: BellOff, label: t('row.mute'), onChoose: change({ is_muted: true }) },
    chat.is_not_interested
      ? { id: 'interest', icon: ThumbsUp, label: t('row.restore'), onChoose: change({ is_not_interested: false }) }
      : { id: 'interest', icon: ThumbsDown, label: t('row.dismiss'), onChoose: () => send({ type: 'chat.dismissed', id }) },
    ...(chat.role === 'seeker'
      ? [{ id: 'block', icon: Ban, label: t('row.block', { name: company.name }), onChoose: () => void navigate(blockingAddress(company.id)) }]
      : []),
    ...reports.actions,
    { id: 'delete', icon: Trash2, label: t('row.delete'), isDanger: true, onChoose: () => send({ type: 'removal.requested', id }) },
  ];
  const about = chat.role === 'seeker' ? [company.name, job?.title] : [job?.title];
  const marks = [
    { isOn: chat.is_pinned, icon: Pin, label: t('row.pinned') },
    { isOn: chat.is_starred, icon: Star, label: t('row.starred') },
    { isOn: chat.is_muted, icon: BellOff, label: t('row.muted') },
  ].filter(({ isOn }) => isOn);
  return (
    <li className={row} data-open={isOpen || undefined} data-set-aside={chat.is_not_interested || undefined}>
      <Avatar name={chat.other.name} portrait={chat.other} size={48} online={chat.other.is_online ? t('row.online') : undefined} />
      <div className={css({ minW: '0' })}>
        <p className={cx(css({ display: 'flex', gap: '8', alignItems: 'baseline' }), besideMenu)}>
          <Link
            to={`${base}/${id}`}
            dir="auto"
            aria-current={isOpen ? 'page' : undefined}
            className={`${link} ${line} ${css({ flex: '1', fontWeight: '600' })}`}
          >
            {other.name}
          </Link>
          <span className={`${quiet} ${css({ flexShrink: '0', fontVariantNumeric: 'tabular-nums' })}`}>{inList(chat.last_message_at)}</span>
        </p>
        <p dir="auto" className={cx(quiet, line, besideMenu)}>
          {about.filter(Boolean).join(' · ')}
        </p>
        <p className={css({ display: 'flex', gap: '8', alignItems: 'center' })}>
          <span dir="auto" className={`${line} ${unread > 0 ? fresh : seen}`}>
            {chat.last_message ? wordsOf(chat.last_message) : t('last.none')}
          </span>
          {marks.map(({ icon: Icon, label }) => (
            <span key={label} className={css({ color: 'quiet', flexShrink: '0' })}>
              <Icon size={14} aria-hidden="true" />
              <VisuallyHidden>{label}</VisuallyHidden>
            </span>
          ))}
          {unread > 0 ? (
            <span className={count} data-muted={chat.is_muted || undefined}>
              <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
              <VisuallyHidden>{t('row.unread', { count: unread })}</VisuallyHidden>
            </span>
          ) : null}
        </p>
      </div>
      <div className={menu}>
        <ActionMenu label={t('row.menu', { name: other.name })} actions={actions} isBusy={isBusy} />
      </div>
      {reports.dialog}
    </li>
  );
}
