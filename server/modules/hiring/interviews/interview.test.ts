import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR } from '../../../../contract/durations.ts';
import { ERRORS } from '../../../../contract/errors.ts';
import {
  acceptInterview,
  cancelInterview,
  checkInInterview,
  getInterview,
  getInterviewRedDot,
  giveInterviewResult,
  listInterviews,
  markAttendance,
  offerInterview,
  rejectInterview,
  reofferInterview,
  requestInterviewResult,
  requestReschedule,
} from '../../../../contract/interviews.ts';
import { person } from '../../../../tests/api/world.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { kindsFor } from '../../../../tests/support/centre.ts';
import { forget, offered, pair, type Pair } from '../../../../tests/support/interviews.ts';
import { user } from '../../../db/schema/auth.ts';
import { chat, chatMessage } from '../../../db/schema/chat.ts';
import { companyMember } from '../../../db/schema/identity.ts';
import { interview } from '../../../db/schema/interview.ts';
import { notification } from '../../../db/schema/notification.ts';
import { application } from '../../../db/schema/seeker.ts';
import { type InterviewContext, advanceInterviews } from './advance.ts';

let server: TestApp;
let inside: InterviewContext;
let two: Pair;

beforeAll(async () => {
  server = await testApp();
  inside = { ...server.outside, log: server.app.log };
});
beforeEach(async () => {
  await server.db.delete(interview);
  two = await pair(server);
  await forget(server);
});

const subjects = async () => {
  await server.runOutbox();
  return server.mail.sent
    .splice(0)
    .map(({ to, subject, calendar }) => [to.startsWith(two.seekerId) ? 'seeker' : 'employer', subject.split(':')[0], calendar?.method]);
};
const seen = async (id: string, who = two.seeker) => (await who.call(getInterview, { params: { id } })).data;
const dot = async (who = two.seeker) => (await who.call(getInterviewRedDot, {})).data.count;

/** Offers an interview in this many hours and accepts it. */
async function agreed(hours = 24) {
  const { id, times } = await offered(server, two, [hours]);
  await two.seeker.call(acceptInterview, { params: { id }, body: { time: times[0] as string, time_zone: 'Asia/Manila' } });
  return id;
}

test('from the offer to the result, both see each step, the application moves along, and emails carry the invitation', async () => {
  const { id, times, sequence } = await offered(server, two, [24, 48]);
  expect([await dot(), await dot(two.employer), await kindsFor(server, two.seekerId)]).toEqual([1, 0, ['interviewOffered']]);
  expect(server.broadcasts).toContainEqual({ userIds: [two.seekerId, two.employerId], changed: { what: 'interview', id } });
  expect(await subjects()).toEqual([
    ['seeker', 'Interview invitation', 'REQUEST'],
    ['employer', 'Interview offered', 'PUBLISH'],
  ]);
  const stateOf = async () => (await server.db.select().from(application).where(eq(application.id, two.applicationId)))[0];
  expect(await stateOf()).toMatchObject({ status: 'communicating', promise: 'answered' });
  const [card] = await server.db
    .select()
    .from(chatMessage)
    .where(sql`${chatMessage.body} ->> 'interview_id' = ${id}`);
  expect([card?.kind, card?.chatId]).toEqual(['interview', (await seen(id)).chat_id]);

  const accepted = await two.seeker.call(acceptInterview, { params: { id }, body: { time: times[1] as string, time_zone: 'Asia/Manila', sequence } });
  expect(accepted.data).toMatchObject({ status: 'upcoming', starts_at: times[1], side: 'seeker', seeker_time_zone: 'Asia/Manila', sequence: 1 });
  expect(await subjects()).toEqual([
    ['seeker', 'Interview confirmed', 'REQUEST'],
    ['employer', 'Interview confirmed', 'REPLY'],
  ]);
  expect(await kindsFor(server, two.employerId)).toContain('interviewChanged');
  const [notified] = await server.db
    .select({ data: notification.data })
    .from(notification)
    .where(and(eq(notification.userId, two.employerId), eq(notification.kind, 'interviewChanged')));
  expect(notified?.data).toMatchObject({ name: (await seen(id)).seeker.name });
  expect(await stateOf()).toMatchObject({ status: 'interview' });

  server.clock.move(46 * HOUR);
  expect([await dot(), await dot(two.employer)]).toEqual([1, 1]);
  expect((await two.seeker.call(checkInInterview, { params: { id }, body: {} })).data.status).toBe('checkedIn');
  expect((await two.seeker.call(checkInInterview, { params: { id }, body: {} })).refusal.code).toBe(ERRORS.notAllowedNow.code);
  server.clock.move(2 * HOUR);
  expect((await seen(id, two.employer)).status).toBe('inProgress');
  expect((await two.employer.call(checkInInterview, { params: { id }, body: {} })).data).toMatchObject({ status: 'inProgress', side: 'employer' });
  server.clock.move(HOUR);
  expect((await seen(id)).status).toBe('finished');
  expect((await two.employer.call(markAttendance, { params: { id }, body: { attendance: 'completed' } })).data.status).toBe('completed');
  expect((await two.seeker.call(requestInterviewResult, { params: { id }, body: {} })).refusal.code).toBe(ERRORS.resultTooEarly.code);
  server.clock.move(24 * HOUR);
  expect((await two.employer.call(giveInterviewResult, { params: { id }, body: { result: 'passed' } })).data.status).toBe('passed');
  expect((await seen(id)).history.map(({ type, status, by }) => [type, status, by])).toEqual([
    ['times.offered', 'pending', 'employer'],
    ['time.accepted', 'upcoming', 'seeker'],
    ['checkIn.opened', 'checkInOpen', 'system'],
    ['checkIn.made', 'checkedIn', 'seeker'],
    ['interview.started', 'inProgress', 'system'],
    ['checkIn.made', 'inProgress', 'employer'],
    ['interview.ended', 'finished', 'system'],
    ['attendance.marked', 'completed', 'employer'],
    ['result.given', 'passed', 'employer'],
  ]);
});

test('the result is requested a day after the end, given once, and passed on with its note', async () => {
  const id = await agreed();
  await server.runOutbox();
  server.clock.move(25 * HOUR);
  await two.employer.call(markAttendance, { params: { id }, body: { attendance: 'completed' } });
  server.clock.move(24 * HOUR - 1);
  expect((await two.seeker.call(requestInterviewResult, { params: { id }, body: {} })).refusal.code).toBe(ERRORS.resultTooEarly.code);
  server.clock.move(1);
  expect((await two.seeker.call(requestInterviewResult, { params: { id }, body: {} })).data.status).toBe('pendingResult');
  expect(await dot(two.employer)).toBe(1);
  await subjects();
  const given = await two.employer.call(giveInterviewResult, { params: { id }, body: { result: 'notSuitable', note: 'Thank you, Ana.' } });
  expect(given.data.status).toBe('notSuitable');
  expect((await seen(id)).result_note).toBe('Thank you, Ana.');
  expect(await subjects()).toEqual([['seeker', 'About your interview', undefined]]);
  expect((await two.employer.call(giveInterviewResult, { params: { id }, body: { result: 'passed' } })).refusal.code).toBe(ERRORS.notAllowedNow.code);
});

describe('canceling', () => {
  test('is possible for either side until three hours before the start, then they have to contact the other', async () => {
    const id = await agreed();
    await subjects();
    server.clock.move(21 * HOUR - 1);
    const cancelled = await two.seeker.call(cancelInterview, { params: { id }, body: { reason: 'I am ill' } });
    expect(cancelled.data).toMatchObject({ status: 'cancelled', reason: 'I am ill', ended_by: 'seeker', sequence: 2 });
    expect(await subjects()).toEqual([
      ['seeker', 'Interview canceled', 'CANCEL'],
      ['employer', 'Interview canceled', 'CANCEL'],
    ]);
  });

  test('is refused after that, and so is rescheduling', async () => {
    const id = await agreed();
    server.clock.move(21 * HOUR);
    for (const refused of [
      await two.seeker.call(cancelInterview, { params: { id }, body: { reason: 'ill' } }),
      await two.employer.call(cancelInterview, { params: { id }, body: { reason: 'ill' } }),
      await two.seeker.call(requestReschedule, { params: { id }, body: { reason: 'ill' } }),
    ]) {
      expect(refused.status).toBe(409);
      expect(refused.refusal).toMatchObject({ code: ERRORS.cancelBlocked.code, message: expect.stringContaining('Contact the other person') as string });
    }
    expect((await seen(id)).status).toBe('upcoming');
  });
});

describe('another time', () => {
  test('is requested, offered, and agreed; replying to an outdated offer is refused', async () => {
    const { id, sequence } = await offered(server, two);
    const wish = new Date(server.clock.now().getTime() + 72 * HOUR).toISOString();
    await subjects();
    const response = await two.seeker.call(requestReschedule, { params: { id }, body: { times: [wish], reason: 'At work then', sequence } });
    expect(response.data).toMatchObject({ status: 'rescheduleRequested', proposed_times: [wish], reason: 'At work then' });
    expect(await subjects()).toEqual([
      ['seeker', 'New interview time requested', 'CANCEL'],
      ['employer', 'New interview time requested', 'COUNTER'],
    ]);
    expect(await dot(two.employer)).toBe(1);
    const other = new Date(server.clock.now().getTime() + 80 * HOUR).toISOString();
    const place = { method: 'onsite' as const, address: '1 Ayala Avenue, Makati' };
    const reoffered = await two.employer.call(reofferInterview, { params: { id }, body: { times: [other], ...place, minutes: 90 } });
    expect(reoffered.data).toMatchObject({ status: 'pending', times: [other], minutes: 90, address: place.address, proposed_times: [], sequence: 2 });
    const late = await two.seeker.call(acceptInterview, { params: { id }, body: { time: other, sequence } });
    expect(late.refusal.code).toBe(ERRORS.interviewChanged.code);
    expect((await two.seeker.call(acceptInterview, { params: { id }, body: { time: other, sequence: 2 } })).data.status).toBe('upcoming');
  });

  test('suggested by the seeker is accepted by the employer', async () => {
    const { id } = await offered(server, two);
    const wish = new Date(server.clock.now().getTime() + 72 * HOUR).toISOString();
    await two.seeker.call(requestReschedule, { params: { id }, body: { times: [wish], reason: 'At work then' } });
    expect((await two.employer.call(acceptInterview, { params: { id }, body: { time: wish } })).data).toMatchObject({ status: 'upcoming', starts_at: wish });
  });
});

test('unanswered offers expire with their last time, by the scheduled job or for anyone who looks before it runs', async () => {
  const { id } = await offered(server, two, [1, 2]);
  server.clock.move(2 * HOUR);
  expect((await seen(id)).status).toBe('expired');
  expect((await two.seeker.call(listInterviews, { query: { filter: 'upcoming' } })).data).toEqual([]);
  expect((await two.seeker.call(listInterviews, { query: { filter: 'past' } })).data).toHaveLength(1);
  expect(await advanceInterviews(inside)).toBe(1);
  const [row] = await server.db.select().from(interview).where(eq(interview.id, id));
  expect(row).toMatchObject({ status: 'expired', dueAt: null, endedBy: 'system' });
  expect(await advanceInterviews(inside)).toBe(0);
});

test('both sides are reminded once a day before and once two hours before, even while others move the interview', async () => {
  const id = await agreed(48);
  await subjects();
  server.clock.move(24 * HOUR - 1);
  await advanceInterviews(inside);
  expect(await subjects()).toEqual([]);
  server.clock.move(1);
  const soon = [
    ['seeker', 'Interview coming up', undefined],
    ['employer', 'Interview coming up', undefined],
  ];
  await Promise.all([advanceInterviews(inside), advanceInterviews(inside)]);
  await advanceInterviews(inside);
  expect(await subjects()).toEqual(soon);
  // The check-in opens by the clock, before the scheduled job ran.
  server.clock.move(22 * HOUR);
  await two.employer.call(checkInInterview, { params: { id }, body: {} });
  await advanceInterviews(inside);
  expect(await subjects()).toEqual(soon);
  const [row] = await server.db.select().from(interview).where(eq(interview.id, id));
  expect(row?.status).toBe('checkedIn');
});

describe('refusals', () => {
  test('times that are past, duplicate, or too far ahead, and a second interview for the same job', async () => {
    const at = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR).toISOString();
    const offer = (times: string[], rest: object = {}) =>
      two.employer.call(offerInterview, { body: { application_id: two.applicationId, times, time_zone: 'Asia/Manila', method: 'phone', ...rest } });
    expect((await offer([at(0)])).refusal.errors).toHaveProperty('times');
    expect((await offer([at(1), at(1)])).refusal.errors).toHaveProperty('times');
    expect((await offer([at(24 * 91)])).refusal.errors).toHaveProperty('times');
    expect((await offer([at(1), at(2), at(3), at(4)])).refusal.errors).toHaveProperty('times');
    expect((await offer([at(1)], { method: 'onsite' })).refusal.errors).toHaveProperty('address');
    expect((await offer([at(1)], { method: 'video', video_link: 'http://x' })).refusal.errors).toHaveProperty('video_link');
    expect((await offer([at(1)])).status).toBe(200);
    expect((await offer([at(2)])).refusal.code).toBe(ERRORS.interviewOpen.code);
  });

  test('anything someone else does with it', async () => {
    const { id } = await offered(server, two);
    const others = await pair(server);
    expect((await others.seeker.call(rejectInterview, { params: { id }, body: { reason: 'no' } })).status).toBe(404);
    expect((await others.employer.call(cancelInterview, { params: { id }, body: { reason: 'no' } })).status).toBe(404);
    expect((await others.employer.call(getInterview, { params: { id } })).status).toBe(404);
    const theirs = { application_id: two.applicationId, times: [new Date(server.clock.now().getTime() + HOUR).toISOString()] };
    expect((await others.employer.call(offerInterview, { body: { ...theirs, time_zone: 'Asia/Manila', method: 'phone' } })).status).toBe(404);
    expect((await seen(id)).status).toBe('pending');
  });

  test('an offer from someone who may not offer now, or for an application that has ended', async () => {
    await server.db
      .update(user)
      .set({ bannedUntil: new Date(server.clock.now().getTime() + 1) })
      .where(eq(user.id, two.employerId));
    const body = {
      application_id: two.applicationId,
      times: [new Date(server.clock.now().getTime() + HOUR).toISOString()],
      time_zone: 'Asia/Manila',
      method: 'phone' as const,
    };
    expect((await two.employer.call(offerInterview, { body })).refusal.code).toBe(ERRORS.applyBanned.code);
    await server.db.update(user).set({ bannedUntil: null }).where(eq(user.id, two.employerId));
    await server.db.update(application).set({ status: 'withdrawn' }).where(eq(application.id, two.applicationId));
    expect((await two.employer.call(offerInterview, { body })).refusal.code).toBe(ERRORS.notAllowedNow.code);
    const { browser } = await person(server, 'recruiter');
    expect((await browser.call(offerInterview, { body })).refusal.code).toBe(ERRORS.noCompany.code);
  });
});

test('a recruiter may invite someone they chat with about a job without an application, but nobody from another recruiter’s conversation', async () => {
  const [seeker, colleague, stranger] = [await person(server, 'seeker'), await person(server, 'recruiter'), await pair(server)];
  const place = { userId: colleague.userId, companyId: two.companyId, role: 'admin' as const, joinedAt: server.clock.now() };
  await server.db.insert(companyMember).values(place);
  const talk = { seekerId: seeker.userId, recruiterId: two.employerId, companyId: two.companyId, jobId: two.jobId };
  const [{ id: chatId } = { id: '' }] = await server.db.insert(chat).values(talk).returning({ id: chat.id });
  const times = [new Date(server.clock.now().getTime() + 24 * HOUR).toISOString()];
  const body = { chat_id: chatId, job_id: two.jobId, times, time_zone: 'Asia/Tokyo', method: 'phone' as const, contact_number: '+63 2 8888 1000' };
  for (const browser of [colleague.browser, stranger.employer]) expect((await browser.call(offerInterview, { body })).refusal.code).toBe(ERRORS.notFound.code);
  expect((await two.employer.call(offerInterview, { body })).data).toMatchObject({ application_id: null, chat_id: chatId, seeker: { id: seeker.userId } });
  expect((await two.employer.call(offerInterview, { body })).refusal.code).toBe(ERRORS.interviewOpen.code);
});
