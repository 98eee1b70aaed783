import { Bookmark, LogOut, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { css, cx } from '#css/css';
import type { CurrentUser } from '../../../contract/records.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { iconButtonStyle } from '../ui/IconButton.tsx';
import { menuItemStyle, menuSeparatorStyle } from '../ui/menu.styles.ts';
import { popoverStyle } from './popover.styles.ts';
import { useClosedOnTurn } from './useClosedOnTurn.ts';

const MENU = 'account-menu';
export type HeaderUser = Pick<CurrentUser, 'first_name' | 'last_name' | 'email' | 'avatar'>;

/** Who one is, and what is one's own. */
export function AccountMenu({ user, onLogOut }: { user: HeaderUser; onLogOut: () => void }) {
  const { t } = useTranslation('layout');
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email;
  return (
    <>
      <button type="button" popoverTarget={MENU} className={cx(iconButtonStyle)} aria-label={t('account.menu', { name })}>
        <Avatar name={name} src={user.avatar} />
      </button>
      <div ref={useClosedOnTurn()} id={MENU} popover="auto" className={popoverStyle().panel}>
        <div className={css({ px: '12', py: '8', minW: '0' })}>
          <p className={css({ fontWeight: '600', overflow: 'hidden', textOverflow: 'ellipsis' })}>{name}</p>
          <p className={css({ fontSize: '13', color: 'quiet', overflow: 'hidden', textOverflow: 'ellipsis' })}>{user.email}</p>
        </div>
        <hr className={menuSeparatorStyle} />
        <Link to="/recommended-job/saved" className={menuItemStyle}>
          <Bookmark size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('nav.saved')}
        </Link>
        <Link to="/recommended-job/applied" className={menuItemStyle}>
          <Send size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('nav.applied')}
        </Link>
        <hr className={menuSeparatorStyle} />
        <button type="button" popoverTarget={MENU} popoverTargetAction="hide" className={menuItemStyle} onClick={onLogOut}>
          <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('logOut')}
        </button>
      </div>
    </>
  );
}
