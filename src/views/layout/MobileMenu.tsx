import { Globe, House, LogIn, Menu, Search, Signpost } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { css, cx } from '#css/css';
import { iconButtonStyle } from '../ui/IconButton.tsx';
import { menuItemStyle, menuSeparatorStyle } from '../ui/menu.styles.ts';
import { LOCALE_MENU } from './LocaleMenu.tsx';
import { popoverStyle } from './popover.styles.ts';
import type { Theme } from './theme.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useClosedOnTurn } from './useClosedOnTurn.ts';

const MENU = 'mobile-menu';

interface MobileMenuProps {
  isSignedIn: boolean;
  country: string;
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
}

/** On phones, what the header has no room for: a sheet from below, ready before any script. */
export function MobileMenu({ isSignedIn, country, theme, onThemeChange }: MobileMenuProps) {
  const { t } = useTranslation('layout');
  return (
    <>
      <button type="button" popoverTarget={MENU} className={cx(iconButtonStyle, css({ md: { display: 'none' }, me: '-12px' }))} aria-label={t('menu')}>
        <Menu size={22} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <nav ref={useClosedOnTurn()} id={MENU} popover="auto" aria-label={t('menu')} className={popoverStyle().panel}>
        <Link to="/" className={menuItemStyle}>
          <House size={20} strokeWidth={1.75} aria-hidden="true" />
          {t('nav.home')}
        </Link>
        <Link to="/jobs-hiring/job-search" className={menuItemStyle}>
          <Search size={20} strokeWidth={1.75} aria-hidden="true" />
          {t('nav.findJobs')}
        </Link>
        <Link to="/recommended-job" className={menuItemStyle}>
          <Signpost size={20} strokeWidth={1.75} aria-hidden="true" />
          {t('nav.myJobs')}
        </Link>
        {isSignedIn ? null : (
          <Link to="/get-started" className={menuItemStyle}>
            <LogIn size={20} strokeWidth={1.75} aria-hidden="true" />
            {t('signIn')}
          </Link>
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
    </>
  );
}
