import Ellipsis from '~icons/lucide/ellipsis';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { useLocation } from 'react-router-dom';
import { css, cx } from '#css/css';
import { MenuLink } from '../../ui/MenuLink.tsx';
import { popoverStyle } from '../../ui/popover.styles.ts';
import { thumbLink } from '../../ui/thumbBar.styles.ts';
import { useClosedOnTurn } from '../../ui/useClosedOnTurn.ts';
import { EMPLOYER_PLACES, isAt } from './places.ts';
import { Link } from '../../ui/Link.tsx';

const MORE = 'employer-more';
/** How many links fit into a phone's bar besides "More". */
const IN_BAR = 5;

const bar = css({
  position: 'sticky',
  insetBlockEnd: '0',
  zIndex: 'bar',
  display: 'flex',
  h: '60px',
  // From edge to edge of the window.
  mx: { base: '-16', md: '-24' },
  px: { base: '4', md: '24' },
  bg: 'paper',
  borderBlockStart: '1px solid {colors.line}',
  // The page's own bar of actions replaces it on a phone.
  lgDown: { '&:has(~ * [data-foot-bar])': { display: 'none' } },
  lg: {
    insetBlock: '88px auto',
    zIndex: 'auto',
    flexDirection: 'column',
    alignSelf: 'start',
    gap: '4',
    h: 'auto',
    mx: '0',
    px: '0',
    w: '200px',
    bg: 'transparent',
    borderBlockStart: 'none',
  },
});
/** On wide screens, a line of the rail. */
const rail = css({
  lg: {
    flex: 'none',
    flexDirection: 'row',
    justifyContent: 'flex-start',
    gap: '12',
    px: '12',
    borderRadius: 'control',
    fontSize: '15',
    _hover: { bg: 'hover' },
    '&[aria-current=page]': { bg: 'accentSoft' },
  },
});
/** Under "More" on a phone, in the bar itself if there is room. */
const roomy = css({ mdDown: { display: 'none' } });

/** The navigation of the workspace: a bar at the bottom of a phone, a rail at the side of wide screens. */
export function EmployerNav() {
  const { t } = useTranslation('employer');
  const { pathname } = useLocation();
  const more = useClosedOnTurn<HTMLDivElement>();
  const beyond = EMPLOYER_PLACES.slice(IN_BAR);
  return (
    <nav aria-label={t('place.label')} className={bar}>
      {EMPLOYER_PLACES.map((place, index) => {
        const { id, to, icon: Icon } = place;
        return (
          <Link key={id} to={to} aria-current={isAt(place, pathname) ? 'page' : undefined} className={cx(thumbLink, rail, index < IN_BAR ? undefined : roomy)}>
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            <span>{t(`place.${id}`)}</span>
          </Link>
        );
      })}
      {beyond.length > 0 ? (
        <>
          <button
            type="button"
            popoverTarget={MORE}
            data-current={beyond.some((place) => isAt(place, pathname)) || undefined}
            className={cx(thumbLink, rail, css({ md: { display: 'none' } }))}
          >
            <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
            <span>{t('place.more')}</span>
          </button>
          <div ref={more} id={MORE} popover="auto" className={popoverStyle().panel}>
            {beyond.map(({ id, to, icon }) => (
              <MenuLink key={id} to={to} icon={icon}>
                {t(`place.${id}`)}
              </MenuLink>
            ))}
          </div>
        </>
      ) : null}
    </nav>
  );
}
