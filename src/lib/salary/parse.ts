import { countryByCode } from '../../../contract/countries.ts';
import type { Salary } from '../../../contract/records.ts';
import { amountsIn, type Amount } from './amounts.ts';
import { currencyIn, monthlyBounds } from './currencies.ts';
import { toMonthly } from './monthly.ts';
import { isUsualPay, isYearly, likelyPeriod, periodIn, type Period } from './period.ts';

/** What is known about a salary besides its text. */
export interface SalaryHints {
  /** Two letters, either case: determines what "$" or 元 mean, and the default currency. */
  country?: string | undefined;
  /** ISO 4217; a currency in the text takes precedence. */
  currency?: string | undefined;
  /** A period in the text takes precedence. */
  period?: Period | undefined;
}

/** Why a text contains no salary: it states none, leaves it open, is piecework, or isn't plausible for a month. */
export type SalaryRefusal = 'none' | 'negotiable' | 'perPiece' | 'tooLow' | 'tooHigh' | 'unknownCurrency';
export type SalaryReading = { ok: true; salary: Salary } | { ok: false; reason: SalaryRefusal };

const OPEN = /面議|面议|応相談|要相談|面談|negotiable|competitive|kompetitif|nego\b|a convenir|a combinar|görüşülür|قابل للتفاوض|حسب الخبرة/;
const BETWEEN = /(?:^|[^a-zıçğöşü])(?:-|–|—|−|~|to|and|至|到|から|s\s?\/\s?d|s\.d\.?|sd|sampai|hingga|hasta|a|y|e|até|ile|إلى|الى|حتى|do)(?:[^a-zıçğöşü]|$)/;
const NOT_BETWEEN = /[+;]|bonus|allowance|commission|plus|tunjangan|獎金|補助/;
const AT_LEAST =
  /\bfrom\b|\bmin(?:imum|\.)?\b|\bstarting\b|\bat least\b|\babove\b|\bover\b|\bmore than\b|\bmulai\b|\bbermula\b|\bdesde\b|\ba partir\b|以上|起|から|başlayan|ابتداء|(?<!\S)[^\s\d]*\d\S*\s*\+|[~〜]\s*$/;
const AT_MOST =
  /\bup\s?to\b|\bmax(?:imum|\.)?\b|\bbelow\b|\bunder\b|\bless than\b|\bhingga\b|\bsampai\b|\bhasta\b|\baté\b|以下|以內|以内|まで|kadar|حتى|^[\s\p{Sc}a-z]*[~〜]/u;

/** @returns the salary, or null if the text states no plausible one; `readSalary` says why */
export function parseSalary(text: string, hints: SalaryHints = {}): Salary | null {
  const reading = readSalary(text, hints);
  return reading.ok ? reading.salary : null;
}

/**
 * Parses a salary as people write it ("RM 8,000 - RM 10,000 per month", 月薪40,000~90,000元, "€30.000 brutos/año"). An inverted range is swapped; `from`
 * 0 means that there is only an upper bound, `to` null only a lower one.
 */
export function readSalary(text: string, hints: SalaryHints = {}): SalaryReading {
  const plain = normalised(text);
  const country = hints.country?.toLowerCase();
  if (/論件|按件|案件計酬|per piece|borongan/.test(plain)) return { ok: false, reason: 'perPiece' };
  const outside = OPEN.test(plain) ? plain.replace(/[([][^()[\]]*[)\]]/g, ' ') : plain;
  const amounts = amountsIn(outside).filter(({ value }) => value > 0);
  const [first, second] = amounts;
  if (!first) return { ok: false, reason: OPEN.test(plain) ? 'negotiable' : 'none' };
  const written = currencyIn(plain, country);
  const own = country ? countryByCode(country)?.currency : undefined;
  const currency = (written?.isSure ? written.code : undefined) ?? hints.currency ?? written?.code ?? own;
  if (!currency) return { ok: false, reason: 'unknownCurrency' };
  const bounds = second && isRange(outside, first, second) ? ordered(first.value, second.value) : bounded(outside, first);
  const named = periodIn(plain) ?? hints.period ?? null;
  // A bare "$" in a country with another currency symbol means its own currency if that is usual pay there, otherwise US dollars.
  if (written && !written.isSure && !hints.currency && own && own !== currency && !HAS_OWN_SIGN.has(own)) {
    const local = believed(bounds, own, named, country);
    if (local.ok && isUsualPay(local.salary)) return local;
  }
  // A feed may call an amount monthly that is only plausible for a year.
  const period = periodIn(plain) === null && named === 'month' && isYearly(bounds.to ?? bounds.from, currency) ? 'year' : named;
  return believed(bounds, currency, period, country);
}

/** Currencies that nobody writes with "$". */
const HAS_OWN_SIGN: ReadonlySet<string> = new Set(['GBP', 'EUR', 'JPY']);

interface Bounds {
  from: number;
  to: number | null;
}

function isRange(text: string, first: Amount, second: Amount): boolean {
  const between = text.slice(first.end, second.start);
  return between.length < 30 && BETWEEN.test(between) && !NOT_BETWEEN.test(between);
}

function ordered(one: number, other: number): Bounds {
  return { from: Math.min(one, other), to: Math.max(one, other) };
}

function bounded(text: string, { value }: Amount): Bounds {
  if (AT_MOST.test(text)) return { from: 0, to: value };
  return { from: value, to: AT_LEAST.test(text) ? null : value };
}

function believed({ from, to }: Bounds, currency: string, stated: Period | 'week' | null, country?: string): SalaryReading {
  const weekly = stated === 'week' ? 52 / 12 : 1;
  const period = stated === 'week' ? 'month' : (stated ?? likelyPeriod(to ?? from, currency, country));
  const salary: Salary = { from: Math.round(from * weekly * 100) / 100, to: to === null ? null : Math.round(to * weekly * 100) / 100, currency, period };
  const limits = monthlyBounds(currency);
  const monthly = toMonthly(salary);
  if (!limits) return { ok: true, salary };
  if ((monthly.to ?? monthly.from) < limits.least) return { ok: false, reason: 'tooLow' };
  if ((monthly.to ?? monthly.from) > limits.most) return { ok: false, reason: 'tooHigh' };
  return { ok: true, salary: monthly.from < limits.least ? { ...salary, from: 0 } : salary };
}

/** Converts full-width and Arabic digits, removes tags, and lowercases. */
function normalised(text: string): string {
  return text
    .slice(0, 300)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .normalize('NFKC')
    .replace(/[〜∼～]/g, '~')
    .toLowerCase()
    .replaceAll('i̇', 'i')
    .trim();
}
