import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { collect, type Expression } from './collect.ts';
import { growthOf } from './growth.ts';

/**
 * No user input is read by an expression whose time grows faster than the text (docs/decisions/expressions.md). Two checks: scslre proves that no
 * repeated character makes one slow; counting steps on repeated words finds what it doesn't look for.
 */
const { expressions, late } = collect();
/** Expressions of a library that parse user input. */
const BORROWED: Expression[] = Object.entries({ email: z.regexes.email }).map(([name, { source, flags }]) => ({ place: `zod ${name}`, source, flags }));

/** Built when they are used, each with the reason why that is safe. */
const BUILT_LATE: Record<string, string> = {
  'server/modules/hiring/interviews/contact.ts':
    'a name, escaped: its words one after the other, with blanks between them, and nothing that repeats but the blanks',
  'server/standins/social/faults.ts': 'a word of a list of two, in a stand-in for a social network, which production does not run',
};

/** What makes an expression slow, in words; null if nothing does. */
function slownessOf({ source, flags }: Pick<RegExp, 'source' | 'flags'>): string | null {
  const { reports } = analyse({ source, flags }, {});
  if (reports[0]) return `repeats of ${JSON.stringify(reports[0].character.pick)}`;
  const pump = growthOf({ source, flags });
  return pump && `${JSON.stringify(pump.before)}, repeats of ${JSON.stringify(pump.word)}, ${JSON.stringify(pump.behind)}`;
}

test.each([
  ['nested repetitions', /^(a+)+$/],
  ['words of dates, exponential', /^(expected|graduat\p{L}*|issued|[^\p{L}\p{N}]|in|on)*$/iu],
  ['an address, from each of its letters', /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u],
  ['blanks at the end, from each blank', /\s+$/],
  ['blanks at both ends', /^\s+|\s+$/g],
  ['two repetitions of the same', /^in\s*:?\s*(.+)$/],
  ['a word behind letters that \\b does not know', /\bto\p{L}*\.?$/u],
  ['a scheme, from each part of a name', /\b[a-z][a-z.]*:/],
  ['brackets that do not close', /\([^)]*\)/],
  ['a lookahead from each word', /admin(?! .*network)/],
  ['repetitions that end differently', /(?:[a-z]+\.)+com/],
  ['a lookbehind that looks far', /(?<=:.*)x/],
])('%s are found', (_, expression) => {
  expect(slownessOf(expression)).not.toBeNull();
});

test.each([
  ['blanks at the end, from the first one', /(?<!\s)\s+$/],
  ['brackets that hold none', /\([^()]*\)/],
  ['a bounded repetition', /[^\s@]{1,64}@[^\s@]{1,250}\.[a-z]{2,}/],
  ['words of a language', /\b(?:one|two|three)\b/i],
  ['a repeated group', /^(.{1,4})\1+$/],
])('%s are safe', (_, expression) => {
  expect(slownessOf(expression)).toBeNull();
});

test('every expression of the product is linear in the text', { timeout: 240_000 }, () => {
  expect(expressions.length).toBeGreaterThan(900);
  const slow = [...expressions, ...BORROWED].flatMap((expression) => {
    const slowness = slownessOf(expression);
    return slowness === null ? [] : [`${expression.place} /${expression.source.slice(0, 80)}/: ${slowness}`];
  });
  expect(slow).toEqual([]);
});

test('expressions are built while their module loads, where they can be listed', () => {
  expect(late.map((place) => place.replace(/:\d+$/, ''))).toEqual(Object.keys(BUILT_LATE));
});
