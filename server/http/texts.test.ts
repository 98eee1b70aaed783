import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../contract/languages.ts';

const folder = new URL('../../src/locales/', import.meta.url);
const read = (language: string, file: string) => JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')) as Record<string, string>;
const blanks = (text = '') => [...text.matchAll(/\{\{[^}]+\}\}/g)].map(([blank]) => blank).toSorted();
const others = LANGUAGES.map(({ tag }) => tag).filter((tag) => tag !== 'en');

describe('translated texts', () => {
  test.each(others)('emails exist in %s', (language) => {
    expect(Object.keys(read(language, 'mail.json'))).toEqual(Object.keys(read('en', 'mail.json')));
  });

  test.each(others)('the texts of %s have the same placeholders as in English', (language) => {
    const wrong = readdirSync(new URL(`${language}/`, folder)).flatMap((file) => {
      const english = read('en', file);
      return Object.entries(read(language, file)).filter(([key, text]) => blanks(text).join() !== blanks(english[key]).join());
    });
    expect(wrong).toEqual([]);
  });
});
