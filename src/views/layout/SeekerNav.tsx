import CircleUserRound from '~icons/lucide/circle-user-round';
import House from '~icons/lucide/house';
import MessageCircle from '~icons/lucide/message-circle';
import Search from '~icons/lucide/search';
import Signpost from '~icons/lucide/signpost';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useLocation } from 'react-router-dom';
import { css } from '#css/css';
import { thumbLink } from '../ui/thumbBar.styles.ts';
import { Link } from '../ui/Link.tsx';

/** Same height as `--foot` of the page (PageFrame). */
const bar = css({
  position: 'sticky',
  insetBlockEnd: '0',
  zIndex: 'bar',
  display: 'flex',
  minH: '60px',
  px: '4',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  bg: 'paper',
  borderBlockStart: '1px solid {colors.line}',
  md: { display: 'none' },
});

const PLACES = [
  { id: 'home', to: '/', icon: House, at: /^\/$/ },
  { id: 'search', to: '/jobs-hiring/job-search', icon: Search, at: /^\/(jobs-hiring|onsite-job)(\/|$)/ },
  { id: 'myJobs', to: '/recommended-job', icon: Signpost, at: /^\/(recommended-job|interviews)(\/|$)/ },
  { id: 'chat', to: '/chat', icon: MessageCircle, at: /^\/chat(\/|$)/ },
  { id: 'profile', to: '/manage-profile', icon: CircleUserRound, at: /^\/(manage-profile|account-settings)(\/|$)/ },
] as const;

/** On phones, the most visited pages of a signed-in job seeker, within reach of the thumb. */
export default function SeekerNav() {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('places')} className={bar}>
      {PLACES.map(({ id, to, icon: Icon, at }) => (
        <Link key={id} to={to} className={thumbLink} aria-current={at.test(pathname) ? 'page' : undefined}>
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          <span>{t(`places.${id}`)}</span>
        </Link>
      ))}
    </nav>
  );
}
