import { useTranslation } from '../ui/useTranslation.tsx';
import { useLocation } from 'react-router-dom';
import { css, cx } from '#css/css';
import { BRAND } from '../../lib/brand.ts';
import { deferred } from '../core/deferred.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { containerStyle } from '../ui/container.styles.ts';
import { Link } from '../ui/Link.tsx';
import type { HeaderUser } from './AccountMenu.tsx';
import { LocaleButton } from './LocaleButton.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenuButton } from './MobileMenuButton.tsx';
import type { Theme } from './theme.ts';

const AccountMenu = deferred(() => import('./AccountMenu.tsx'));
const Bell = deferred(() => import('../notifications/Bell.tsx'));
const ChatLink = deferred(() => import('../chat/ChatLink.tsx'));
const LocaleMenu = deferred(() => import('./LocaleMenu.tsx'));
const MobileMenu = deferred(() => import('./MobileMenu.tsx'));

const bar = css({ bg: 'paper', borderBlockEndWidth: '1px', borderColor: 'line', md: { position: 'sticky', insetBlockStart: '0', zIndex: 'header' } });
const row = css({ display: 'flex', alignItems: 'center', gap: { base: '4', md: '8' }, h: { base: '56px', md: '64px' } });
const nav = css({ display: { base: 'none', md: 'flex' }, gap: '4', ms: { base: '12', lg: '24' }, me: 'auto' });
const navLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minH: '44px',
  px: { base: '8', lg: '12' },
  borderRadius: 'control',
  fontWeight: '500',
  color: 'quiet',
  transition: 'color {durations.fast}',
  _hover: { color: 'ink' },
  '&[aria-current=page]': { color: 'ink', fontWeight: '600' },
});

/** Where the header leads, and the paths where each link is current. */
const PLACES = [
  { to: '/jobs-hiring/job-search', label: 'nav.findJobs', isHere: /^\/(jobs-hiring|onsite-job)(\/|$)/ },
  { to: '/companies', label: 'nav.companies', isHere: /^\/compan(y|ies)(\/|$)/ },
  { to: '/recommended-job', label: 'nav.myJobs', isHere: /^\/recommended-job(\/|$)/ },
] as const;
const EMPLOYER_PLACES = [PLACES[0], { to: '/employer', label: 'nav.hiring', isHere: /^\/employer(\/|$)/ }] as const;

export interface HeaderProps {
  /** Null for a guest. */
  user: HeaderUser | null;
  onLogOut: () => void;
  /** ISO 3166 code, lower case. */
  country: string;
  /** BCP 47. */
  language: string;
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  /** Sign-in pages don't link to themselves. */
  isSigningIn?: boolean;
}

/** The header of every page: home, the main links, and the user. */
export function Header({ user, onLogOut, country, language, theme, onThemeChange, isSigningIn = false }: HeaderProps) {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  return (
    <header className={bar}>
      <div className={cx(containerStyle, row)}>
        <Link
          to="/"
          aria-label={t('home', { name: BRAND.name })}
          className={css({ display: 'inline-flex', alignItems: 'center', minH: '44px', marginInlineEnd: { base: 'auto', md: '0' } })}
        >
          <Logo />
        </Link>
        <nav aria-label={t('nav.label')} className={nav}>
          {(user?.isEmployer ? EMPLOYER_PLACES : pathname.startsWith('/employer/') ? [] : PLACES).map(({ to, label, isHere }) => (
            <Link key={to} to={to} className={navLink} aria-current={isHere.test(pathname) ? 'page' : undefined}>
              {t(label)}
            </Link>
          ))}
        </nav>
        {user || isSigningIn ? null : (
          <Link to="/employer" className={cx(navLink, css({ mdDown: { display: 'none' } }))} aria-current={pathname === '/employer' ? 'page' : undefined}>
            {t('nav.employer')}
          </Link>
        )}
        <LocaleButton country={country} language={language} />
        {user ? <ChatLink isEmployer={user.isEmployer === true} /> : null}
        {user ? <Bell /> : null}
        {user ? <AccountMenu user={user} country={country} onLogOut={onLogOut} /> : null}
        {user || isSigningIn ? null : (
          <ButtonLink to="/get-started" variant="quiet" size="small" className={css({ md: { minH: '40px', fontSize: '15' } })}>
            {t('signIn')}
          </ButtonLink>
        )}
        <MobileMenuButton />
        <MobileMenu isSignedIn={user !== null} isEmployer={user?.isEmployer === true} country={country} theme={theme} onThemeChange={onThemeChange} />
      </div>
      <LocaleMenu country={country} language={language} theme={theme} onThemeChange={onThemeChange} />
    </header>
  );
}
