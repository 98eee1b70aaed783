import { useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { JobseekerFilters } from '../../../contract/config.ts';
import { countryByCode } from '../../../contract/countries.ts';
import { currencySign } from '../../lib/salary/format.ts';
import { isUpsideDown, type SalaryRange } from '../../lib/search-url/search.ts';
import { AmountField } from '../ui/AmountField.tsx';
import { Chip } from '../ui/Chip.tsx';
import { useBoot } from '../core/boot.ts';
import { rangeWords } from '../shared/search/salaryWords.ts';

interface SalaryFilterProps {
  salary: SalaryRange | null;
  ranges: JobseekerFilters['salary_range_filters'];
  onChange: (salary: SalaryRange | null) => void;
}

const NONE: SalaryRange = { from: null, to: null };
const MOST = 999_999_999_999;
const isUnreadable = ({ from, to }: SalaryRange) => Number.isNaN(from) || Number.isNaN(to);
const isSame = (one: SalaryRange, other: SalaryRange) => one.from === other.from && one.to === other.to;
/** A search is for whole amounts: the smallest such range that contains what was typed. */
const whole = ({ from, to }: SalaryRange): SalaryRange => ({
  from: from === null ? null : Math.min(Math.floor(from), MOST),
  to: to === null ? null : Math.min(Math.ceil(to), MOST),
});

/**
 * Per month, in the country's currency: the usual ranges with one click, any other by typing, which takes effect right away. An inverted range or an
 * unreadable amount doesn't: it shows an error and keeps the input.
 */
export function SalaryFilter({ salary, ranges, onChange }: SalaryFilterProps) {
  const { t, i18n } = useTranslation(['search', 'validation']);
  const { country } = useBoot();
  const currency = countryByCode(country)?.currency ?? 'USD';
  const sign = currencySign(currency, i18n.language, country);
  const chosen = salary ?? NONE;
  // What was typed over the chosen range; choosing another one, or none, replaces it.
  const [typed, setTyped] = useState({ range: chosen, over: chosen });
  const isPending = isSame(typed.over, chosen) && (isUnreadable(typed.range) || isUpsideDown(typed.range));
  const { from, to } = isPending ? typed.range : chosen;
  const type = (range: SalaryRange) => {
    setTyped({ range, over: chosen });
    if (isUnreadable(range) || isUpsideDown(range)) return;
    onChange(range.from === null && range.to === null ? null : whole(range));
  };
  const isOn = (item: { from: number; to: number }) => salary?.from === item.from && salary.to === item.to;
  return (
    <fieldset className={css({ minW: '0' })}>
      <legend className={css({ fontWeight: '600', mb: '8' })}>
        <span aria-hidden="true">{t('filter.salary')}</span>
        <span className={css({ srOnly: true })}>{t('filter.salaryIn', { sign })}</span>
      </legend>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8', mb: '12' })}>
        {ranges.map((item) => (
          <Chip key={item.id} isOn={isOn(item)} onClick={() => onChange(isOn(item) ? null : { from: item.from, to: item.to })}>
            {rangeWords(item.value, currency, i18n.language)}
          </Chip>
        ))}
      </div>
      <div className={css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8', alignItems: 'start' })}>
        <AmountField label={t('filter.salaryFrom')} sign={sign} value={from} onChange={(amount) => type({ from: amount, to })} />
        <AmountField
          label={t('filter.salaryTo')}
          sign={sign}
          value={to}
          error={isPending && isUpsideDown(typed.range) ? t('validation:salary.upsideDown') : undefined}
          onChange={(amount) => type({ from, to: amount })}
        />
      </div>
    </fieldset>
  );
}
