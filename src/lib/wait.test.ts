import { expect, test } from 'vitest';
import { createI18n } from './i18n.ts';
import { waitWords } from './wait.ts';

test.each([
  [0, 'en', '0 sec'],
  [119, 'en', '119 sec'],
  [120, 'en', '2 min'],
  [890, 'en', '14 min 50 sec'],
  [890, 'ja', '14 分 50 秒'],
])('%i seconds in %s are %s', (seconds, language, words) => {
  expect(waitWords(seconds, language)).toBe(words);
});

test('can be used as a format in texts', () => {
  const texts = { common: { wait: 'Try again in {{seconds, wait}}.' } };
  expect(createI18n('en', texts, texts).t('wait', { seconds: 890 })).toBe('Try again in 14 min 50 sec.');
});
