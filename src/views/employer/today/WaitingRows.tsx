import { useTranslation } from '../../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import { EMPLOYER_PLACES } from '../../shared/employer/places.ts';
import { Link } from '../../ui/Link.tsx';
import type { Waits } from './waits.ts';

const grid = css({ display: 'grid', gap: '12', gridTemplateColumns: { base: '1fr', md: 'repeat(auto-fill, minmax(240px, 1fr))' } });
const card = css({
  display: 'flex',
  gap: '12',
  alignItems: 'center',
  minH: '72px',
  h: '100%',
  p: '16',
  borderRadius: 'card',
  bg: 'raised',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
  '& svg': { flexShrink: '0', color: 'quiet' },
});
const link = css({ _hover: { boxShadow: 'inset 0 0 0 1px {colors.edge}' } });
const urgent = css({ bg: 'waitingSoft', '& svg': { color: 'waitingText' } });

/** What needs attention, each linked to where it is handled. */
export function WaitingCards({ waits }: { waits: readonly Waits[] }) {
  const { t } = useTranslation('today');
  return (
    <ul aria-label={t('waits')} className={grid}>
      {waits.map(({ place, icon: Icon, label, note, isUrgent }) => {
        const to = EMPLOYER_PLACES.find(({ id }) => id === place)?.to;
        const look = cx(card, isUrgent ? urgent : undefined);
        const content = (
          <>
            <Icon size={20} aria-hidden="true" />
            <span className={css({ minW: '0' })}>
              <span className={css({ display: 'block', fontWeight: '600' })}>{label}</span>
              {note ? <span className={css({ display: 'block', fontSize: '13', color: 'quiet', textWrap: 'balance' })}>{note}</span> : null}
            </span>
          </>
        );
        return (
          <li key={place}>
            {to ? (
              <Link to={to} className={cx(look, link)}>
                {content}
              </Link>
            ) : (
              <div className={look}>{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
