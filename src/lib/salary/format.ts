import type { Salary } from '../../../contract/records.ts';
import { numberFormat } from '../formatters.ts';

/** Familiar currency symbols, where Intl would print the three letters instead. */
const SIGNS: Record<string, string> = {
  SGD: 'S$',
  MYR: 'RM',
  IDR: 'Rp',
  MOP: 'MOP$',
  PHP: '₱',
  TWD: 'NT$',
  HKD: 'HK$',
  NGN: '₦',
  LKR: 'Rs',
  TRY: '₺',
  CAD: 'CA$',
  USD: 'US$',
};
const FROM_MILLIONS = 1_000_000;

/** The texts of the `salary` namespace that a salary is formatted with; `amount` is already formatted. */
export type SalaryTextKey = 'hour' | 'day' | 'month' | 'year' | 'from' | 'upTo';
export type TranslateSalary = (key: SalaryTextKey, values: { amount: string }) => string;

/**
 * A salary as shown on a card: "₱25,000–30,000 a month", "From S$4,000 a month".
 * @param language BCP 47
 * @param country whose own currency needs no prefix: "$" in the United States
 */
export function formatSalary(salary: Salary, language: string, translate: TranslateSalary, country?: string): string {
  return translate(salary.period, { amount: boundedAmount(salary, language, translate, country) });
}

function boundedAmount({ from, to, currency }: Salary, language: string, translate: TranslateSalary, country?: string): string {
  if (to === null) return translate('from', { amount: formatAmounts([from], currency, language, country) });
  if (from === 0) return translate('upTo', { amount: formatAmounts([to], currency, language, country) });
  return formatAmounts(from === to ? [from] : [from, to], currency, language, country);
}

/**
 * One amount or a range with a single currency symbol, placed by the language's rules: "RM8,000–10,000", "30.000–35.000 €". Millions are abbreviated
 * if that is exact ("Rp5–8M").
 */
export function formatAmounts(amounts: readonly number[], currency: string, language: string, country?: string): string {
  const key = `${amounts.join()} ${currency} ${language} ${country}`;
  const text = known.get(key) ?? worded(amounts, currency, language, country);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, text);
  return text;
}

/** Salaries are round, so many jobs share the same ones; formatting one takes Intl longer than rendering its card. */
const known = new Map<string, string>();
const MOST_KNOWN = 5_000;

function worded(amounts: readonly number[], currency: string, language: string, country?: string): string {
  const isCompact = amounts.every((amount) => amount >= FROM_MILLIONS && amount % (FROM_MILLIONS / 100) === 0);
  const digits = amounts.some((amount) => !Number.isInteger(amount)) ? 2 : 0;
  const format = numberFormat(language, {
    style: 'currency',
    currency,
    numberingSystem: 'latn',
    ...(isCompact ? { notation: 'compact', maximumFractionDigits: 2 } : { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  });
  const parts = amounts.map((amount) => format.formatToParts(amount));
  const numbers = parts.map((part) =>
    part
      .filter(({ type }) => !['currency', 'literal', 'compact'].includes(type))
      .map(({ value }) => value)
      .join(''),
  );
  const shape = parts.at(-1) ?? [];
  const scales = parts.map((part) => part.find(({ type }) => type === 'compact')?.value ?? '');
  // One scale word for both ends, unless they differ (800万–1億).
  const range = scales.every((scale) => scale === scales[0]) ? numbers.join('–') : numbers.map((number, index) => number + scales[index]).join('–');
  const hasScale = scales.every((scale) => scale === scales[0]);
  const sign = signOf(currency, shape.find(({ type }) => type === 'currency')?.value ?? currency, country);
  return shape
    .reduce((text, { type, value }) => {
      if (type === 'currency') return text + sign;
      if (type === 'integer') return text + (text.includes(range) ? '' : range);
      if (type === 'compact') return text + (hasScale ? value : '');
      // Intl separates letters from digits ("SGD 4,000"); a code that ends in a symbol needs no gap.
      if (type === 'literal') return text === sign && !/\p{L}$/u.test(sign) ? text : text + value;
      return text;
    }, '')
    .trim();
}

/** A currency's sign on its own: "₱", "S$". */
export const currencySign = (currency: string, language: string, country?: string): string =>
  formatAmounts([0], currency, language, country).replace(/[\d\p{Zs}]/gu, '');

/** Uses a plain "$" only for the country's own currency. */
function signOf(currency: string, fromIntl: string, country?: string): string {
  if (currency === 'USD' && country?.toLowerCase() === 'us') return '$';
  return SIGNS[currency] ?? fromIntl;
}
