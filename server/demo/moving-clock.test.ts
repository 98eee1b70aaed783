import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createApplication } from '../../contract/applications.ts';
import { getSession } from '../../contract/auth.ts';
import { DAY, HOUR } from '../../contract/durations.ts';
import { getTeam, inviteMember } from '../../contract/team.ts';
import { testApp } from '../../tests/support/app.ts';
import { attachResume, makeJob } from '../../tests/support/market.ts';
import { colleague, makeTeam } from '../../tests/support/team.ts';
import { startInbox } from '../adapters/inbox.ts';
import { smtpMailer } from '../adapters/smtp.ts';
import { type Clock, clockOf } from '../clock.ts';
import { inboxMessage } from '../db/schema/operations.ts';
import { job } from '../db/schema/market.ts';
import { application } from '../db/schema/seeker.ts';
import { storedAhead } from './stored-ahead.ts';
import { moveClock } from './moving-clock.ts';

const whole = await testApp();
const { app, clock: hands, db, outside, seeker } = whole;
const machine = hands.now();
/** The machine's clock is frozen, so that only the demo's clock moves. */
const clock: Clock = {
  now: hands.now,
  ahead: () => hands.now().getTime() - machine.getTime(),
  set: (at) => hands.move(at.getTime() - hands.now().getTime()),
};
const inbox = await startInbox(db, clock.now);
const mail = smtpMailer(inbox.url, 'Waymark <hello@waymark.test>', clock.now);
const server = { ...outside, mail, log: app.log, machineNow: () => machine };
const forward = async (by: number) => {
  const { summary, rest } = await moveClock(server, clock, new Date(clock.now().getTime() + by));
  await rest?.();
  return summary;
};
const emailsTo = (to: string) =>
  db.select({ subject: inboxMessage.subject, at: inboxMessage.at }).from(inboxMessage).where(eq(inboxMessage.to, to)).orderBy(inboxMessage.at);

afterAll(async () => {
  await mail.close();
  await inbox.close();
});

test('a week forward an overdue application is closed, and each letter on the way is dated when it was due', async () => {
  const ana = await seeker({ email: 'ana@example.com' });
  const resume = await attachResume(ana);
  const { id } = await makeJob(db, { promiseDays: 3, title: 'Baker' });
  await ana.call(createApplication, { params: { id }, body: { resume_id: resume.id } });
  const applied = clock.now();

  const first = await forward(7 * DAY);
  expect(clock.now()).toEqual(new Date(applied.getTime() + 7 * DAY));
  expect(await db.select({ promise: application.promise }).from(application).where(eq(application.jobId, id))).toEqual([{ promise: 'overdue' }]);
  expect(first).toMatchObject({ applications: 1, from: applied.toISOString(), to: clock.now().toISOString() });
  await forward(7 * DAY);
  const [row] = await db.select().from(application).where(eq(application.jobId, id));
  expect(row).toMatchObject({ status: 'notAccepted', promise: 'autoClosed', updatedAt: new Date(applied.getTime() + 10 * DAY) });
  const emails = (await emailsTo('ana@example.com')).slice(-2);
  expect(emails.map(({ at }) => (at.getTime() - applied.getTime()) / DAY)).toEqual([3, 10]);
  // New requests get the new time.
  expect((await ana.call(getSession)).data.now).toBe(clock.now().toISOString());
});

test('an invitation lapses', async () => {
  const { companyId, coordinator } = await makeTeam(whole);
  await coordinator.browser.call(inviteMember, { body: { email: 'new@example.com', role: 'recruiter', permissions: [] } });
  // A different person each time, because sessions in tests last a day.
  const isExpired = async () => (await (await colleague(whole, companyId, 'admin')).browser.call(getTeam)).data.invites.map(({ is_expired }) => is_expired);
  await forward(6 * DAY);
  expect(await isExpired()).toEqual([false]);
  await forward(2 * DAY);
  expect(await isExpired()).toEqual([true]);
});

test('a job that nobody waits for ends too', async () => {
  const ends = new Date(clock.now().getTime() + 2 * DAY);
  const { id } = await makeJob(db, { validThrough: ends });
  expect(await forward(7 * DAY)).toMatchObject({ jobs_ended: 0 });
  expect(await db.select({ status: job.status }).from(job).where(eq(job.id, id))).toEqual([{ status: 'closed' }]);
});

test('by how much it was moved is kept for the next start of a demo, and of nothing else', async () => {
  expect(await storedAhead(db)).toBe(clock.ahead());
  const before = Date.now();
  const next = await clockOf({ clockAhead: HOUR, whyNoDemo: [] }, db);
  expect(next.ahead()).toBe(HOUR + clock.ahead());
  expect(next.now().getTime()).toBeGreaterThanOrEqual(before + next.ahead());
  expect((await clockOf({ clockAhead: HOUR, whyNoDemo: ['NODE_ENV is production'] }, db)).ahead()).toBe(HOUR);
});
