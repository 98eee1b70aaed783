import { readdirSync, readFileSync } from 'node:fs';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { createI18n, type Texts } from './i18n.ts';
import { translatorOf } from './translate.ts';

const LOCALES = new URL('../locales/', import.meta.url);
const read = (language: string, file: string) => JSON.parse(readFileSync(new URL(`${language}/${file}`, LOCALES), 'utf8')) as Record<string, string>;
const textsOf = (language: string): Texts =>
  Object.fromEntries(readdirSync(new URL(`${language}/`, LOCALES)).map((file) => [file.replace('.json', ''), read(language, file)]));
const english = textsOf('en');
const languages = readdirSync(LOCALES, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** The same value for each placeholder of a text. */
const valuesOf = (text: string, value: unknown) => Object.fromEntries([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => [name, value]));

/** Characters with a meaning for i18next or for `replace`, a number, and null. */
const VALUES = ['$& {{a}} $t(x) <b>', 0, null];
const PLURAL = /_(zero|one|two|few|many|other)$/;

test.each(languages)('every text in %s matches i18next', (language) => {
  const i18n = createI18n(language, textsOf(language), english);
  const elsewhere = translatorOf(i18n, ['common']);
  const wrong: string[] = [];
  for (const [namespace, texts] of Object.entries(english)) {
    const t = translatorOf(i18n, [namespace]);
    for (const [key, text] of Object.entries(texts)) {
      const name = `${namespace}:${key}`;
      const plural = key.replace(PLURAL, '');
      const options: (Record<string, unknown> | undefined)[] = [
        undefined,
        ...VALUES.map((value) => valuesOf(text, value)),
        ...(plural === key ? [] : [0, 1, 2, 5].map((count) => ({ count }))),
      ];
      for (const each of options) {
        const isCounted = each?.['count'] !== undefined && plural !== key;
        const [here, there] = isCounted ? [plural, `${namespace}:${plural}`] : [key, name];
        const say = (its: TFunction, key: string) => (each ? its(key, each) : its(key));
        const expected = say(i18n.t, there);
        // The second call is answered from the cache.
        if ([say(t, here), say(elsewhere, there), say(elsewhere, there)].some((text) => text !== expected)) wrong.push(name);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('a missing text is its key until it is loaded', () => {
  const i18n = createI18n('en', {}, {});
  const t = translatorOf(i18n, ['late']);
  expect([t('hello'), t('named', { name: 'Ana' }), t('late:named', { name: 'Ana' })]).toEqual(['hello', 'named', 'named']);
  i18n.addResourceBundle('en', 'late', { hello: 'Hello', named: 'Hi, {{name}}' });
  expect([t('hello'), t('named', { name: 'Ana' }), t('late:named', { name: 'Ana' })]).toEqual(['Hello', 'Hi, Ana', 'Hi, Ana']);
});

test('leaves anything beyond placeholders to i18next', () => {
  const common = { kind: 'Kind', kind_old: 'Old kind', counted_one: 'One', counted_other: '{{count}}', nested: 'See $t(kind)', wait: 'In {{ seconds, wait }}' };
  const i18n = createI18n('en', {}, { common });
  const t = translatorOf(i18n, ['common']);
  expect([t('kind', { context: 'old' }), t('none', { defaultValue: 'Else' }), t('none', 'Else')]).toEqual(['Old kind', 'Else', 'Else']);
  expect([t('counted', { count: 1 }), t('counted', { count: 3 })]).toEqual(['One', '3']);
  expect([t('nested'), t('nested', {}), t(['none', 'kind'])]).toEqual(['See Kind', 'See Kind', 'Kind']);
  expect(t('wait', { seconds: 60 })).toBe(i18n.t('wait', { seconds: 60 }));
});
