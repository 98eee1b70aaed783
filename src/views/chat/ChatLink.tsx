import MessageCircle from '~icons/lucide/message-circle';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useLocation } from 'react-router-dom';
import { css } from '#css/css';
import { unreadRequest } from '../../services/chat/unread.ts';
import { useRequest } from '../core/useRequest.ts';
import { iconButtonStyle } from '../ui/IconButton.tsx';
import { Link } from '../ui/Link.tsx';

const count = css({
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineEnd: '2px',
  minW: '18px',
  px: '4px',
  borderRadius: 'full',
  bg: 'accent',
  color: 'onAccent',
  fontSize: '0.6875rem',
  fontWeight: '600',
  lineHeight: '18px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  boxShadow: '0 0 0 2px {colors.paper}',
});

/** In the header of signed-in users: a link to their conversations, with the unread count. */
export default function ChatLink({ isEmployer }: { isEmployer: boolean }) {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const [{ context }] = useRequest(unreadRequest, null);
  const unread = context.response ?? 0;
  const to = isEmployer ? '/employer/chat' : '/chat';
  return (
    <Link
      to={to}
      aria-current={pathname.startsWith(to) ? 'page' : undefined}
      aria-label={unread > 0 ? t('nav.chatUnread', { count: unread }) : t('nav.chat')}
      title={t('nav.chat')}
      className={`${iconButtonStyle} ${css({ position: 'relative' })}`}
    >
      <MessageCircle size={20} strokeWidth={1.75} aria-hidden="true" />
      {unread > 0 ? (
        <span aria-hidden="true" className={count}>
          {unread > 99 ? '99+' : unread}
        </span>
      ) : null}
    </Link>
  );
}
