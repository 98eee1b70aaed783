import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { getSession } from '../../../contract/auth.ts';
import { createApplication, getAppliedJob, getApplyDraft, saveApplyDraft } from '../../../contract/applications.ts';
import { searchJobs } from '../../../contract/search.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { attachResume, makeJob } from '../../../tests/support/market.ts';
import { application } from '../../db/schema/seeker.ts';

/** Of each kind of trouble one. */
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

/** As it is kept: without space around it, without what no text column holds. */
const kept = (text: string) => text.trim().toWellFormed().replaceAll('\u0000', '');

let server: TestApp;
let ana: Browser;
let resumeId: string;

beforeAll(async () => {
  server = await testApp();
  ana = await server.seeker();
  resumeId = (await attachResume(ana)).id;
});

test('searched for, each is answered or refused as too long', { timeout: 120_000 }, async () => {
  const faults: string[] = [];
  for (const query of HOSTILE) {
    const { status } = await ana.call(searchJobs, { query: { query } });
    if (status !== (Array.from(query.trim()).length > LIMITS.queryLength ? 422 : 200)) faults.push(`${status}: ${query}`);
  }
  expect(faults).toEqual([]);
});

test('drafted, each comes back as it was typed', { timeout: 120_000 }, async () => {
  const { id } = await makeJob(server.db);
  const stored = (text: string) => text.toWellFormed().replaceAll('\u0000', '');
  for (const text of HOSTILE) {
    const more = { resume_id: null, video_resume_id: null, idempotency_key: crypto.randomUUID() };
    expect((await ana.call(saveApplyDraft, { params: { id }, body: { answers: { 1: text }, first_message: text, ...more } })).status).toBe(200);
    expect((await ana.call(getApplyDraft, { params: { id } })).data).toEqual({ answers: { 1: stored(text) }, first_message: stored(text), ...more });
  }
});

test('sent as message and as answer, each arrives as it was typed', { timeout: 120_000 }, async () => {
  for (const text of HOSTILE) {
    const { id, questionIds } = await makeJob(server.db, {}, [{ kind: 'text', isRequired: false }]);
    const body = { resume_id: resumeId, first_message: text, screening_answers: [{ question_id: questionIds[0] as number, answer: text }] };
    expect((await ana.call(createApplication, { params: { id }, body })).data.application.first_message).toBe(kept(text));
    expect((await ana.call(getAppliedJob, { params: { id } })).data.first_message).toBe(kept(text));
    const [row] = await server.db.select({ answers: application.screeningAnswers }).from(application).where(eq(application.jobId, id));
    expect(row?.answers.map(({ answer }) => answer)).toEqual([kept(text)]);
  }
});

test("as a person's name each is kept, and in the mail it is text", { timeout: 120_000 }, async () => {
  for (const text of HOSTILE) {
    const name = text.slice(0, LIMITS.nameLength);
    const one = await server.seeker({ first_name: name, last_name: name });
    const { user } = (await one.call(getSession, {})).data;
    expect([user?.first_name, user?.last_name]).toEqual([kept(name), kept(name)]);
    const { id } = await makeJob(server.db);
    server.mail.sent.length = 0;
    await one.call(createApplication, { params: { id }, body: { resume_id: (await attachResume(one)).id } });
    await server.runOutbox();
    const [letter] = server.mail.sent;
    expect(letter?.html).not.toMatch(/<script>alert|<img src=x/);
    expect(letter?.subject).not.toMatch(/[\r\n]/);
  }
});
