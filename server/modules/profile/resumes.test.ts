import { randomUUID } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { ERRORS, type ErrorName } from '../../../contract/errors.ts';
import { createApplication, getAppliedJob } from '../../../contract/applications.ts';
import { deleteResume, listResumes, uploadResume } from '../../../contract/jobseekers.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { attachResume, makeJob, pdf } from '../../../tests/support/market.ts';
import { resume } from '../../db/schema/seeker.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});

const upload = (who: Browser, file: Blob, filename = 'cv.pdf', place: 'apply' | 'profile' = 'apply', headers: Record<string, string> = {}) =>
  who.call(uploadResume, { query: { place }, file, filename }, headers);
const download = (who: Browser, id: string) =>
  server.app.inject({ url: `/api/jobseekers/resumes/${id}/file`, headers: { cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ') } });

/** A PDF with exactly this many bytes. */
function pdfOf(bytes: number): Blob {
  const text = Buffer.alloc(bytes, ' ');
  text.write('%PDF-1.4\n');
  text.write('startxref\n9\n%%EOF', bytes - 17);
  return new Blob([text]);
}

const part = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const TYPES = `<Types><Override PartName="/word/document.xml" ContentType="${part}"/></Types>`;

interface Member {
  name: string;
  content: Buffer;
  /** The size given in the central directory. */
  claims?: number;
}

function zip(members: Member[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims } of members) {
    const packed = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(claims ?? content.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const table = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, table, end]);
}

const docx = (text: Buffer = Buffer.from('<w:document/>'), more: Member[] = [], types = TYPES, claims = text.length) =>
  zip([{ name: '[Content_Types].xml', content: Buffer.from(types) }, { name: 'word/document.xml', content: text, claims }, ...more]);
/** Overwrites the packed text. The central directory stays intact. */
function damaged(file: Buffer): Buffer {
  return Buffer.from(file).fill(0xff, file.indexOf('word/document.xml') + 17, file.indexOf('word/document.xml') + 40);
}
const blob = (buffer: Buffer) => new Blob([new Uint8Array(buffer)]);

test('a resume is stored, listed newest first, and served back to its owner alone, as an attachment', async () => {
  const [ana, bea] = [await server.seeker(), await server.seeker()];
  const stored = (await upload(ana, pdf('mine'), '履歴書 (2).pdf')).data;
  expect(stored).toMatchObject({ filename: '履歴書 (2).pdf', format: 'pdf' });
  server.clock.move(1_000);
  const second = (await upload(ana, blob(docx()), 'cv.docx')).data;
  expect((await ana.call(listResumes, {})).data.map(({ id }) => id)).toEqual([second.id, stored.id]);
  const file = await download(ana, stored.id);
  expect(file.body).toBe(await pdf('mine').text());
  expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store' });
  expect(file.headers['content-disposition']).toBe('attachment; filename="resume.pdf"; filename*=UTF-8\'\'%E5%B1%A5%E6%AD%B4%E6%9B%B8%20%282%29.pdf');
  expect((await download(bea, stored.id)).statusCode).toBe(404);
  expect((await download(server.visitor(), stored.id)).statusCode).toBe(401);
  expect((await download(ana, '../../etc/passwd')).statusCode).toBe(404);
});

test('a PDF is looked at in a frame of ours alone, by its owner; a Word file is not', async () => {
  const [ana, bea] = [await server.seeker(), await server.seeker()];
  const view = (who: Browser, id: string, method: 'GET' | 'HEAD' = 'GET') =>
    server.app.inject({
      method,
      url: `/api/jobseekers/resumes/${id}/view`,
      headers: { cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
  const { id } = (await upload(ana, pdf('seen'))).data;
  const shown = await view(ana, id);
  expect(shown.body).toBe(await pdf('seen').text());
  expect(shown.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "script-src 'none'; frame-ancestors 'self'",
    'x-frame-options': 'SAMEORIGIN',
  });
  expect((await view(ana, id, 'HEAD')).statusCode).toBe(200);
  expect((await view(bea, id)).statusCode).toBe(404);
  const word = (await upload(ana, blob(docx()), 'cv.docx')).data;
  expect((await view(ana, word.id)).statusCode).toBe(404);
});

const refusals: [string, ErrorName, Blob, string?][] = [
  ['an empty file', 'fileEmpty', new Blob([])],
  ['a picture named as a PDF', 'fileTypeUnsupported', blob(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))],
  ['a program', 'fileTypeUnsupported', blob(Buffer.from('MZ\u0000\u0000 not a resume %PDF-1.4 %%EOF', 'latin1'))],
  ['a web page with a PDF header inside', 'fileTypeUnsupported', new Blob(['<html><script>1</script>%PDF-1.4\n%%EOF'])],
  ['text', 'fileTypeUnsupported', new Blob(['just words']), 'cv.doc'],
  ['a PDF cut off', 'fileDamaged', new Blob(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n2 0 obj<</Le'])],
  ['a Word document cut off', 'fileDamaged', blob(docx(Buffer.alloc(50_000, 'long ')).subarray(0, 120)), 'cv.docx'],
  ['a ZIP that is no document', 'fileTypeUnsupported', blob(zip([{ name: 'a.txt', content: Buffer.from('a') }])), 'cv.docx'],
  ['a document with macros', 'fileTypeUnsupported', blob(docx(undefined, [], TYPES.replace('document.main+xml', 'document.macroEnabled.main+xml'))), 'cv.docx'],
  [
    'a bomb that says so',
    'fileTypeUnsupported',
    blob(docx(undefined, [{ name: 'word/big.xml', content: Buffer.alloc(1000), claims: 4_000_000_000 }])),
    'cv.docx',
  ],
  ['a bomb that denies it', 'fileTypeUnsupported', blob(docx(Buffer.alloc(40 * 1024 * 1024), [], TYPES, 1_000)), 'cv.docx'],
  ['a document whose text is damaged', 'fileDamaged', blob(damaged(docx(Buffer.from('<w:document>unrepeated text 0123456789</w:document>')))), 'cv.docx'],
  ['two entries of one name', 'fileTypeUnsupported', blob(docx(undefined, [{ name: 'word/document.xml', content: Buffer.from('other') }])), 'cv.docx'],
  ['an entry that climbs out', 'fileTypeUnsupported', blob(docx(undefined, [{ name: '../../evil', content: Buffer.from('x') }])), 'cv.docx'],
];

test.each(refusals)('%s is refused as %s', async (_what, refusal, file, filename) => {
  const ana = await server.seeker();
  expect((await upload(ana, file, filename)).refusal.code).toBe(ERRORS[refusal].code);
  expect((await ana.call(listResumes, {})).data).toEqual([]);
});

test('a file that lies about its type is stored as what it is', async () => {
  const ana = await server.seeker();
  expect((await upload(ana, blob(docx()), 'cv.pdf')).data).toMatchObject({ format: 'docx', filename: 'cv.docx' });
});

test.each([
  ['apply', LIMITS.resumeBytesQuick],
  ['profile', LIMITS.resumeBytesProfile],
] as const)('at %s the limit holds to the byte', async (place, most) => {
  const ana = await server.seeker();
  expect((await upload(ana, pdfOf(most + 1), 'cv.pdf', place)).refusal.code).toBe(ERRORS.fileTooLarge.code);
  expect((await upload(ana, pdfOf(most), 'cv.pdf', place)).data.size).toBe(most);
});

test('an upload that is cut off is refused as incomplete', async () => {
  const ana = await server.seeker();
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/jobseekers/resume/upload',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'idempotency-key': randomUUID(),
      cookie: [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    payload: '--x\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.4 and then the network went aw',
  });
  expect([answer.statusCode, answer.json<{ code: number }>().code]).toEqual([400, ERRORS.fileIncomplete.code]);
});

test('three at most, even when four come at once; the same file again is the one that is there', async () => {
  const ana = await server.seeker();
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((text) => upload(ana, pdf(text))));
  expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 200, 200, 409]);
  const held = (await ana.call(listResumes, {})).data;
  expect(held).toHaveLength(3);
  const again = answers.findIndex((answer) => answer.status === 200);
  expect((await upload(ana, pdf(['a', 'b', 'c', 'd'][again]))).status).toBe(200);
});

test('the same press twice stores one file; the same key with another file is refused', async () => {
  const ana = await server.seeker();
  const headers = { 'idempotency-key': randomUUID() };
  const [one, two] = await Promise.all([upload(ana, pdf('x'), 'cv.pdf', 'apply', headers), upload(ana, pdf('x'), 'cv.pdf', 'apply', headers)]);
  expect(one.data).toEqual(two.data);
  expect((await upload(ana, pdf('y'), 'cv.pdf', 'apply', headers)).refusal.code).toBe(ERRORS.idempotencyMismatch.code);
});

test('a deleted resume is gone, file and all, whoever it was sent to; its application still names it', async () => {
  const ana = await server.seeker();
  const [sent, unsent] = [await attachResume(ana, 'sent'), await attachResume(ana, 'unsent')];
  const { id } = await makeJob(server.db);
  await ana.call(createApplication, { params: { id }, body: { resume_id: sent.id } });
  const keys = (
    await server.db
      .select()
      .from(resume)
      .where(inArray(resume.id, [sent.id, unsent.id]))
  ).map(({ storageKey }) => storageKey);
  expect(keys).toHaveLength(2);
  for (const one of [sent, unsent, sent]) expect((await ana.call(deleteResume, { params: { id: one.id } })).status).toBe(200);
  expect((await ana.call(listResumes, {})).data).toEqual([]);
  expect((await download(ana, sent.id)).statusCode).toBe(404);
  expect((await ana.call(getAppliedJob, { params: { id } })).data.resume).toEqual({ id: sent.id, filename: sent.filename });
  expect(
    (
      await server.db
        .select()
        .from(resume)
        .where(eq(resume.userId, ana.user?.id ?? ''))
    ).map((row) => row.id),
  ).toEqual([sent.id]);
  for (const key of keys) await expect(readAll(key)).rejects.toThrow('ENOENT');
});

test("another's resume can not be removed", async () => {
  const [ana, bea] = [await server.seeker(), await server.seeker()];
  const hers = await attachResume(bea);
  await ana.call(deleteResume, { params: { id: hers.id } });
  expect((await bea.call(listResumes, {})).data).toHaveLength(1);
});

async function readAll(key: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of server.outside.files.read(key)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
