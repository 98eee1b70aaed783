import { expect, test } from 'vitest';
import { pdfOfObjects, pdfPage, stream } from '../../tests/support/resume-files.ts';
import { withLigaturesInOrder } from './formats/arabic-ligatures.ts';
import { readPdf } from './formats/pdf.ts';
import { cellsOf } from './layout/cells.ts';
import type { Run } from './layout/line.ts';

const run = (text: string, x0: number, x1: number, y = 100): Run => ({ text, page: 1, x0, x1, y, size: 10, font: 'a' });
/** Enough of an Arabic page for it to be read from the right. */
const PAGE = [run('خدمة العملاء والضيافة وقطاع التجزئة', 300, 500, 50)];
const textsOf = (runs: readonly Run[]) =>
  cellsOf([...PAGE, ...runs])
    .map(({ text }) => text)
    .slice(1);

/** A PDF whose letters a, b, … stand for what is told, drawn from left to right. */
function drawn(text: string, meanings: Record<string, string>): Uint8Array {
  const hex = (of: string) => [...of].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  const rows = Object.entries(meanings).map(([code, meaning]) => `<${code.charCodeAt(0).toString(16)}> <${hex(meaning)}>`);
  const map = `begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${rows.length} beginbfchar\n${rows.join('\n')}\nendbfchar endcmap`;
  const font = '/Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding/ToUnicode 6 0 R';
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</A 5 0 R>>>>>>`;
  const [catalog = '', pages = ''] = pdfPage('');
  return pdfOfObjects([catalog, pages, page, stream(`BT /A 12 Tf 100 700 Td (${text}) Tj ET`), `<<${font}>>`, stream(map)]);
}

const LETTERS = { a: 'ء', b: 'ا', c: 'م', d: 'ع', e: 'ل', f: 'لا', g: '\uFC6A', h: 'خ', i: 'ة' };

test.each([
  ['a lam-alef that stands for two letters', 'afcdeb'.repeat(6), 'العملاء'.repeat(6)],
  ['a sign for two letters', 'ighe b'.repeat(8).trim(), 'خبرة'],
])('letters drawn as one come out in their order: %s', async (_, text, whole) => {
  const { columns } = await readPdf(drawn(text, LETTERS));
  const lines = columns
    .flat()
    .map((line) => line.text)
    .join(' ');
  expect(lines).toContain(whole);
});

test('a text whose glyphs are not found stays as it is, and so does what reads from the left', () => {
  expect(withLigaturesInOrder([{ text: 'العمالء', isFromTheRight: true }], [{ unicode: 'س' }])).toEqual(['العمالء']);
  expect(
    withLigaturesInOrder(
      [
        { text: 'Word', isFromTheRight: false },
        { text: 'الا', isFromTheRight: true },
      ],
      [...'Word'].map((unicode) => ({ unicode })).concat({ unicode: 'لا' }, { unicode: 'ا' }),
    ),
  ).toEqual(['Word', 'الا']);
});

test('little Arabic beside Latin words is read from the right on an Arabic page', () => {
  expect(textsOf([run('PowerPoint JavaScript', 60, 140), run(' ', 140, 144), run(':', 144, 147), run('أدوات', 150, 190)])).toEqual([
    'أدوات : PowerPoint JavaScript',
  ]);
});

test('a level in brackets behind a skill keeps its brackets', () => {
  expect(textsOf([run(')', 100, 104), run('متقدم', 104, 130), run('( #', 130, 142), run('C', 142, 150)])).toEqual(['C# (متقدم)']);
});

test('letters a hair apart are one word, and a colon drawn into a text stands in it', () => {
  expect(textsOf([run('ﻳق', 100, 112), run(' ', 112, 113.5), run('ﻓﺮ', 113, 124)])).toEqual(['فريق']);
  expect(textsOf([run('المهارات التخطيط', 100, 180), run(':', 139, 142)])).toEqual(['المهارات: التخطيط']);
});

test('the signs at the end of a name stay there, though a line from the right draws them before it', () => {
  expect(textsOf([run('#', 60, 66), run('C', 66, 73)])).toEqual(['C#']);
  expect(textsOf([run('++', 60, 72), run('Notepad', 72, 120)])).toEqual(['Notepad++']);
  expect(textsOf([run('#', 60, 66), run('1', 66, 73)])).toEqual(['#1']);
  // On a page from the left, they are as they were written.
  expect(cellsOf([run('#', 60, 66), run('C', 66, 73)]).map(({ text }) => text)).toEqual(['#C']);
});

test('a list of words that are not Arabic is read from the left within its line', () => {
  const list = [
    run('العملاء', 20, 50),
    run('،', 55, 57),
    run('++', 57, 68),
    run('Excel', 68, 90),
    run('،', 90, 92),
    run('SQL', 96, 112),
    run('،', 112, 114),
    run('C', 118, 124),
  ];
  expect(textsOf(list)).toEqual(['Excel، SQL، C++، العملاء']);
});
