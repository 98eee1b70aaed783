import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import { iconButtonStyle } from '../ui/IconButton.tsx';
import { Link } from '../ui/Link.tsx';
import { BellIcon } from './BellIcon.tsx';

interface BellLinkProps {
  /** Includes the unread count. */
  label?: string;
  hasUnread?: boolean;
  /** Shown only where there is no room for a popover. */
  isForPhones?: boolean;
}

/** The link to the notifications page. */
export function BellLink({ label, hasUnread = false, isForPhones = false }: BellLinkProps) {
  const { t } = useTranslation('layout');
  return (
    <Link
      to="/notifications"
      className={cx(iconButtonStyle, isForPhones ? css({ md: { display: 'none' } }) : undefined)}
      aria-label={label ?? t('nav.notifications')}
    >
      <BellIcon hasUnread={hasUnread} />
    </Link>
  );
}
