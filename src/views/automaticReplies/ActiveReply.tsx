import CalendarOff from '~icons/lucide/calendar-off';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { activeReplyAt } from '../../lib/automaticReply/decide.ts';
import { repliesRequest } from '../../services/chat/automaticReplies.ts';
import { useRequest } from '../core/useRequest.ts';
import { useServerNow } from '../core/useServerNow.ts';
import { TextLink } from '../ui/TextLink.tsx';

const bar = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: '12',
  rowGap: '4',
  px: '12',
  py: '8',
  borderRadius: 'control',
  bg: 'informSoft',
  fontSize: '13',
  '& svg': { flexShrink: '0', color: 'informText' },
});

/** Says in the chat that an automatic reply is active, and until when; nothing if none is, or if it isn't known. */
export function ActiveReply() {
  const { t, i18n } = useTranslation('automaticReplies');
  const [state] = useRequest(repliesRequest, null);
  const now = useServerNow();
  const active = activeReplyAt(state.context.response ?? [], Date.parse(now));
  if (!active || active.message.because === 'firstMessage') return null;
  const { because, last_day: lastDay, opens_at: opensAt } = active.message;
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const until = lastDay
    ? new Intl.DateTimeFormat(i18n.language, { ...day, timeZone: 'UTC' }).format(new Date(lastDay))
    : new Intl.DateTimeFormat(i18n.language, { ...day, hour: 'numeric', minute: '2-digit' }).format(new Date(opensAt ?? now));
  return (
    <p className={bar}>
      <CalendarOff size={16} aria-hidden="true" />
      <span className={css({ flex: '1', minW: '16ch' })}>{t(`${because}.active`, { until })}</span>
      <TextLink to="/employer/settings">{t('active.change')}</TextLink>
    </p>
  );
}
