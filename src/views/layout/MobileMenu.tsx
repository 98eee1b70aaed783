import BriefcaseBusiness from '~icons/lucide/briefcase-business';
import Building2 from '~icons/lucide/building-complex';
import Globe from '~icons/lucide/globe';
import House from '~icons/lucide/house';
import LogIn from '~icons/lucide/log-in';
import MessageCircle from '~icons/lucide/message-circle';
import Search from '~icons/lucide/search';
import Signpost from '~icons/lucide/signpost';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { menuItemStyle, menuSeparatorStyle } from '../ui/menu.styles.ts';
import { MenuLink } from '../ui/MenuLink.tsx';
import { LOCALE_MENU, MOBILE_MENU } from '../core/menus.ts';
import { popoverStyle } from '../ui/popover.styles.ts';
import type { Theme } from './theme.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useClosedOnTurn } from '../ui/useClosedOnTurn.ts';

interface MobileMenuProps {
  isSignedIn: boolean;
  isEmployer: boolean;
  country: string;
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
}

/** On phones, what doesn't fit into the header: a bottom sheet that works without scripts. */
export default function MobileMenu({ isSignedIn, isEmployer, country, theme, onThemeChange }: MobileMenuProps) {
  const { t } = useTranslation('layout');
  return (
    <nav ref={useClosedOnTurn()} id={MOBILE_MENU} popover="auto" aria-label={t('menu')} className={popoverStyle().panel}>
      <MenuLink to="/" icon={House}>
        {t('nav.home')}
      </MenuLink>
      <MenuLink to="/jobs-hiring/job-search" icon={Search}>
        {t('nav.findJobs')}
      </MenuLink>
      {isEmployer ? null : (
        <MenuLink to="/companies" icon={Building2}>
          {t('nav.companies')}
        </MenuLink>
      )}
      {isEmployer ? (
        <MenuLink to="/employer" icon={BriefcaseBusiness}>
          {t('nav.hiring')}
        </MenuLink>
      ) : (
        <MenuLink to="/recommended-job" icon={Signpost}>
          {t('nav.myJobs')}
        </MenuLink>
      )}
      {isSignedIn ? (
        <MenuLink to={isEmployer ? '/employer/chat' : '/chat'} icon={MessageCircle}>
          {t('nav.chat')}
        </MenuLink>
      ) : null}
      {isSignedIn ? null : (
        <MenuLink to="/get-started" icon={LogIn}>
          {t('signIn')}
        </MenuLink>
      )}
      {isEmployer ? null : (
        <MenuLink to="/employer" icon={BriefcaseBusiness}>
          {t('nav.employer')}
        </MenuLink>
      )}
      <hr className={menuSeparatorStyle} />
      <button type="button" popoverTarget={LOCALE_MENU} className={menuItemStyle}>
        <Globe size={20} strokeWidth={1.75} aria-hidden="true" />
        <span className={css({ flex: '1' })}>{t('locale.title')}</span>
        <span className={css({ color: 'quiet', fontSize: '13' })}>{t(`country.${country}`)}</span>
      </button>
      <div className={css({ p: '8' })}>
        <ThemeSwitch theme={theme} onChange={onThemeChange} />
      </div>
    </nav>
  );
}
