import type { Salary } from '../../../contract/records.ts';
import { isHighWage, monthlyBounds } from './currencies.ts';
import { toMonthly } from './monthly.ts';

export type Period = Salary['period'];

/** Words for pay periods, in the languages of our countries. Weekly pay is converted to monthly. */
const WORDS: readonly (readonly [RegExp, Period | 'week'])[] = [
  [
    /年薪|年収|年俸|\/\s?(?:年|yr|year|annum|tahun|año|ano|yıl)|\b(?:per|an?|each)\s+(?:year|annum)\b|\byearly\b|\bannual(?:ly)?\b|\bp\.?\s?a\b|\b(?:per|se)\s?tahun|al año|anual|por (?:año|ano)\b|yıllık|سنوي|في السنة|godišnj|每年/,
    'year',
  ],
  [
    /時薪|时薪|時給|\/\s?(?:時|小時|小时|h\b|hr|hour|jam|hora|saat)|\b(?:per|an?|each)\s+(?:hour|hr)\b|\bhourly\b|\bp\.?h\.|\bper jam\b|\bsejam\b|(?:por|la|à) hora\b|saatlik|بالساعة|في الساعة|ساعي|每小時|每小时/,
    'hour',
  ],
  [/週薪|周薪|週給|\/\s?(?:week|wk|週|周|minggu|semana)|\b(?:per|a|each)\s+week\b|\bweekly\b|\bper minggu\b|\bpor semana\b|haftalık|أسبوعي/, 'week'],
  [
    /日薪|日給|\/\s?(?:日|天|day|hari|día|dia|gün)|\b(?:per|a|each)\s+day\b|\bdaily\b|\bp\.d\.|\bper hari\b|\bharian\b|(?:por|al) d[ií]a\b|di[aá]ri[oa]\b|günlük|يومي/,
    'day',
  ],
  [
    /月薪|月給|月収|月額|每月|月底薪|\/\s?(?:月|mo\b|mth|month|bulan|bln|mes\b|mês|ay\b)|\b(?:per|a|each)\s+month\b|\bmonthly\b|\bp\.?\s?m\b|\b(?:per|se)\s?bulan|\bbulanan\b|al mes\b|mensua[li]|mensais|mensal|(?:por|ao) m[eê]s\b|aylık|شهري|في الشهر|mesečn/,
    'month',
  ],
];

/** The period in a lower-case salary text, or null. */
export function periodIn(text: string): Period | 'week' | null {
  return WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Countries where pay without a period is yearly. */
const YEARLY = new Set(['us', 'ca', 'gb', 'es']);
/** What most people earn in a month, in multiples of the minimum (see `monthlyBounds`). */
const USUAL = { least: 2.5, most: 90 };

/** Whether a salary is in the usual range. */
export function isUsualPay(salary: Salary): boolean {
  const bounds = monthlyBounds(salary.currency);
  const { from, to } = toMonthly(salary);
  const most = to ?? from;
  return bounds !== null && most >= bounds.least * USUAL.least && most <= bounds.least * USUAL.most;
}

/** Whether an amount is too much for a month, and usual for a year. */
export function isYearly(amount: number, currency: string): boolean {
  const bounds = monthlyBounds(currency);
  return bounds !== null && amount > bounds.least * USUAL.most && isUsualPay({ from: amount, to: amount, currency, period: 'year' });
}

/** The most likely period of an amount if the text doesn't say: the first one customary in the country that results in usual pay. */
export function likelyPeriod(amount: number, currency: string, country?: string): Period {
  const bounds = monthlyBounds(currency);
  if (!bounds) return 'month';
  const long: Period[] = country && YEARLY.has(country) ? ['year', 'month'] : ['month', 'year'];
  // In low-wage countries, a small number is more likely a misprint than hourly pay.
  const short: Period[] = isHighWage(currency) ? ['hour', 'day'] : [];
  const isUsual = (period: Period) => {
    const monthly = toMonthly({ from: amount, to: amount, currency, period }).from;
    return monthly >= bounds.least * (period === 'month' ? 1 : USUAL.least) && monthly <= bounds.least * USUAL.most;
  };
  return [...long, ...short].find(isUsual) ?? 'month';
}
