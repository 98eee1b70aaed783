import type { TFunction } from 'i18next';
import { numberFormat } from '../../../lib/formatters.ts';
import type { SalaryRange } from '../../../lib/search-url/search.ts';

/** A salary range as in a filter chip: "₱30K–₱50K". */
export function salaryWords({ from, to }: SalaryRange, currency: string, language: string, t: TFunction<['search', 'common']>): string {
  const amount = (value: number) =>
    numberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', notation: 'compact', maximumFractionDigits: 1 }).format(value);
  if (from !== null && to !== null) return t('filter.salaryRange', { from: amount(from), to: amount(to) });
  return from !== null ? t('filter.salaryAbove', { from: amount(from) }) : t('filter.salaryBelow', { to: amount(to ?? 0) });
}

/** The text of a usual range with the country's currency: "₱30K–₱60K" for "30K - 60K" (specification §3, `salary_range_filters`). */
export function rangeWords(words: string, currency: string, language: string): string {
  const parts = numberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  return words.replace(' - ', '–').replaceAll(/\d[\d.,]*/g, (number) => `${symbol}${number}`);
}
