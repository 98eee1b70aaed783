import { afterAll, expect, test } from 'vitest';
import { bombDocx, encryptedPdf, photoPdf, spinningPdf } from '../../tests/support/hostile-files.ts';
import { docxOf, paragraph, pdfOf } from '../../tests/support/resume-files.ts';
import { ReaderBusyError, resumeReader } from './reader.ts';

const reader = resumeReader({ processes: 1 });
const hurried = resumeReader({ processes: 1, time: 1_500 });
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
  expect((await reader.read(bytes, kind, 'ana')).outcome).toBe(outcome);
});

test('a document that never ends is ended; the event loop is free meanwhile, and the next one is read', async () => {
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 10);
  const [spun, read] = await Promise.all([hurried.read(spinningPdf(), 'pdf', 'mallory'), hurried.read(RESUME, 'pdf', 'ana')]);
  clearInterval(ticking);
  expect(spun.outcome).toBe('tooLong');
  expect(read.outcome).toBe('found');
  expect(turns).toBeGreaterThan(20);
});

test('beyond those that may wait nobody is kept waiting', async () => {
  const narrow = resumeReader({ processes: 1, waiting: 1 });
  const all = await Promise.allSettled(['ana', 'ben', 'cleo'].map((owner) => narrow.read(RESUME, 'pdf', owner)));
  expect(all.map((one) => (one.status === 'fulfilled' ? one.value.outcome : one.reason))).toEqual(['found', 'found', new ReaderBusyError()]);
  expect((await narrow.read(RESUME, 'pdf', 'ana')).outcome).toBe('found');
  await narrow.close();
});

test('of one account so many documents wait, and others still may', async () => {
  const narrow = resumeReader({ processes: 1, waitingOfOne: 1 });
  const all = await Promise.allSettled(['ana', 'ana', 'ana', 'ben'].map((owner) => narrow.read(RESUME, 'pdf', owner)));
  expect(all.map((one) => (one.status === 'fulfilled' ? one.value.outcome : one.reason))).toEqual(['found', 'found', new ReaderBusyError(), 'found']);
  await narrow.close();
});

test('whoever was not served yet goes before the next document of one who was', async () => {
  const narrow = resumeReader({ processes: 1 });
  const order: string[] = [];
  const read = (name: string, owner: string) => narrow.read(RESUME, 'pdf', owner).then(() => order.push(name));
  await Promise.all([read('ana 1', 'ana'), read('ana 2', 'ana'), read('ana 3', 'ana'), read('ben 1', 'ben'), read('cleo 1', 'cleo')]);
  expect(order).toEqual(['ana 1', 'ben 1', 'cleo 1', 'ana 2', 'ana 3']);
  await narrow.close();
});

test('documents of one account that never end hold one worker: another account is read beside them', async () => {
  const pair = resumeReader({ processes: 2, time: 1_000 });
  const order: string[] = [];
  const spin = () => pair.read(spinningPdf(), 'pdf', 'mallory').then(() => order.push('mallory'));
  await Promise.all([spin(), spin(), pair.read(RESUME, 'pdf', 'ana').then(({ outcome }) => order.push(outcome))]);
  expect(order).toContain('found');
  expect(order.at(-1)).toBe('mallory');
  await pair.close();
});

test('a document that takes too much memory is ended', async () => {
  const small = resumeReader({ processes: 1, time: 60_000, memory: 160 * 1024 * 1024 });
  expect((await small.read(docxOf(paragraph('word').repeat(100_000)), 'docx', 'ana')).outcome).toBe('tooLong');
  await small.close();
});
