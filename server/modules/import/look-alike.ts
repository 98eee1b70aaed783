import unhomoglyph from 'unhomoglyph';
import { companyKey } from './company-name.ts';

/** Letters that look alike become one of them (Unicode UTS #39, skeleton). What comes of it is compared and shown to nobody. */
const skeleton = (text: string): string => unhomoglyph(text.normalize('NFD')).normalize('NFD').toLowerCase();

const ASCII = /^[\x20-\x7e]+$/;
const UPPER = /\p{Lu}/u;

/** Letters of other alphabets that look Latin, as Latin ones: before the name is folded, for a capital looks like another letter than its small form. */
const inLatin = (name: string): string =>
  name.normalize('NFKD').replace(/\P{ASCII}/gu, (letter) => {
    const looks = unhomoglyph(letter);
    if (!ASCII.test(looks)) return letter;
    // To UTS #39 a capital I is an l.
    return looks === 'l' && UPPER.test(letter) ? 'I' : looks;
  });

/**
 * A company's name as the eye reads it: its key (`companyKey`) with look-alike letters unified, without spaces. "Bаlangaw Onlíne Inс", written with
 * Cyrillic letters, is "Balangaw Online". That two names look alike decides that one is taken, never that it is proven.
 */
export const lookKey = (name: string): string => skeleton(companyKey(inLatin(name))).replaceAll(' ', '');

/** What is read as an l within a word: a capital I among small letters, the Cyrillic palochka. */
const LIKE_L = /(?<=\p{Ll})I|ӏ/gu;

/** Every way a typed name may be read: `lookKey` of each. */
export function lookKeys(name: string): string[] {
  return [...new Set([name, name.replace(LIKE_L, 'l')].map(lookKey))];
}
