import { useId } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { PROMISES } from '../../../contract/posting-fields.ts';
import { FieldError } from '../ui/Field.tsx';
import { useEditing } from './editing.ts';

const three = css({ display: 'grid', gap: '12', mt: '12', gridTemplateColumns: 'minmax(0, 1fr)', md: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } });
const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '8',
  rowGap: '4',
  alignItems: 'baseline',
  alignContent: 'start',
  p: '16',
  borderRadius: 'card',
  bg: 'raised',
  boxShadow: 'inset 0 0 0 1px {colors.edge}',
  cursor: 'pointer',
  transition: 'background-color {durations.fast}, box-shadow {durations.fast}',
  _hover: { boxShadow: 'inset 0 0 0 1px {colors.quiet}' },
  '&:has(:checked)': { bg: 'accentSoft', boxShadow: 'inset 0 0 0 2px {colors.accent}' },
  '&:has(:focus-visible)': { boxShadow: 'focus' },
  '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
});
const number = css({ fontSize: '42', lineHeight: '1', fontWeight: '700', letterSpacing: '-0.02em', fontVariantNumeric: 'tabular-nums' });

/** The reply promise: three large numbers, each with what it requires. */
export function PromiseChoice() {
  const { t } = useTranslation('postings');
  const { fields, change, wrongWith } = useEditing();
  const [hint, wrong] = [useId(), useId()];
  const error = wrongWith('promise_days');
  return (
    <fieldset
      className={css({ minW: '0' })}
      role="radiogroup"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? wrong : hint}
    >
      <legend className={css({ fontWeight: '600' })}>{t('promise.label')}</legend>
      <p id={hint} className={css({ color: 'quiet' })}>
        {t('promise.hint')}
      </p>
      <div className={three}>
        {PROMISES.map((days) => (
          <label key={days} className={card}>
            <input type="radio" name="promise_days" value={days} checked={fields.promise_days === days} onChange={() => change({ promise_days: days })} />
            <b className={number}>{days}</b> <span>{t('promise.days')}</span>{' '}
            <span className={css({ gridColumn: '1 / -1', color: 'quiet', fontSize: '13' })}>{t(`promise.${days}.means`)}</span>
          </label>
        ))}
      </div>
      {error ? <FieldError id={wrong}>{error}</FieldError> : null}
    </fieldset>
  );
}
