import { useId } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { useBoot } from '../../core/boot.ts';
import { Asterisk, FieldError } from '../../ui/Field.tsx';
import { labelStyle } from '../../ui/field.styles.ts';
import { Select } from '../../ui/Select.tsx';

interface MonthFieldProps {
  label: string;
  required?: boolean | undefined;
  error?: string | undefined;
  /** "2019" is enough if nobody needs the month. */
  isYearEnough?: boolean;
  /** "2024-03", with one half missing while it is being chosen ("2024-", "-03"); null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
}

const pair = css({ display: 'grid', gridTemplateColumns: '3fr 2fr', gap: '8' });
/** Years to offer: nobody's working life started earlier, and a license may be valid for years. */
const PAST = 70;
const FUTURE = 15;

/** A month and a year: two pickers, because half of the browsers lack a month field. */
export function MonthField({ label, required, error, isYearEnough = false, value, onChange }: MonthFieldProps) {
  const { t, i18n } = useTranslation('profile');
  const id = useId();
  const [year = '', month = ''] = (value ?? '').split('-');
  const thisYear = Number(useBoot().now.slice(0, 4));
  const names = new Intl.DateTimeFormat(i18n.language, { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, index) => ({ value: String(index + 1).padStart(2, '0'), label: names.format(Date.UTC(2024, index, 15)) }));
  const years = Array.from({ length: PAST + FUTURE + 1 }, (_, index) => String(thisYear + FUTURE - index)).map((one) => ({ value: one, label: one }));
  const report = (nextYear: string, nextMonth: string) => {
    if (nextYear === '' && nextMonth === '') return onChange(null);
    return onChange(isYearEnough && nextMonth === '' ? nextYear : `${nextYear}-${nextMonth}`);
  };
  return (
    <fieldset aria-describedby={error ? id : undefined} aria-invalid={error ? true : undefined} className={css({ minW: '0' })}>
      <legend className={labelStyle}>
        {label}
        {required ? <Asterisk /> : null}
      </legend>
      <div className={pair}>
        <Select
          label={t('month', { field: label })}
          isLabelHidden
          placeholder={t(isYearEnough ? 'month.optional' : 'month.choose')}
          value={month}
          options={months}
          aria-invalid={error ? true : undefined}
          onChange={(event) => report(year, event.target.value)}
        />
        <Select
          label={t('year', { field: label })}
          isLabelHidden
          placeholder={t('year.choose')}
          value={year}
          options={years}
          aria-invalid={error ? true : undefined}
          onChange={(event) => report(event.target.value, month)}
        />
      </div>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </fieldset>
  );
}
