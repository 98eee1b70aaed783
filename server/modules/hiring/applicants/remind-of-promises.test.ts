import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { declineApplicants } from '../../../../contract/applicants.ts';
import { createApplication } from '../../../../contract/applications.ts';
import { DAY } from '../../../../contract/durations.ts';
import { saveReach } from '../../../../contract/reach.ts';
import { person } from '../../../../tests/api/world.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { attachResume, makeCompany, makeJob } from '../../../../tests/support/market.ts';
import { user } from '../../../db/schema/auth.ts';
import { notification } from '../../../db/schema/notification.ts';
import { companyMember } from '../../../db/schema/identity.ts';
import { job } from '../../../db/schema/market.ts';
import { application } from '../../../db/schema/seeker.ts';
import { remindOfPromises, startApplicantsJob, emailNewApplicants } from './remind-of-promises.ts';
import { enforcePromises } from './keep-promises.ts';

let server: TestApp;
let inside: Parameters<typeof emailNewApplicants>[0];
let companyId: number;
let jobId: number;

beforeAll(async () => {
  server = await testApp();
  inside = { ...server.outside, log: server.app.log };
});
beforeEach(async () => {
  companyId = await makeCompany(server.db);
  ({ id: jobId } = await makeJob(server.db, { companyId, promiseDays: 3, title: 'Cook' }));
});

async function member(role: 'coordinator' | 'recruiter' = 'coordinator') {
  const made = await person(server, 'recruiter');
  await server.db.insert(companyMember).values({ userId: made.userId, companyId, role, joinedAt: server.clock.now() });
  return made;
}

async function applied(): Promise<string> {
  const { browser } = await person(server, 'seeker');
  const { id } = await attachResume(browser, randomUUID());
  return (await browser.call(createApplication, { params: { id: jobId }, body: { resume_id: id } })).data.application.id;
}

/** The emails to employers since the last call. */
async function emailsTo(userId: string): Promise<string[]> {
  await server.runOutbox();
  const sent = server.mail.sent.splice(0).filter(({ to }) => to === `${userId}@example.com`);
  return sent.map(({ subject }) => subject);
}
const decline = (who: Browser, id: string) => who.call(declineApplicants, { body: { ids: [id], reason: 'other' } });

test('an employer is emailed about the first applicant right away, about all others once a day, and not about those they have opened', async () => {
  const { userId } = await member();
  await applied();
  await emailNewApplicants(inside);
  expect(await emailsTo(userId)).toEqual(['New applicants: Cook']);
  await applied();
  await applied();
  server.clock.move(DAY - 1);
  await emailNewApplicants(inside);
  expect(await emailsTo(userId)).toEqual([]);
  server.clock.move(1);
  await Promise.all([emailNewApplicants(inside), emailNewApplicants(inside)]);
  expect(await emailsTo(userId)).toEqual(['New applicants: Cook']);
  server.clock.move(DAY);
  await emailNewApplicants(inside);
  expect(await emailsTo(userId)).toEqual([]);
  await applied();
  await server.db.update(application).set({ status: 'viewed' }).where(eq(application.jobId, jobId));
  server.clock.move(DAY);
  await emailNewApplicants(inside);
  expect(await emailsTo(userId)).toEqual([]);
});

test('an employer who turned them off gets no emails about new applicants and no reminders, but notifications', async () => {
  const { userId, browser } = await member();
  const off = (topic: 'applicants' | 'reminders') => browser.call(saveReach, { body: { switches: [{ topic, channel: 'email', on: false }] } });
  expect((await off('applicants')).data.off).toContainEqual({ topic: 'applicants', channel: 'email' });
  await applied();
  await emailNewApplicants(inside);
  expect(await emailsTo(userId)).toEqual([]);
  expect((await off('reminders')).data.off).toContainEqual({ topic: 'applicants', channel: 'email' });
  for (const days of [2, 1]) {
    server.clock.move(days * DAY);
    await enforcePromises(inside);
    await remindOfPromises(inside);
    expect(await emailsTo(userId)).toEqual([]);
  }
  const notifications = await server.db.select({ kind: notification.kind }).from(notification).where(eq(notification.userId, userId));
  expect(notifications.filter(({ kind }) => kind === 'answerDue')).toHaveLength(2);
});

test('reminders of a promise come a day before, when it is due, and once in the grace period, none twice', async () => {
  const { userId } = await member();
  await applied();
  await applied();
  await emailNewApplicants(inside);
  await emailsTo(userId);
  const turn = async (by: number) => {
    server.clock.move(by);
    await enforcePromises(inside);
    await Promise.all([remindOfPromises(inside), remindOfPromises(inside)]);
    await remindOfPromises(inside);
    return emailsTo(userId);
  };
  expect(await turn(2 * DAY - 1)).toEqual([]);
  expect(await turn(1)).toEqual(['Reply by tomorrow: Cook']);
  expect(await turn(DAY - 1)).toEqual([]);
  expect(await turn(1)).toEqual(['Your reply is due: Cook']);
  expect(await turn(4 * DAY - 1)).toEqual([]);
  expect(await turn(1)).toEqual(['Last days to reply: Cook']);
  expect(await turn(3 * DAY)).toEqual([]);
  const notifications = await server.db.select({ kind: notification.kind, data: notification.data }).from(notification).where(eq(notification.userId, userId));
  expect(notifications.filter(({ kind }) => kind === 'answerDue').map(({ data }) => [data['step'], data['waiting']])).toEqual([
    ['answerSoon', 2],
    ['answerNow', 2],
    ['answerLate', 2],
  ]);
});

test('an employer who replied isn’t reminded; after downtime only the latest reminder is sent', async () => {
  const { browser: boss, userId } = await member();
  await decline(boss, await applied());
  await applied();
  server.clock.move(8 * DAY);
  await server.db.update(user).set({ languageId: 9 }).where(eq(user.id, userId));
  await remindOfPromises(inside);
  expect((await emailsTo(userId)).filter((subject) => subject.startsWith('Últimos'))).toEqual(['Últimos días para responder: Cook']);
});

test('the recruiter who posted the job is notified, or else the coordinator and admins', async () => {
  const [coordinator, recruiter] = [await member(), await member('recruiter')];
  await server.db.update(job).set({ postedBy: recruiter.userId }).where(eq(job.id, jobId));
  await applied();
  await emailNewApplicants(inside);
  expect(server.broadcasts.at(-1)).toEqual({ userIds: [recruiter.userId], changed: { what: 'notifications', id: null } });
  await server.runOutbox();
  expect(
    server.mail.sent
      .splice(0)
      .filter(({ subject }) => subject === 'New applicants: Cook')
      .map(({ to }) => to),
  ).toEqual([`${recruiter.userId}@example.com`]);
  await server.db.update(companyMember).set({ joinedAt: null }).where(eq(companyMember.userId, recruiter.userId));
  server.clock.move(2 * DAY);
  await remindOfPromises(inside);
  expect([await emailsTo(coordinator.userId), server.broadcasts.at(-1)?.userIds]).toEqual([['Reply by tomorrow: Cook'], [coordinator.userId]]);
});

test('an application to a company without an account notifies nobody', async () => {
  await applied();
  expect(await emailNewApplicants(inside)).toBe(0);
});

test('stopping waits for the current run', async () => {
  const { userId } = await member();
  await applied();
  await startApplicantsJob(inside)();
  expect(await emailsTo(userId)).toEqual(['New applicants: Cook']);
});
