import { numberFormat } from '../formatters.ts';

/** The signs that a language writes before decimals and between thousands. */
function signsOf(language: string): { decimal: string; group: string } {
  const parts = numberFormat(language, { numberingSystem: 'latn' }).formatToParts(1_234_567.5);
  const sign = (type: string, usual: string) => (parts.find((part) => part.type === type)?.value ?? usual).normalize('NFKC');
  return { decimal: sign('decimal', '.'), group: sign('group', ',') };
}

/** An amount as a form shows it: "1,850", "18.50", in German "18,50". @param language BCP 47 */
export const amountText = (amount: number, language: string): string =>
  numberFormat(language, { numberingSystem: 'latn', minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 10 }).format(amount);

/**
 * Reads an amount as people type it in their language, with any digits, a currency in front of or behind it, and the language's signs: in English, "18.50" is
 * 18.5 and "1,850" is 1850. Decimals are at most two digits and the last group at least three, so that no text has two readings: "1.850" and "18,50" are
 * readable in German, but not in English.
 * @param language BCP 47
 * @returns null for an empty text, NaN for one that isn't an amount or could be two
 */
export function readAmount(text: string, language: string): number | null {
  const { decimal, group } = signsOf(language);
  const plain = text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('٫', decimal)
    .replaceAll('٬', group)
    .trim()
    .replace(/^[\p{L}\p{Sc}]{1,4}\s*(?=\d)|(?<=\d)\s*\p{Sc}$/gu, '')
    // Spaces and apostrophes only ever separate thousands.
    .replace(/(?<=\d)[\s'’](?=\d)/g, group);
  if (plain === '') return null;
  const [whole = '', decimals = '', ...more] = plain.split(decimal);
  const groups = whole.split(group);
  // A sign that the user has just typed is followed by nothing yet.
  const isWhole = groups.every((digits) => /^\d+$/.test(digits)) && (groups.length === 1 || (groups.at(-1) ?? '').length >= 3);
  if (more.length > 0 || !isWhole || !/^\d{0,2}$/.test(decimals)) return Number.NaN;
  return Number(`${groups.join('')}.${decimals || 0}`);
}
