/**
 * Cached Intl formatters: creating one takes up to a hundred times as long as using it, and a page of jobs uses dozens. Their number is limited to
 * languages times the formats in the code, so none is ever evicted.
 */
const formatters = new Map<string, unknown>();

function madeOnce<F>(kind: string, language: string, options: object, make: () => F): F {
  const key = `${kind} ${language} ${JSON.stringify(options)}`;
  if (!formatters.has(key)) formatters.set(key, make());
  return formatters.get(key) as F;
}

/** @param language BCP 47 */
export const numberFormat = (language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  madeOnce('number', language, options, () => new Intl.NumberFormat(language, options));

/** @param language BCP 47 */
export const dateFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  madeOnce('date', language, options, () => new Intl.DateTimeFormat(language, options));

/** Keeps a date in words together on one line, wherever it is in a sentence. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0').replaceAll('\u2009', '\u202F');

/** A date, or a date and time, that never breaks in the middle. @param language BCP 47 */
export const dateText = (language: string, options: Intl.DateTimeFormatOptions, at: string): string =>
  unbroken(dateFormat(language, options).format(new Date(at)));

/** @param language BCP 47 */
export const relativeTimeFormat = (language: string, options: Intl.RelativeTimeFormatOptions): Intl.RelativeTimeFormat =>
  madeOnce('relative', language, options, () => new Intl.RelativeTimeFormat(language, options));

/** Which plural form a number takes. @param language BCP 47 */
export const pluralRules = (language: string): Intl.PluralRules => madeOnce('plural', language, {}, () => new Intl.PluralRules(language));
