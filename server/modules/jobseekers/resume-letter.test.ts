import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { ERRORS } from '../../../contract/errors.ts';
import { deleteResume, listResumes } from '../../../contract/jobseekers.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { autoSendResume, sendResumeEmail } from '../../../contract/resume-calls.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { attachResume } from '../../../tests/support/market.ts';
import { resume } from '../../db/schema/seeker.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});

const send = (who: Browser, resumeId: string, email = 'ben@example.com', headers: Record<string, string> = {}) =>
  who.call(sendResumeEmail, { body: { email, resume_id: resumeId } }, headers);
const lettersTo = (to: string) => house.mail.sent.filter((letter) => letter.to === to);

test('a resume is sent by e-mail with the file attached, once however often it is pressed', async () => {
  const ana = await house.seeker();
  const { id, filename } = await attachResume(ana, 'mine');
  const headers = { 'idempotency-key': randomUUID() };
  for (const _ of [1, 2]) expect((await send(ana, id, 'ben@example.com', headers)).status).toBe(200);
  await house.runOutbox();
  const [letter, ...more] = lettersTo('ben@example.com');
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('A resume from Ana Reyes');
  expect(letter?.text).toContain('ana-1@example.com');
  const attachments = (letter as { attachments?: { filename: string; type: string }[] }).attachments;
  expect(attachments).toMatchObject([{ filename, type: 'application/pdf' }]);
});

test('what is deleted before its letter left goes along all the same', async () => {
  const ana = await house.seeker();
  const { id } = await attachResume(ana, 'quick');
  await send(ana, id, 'carla@example.com');
  await ana.call(deleteResume, { params: { id } });
  expect(await house.runOutbox()).toBe(1);
  expect(await house.runOutbox()).toBe(0);
  expect(lettersTo('carla@example.com')).toHaveLength(1);
});

test('an address that is none, a file too large for mail, and an eleventh letter of a day are refused', async () => {
  const ana = await house.seeker();
  const { id } = await attachResume(ana, 'small');
  expect((await send(ana, id, 'ben@')).refusal).toMatchObject({ code: ERRORS.parameterInvalid.code, errors: { email: ['E-mail format is incorrect'] } });
  await house.db
    .update(resume)
    .set({ size: LIMITS.mailedResumeBytes + 1 })
    .where(eq(resume.id, id));
  expect((await send(ana, id)).refusal.code).toBe(ERRORS.resumeTooLargeToMail.code);
  await house.db.update(resume).set({ size: LIMITS.mailedResumeBytes }).where(eq(resume.id, id));
  for (let count = 0; count < 10; count += 1) expect((await send(ana, id, `dan-${count}@example.com`)).status).toBe(200);
  expect((await send(ana, id)).refusal).toMatchObject({ code: ERRORS.tooManyAttempts.code, retry_after: 86_400 });
});

test('one resume at most is chosen for auto-send, and such a one is not deleted before that is taken back', async () => {
  const ana = await house.seeker();
  const [one, two] = [await attachResume(ana, 'one'), await attachResume(ana, 'two')];
  const choose = (id: string, isAutoSent: boolean) => ana.call(autoSendResume, { params: { id }, body: { is_auto_sent: isAutoSent } });
  const chosen = async () => (await ana.call(listResumes, {})).data.filter((each) => each.is_auto_sent).map(({ id }) => id);
  await Promise.all([choose(one.id, true), choose(two.id, true)]);
  expect(await chosen()).toHaveLength(1);
  expect((await choose(one.id, true)).data).toMatchObject({ id: one.id, is_auto_sent: true });
  expect(await chosen()).toEqual([one.id]);
  expect((await ana.call(deleteResume, { params: { id: one.id } })).refusal.code).toBe(ERRORS.resumeInUse.code);
  expect((await ana.call(deleteResume, { params: { id: two.id } })).status).toBe(200);
  await choose(one.id, false);
  expect((await ana.call(deleteResume, { params: { id: one.id } })).status).toBe(200);
});
