import ChevronRight from '~icons/lucide/chevron-right';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import { EMPLOYER_PLACES } from '../../shared/employer/places.ts';
import { Link } from '../../ui/Link.tsx';
import type { Waits } from './waits.ts';

/** Continues the week, whose line is above it. */
const list = css({ listStyle: 'none', mt: '-32px', '& > li': { borderBlockEnd: '1px solid {colors.line}' } });
const row = css({
  display: 'flex',
  gap: '12',
  alignItems: 'center',
  minH: '56px',
  py: '8',
  '& svg': { flexShrink: '0', color: 'quiet' },
  '&[data-urgent] > svg:first-child': { color: 'waitingText' },
});
const link = css({ '&:hover b': { textDecoration: 'underline' } });

/** What needs attention, each linked to where it is handled. */
export function WaitingRows({ waits }: { waits: readonly Waits[] }) {
  const { t } = useTranslation('today');
  return (
    <ul aria-label={t('waits')} className={list}>
      {waits.map(({ place, icon: Icon, label, note, isUrgent }) => {
        const to = EMPLOYER_PLACES.find(({ id }) => id === place)?.to;
        const content = (
          <>
            <Icon size={20} aria-hidden="true" />
            <span className={css({ flex: '1', minW: '0' })}>
              <b className={css({ display: 'block', fontWeight: '600' })}>{label}</b>
              {note ? <span className={css({ display: 'block', fontSize: '13', color: 'quiet' })}>{note}</span> : null}
            </span>
          </>
        );
        return (
          <li key={place}>
            {to ? (
              <Link to={to} className={cx(row, link)} data-urgent={isUrgent || undefined}>
                {content}
                <ChevronRight size={18} aria-hidden="true" />
              </Link>
            ) : (
              <div className={row} data-urgent={isUrgent || undefined}>
                {content}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
