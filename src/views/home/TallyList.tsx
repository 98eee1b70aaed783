import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { TextLink } from '../ui/TextLink.tsx';

const grid = css({
  display: 'grid',
  columnGap: { base: '16', md: '32' },
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
});
const line = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12',
  minH: '52px',
  py: '8',
  borderBlockStart: '1px solid {colors.line}',
  lineHeight: '1.35',
});
const whole = css({ minW: '0', overflowWrap: 'anywhere', fontWeight: '600', _after: { content: '""', position: 'absolute', inset: '0' } });

/** Shortcuts to searches: the name, and how many jobs it finds. */
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
