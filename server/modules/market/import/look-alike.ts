import unhomoglyph from 'unhomoglyph';
import { companyKey } from './company-name.ts';

/** Maps letters that look alike to one of them (Unicode UTS #39, skeleton). The result is for comparison, never for display. */
const skeleton = (text: string): string => unhomoglyph(text.normalize('NFD')).normalize('NFD').toLowerCase();

const ASCII = /^[\x20-\x7e]+$/;
const UPPER = /\p{Lu}/u;

/** Replaces letters of other alphabets that look Latin. Runs before folding, because a capital looks like a different letter than its lower case. */
const inLatin = (name: string): string =>
  name.normalize('NFKD').replace(/\P{ASCII}/gu, (letter) => {
    const looks = unhomoglyph(letter);
    if (!ASCII.test(looks)) return letter;
    // In UTS #39, a capital I maps to l.
    return looks === 'l' && UPPER.test(letter) ? 'I' : looks;
  });

/**
 * A key that is equal for company names that look the same: `companyKey` with look-alike letters unified, without spaces. "Bаlangaw Onlíne Inс", which contains
 * Cyrillic letters, gets the key of "Balangaw Online". Use it to decide that a name is taken, never that it's verified.
 */
export const lookKey = (name: string): string => skeleton(companyKey(inLatin(name))).replaceAll(' ', '');

/** What looks like an l within a word: a capital I among lowercase letters, the Cyrillic palochka. */
const LIKE_L = /(?<=\p{Ll})I|ӏ/gu;

/** `lookKey` for every way to read a typed name. */
export function lookKeys(name: string): string[] {
  return [...new Set([name, name.replace(LIKE_L, 'l')].map(lookKey))];
}
