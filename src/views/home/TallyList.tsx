import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { TextLink } from '../ui/TextLink.tsx';

const grid = css({ display: 'grid', columnGap: '32', gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' } });
const line = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '12',
  py: '12',
  borderBlockEndWidth: '1px',
  borderColor: 'line',
});
const whole = css({ fontWeight: '500', _after: { content: '""', position: 'absolute', inset: '0' } });

/** A timetable of searches: what, and how many jobs it leads to. */
export function TallyList({ entries }: { entries: readonly { to: string; label: string; jobs: number }[] }) {
  const { i18n } = useTranslation();
  return (
    <ul className={grid}>
      {entries.map(({ to, label, jobs }) => (
        <li key={to} className={line}>
          <TextLink to={to} variant="plain" className={whole}>
            {label}
          </TextLink>
          <span className={css({ color: 'quiet', fontSize: '13', fontVariantNumeric: 'tabular-nums' })}>{jobs.toLocaleString(i18n.language)}</span>
        </li>
      ))}
    </ul>
  );
}
