import { useState, type FormEvent } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { JobseekerFilters } from '../../../contract/config.ts';
import { countryByCode } from '../../../contract/countries.ts';
import { currencySign } from '../../lib/salary/format.ts';
import { isUpsideDown, type SalaryRange } from '../../lib/search-url/search.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useBoot } from '../core/boot.ts';
import { rangeWords } from '../shared/search/salaryWords.ts';

interface SalaryFilterProps {
  salary: SalaryRange | null;
  ranges: JobseekerFilters['salary_range_filters'];
  onChange: (salary: SalaryRange | null) => void;
}

const digits = (text: string) => (text.replace(/\D/g, '') === '' ? null : Number(text.replace(/\D/g, '').slice(0, 12)));

/**
 * Per month, in the country's currency: the usual ranges with one click, any other by typing. An inverted range shows an error and keeps the input.
 */
export function SalaryFilter({ salary, ranges, onChange }: SalaryFilterProps) {
  const { t, i18n } = useTranslation(['search', 'validation']);
  const { country } = useBoot();
  const currency = countryByCode(country)?.currency ?? 'USD';
  const sign = currencySign(currency, i18n.language, country);
  const [typed, setTyped] = useState<{ from: string; to: string } | null>(null);
  const from = typed?.from ?? salary?.from?.toString() ?? '';
  const to = typed?.to ?? salary?.to?.toString() ?? '';
  const range = { from: digits(from), to: digits(to) };
  const error = isUpsideDown(range) ? t('validation:salary.upsideDown') : undefined;
  const settle = (event: FormEvent) => {
    event.preventDefault();
    if (error) return;
    setTyped(null);
    onChange(range.from === null && range.to === null ? null : range);
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
      <form onSubmit={settle} className={css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8', alignItems: 'start' })}>
        <TextField
          label={t('filter.salaryFrom')}
          sign={sign}
          inputMode="numeric"
          value={from}
          onChange={(event) => setTyped({ from: event.target.value, to })}
        />
        <TextField
          label={t('filter.salaryTo')}
          sign={sign}
          inputMode="numeric"
          value={to}
          error={error}
          onChange={(event) => setTyped({ from, to: event.target.value })}
        />
        {typed ? (
          <Button type="submit" size="small" className={css({ gridColumn: '1 / -1' })}>
            {t('filter.salaryApply')}
          </Button>
        ) : null}
      </form>
    </fieldset>
  );
}
