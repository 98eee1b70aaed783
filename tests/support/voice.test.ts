import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shownTexts } from './shown-texts.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const listed = (cell = '') =>
  cell
    .split(/[,;] /)
    .map((word) => word.trim())
    .filter((word) => word !== '');
const wholeWords = (words: readonly string[], flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}’'-])(?:${words.map(escaped).join('|')})(?![\\p{L}\\p{N}’'@-])`, flags);

/** The rows of the word list in docs/voice.md: words to avoid, and where they are right. */
const rows = (readFileSync('docs/voice.md', 'utf8').split('\n## Words\n')[1] ?? '')
  .split('\n## ')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, , avoid, fine]) => ({ avoid: wholeWords(listed(avoid), 'iu'), fine: (fine ?? '') === '' ? null : wholeWords(fine?.split('; ') ?? [], 'giu') })) as {
  avoid: RegExp;
  fine: RegExp | null;
}[];

/** The words of a text that the list forbids. */
function forbidden(text: string): string[] {
  return rows.flatMap(({ avoid, fine }) => avoid.exec(fine === null ? text : text.replace(fine, '…'))?.[0] ?? []);
}

test('reads the word list', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(forbidden('Whoever applies goes on at once. The letter is kept.')).toEqual(['goes on', 'letter', 'at once', 'Whoever', 'is kept']);
  expect(forbidden('Letters, digits and spaces. Job seekers sign in.')).toEqual([]);
});

test('no text that people read contains a word to avoid', () => {
  const wrong = shownTexts().flatMap(({ where, text }) => forbidden(text).map((word) => `${where}: “${word}” in “${text.slice(0, 120)}”`));
  expect(wrong).toEqual([]);
});

test('apostrophes are typographic in the catalogs', () => {
  expect(shownTexts().filter(({ where, text }) => where.startsWith('src/locales') && /\w'\w/.test(text))).toEqual([]);
});
