import Check from '~icons/lucide/check';
import CheckCheck from '~icons/lucide/check-check';
import CircleAlert from '~icons/lucide/circle-alert';
import Clock3 from '~icons/lucide/clock-3';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { MessageStatus } from '../../machines/chatMessage/chatMessage.machine.ts';

const ICONS = {
  queued: Clock3,
  sending: Clock3,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
  failed: CircleAlert,
  recalled: Check,
  discarded: Check,
} as const;
const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4',
  '&[data-status=read]': { color: 'accentText' },
  '&[data-status=failed]': { color: 'refusedText' },
});

/** The delivery status of the user's own message: as an icon, and as a word. */
export function MessageMark({ status }: { status: MessageStatus }) {
  const { t } = useTranslation('chat');
  const Icon = ICONS[status];
  return (
    <span className={mark} data-status={status}>
      <Icon size={14} aria-hidden="true" />
      {t(`status.${status}`)}
    </span>
  );
}
