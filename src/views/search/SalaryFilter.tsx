import { useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { JobseekerFilters } from '../../../contract/config.ts';
import { countryByCode } from '../../../contract/countries.ts';
import { currencySign } from '../../lib/salary/format.ts';
import { isUpsideDown, type SalaryRange } from '../../lib/search-url/search.ts';
import { Chip } from '../ui/Chip.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useBoot } from '../core/boot.ts';
import { rangeWords } from '../shared/search/salaryWords.ts';

interface SalaryFilterProps {
  salary: SalaryRange | null;
  ranges: JobseekerFilters['salary_range_filters'];
  onChange: (salary: SalaryRange | null) => void;
}

interface Texts {
  from: string;
  to: string;
}

const digits = (text: string) => (text.replace(/\D/g, '') === '' ? null : Number(text.replace(/\D/g, '').slice(0, 12)));
const rangeOf = ({ from, to }: Texts): SalaryRange => ({ from: digits(from), to: digits(to) });
const textsOf = (salary: SalaryRange | null): Texts => ({ from: salary?.from?.toString() ?? '', to: salary?.to?.toString() ?? '' });

/**
 * Per month, in the country's currency: the usual ranges with one click, any other by typing, which takes effect right away. An inverted range
 * doesn't: it shows an error and keeps the input.
 */
export function SalaryFilter({ salary, ranges, onChange }: SalaryFilterProps) {
  const { t, i18n } = useTranslation(['search', 'validation']);
  const { country } = useBoot();
  const currency = countryByCode(country)?.currency ?? 'USD';
  const sign = currencySign(currency, i18n.language, country);
  const chosen = textsOf(salary);
  // What was typed over the chosen range; choosing another one, or none, replaces it.
  const [typed, setTyped] = useState({ texts: chosen, over: chosen });
  const isInverted = typed.over.from === chosen.from && typed.over.to === chosen.to && isUpsideDown(rangeOf(typed.texts));
  const { from, to } = isInverted ? typed.texts : chosen;
  const type = (texts: Texts) => {
    const range = rangeOf(texts);
    setTyped({ texts, over: chosen });
    if (!isUpsideDown(range)) onChange(range.from === null && range.to === null ? null : range);
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
        <TextField label={t('filter.salaryFrom')} sign={sign} inputMode="numeric" value={from} onChange={(event) => type({ from: event.target.value, to })} />
        <TextField
          label={t('filter.salaryTo')}
          sign={sign}
          inputMode="numeric"
          value={to}
          error={isInverted ? t('validation:salary.upsideDown') : undefined}
          onChange={(event) => type({ from, to: event.target.value })}
        />
      </div>
    </fieldset>
  );
}
