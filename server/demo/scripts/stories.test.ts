import { eq, sql } from 'drizzle-orm';
import { type AnyActorRef, createActor, SimulatedClock, waitFor } from 'xstate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAppliedJob } from '../../../contract/applications.ts';
import { acceptApplicant } from '../../../contract/applicants.ts';
import { listMessages } from '../../../contract/chat-messages.ts';
import { openApplicantChat, openChat } from '../../../contract/chats.ts';
import {
  acceptInterview,
  checkInInterview,
  getInterview,
  giveInterviewResult,
  listInterviews,
  markAttendance,
  offerInterview,
  requestReschedule,
} from '../../../contract/interviews.ts';
import { HOUR } from '../../../contract/durations.ts';
import { postingDraft } from '../../../contract/posting-fields.ts';
import { createPosting, publishPosting } from '../../../contract/postings.ts';
import { testApp } from '../../../tests/support/app.ts';
import { buildApp } from '../../app.ts';
import { user } from '../../db/schema/auth.ts';
import { companyMember } from '../../db/schema/identity.ts';
import { job } from '../../db/schema/market.ts';
import { seedMarket } from '../../db/seed/market.ts';
import { type Acting, type Actor, actingOn, apply, identifyActor, say } from '../acting.ts';
import { enter } from '../person.ts';
import { candidaciesOf, casesOf, unseenJobs } from './cases.ts';
import { makeCandidates } from './candidates.ts';
import { playEmployer } from './playEmployer.ts';
import { playSeeker } from './playSeeker.ts';

const { clock, db, outside } = await testApp();
let acting: Acting;
let close: () => Promise<unknown>;

beforeAll(async () => {
  await seedMarket(outside.connection.pool, { jobs: 400, now: clock.now });
  const app = await buildApp(outside.config, { ...outside, identify: identifyActor });
  await app.ready();
  close = () => app.close();
  acting = actingOn(app, outside);
}, 120_000);
afterAll(() => close());

/** Runs a script until it waits for the other side. */
async function goOn(actor: AnyActorRef, scriptClock: SimulatedClock): Promise<void> {
  if (actor.getSnapshot().value === 'resting') scriptClock.increment(2_000);
  for (;;) {
    const { value } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: 15_000 });
    if (value === 'resting') return;
    scriptClock.increment(60_000);
  }
}

function play(machine: Parameters<typeof createActor>[0], input: unknown) {
  const scriptClock = new SimulatedClock();
  const actor = createActor(machine, { clock: scriptClock, input }).start() as AnyActorRef;
  return { goOn: () => goOn(actor, scriptClock), stop: () => actor.stop() };
}

/** A tester with an account of their own. */
async function tester(first: string): Promise<Actor> {
  const person = { first, last: 'Tester', headline: 'Accountant', at: 'Acme', since: '2020-01', skills: ['Excel'], school: null };
  const made = await enter(db, person, clock.now());
  await db.update(user).set({ source: 'web' }).where(eq(user.id, made.id));
  return made;
}

async function answeredJob(): Promise<{ id: number; recruiterId: string }> {
  const { rows } = await db.execute<{ id: number; recruiterId: string }>(
    sql`select id, posted_by as "recruiterId" from job where source = 'seed' and country_id = 167 and status = 'open' and posted_by is not null and apply_url is null and eligibility = '{}'
      and not exists (select from application a where a.job_id = job.id) and not exists (select from chat c where c.recruiter_id = job.posted_by) limit 1`,
  );
  return rows[0] as { id: number; recruiterId: string };
}

const textsOf = async (who: Actor, chatId: string) =>
  (await acting.call(who, listMessages, { params: { id: chatId } })).messages.flatMap((message) => (message.kind === 'text' ? [message.body.text] : []));

test('an employer of the market opens an application, asks, invites, meets and hires', async () => {
  const ana = await tester('Ana');
  const { id, recruiterId } = await answeredJob();
  const applicationId = await apply(acting, ana, id, {});
  const [one, ...others] = await casesOf(db);
  expect([one, others]).toEqual([{ seekerId: ana.id, recruiterId, jobId: id, applicationId }, []]);
  const employer = play(playEmployer({ acting, db, now: clock.now }), { case: one, speed: 1 });
  const status = async () => (await acting.call(ana, getAppliedJob, { params: { id } })).status;

  await employer.goOn();
  expect(await status()).toBe('communicating');
  const chatId = (await acting.call(ana, openChat, { body: { job_id: id } })).id;
  expect(await textsOf(ana, chatId)).toHaveLength(1);
  await say(acting, ana, chatId, 'Three years in accounting. Where is the office?');
  await employer.goOn();
  const texts = await textsOf(ana, chatId);
  expect(texts).toHaveLength(3);
  expect(texts[2]).toContain('When could you start');
  await say(acting, ana, chatId, 'Next month, in the middle of your range.');
  await employer.goOn();
  const [offered] = await acting.call(ana, listInterviews, { query: {} });
  expect(offered?.status).toBe('pending');
  expect((await textsOf(ana, chatId)).at(-1)).toContain('Pick the one that works for you');

  const params = { id: offered?.id as string };
  const later = new Date(Date.parse(offered?.times[0] as string) + HOUR).toISOString();
  await acting.call(ana, requestReschedule, { params, body: { times: [later], reason: 'I am on a train then.' } });
  await employer.goOn();
  expect((await acting.call(ana, getInterview, { params })).starts_at).toBe(later);
  clock.move(Date.parse(later) - clock.now().getTime() - HOUR);
  await acting.call(ana, checkInInterview, { params, body: {} });
  await employer.goOn();
  expect((await acting.call(ana, getInterview, { params })).employer_checked_in_at).not.toBeNull();
  clock.move(2 * HOUR);
  await employer.goOn();
  expect((await acting.call(ana, getInterview, { params })).status).toBe('passed');
  expect(await status()).toBe('accepted');
  expect((await textsOf(ana, chatId)).at(-1)).toContain('Congratulations, Ana!');
  await say(acting, ana, chatId, 'Thank you!');
  await employer.goOn();
  expect((await textsOf(ana, chatId)).at(-1)).toBe('We’re looking forward to your first day.');
  employer.stop();
}, 60_000);

test('somebody who only writes is answered, and told to apply', async () => {
  const ben = await tester('Ben');
  const { id, recruiterId } = await answeredJob();
  const chatId = (await acting.call(ben, openChat, { body: { job_id: id } })).id;
  expect(await casesOf(db)).not.toContainEqual(expect.objectContaining({ seekerId: ben.id }));
  await say(acting, ben, chatId, 'Hello! What is the salary?');
  const one = (await casesOf(db)).find(({ seekerId }) => seekerId === ben.id);
  expect(one).toEqual({ seekerId: ben.id, recruiterId, jobId: id, applicationId: null });
  const employer = play(playEmployer({ acting, db, now: clock.now }), { case: one, speed: 1 });
  await employer.goOn();
  expect((await textsOf(ben, chatId)).at(-1)).toContain('go ahead and apply');
  employer.stop();
}, 60_000);

test('job seekers apply to a new job, answer, come to the interview and say thank you', async () => {
  const cleo = await tester('Cleo');
  const { rows } = await db.execute<{ id: number }>(
    sql`select company_id as id from job where source = 'seed' and country_id = 167 and posted_by is null limit 1`,
  );
  const companyId = rows[0]?.id as number;
  await db.update(user).set({ role: 'recruiter' }).where(eq(user.id, cleo.id));
  await db.insert(companyMember).values({ userId: cleo.id, companyId, role: 'coordinator', permissions: [], joinedAt: clock.now(), createdAt: clock.now() });
  const me: Actor = { id: cleo.id, kind: 'recruiter' };
  const [place] = await db.select({ id: job.locationId }).from(job).where(eq(job.companyId, companyId)).limit(1);
  const body = postingDraft.parse({
    title: 'Payroll Officer',
    job_function_id: 701,
    location_ids: [place?.id],
    job_type_id: 1,
    promise_days: 3,
    salary_from: 30_000,
    salary_to: 40_000,
    salary_currency: 'PHP',
    salary_period: 'month',
    skills: ['Payroll', 'Excel'],
    description:
      'You pay 300 people on time, twice a month, and answer when they ask how it was counted. You check hours, allowances and taxes, and close the month.',
  });
  const { posting } = await acting.call(me, createPosting, { body: {} });
  await acting.call(me, publishPosting, { params: { id: posting.id }, body: body as never });

  const [found] = await unseenJobs(db);
  expect(found).toMatchObject({ id: posting.id, title: 'Payroll Officer' });
  await makeCandidates(db, found as NonNullable<typeof found>, clock.now());
  expect(await unseenJobs(db)).toEqual([]);
  const candidacies = await candidaciesOf(db);
  expect(candidacies.map(({ jobId, isPicky }) => [jobId, isPicky]).toSorted()).toEqual([
    [posting.id, false],
    [posting.id, true],
  ]);
  const machine = playSeeker({ acting, db, now: clock.now });
  const [easy, picky] = [false, true].map((isPicky) => {
    const { seekerId, jobId } = candidacies.find((one) => one.isPicky === isPicky) as (typeof candidacies)[number];
    return { seekerId, ...play(machine, { candidacy: { seekerId, jobId }, isPicky, speed: 1 }) };
  }) as [{ seekerId: string } & ReturnType<typeof play>, { seekerId: string } & ReturnType<typeof play>];
  await easy.goOn();
  await picky.goOn();
  const { rows: applied } = await db.execute<{ id: string; user_id: string; resume_id: string | null }>(
    sql`select id, user_id, resume_id from application where job_id = ${posting.id}`,
  );
  expect(applied).toHaveLength(2);
  const [first, second] = [easy, picky].map(({ seekerId }) => applied.find(({ user_id }) => user_id === seekerId)?.id) as [string, string];
  expect(applied.every(({ resume_id }) => resume_id !== null)).toBe(true);

  const chatId = (await acting.call(me, openApplicantChat, { body: { application_id: first } })).id;
  await say(acting, me, chatId, 'Thank you for applying. When could you start?');
  await easy.goOn();
  expect((await textsOf(me, chatId)).at(-1)).toContain('two weeks');
  const offer = (application_id: string) => {
    const times = [24, 48].map((hours) => new Date(clock.now().getTime() + hours * HOUR).toISOString());
    const where = { method: 'video' as const, video_link: 'https://meet.example/one' };
    return acting.call(me, offerInterview, { body: { application_id, times, time_zone: 'Asia/Manila', minutes: 30, ...where } });
  };
  const { id: interviewId, times } = await offer(first);
  await easy.goOn();
  const agreed = await acting.call(me, getInterview, { params: { id: interviewId } });
  expect([agreed.status, agreed.starts_at]).toEqual(['upcoming', times[0]]);

  const { id: otherId } = await offer(second);
  await picky.goOn();
  const moved = await acting.call(me, getInterview, { params: { id: otherId } });
  expect(moved.status).toBe('rescheduleRequested');
  await acting.call(me, acceptInterview, { params: { id: otherId }, body: { time: moved.proposed_times[0] as string } });
  await picky.goOn();
  expect((await acting.call(me, getInterview, { params: { id: otherId } })).status).toBe('upcoming');

  clock.move(23 * HOUR);
  await easy.goOn();
  expect((await acting.call(me, getInterview, { params: { id: interviewId } })).seeker_checked_in_at).not.toBeNull();
  clock.move(2 * HOUR);
  await easy.goOn();
  expect((await acting.call(me, getInterview, { params: { id: interviewId } })).employer_attendance).toBe('completed');
  await acting.call(me, markAttendance, { params: { id: interviewId }, body: { attendance: 'completed' } });
  await acting.call(me, giveInterviewResult, { params: { id: interviewId }, body: { result: 'passed', note: null } });
  await acting.call(me, acceptApplicant, { params: { id: first }, body: { note: null } });
  await easy.goOn();
  expect((await textsOf(me, chatId)).at(-1)).toContain('Thank you so much!');
  easy.stop();
  picky.stop();
}, 60_000);
