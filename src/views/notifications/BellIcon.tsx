import Bell from '~icons/lucide/bell';
import { css } from '#css/css';

const dot = css({
  position: 'absolute',
  insetBlockStart: '-1px',
  insetInlineEnd: '0',
  w: '9px',
  h: '9px',
  borderRadius: 'full',
  bg: 'refused',
  boxShadow: '0 0 0 2px {colors.paper}',
});

/** A bell, with a red dot if something is unread: its label says so too. */
export function BellIcon({ hasUnread }: { hasUnread: boolean }) {
  return (
    <span className={css({ position: 'relative', display: 'grid' })}>
      <Bell size={22} strokeWidth={1.75} aria-hidden="true" />
      {hasUnread ? <span className={dot} data-unread-dot="" /> : null}
    </span>
  );
}
