/** English building blocks of sentences. */

/** "A", "A and B", "A, B and C". */
export function and(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "one year", and numbers from twelve as digits: "12 years". */
export const yearsOf = (count: number): string => `${NUMBERS[count] ?? count} ${count === 1 ? 'year' : 'years'}`;

/** With the article its sound requires: "an accountant", "a university lecturer", "an HR officer". */
export function withArticle(words: string): string {
  const first = words.split(/[\s/-]/)[0] ?? '';
  const isSpelled = /^[A-Z]{2,4}s?$/.test(first);
  const sounds = isSpelled ? /^[AEFHILMNORSX]/.test(first) : /^(?:[aeio]|u(?!ni|s[eau]|ro|k)|hour|honest|heir)/i.test(first) && !/^(?:eu|one\b)/i.test(first);
  return `${sounds ? 'an' : 'a'} ${words}`;
}

/** Capitalized for the start of a sentence, except words with their own capitalization ("iOS developer"). */
export const begun = (words: string): string => (/^[a-z][A-Z]/.test(words) ? words : words.slice(0, 1).toUpperCase() + words.slice(1));

/** With exactly one period at the end. */
export const sentence = (words: string): string => begun(words.trim().replace(/(?<![\s.,;:])[\s.,;:]+$/, '')).replace(/([^!?])$/, '$1.');

/** A name the person typed, on one line. */
export const inLine = (words: string): string => words.replace(/\s+/g, ' ').trim();

/** The sentences or list items of a text. Abbreviations and decimals don't end a sentence. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?…])\s+(?=[A-Z\d"“‘(])/)
    .map((part) => inLine(part.replace(/^\s*(?:[-–•*▪·]|\d+[.)])\s+/, '')))
    .filter((part) => part !== '');
}

export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Whether a text already contains a name, in any case. */
export const names = (text: string, words: string): boolean => {
  const plain = (one: string) => ` ${one.toLowerCase().replace(/[^\p{L}\p{N}+#]+/gu, ' ')} `;
  return plain(text).includes(plain(words).replace(/\s+/g, ' '));
};

/** "March 2025" for "2025-03"; a year alone stays a year. */
export const monthOf = (month: string): string =>
  month.length === 4 ? month : new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-15T00:00:00Z`));
export const yearOf = (month: string): string => month.slice(0, 4);
