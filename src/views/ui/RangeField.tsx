import { Slider } from '@ark-ui/react/slider';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';

const thumb = css({
  w: '24px',
  h: '24px',
  borderRadius: 'full',
  bg: 'raised',
  boxShadow: '0 0 0 2px {colors.accent}, 0 2px 6px rgb(0 0 0 / 0.15)',
  cursor: 'grab',
  outline: 'none',
  _focusVisible: { boxShadow: '0 0 0 2px {colors.accent}, 0 0 0 6px {colors.accentSoft}' },
});
const track = css({ position: 'relative', flex: '1', h: '4px', borderRadius: 'full', bg: 'line', overflow: 'hidden' });
const values = css({ display: 'flex', justifyContent: 'space-between', gap: '8', fontVariantNumeric: 'tabular-nums', fontSize: '13', color: 'quiet' });

interface RangeFieldProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: readonly [low: number, high: number];
  /** While it is dragged. */
  onChange: (value: [number, number]) => void;
  /** When it is let go: the time to search. */
  onSettle?: (value: [number, number]) => void;
  /** In the country's money, for eyes and screen readers. */
  format: (value: number) => string;
}

const pair = (value: number[]): [number, number] => [value[0] ?? 0, value[1] ?? 0];

/** A lower and an upper end on one line: salaries. */
export function RangeField({ label, min, max, step, value, onChange, onSettle, format }: RangeFieldProps) {
  const { t } = useTranslation('common');
  return (
    <Slider.Root
      min={min}
      max={max}
      step={step}
      value={[...value]}
      onValueChange={(details) => onChange(pair(details.value))}
      onValueChangeEnd={(details) => onSettle?.(pair(details.value))}
      aria-label={[`${label}: ${t('salary.lowest')}`, `${label}: ${t('salary.highest')}`]}
      getAriaValueText={(details) => format(details.value)}
    >
      <div className={css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '8' })}>
        <Slider.Label className={css({ fontWeight: '600' })}>{label}</Slider.Label>
      </div>
      <Slider.Control className={css({ display: 'flex', alignItems: 'center', h: '44px', mx: '12', touchAction: 'none' })}>
        <Slider.Track className={track}>
          <Slider.Range className={css({ h: '100%', bg: 'accent' })} />
        </Slider.Track>
        <Slider.Thumb index={0} className={thumb}>
          <Slider.HiddenInput />
        </Slider.Thumb>
        <Slider.Thumb index={1} className={thumb}>
          <Slider.HiddenInput />
        </Slider.Thumb>
      </Slider.Control>
      <p className={values} aria-hidden="true">
        <span>{format(value[0])}</span>
        <span>{format(value[1])}</span>
      </p>
    </Slider.Root>
  );
}
