import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { getSession } from '../../../../contract/auth.ts';
import { createApplication, getAppliedJob, getApplyDraft, saveApplyDraft } from '../../../../contract/applications.ts';
import { searchJobs } from '../../../../contract/search.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { attachResume, makeJob } from '../../../../tests/support/market.ts';
import { application } from '../../../db/schema/seeker.ts';

/** One string of each kind that often breaks software. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table application; --",
  '{{constructor.constructor("alert(1)")()}} ${7*7} %s %n',
  '{"__proto__":{"is":1}}',
  '__proto__',
  'null',
  '../../../../etc/passwd',
  'a\r\nBcc: everyone@example.com',
  'nul\u0000in the middle',
  'half \ud83d a pair',
  '\ufeffmark first',
  '\u202eright to left\u202c',
  'Ṱ̺̺̕o͞ ̷i̲̬n̻̖v̟o̬ḳ͙e̗',
  '👩‍👩‍👧‍👧 🇵🇭',
  'ﷺ',
  '田中さん',
  'إعلان',
  '\\x00\\u0000\\',
  '1e1000',
  '-0',
  'C:\\con\\aux',
  "O'Brien-Smith, Jr.",
];

/** The stored form: trimmed, and without characters that a text column can't hold. */
const storedForm = (text: string) => text.trim().toWellFormed().replaceAll('\u0000', '');

let server: TestApp;
let ana: Browser;
let resumeId: string;

beforeAll(async () => {
  server = await testApp();
  ana = await server.seeker();
  resumeId = (await attachResume(ana)).id;
});

test('hostile text can be searched for or is refused as too long', { timeout: 120_000 }, async () => {
  const faults: string[] = [];
  for (const query of HOSTILE) {
    const { status } = await ana.call(searchJobs, { query: { query } });
    if (status !== (Array.from(query.trim()).length > LIMITS.queryLength ? 422 : 200)) faults.push(`${status}: ${query}`);
  }
  expect(faults).toEqual([]);
});

test('hostile text in a draft is returned as typed', { timeout: 120_000 }, async () => {
  const { id } = await makeJob(server.db);
  const stored = (text: string) => text.toWellFormed().replaceAll('\u0000', '');
  for (const text of HOSTILE) {
    const more = { resume_id: null, video_resume_id: null, idempotency_key: crypto.randomUUID() };
    expect((await ana.call(saveApplyDraft, { params: { id }, body: { answers: { 1: text }, first_message: text, ...more } })).status).toBe(200);
    expect((await ana.call(getApplyDraft, { params: { id } })).data).toMatchObject({ answers: { 1: stored(text) }, first_message: stored(text), ...more });
  }
});

test('hostile text in a message and in an answer arrives as typed', { timeout: 120_000 }, async () => {
  for (const text of HOSTILE) {
    const { id, questionIds } = await makeJob(server.db, {}, [{ kind: 'text', isRequired: false }]);
    const body = { resume_id: resumeId, first_message: text, screening_answers: [{ question_id: questionIds[0] as number, answer: text }] };
    expect((await ana.call(createApplication, { params: { id }, body })).data.application.first_message).toBe(storedForm(text));
    expect((await ana.call(getAppliedJob, { params: { id } })).data.first_message).toBe(storedForm(text));
    const [row] = await server.db.select({ answers: application.screeningAnswers }).from(application).where(eq(application.jobId, id));
    expect(row?.answers.map(({ answer }) => answer)).toEqual([storedForm(text)]);
  }
});

test('hostile text in a name is stored, and appears as text in the email', { timeout: 120_000 }, async () => {
  for (const text of HOSTILE) {
    const name = text.slice(0, LIMITS.nameLength);
    const one = await server.seeker({ first_name: name, last_name: name });
    const { user } = (await one.call(getSession, {})).data;
    expect([user?.first_name, user?.last_name]).toEqual([storedForm(name), storedForm(name)]);
    const { id } = await makeJob(server.db);
    server.mail.sent.length = 0;
    await one.call(createApplication, { params: { id }, body: { resume_id: (await attachResume(one)).id } });
    await server.runOutbox();
    const [email] = server.mail.sent;
    expect(email?.html).not.toMatch(/<script>alert|<img src=x/);
    expect(email?.subject).not.toMatch(/[\r\n]/);
  }
});
