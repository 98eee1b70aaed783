import Monitor from '~icons/lucide/monitor';
import Moon from '~icons/lucide/moon';
import Sun from '~icons/lucide/sun';
import { useId } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Theme } from './theme.ts';

const CHOICES = [
  ['system', Monitor],
  ['light', Sun],
  ['dark', Moon],
] as const;

const frame = css({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '2px', p: '2px', borderRadius: '10px', bg: 'hover' });
const choice = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4',
  minH: '40px',
  px: '8',
  borderRadius: 'control',
  fontSize: '13',
  fontWeight: '500',
  color: 'quiet',
  cursor: 'pointer',
  '&:has(:checked)': { bg: 'lifted', color: 'ink', boxShadow: '0 0 0 1px {colors.line}' },
  '&:has(:focus-visible)': { outline: '2px solid {colors.accent}' },
  '& input': { position: 'absolute', opacity: '0', w: '1px', h: '1px' },
});

/** The device's theme, light, or dark. */
export function ThemeSwitch({ theme, onChange }: { theme: Theme; onChange: (theme: Theme) => void }) {
  const { t } = useTranslation('layout');
  const name = useId();
  return (
    <fieldset className={frame}>
      <legend className={css({ position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' })}>{t('theme')}</legend>
      {CHOICES.map(([value, Icon]) => (
        <label key={value} className={choice}>
          <input type="radio" name={name} value={value} checked={theme === value} onChange={() => onChange(value)} />
          <Icon size={15} aria-hidden="true" />
          {t(`theme.${value}`)}
        </label>
      ))}
    </fieldset>
  );
}
