import { randomUUID } from 'node:crypto';
import { like } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { ERRORS } from '../../../contract/errors.ts';
import { listResumes, uploadResume } from '../../../contract/jobseekers.ts';
import { createEducation, createLanguage, createWorkExperience, updateSkills } from '../../../contract/profile-calls.ts';
import { exportJsonResume, generateResume, previewResume, renameResume } from '../../../contract/resume-calls.ts';
import { getSyncableContent } from '../../../contract/resume-sync.ts';
import { WRITTEN } from '../../../tests/api/world.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { readPdf } from '../../../tests/support/read-pdf.ts';
import { attempt } from '../../db/schema/auth.ts';
import { press } from '../../resume-templates/press.ts';
import { RESUMES_SET } from './generate-resume.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});

/** The file of a generated resume that isn't attached. */
const get = (who: Browser, query: string) =>
  server.app.inject({
    url: `/api/jobseekers/generate-resume/file?${query}`,
    headers: { cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });

/** A seeker with a filled-in profile. */
async function cook() {
  const ana = await server.seeker();
  await ana.call(createWorkExperience, { body: WRITTEN.workExperience });
  await ana.call(createEducation, { body: WRITTEN.education });
  await ana.call(createLanguage, { body: WRITTEN.language });
  await ana.call(updateSkills, { body: { skills: ['Grilling', 'Menus'] } });
  return ana;
}

test('a profile becomes a resume in the chosen template, paper and language, named after the person', async () => {
  const ana = await cook();
  const made = (await ana.call(generateResume, { body: { template: 'rirekisho', paper: 'Letter', language: 'ja' } })).data;
  expect(made).toMatchObject({ format: 'pdf', filename: expect.stringMatching(/ - 履歴書\.pdf$/) as string });
  expect((await ana.call(listResumes, {})).data.map(({ id }) => id)).toEqual([made.id]);
  const cookie = [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const file = await server.app.inject({ url: `/api/jobseekers/resumes/${made.id}/file`, headers: { cookie } });
  expect(file.headers['content-disposition']).toMatch(/^attachment/);
  const text = await readPdf(file.rawPayload);
  for (const fact of ['Cook', 'Harbour Grill', '2020年2月 – 2021年1月', 'Cebu Normal University', 'フィリピノ語', '母語', 'Grilling、Menus'])
    expect(text).toContain(fact);
});

test('a resume is made before its write begins, which waits for no press; the same key makes it once', async () => {
  const ana = await cook();
  const { pool } = server.outside.connection;
  const held = vi.spyOn(press, 'set').mockImplementationOnce(async () => {
    // This process has no open transaction while the press works.
    const { rows } = await pool.query<{ open: number }>(
      "select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    );
    expect(rows).toEqual([{ open: 0 }]);
    return new Uint8Array(Buffer.from('%PDF-1.4\nstartxref\n9\n%%EOF')) as never;
  });
  const headers = { 'idempotency-key': randomUUID() };
  const made = await ana.call(generateResume, { body: { template: 'classic' } }, headers);
  expect((await ana.call(generateResume, { body: { template: 'classic' } }, headers)).data).toEqual(made.data);
  expect(held).toHaveBeenCalledTimes(1);
  held.mockRestore();
  expect((await ana.call(listResumes, {})).data).toHaveLength(1);
});

test('a resume is had as a file without being attached, by whoever it is of', async () => {
  const ana = await cook();
  const file = await get(ana, 'template=modern&paper=Letter&language=es&with_photo=true');
  expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': expect.stringMatching(/^attachment/) as string });
  expect(await readPdf(file.rawPayload)).toContain('Harbour Grill');
  expect((await ana.call(listResumes, {})).data).toEqual([]);
  expect((await get(ana, 'template=none')).json()).toMatchObject({ code: ERRORS.parameterInvalid.code });
  expect((await get(server.visitor(), 'template=modern')).statusCode).toBe(401);
});

test('no more than three resumes, however they come', async () => {
  const ana = await cook();
  for (const template of ['classic', 'modern', 'compact'] as const) expect((await ana.call(generateResume, { body: { template } })).status).toBe(200);
  expect((await ana.call(generateResume, { body: { template: 'swiss' } })).refusal.code).toBe(ERRORS.tooManyResumes.code);
  expect((await ana.call(listResumes, {})).data).toHaveLength(3);
});

test('a preview shows the pages and stores nothing', async () => {
  const ana = await cook();
  const { pages } = (await ana.call(previewResume, { body: { template: 'sidebar', language: 'ar', with_photo: true } })).data;
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatch(/^<svg /);
  expect((await ana.call(listResumes, {})).data).toEqual([]);
});

test('one person has so many resumes set in ten minutes, however they ask, and is told when there are more', async () => {
  const ana = await cook();
  const preview = async (who = ana) => who.call(previewResume, { body: { template: 'classic' } });
  await preview();
  const mine = like(attempt.key, `${RESUMES_SET.name}:%`);
  await server.db.update(attempt).set({ count: RESUMES_SET.tries }).where(mine);
  const refused = await preview();
  expect([refused.status, refused.refusal.message]).toEqual([429, 'Too many attempts. Try again in 600 seconds.']);
  expect((await get(ana, 'template=classic')).statusCode).toBe(429);
  expect((await ana.call(generateResume, { body: { template: 'classic' } })).status).toBe(429);
  expect((await preview(await cook())).status).toBe(200);
  server.clock.move(RESUMES_SET.window);
  expect((await preview()).status).toBe(200);
});

test('a resume is renamed without special characters and keeps its extension', async () => {
  const ana = await cook();
  const { id } = (await ana.call(generateResume, { body: { template: 'academic' } })).data;
  expect((await ana.call(renameResume, { params: { id }, body: { filename: 'Küche 2025 (kurz).docx' } })).data.filename).toBe('Küche 2025 (kurz).pdf');
  for (const filename of ['a/b', 'a<b>', '', 'x'.repeat(101), 'cv\u202Efdp.exe']) {
    expect((await ana.call(renameResume, { params: { id }, body: { filename } })).refusal.code).toBe(ERRORS.parameterInvalid.code);
  }
  const bea = await server.seeker();
  expect((await bea.call(renameResume, { params: { id }, body: { filename: 'Mine' } })).refusal.code).toBe(ERRORS.notFound.code);
});

test('a profile goes out as JSON Resume and is read again', async () => {
  const ana = await cook();
  const out = (await ana.call(exportJsonResume, {})).data;
  expect(out.work).toEqual([{ name: 'Harbour Grill', position: 'Cook', startDate: '2020-02', endDate: '2021-01' }]);
  const back = await upload(ana, { ...out, awards: [{ title: 'Best grill' }] });
  expect(back.data).toMatchObject({ filename: 'ana.pdf', format: 'pdf', left_out: ['awards'] });
  const read = (await ana.call(getSyncableContent, { params: { id: back.data.id } })).data;
  if (read.outcome !== 'found') throw new Error(read.outcome);
  expect(read.content.skills.map(({ value }) => value)).toEqual(['Grilling', 'Menus']);
  expect(read.content.languages.map(({ value }) => value)).toEqual([{ name: 'Filipino', language: 'fil', proficiency: 'native' }]);
});

test.each([{ not: 'a resume' }, { basics: { name: 7 } }, { basics: {}, work: 'much' }])('JSON that is no JSON Resume is refused as such: %j', async (given) => {
  const ana = await server.seeker();
  expect((await upload(ana, given)).refusal.code).toBe(ERRORS.jsonResumeInvalid.code);
});

test('a JSON Resume is for the profile: an application takes what an employer can read', async () => {
  const ana = await server.seeker();
  expect((await upload(ana, { basics: { name: 'Ana Reyes' } }, 'apply')).refusal.code).toBe(ERRORS.fileTypeUnsupported.code);
});

const upload = (who: Browser, given: object, place: 'apply' | 'profile' = 'profile') =>
  who.call(uploadResume, { query: { place }, file: new Blob([JSON.stringify(given)]), filename: 'ana.json' });
