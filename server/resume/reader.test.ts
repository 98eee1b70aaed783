import { afterAll, expect, test } from 'vitest';
import { bombDocx, encryptedPdf, photoPdf, spinningPdf } from '../../tests/support/hostile-files.ts';
import { docxOf, paragraph, pdfOf } from '../../tests/support/resume-files.ts';
import { ReaderBusyError, resumeReader } from './reader.ts';

const reader = resumeReader({ workers: 1 });
const hurried = resumeReader({ workers: 1, time: 3_000 });
afterAll(() => Promise.all([reader.close(), hurried.close()]));

const RESUME = pdfOf([
  [40, 40, 'Ana Whitlock', 20, 'B'],
  [40, 60, 'ana@whitlock.example'],
  [40, 90, 'EXPERIENCE', 12, 'B'],
  [40, 110, 'Accountant | Kestrel Foods Ltd | 2019 - Present'],
  [40, 130, 'EDUCATION', 12, 'B'],
  [40, 150, 'University of Oregon | 2015 - 2019'],
]);

test.each([
  ['an encrypted PDF', 'pdf', encryptedPdf(), 'encrypted'],
  ['a photo as PDF', 'pdf', photoPdf(), 'needsOcr'],
  ['a PDF that is cut off', 'pdf', RESUME.subarray(0, 60), 'parseFailed'],
  ['a PDF that is no PDF', 'pdf', new TextEncoder().encode('%PDF-1.7 hello'), 'parseFailed'],
  ['a Word document that holds 300 MB', 'docx', bombDocx(300 * 1024 * 1024), 'tooLong'],
  ['a Word document whose text is 40 MB', 'docx', docxOf(paragraph('x'.repeat(40 * 1024 * 1024))), 'tooLong'],
  ['a Word document cut off', 'docx', docxOf(paragraph('Ana')).subarray(0, 300), 'parseFailed'],
  ['a Word document without a word', 'docx', docxOf(paragraph('')), 'needsOcr'],
  ['an old Word document that is none', 'doc', new Uint8Array(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2048)])), 'parseFailed'],
] as const)('%s', async (_, kind, bytes, outcome) => {
  expect((await reader.read(bytes, kind)).outcome).toBe(outcome);
});

test('a document that never ends is ended; the event loop is free meanwhile, and the next one is read', async () => {
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 10);
  const [spun, read] = await Promise.all([hurried.read(spinningPdf(), 'pdf'), hurried.read(RESUME, 'pdf')]);
  clearInterval(ticking);
  expect(spun.outcome).toBe('tooLong');
  expect(read.outcome).toBe('found');
  expect(turns).toBeGreaterThan(20);
});

test('beyond those that may wait nobody is kept waiting', async () => {
  const narrow = resumeReader({ workers: 1, waiting: 1 });
  const all = await Promise.allSettled([1, 2, 3].map(() => narrow.read(RESUME, 'pdf')));
  expect(all.map((one) => (one.status === 'fulfilled' ? one.value.outcome : one.reason))).toEqual(['found', 'found', new ReaderBusyError()]);
  expect((await narrow.read(RESUME, 'pdf')).outcome).toBe('found');
  await narrow.close();
});

test('a document that takes too much memory is ended', async () => {
  const small = resumeReader({ workers: 1, time: 60_000, memory: 96 * 1024 * 1024 });
  expect((await small.read(docxOf(paragraph('word').repeat(100_000)), 'docx')).outcome).toBe('tooLong');
  await small.close();
});
