import { countryByCode } from '../../../contract/countries.ts';

/**
 * Value and minimum monthly pay of each currency: `[units per US dollar, minimum monthly pay in US dollars]`. Accurate to about 10%. Used only to
 * detect misprints and to compare foreign-currency pay in filters, never shown.
 */
const WORTH: Record<string, [number, number]> = {
  PHP: [57, 50],
  SGD: [1.3, 200],
  IDR: [16_500, 50],
  MYR: [4.2, 100],
  JPY: [150, 250],
  TWD: [31, 200],
  HKD: [7.8, 250],
  MOP: [8, 250],
  USD: [1, 250],
  CAD: [1.4, 250],
  GBP: [0.76, 250],
  EUR: [0.87, 200],
  TRY: [42, 120],
  RSD: [102, 120],
  AED: [3.67, 120],
  SAR: [3.75, 120],
  LKR: [305, 30],
  NGN: [1_500, 15],
  BRL: [5.4, 80],
  AUD: [1.5, 250],
  NZD: [1.7, 250],
  CHF: [0.8, 250],
  CNY: [7.1, 100],
  KRW: [1_430, 200],
  INR: [88, 40],
  THB: [33, 80],
  VND: [26_000, 80],
};
const MOST_MONTHLY_USD = 100_000;

/** The minimum and maximum plausible pay for a month in a currency, or null for an unknown currency. */
export function monthlyBounds(currency: string): { least: number; most: number } | null {
  const worth = WORTH[currency];
  return worth ? { least: worth[0] * worth[1], most: worth[0] * MOST_MONTHLY_USD } : null;
}

/** Whether pay in this currency is as often quoted by the hour as by the month. */
export function isHighWage(currency: string): boolean {
  return (WORTH[currency]?.[1] ?? 0) >= 200;
}

/** Converts an amount at rough rates (accurate to about 10%), or null if a currency is unknown. */
export function roughlyConverted(amount: number, from: string, to: string): number | null {
  if (from === to) return amount;
  const [source, target] = [WORTH[from], WORTH[to]];
  return source && target ? (amount / source[0]) * target[0] : null;
}

/** Whether three letters are a known currency. */
export function isCurrency(code: string): boolean {
  return code in WORTH;
}

/** Symbols that mean one currency everywhere; longer ones first, so that "NT$" isn't read as "$". */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\bnt\s?\$|新台幣|新臺幣|台幣|臺幣|\bntd\b/, 'TWD'],
  [/\bhk\s?\$|港幣|港币/, 'HKD'],
  [/\bmop\s?\$?|澳門元|葡幣/, 'MOP'],
  [/\bus\s?\$|\busd|美元|美金|米ドル/, 'USD'],
  [/\b(?:ca|c|cdn)\s?\$/, 'CAD'],
  [/\ba(?:u)?\s?\$/, 'AUD'],
  [/(?<![a-z])s(?:g)?\s?\$|新幣|新币/, 'SGD'],
  [/(?<![a-z])r\s?\$|\breais\b/, 'BRL'],
  [/₱|\bpesos?\b|\bp(?=\d)/, 'PHP'],
  [/(?<![a-z])rm(?=[\s\d])|\bringgit\b/, 'MYR'],
  [/(?<![a-z])rp(?=[.\s\d])|\brupiah\b/, 'IDR'],
  [/人民币|人民幣|\brmb\b/, 'CNY'],
  [/円|\byen\b/, 'JPY'],
  [/€|\beuros?\b/, 'EUR'],
  [/£/, 'GBP'],
  [/₺|(?<![a-z])tl(?![a-z])|\blira/, 'TRY'],
  [/₦|\bnaira\b/, 'NGN'],
  [/\bdhs?\b|درهم/, 'AED'],
  [/\bsr(?=[\s\d])|ريال|ریال/, 'SAR'],
  [/\brs\.?(?=[\s\d])|රු/, 'LKR'],
  [/\bdin(?:ara?)?\b|дин/, 'RSD'],
  [/₹/, 'INR'],
  [/₩/, 'KRW'],
  [/฿/, 'THB'],
  [/₫/, 'VND'],
];
const DOLLARS = new Set(['SGD', 'TWD', 'HKD', 'MOP', 'USD', 'CAD', 'AUD', 'NZD']);
const YUANS = new Set(['TWD', 'HKD', 'MOP', 'CNY', 'JPY']);

/**
 * The currency in a lower-case salary text, or null. "$", "¥" and 元 depend on the country.
 * @param country two letters, lower case
 * @returns ISO 4217 code; `isSure` is false if the symbol is ambiguous
 */
export function currencyIn(text: string, country?: string): { code: string; isSure: boolean } | null {
  for (const [, code = ''] of text.matchAll(/(?<![a-z])([a-z]{3})(?![a-z])/g)) {
    if (isCurrency(code.toUpperCase())) return { code: code.toUpperCase(), isSure: true };
  }
  for (const [sign, code] of SIGNS) if (sign.test(text)) return { code, isSure: true };
  const own = country ? countryByCode(country)?.currency : undefined;
  if (text.includes('$')) return { code: own && DOLLARS.has(own) ? own : 'USD', isSure: false };
  if (text.includes('¥')) return { code: own && YUANS.has(own) ? own : 'JPY', isSure: false };
  if (/[元塊块圆圓]/.test(text)) return { code: own && YUANS.has(own) ? own : 'CNY', isSure: false };
  return null;
}
