import BadgeCheck from '~icons/lucide/badge-check';
import Bookmark from '~icons/lucide/bookmark';
import BriefcaseBusiness from '~icons/lucide/briefcase-business';
import LogOut from '~icons/lucide/log-out';
import Send from '~icons/lucide/send';
import Settings from '~icons/lucide/settings';
import UserRound from '~icons/lucide/user-round';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useSearchParams } from 'react-router-dom';
import { css } from '#css/css';
import type { CurrentUser } from '../../../contract/records.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { iconButtonStyle } from '../ui/IconButton.tsx';
import { menuItemStyle, menuSeparatorStyle } from '../ui/menu.styles.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { MenuLink } from '../ui/MenuLink.tsx';
import { ACCOUNT_MENU } from '../core/menus.ts';
import { popoverStyle } from '../ui/popover.styles.ts';
import { useClosedOnTurn } from '../ui/useClosedOnTurn.ts';

export type HeaderUser = Pick<CurrentUser, 'first_name' | 'last_name' | 'email' | 'portrait' | 'is_identity_verified'> & { isEmployer?: boolean };

/** The user's name, and links to what is theirs. */
export default function AccountMenu({ user, country, onLogOut }: { user: HeaderUser; country: string; onLogOut: () => void }) {
  const { t } = useTranslation('layout');
  const [search] = useSearchParams();
  const query = new URLSearchParams([...search, ['showSingpassInfo', '1']]);
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email;
  return (
    <>
      <button type="button" popoverTarget={ACCOUNT_MENU} className={iconButtonStyle}>
        <VisuallyHidden>{t('account.menu', { name })}</VisuallyHidden>
        <Avatar name={name} portrait={user.portrait} isEager />
      </button>
      <div ref={useClosedOnTurn()} id={ACCOUNT_MENU} popover="auto" className={popoverStyle().panel}>
        <div className={css({ px: '12', py: '8', minW: '0' })}>
          <p className={css({ fontWeight: '600', overflow: 'hidden', textOverflow: 'ellipsis' })}>{name}</p>
          <p className={css({ fontSize: '13', color: 'quiet', overflow: 'hidden', textOverflow: 'ellipsis' })}>{user.email}</p>
          {user.is_identity_verified ? <Badge tone="accent">{t('account.verified')}</Badge> : null}
        </div>
        <hr className={menuSeparatorStyle} />
        {user.isEmployer ? (
          <MenuLink to="/employer" icon={BriefcaseBusiness}>
            {t('nav.employers')}
          </MenuLink>
        ) : (
          <>
            <MenuLink to="/manage-profile" icon={UserRound}>
              {t('nav.profile')}
            </MenuLink>
            <MenuLink to="/recommended-job/saved" icon={Bookmark}>
              {t('nav.saved')}
            </MenuLink>
            <MenuLink to="/recommended-job/applied" icon={Send}>
              {t('nav.applied')}
            </MenuLink>
            {country === 'sg' && !user.is_identity_verified ? (
              <MenuLink to={`?${query}`} icon={BadgeCheck}>
                {t('nav.singpass')}
              </MenuLink>
            ) : null}
            <MenuLink to="/account-settings" icon={Settings}>
              {t('nav.settings')}
            </MenuLink>
            <MenuLink to="/employer" icon={BriefcaseBusiness}>
              {t('nav.employer')}
            </MenuLink>
          </>
        )}
        <hr className={menuSeparatorStyle} />
        <button type="button" popoverTarget={ACCOUNT_MENU} popoverTargetAction="hide" className={menuItemStyle} onClick={onLogOut}>
          <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
          {t('logOut')}
        </button>
      </div>
    </>
  );
}
