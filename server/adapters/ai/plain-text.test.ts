import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

async function plain(pieces: string[], longest = 1_000): Promise<string> {
  async function* given() {
    yield* pieces;
  }
  let text = '';
  for await (const piece of plainText(given(), longest)) text += piece;
  return text;
}

test.each([
  ['**Cook** with `two` years', 'Cook with two years'],
  ['## About me\n\n- Grills\n- Bakes', 'About me\nGrills\nBakes'],
  ['In 4 days, not 9. A cook - and a baker.\n1. Grills # 2\n', 'In 4 days, not 9. A cook - and a baker.\nGrills # 2'],
  ['C# and C++, A*B? 3.5 years', 'C# and C++, AB? 3.5 years'],
  ['<script>alert(1)</script> a cook', 'scriptalert(1)/script a cook'],
  ['See https://evil.example/x?y or www.evil.example or me@evil.example now.', 'See or or now.'],
  ['javascript://x [a](javascript://y) cook', 'cook'],
  ['a\u202ecook\u0000 \u200bhere\ufeff', 'acook here'],
  ['  料理人です。よろしく。  ', '料理人です。よろしく。'],
])('%j is shown as %j', async (text, shown) => {
  expect(await plain([text])).toBe(shown);
});

test('the result is the same wherever the text is cut, as long as its words have a normal length', async () => {
  const words = fc.array(
    fc.string({ minLength: 1, maxLength: 12 }).map((one) => one.replace(/\s/g, '') || 'a'),
    { minLength: 1, maxLength: 30 },
  );
  await fc.assert(
    fc.asyncProperty(words, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }), async (all, cuts) => {
      const text = all.join(' ');
      const pieces: string[] = [];
      for (let at = 0, turn = 0; at < text.length; turn += 1) {
        const cut = cuts[turn % cuts.length] as number;
        pieces.push(text.slice(at, at + cut));
        at += cut;
      }
      expect(await plain(pieces)).toBe(await plain([text]));
    }),
    { numRuns: 200 },
  );
});

test('it ends with a sentence if it is long enough', async () => {
  expect(await plain(['One two. Three four. Five six seven eight nine'], 30)).toBe('One two. Three four.');
  expect(await plain(['無'.repeat(500)], 100)).toHaveLength(100);
});
