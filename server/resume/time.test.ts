import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDate } from './dates.ts';
import { columnsOfText, paragraphsOf } from './formats/text.ts';
import { contentOf } from './profile.ts';
import { readResume } from './read.ts';

const HEAD = 'Ana Whitlock\nana@whitlock.example\n';
/** Headings open the sections, each of which is read in its own way. */
const HEADINGS = ['EXPERIENCE', 'EDUCATION', 'SKILLS', 'CERTIFICATIONS', 'LANGUAGES', 'SUMMARY', 'CONTACT'];
const WORDS =
  'graduat|in |to|toé|May |2019 |2019 - 2020 |from |a at B |BSc |学士 |gpa (|name: |Ab, |A |1 |+1 | |   |\t|-| - |,|(|() |a@|a.|http://|a.com/|•|: |nik 12345678 '
    .split('|')
    .concat('| ');
/** Twenty times what such a text takes on an idle machine; a quadratic one takes minutes. */
const MOST_MS = 8_000;

const took = (text: string): number => {
  const began = performance.now();
  contentOf(columnsOfText(paragraphsOf(text)));
  return performance.now() - began;
};

test('a resume of long lines of random words is read in time, whatever section they stand in', { timeout: 120_000 }, () => {
  const words = fc.array(fc.tuple(fc.constantFrom(...WORDS), fc.integer({ min: 1, max: 5_000 })), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.constantFrom(...HEADINGS), words, fc.constantFrom('', '!', '1', '\n2019'), (heading, parts, end) => {
      const line = parts.map(([word, times]) => word.repeat(times)).join('');
      expect(took(`${HEAD}${heading}\n${line.slice(0, 30_000)}${end}`)).toBeLessThan(MOST_MS);
    }),
    { numRuns: 30 },
  );
});

test('words around a date are judged one by one', () => {
  expect(isDate('Expected graduation: May 2019')).toBe(true);
  expect(isDate('Class of 2019')).toBe(true);
  expect(isDate('Date issued: 2019-03')).toBe(true);
  expect(isDate('Kestrel Foods, May 2019')).toBe(false);
  expect(isDate(`${'graduat'.repeat(34)}1 2019`)).toBe(true);
  expect(isDate(`${'graduat'.repeat(34)} 1x 2019`)).toBe(false);
});

test.each([
  ['lines', 'a\n'.repeat(3_001)],
  ['text', 'word '.repeat(50_000)],
])('more %s than any resume has are not read', async (_, text) => {
  expect(await readResume(new TextEncoder().encode(HEAD + text), 'txt')).toEqual({ outcome: 'tooLong' });
});
