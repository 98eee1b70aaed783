import { expect, test } from 'vitest';
import { hasDrawnAccent, withWholeLetters, type DrawnText } from './drawn-accents.ts';

const at = (text: string, x: number, width: number, y = 700): DrawnText => ({ text, x, y, width, size: 10 });
const texts = (items: readonly DrawnText[]): string[] => withWholeLetters(items).map(({ text }) => text);

test.each<[string, readonly DrawnText[], readonly string[]]>([
  ['over the next letter', [at('Bo˘', 57, 15.8), at('gaz Meslek', 68.7, 40)], ['Bo', 'ğaz Meslek']],
  ['raised for a capital', [at('˙', 57.5, 3, 702), at('Istanbul', 57, 33)], ['', 'İstanbul']],
  ['on an i without its dot', [at('L´', 57, 11), at('ıder T´', 63.9, 30), at('ecnico', 90, 25)], ['L', 'íder T', 'écnico']],
  ['under a capital, after it', [at('S', 100, 8), at('¸enol', 101, 25)], ['Ş', 'enol']],
  ['within a text', [at('Gu¨un', 57, 20)], ['Guün']],
  ['with a distance like a space, within a word', [at('Danı ¸', 59.5, 61.5), at('smanlık', 116.6, 37)], ['Danı', 'şmanlık']],
  ['behind an initial', [at('Anka A. ¸', 59.5, 61.5), at('S.', 116.3, 10)], ['Anka A.', 'Ş.']],
  ['behind a real space', [at('Eski ¸', 59.5, 30), at('Sehir', 86.2, 37)], ['Eski ', 'Şehir']],
  ['between what pdf.js takes for spaces', [at('Sat˘', 57, 20), at(' ', 60, 1), at('gı', 73, 10)], ['Sat', ' ', 'ğı']],
])('an accent %s', (_, items, whole) => {
  expect(texts(items)).toEqual(whole);
});

test.each<[string, readonly DrawnText[]]>([
  ['no letter takes', [at('5´', 57, 10), at('xyz', 65, 20)]],
  ['stands in another line', [at('Bo˘', 57, 15.8, 700), at('gaz', 68.7, 20, 680)]],
  ['stands apart', [at('Bo˘', 57, 15.8), at('gaz', 90, 20)]],
])('an accent that %s stays', (_, items) => {
  expect(texts(items)).toEqual(items.map(({ text }) => text));
});

test('only accents are looked for', () => {
  expect(hasDrawnAccent(['Mondsee', 'naïve'])).toBe(false);
  expect(hasDrawnAccent(['Gu¨'])).toBe(true);
});

test('the width of a text ends where the next letter begins, so both are one word', () => {
  const [before] = withWholeLetters([at('Bo˘', 57, 15.8), at('gaz', 68.7, 20)]);
  expect(before?.width).toBeCloseTo(11.7);
});
