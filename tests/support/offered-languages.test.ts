import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../contract/languages.ts';
import { OFFERED_LANGUAGES } from '../../contract/offered-languages.ts';

const folder = new URL('../../src/locales/', import.meta.url);
/** A language has the plural forms it needs: any one of them counts. */
const withoutForm = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

function missingIn(tag: string): string[] {
  return readdirSync(new URL('en/', folder)).flatMap((file) => {
    const [english, own] = ['en', tag].map((language) => {
      const catalog = new URL(`${language}/${file}`, folder);
      return existsSync(catalog) ? Object.keys(JSON.parse(readFileSync(catalog, 'utf8')) as object).map(withoutForm) : [];
    }) as [string[], string[]];
    const known = new Set(own);
    return english.filter((key) => !known.has(key)).map((key) => `${file} ${key}`);
  });
}

test('the offered languages are those with every text', () => {
  const complete = LANGUAGES.filter(({ tag }) => missingIn(tag).length === 0);
  expect(OFFERED_LANGUAGES).toEqual(complete);
  expect(OFFERED_LANGUAGES[0]).toBe(LANGUAGES[0]);
});
