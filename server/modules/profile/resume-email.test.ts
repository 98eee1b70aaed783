import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { ERRORS } from '../../../contract/errors.ts';
import { deleteResume, getMe, listResumes } from '../../../contract/jobseekers.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { autoSendResume, sendResumeEmail } from '../../../contract/resume-calls.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { attachResume } from '../../../tests/support/market.ts';
import { user } from '../../db/schema/auth.ts';
import { resume } from '../../db/schema/seeker.ts';
import { sweepFiles } from '../../jobs/files.ts';
import { DAY, HOUR } from '../../../contract/durations.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ RATE_LIMIT: '5000' });
});

const send = (who: Browser, resumeId: string, email = 'ben@example.com', headers: Record<string, string> = {}) =>
  who.call(sendResumeEmail, { body: { email, resume_id: resumeId } }, headers);
const emailsTo = (to: string) => server.mail.sent.filter((letter) => letter.to === to);

/** Someone with a confirmed address. */
async function confirmed(): Promise<{ who: Browser; address: string }> {
  const who = await server.seeker();
  const { email: address } = (await who.call(getMe)).data;
  await server.db.update(user).set({ emailVerified: true }).where(eq(user.email, address));
  return { who, address };
}

test('a resume is sent by e-mail with the file attached, once however often it is pressed; nothing in it is the sender’s to write', async () => {
  const { who, address } = await confirmed();
  await server.db.update(user).set({ firstName: 'Your Bank', lastName: 'Security', name: 'Your Bank Security' }).where(eq(user.email, address));
  const { id } = await attachResume(who, 'Invoice-2026');
  const headers = { 'idempotency-key': randomUUID() };
  for (const _ of [1, 2]) expect((await send(who, id, 'ben@example.com', headers)).status).toBe(200);
  await server.runOutbox();
  const [letter, ...more] = emailsTo('ben@example.com');
  expect(more).toEqual([]);
  expect(letter?.subject).toBe(`A resume from ${address}, sent with Waymark`);
  expect(letter?.text).toContain(address);
  expect(JSON.stringify(letter)).not.toMatch(/Your Bank|Security|Invoice/);
  const attachments = (letter as { attachments?: { filename: string; type: string }[] }).attachments;
  expect(attachments).toMatchObject([{ filename: 'Resume.pdf', type: 'application/pdf' }]);
});

test('whoever has not confirmed their address sends nothing', async () => {
  const eve = await server.seeker();
  const { id } = await attachResume(eve, 'mine');
  expect((await send(eve, id, 'stranger@example.com')).refusal.code).toBe(ERRORS.addressUnconfirmed.code);
  await server.runOutbox();
  expect(emailsTo('stranger@example.com')).toEqual([]);
});

test('what is deleted before its letter left goes along all the same', async () => {
  const { who } = await confirmed();
  const { id } = await attachResume(who, 'quick');
  await send(who, id, 'carla@example.com');
  await who.call(deleteResume, { params: { id } });
  expect(await server.runOutbox()).toBe(1);
  expect(await server.runOutbox()).toBe(0);
  expect(emailsTo('carla@example.com')).toHaveLength(1);
});

test('its file waits with it where the mail server is away, however long the sweep finds it without a resume', async () => {
  const { who } = await confirmed();
  const { id } = await attachResume(who, 'waiting');
  await send(who, id, 'dora@example.com');
  await who.call(deleteResume, { params: { id } });
  server.mail.refuses = true;
  await server.runOutbox();
  // File times come from the disk, which uses today's date.
  const now = () => new Date(Date.now() + 2 * HOUR);
  await sweepFiles({ ...server.outside, now });
  server.mail.refuses = false;
  server.clock.move(30_000);
  // The mail server reads the file while sending. It must be closed afterwards.
  const read: string[] = [];
  vi.spyOn(server.outside.mail, 'send').mockImplementation(async ({ attachments }) => {
    for (const { content } of attachments ?? []) read.push((await buffer(content as Readable)).subarray(0, 4).toString());
  });
  await server.runOutbox();
  vi.restoreAllMocks();
  expect(read).toEqual(['%PDF']);
});

test('an address that is none, a file too large for mail, and an eleventh letter of a day are refused', async () => {
  const { who } = await confirmed();
  const { id } = await attachResume(who, 'small');
  expect((await send(who, id, 'ben@')).refusal).toMatchObject({ code: ERRORS.parameterInvalid.code, errors: { email: ['E-mail format is incorrect'] } });
  await server.db
    .update(resume)
    .set({ size: LIMITS.mailedResumeBytes + 1 })
    .where(eq(resume.id, id));
  expect((await send(who, id)).refusal.code).toBe(ERRORS.resumeTooLargeToMail.code);
  await server.db.update(resume).set({ size: LIMITS.mailedResumeBytes }).where(eq(resume.id, id));
  for (let count = 0; count < 10; count += 1) expect((await send(who, id, `dan-${count}@example.com`)).status).toBe(200);
  expect((await send(who, id)).refusal).toMatchObject({ code: ERRORS.tooManyAttempts.code, retry_after: 86_400 });
});

test('one address is sent five a day at most, by however many; accounts of one network address send thirty', async () => {
  server.clock.move(2 * DAY);
  const senders: { who: Browser; id: string }[] = [];
  for (let count = 0; count < 4; count += 1) {
    const { who } = await confirmed();
    senders.push({ who, id: (await attachResume(who, `mine-${count}`)).id });
  }
  const [first, second] = senders as [{ who: Browser; id: string }, { who: Browser; id: string }];
  for (let count = 0; count < 5; count += 1) expect((await send(first.who, first.id, 'Lea@example.com')).status).toBe(200);
  expect((await send(second.who, second.id, 'lea@example.com')).refusal.code).toBe(ERRORS.tooManyAttempts.code);
  const outcomes = [];
  for (const { who, id } of senders) for (let count = 0; count < 9; count += 1) outcomes.push((await send(who, id, `${randomUUID()}@example.com`)).status);
  // Six of the thirty tries were for one address. Four of them were also over the sender's limit of ten, and aren't counted twice.
  expect(outcomes.filter((status) => status === 200)).toHaveLength(24);
});

test('one resume at most is chosen for auto-send, and such a one is not deleted before that is taken back', async () => {
  const ana = await server.seeker();
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
