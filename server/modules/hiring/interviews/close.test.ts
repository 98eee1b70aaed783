import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { declineApplicants } from '../../../../contract/applicants.ts';
import { withdrawApplication } from '../../../../contract/applications.ts';
import { listMessages } from '../../../../contract/chat-messages.ts';
import { listChats } from '../../../../contract/chats.ts';
import { createBlacklistCompany, deleteBlacklistCompany } from '../../../../contract/companies.ts';
import { getWorkspace } from '../../../../contract/company-workspace.ts';
import { HOUR } from '../../../../contract/durations.ts';
import { ERRORS } from '../../../../contract/errors.ts';
import {
  acceptInterview,
  checkInInterview,
  getInterview,
  getInterviewRedDot,
  listInterviews,
  offerInterview,
  requestInterviewResult,
} from '../../../../contract/interviews.ts';
import { movePosting } from '../../../../contract/postings.ts';
import { deleteAccount } from '../../../../contract/settings.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { kindsFor } from '../../../../tests/support/centre.ts';
import { forget, offered, pair, type Pair } from '../../../../tests/support/interviews.ts';
import { user } from '../../../db/schema/auth.ts';
import { interview, interviewEvent } from '../../../db/schema/interview.ts';
import { notification } from '../../../db/schema/notification.ts';
import { job } from '../../../db/schema/market.ts';
import { application } from '../../../db/schema/seeker.ts';
import { closeExpired } from '../postings/close-expired.ts';
import { checkPostings } from '../postings/confirmations.ts';
import { enforcePromises, type PromiseContext } from '../applicants/keep-promises.ts';
import { daysAfter, SINCE_DUE } from '../../../../src/machines/jobPosting/dates.ts';

let server: TestApp;
let inside: PromiseContext;
let two: Pair;

beforeAll(async () => {
  server = await testApp();
  inside = { ...server.outside, log: server.app.log };
});
beforeEach(async () => {
  await server.db.delete(interview);
  await server.db.delete(notification);
  two = await pair(server);
  await forget(server);
});

const seen = async (id: string, who = two.seeker) => (await who.call(getInterview, { params: { id } })).data;
const dot = async (who: Pair['seeker']) => (await who.call(getInterviewRedDot, {})).data.count;
const applicationState = async () =>
  (await server.db.select({ status: application.status }).from(application).where(eq(application.id, two.applicationId)))[0]?.status;

/** Offers an interview in 24 hours and accepts it, then clears the emails about that. */
async function agreed(): Promise<string> {
  const { id, times } = await offered(server, two);
  await two.seeker.call(acceptInterview, { params: { id }, body: { time: times[0] as string } });
  await forget(server);
  return id;
}
const withdraw = () => two.seeker.call(withdrawApplication, { params: { id: two.jobId } });
const decline = () => two.employer.call(declineApplicants, { body: { ids: [two.applicationId], reason: 'filled' } });
const move = (what: 'close' | 'delete') => two.employer.call(movePosting, { params: { id: two.jobId }, body: { move: what } });
const setJob = (values: Partial<typeof job.$inferInsert>) => server.db.update(job).set(values).where(eq(job.id, two.jobId));

/** The emails about interviews since the last call: recipient, subject, and calendar method. */
async function emails() {
  await server.runOutbox();
  return server.mail.sent
    .splice(0)
    .filter(({ subject }) => subject.startsWith('Interview'))
    .map(({ to, subject, calendar }) => [
      to.startsWith(two.seekerId) ? 'seeker' : 'employer',
      subject.split(':')[0],
      calendar?.method,
      /SEQUENCE:(\d+)/.exec(calendar?.content ?? '')?.[1],
    ]);
}

test('withdrawing an application closes its interview, even within three hours of the start, and updates calendars, chat, and notifications', async () => {
  const id = await agreed();
  await server.db.delete(notification);
  server.clock.move(22 * HOUR);
  await two.employer.call(checkInInterview, { params: { id }, body: {} });
  await forget(server);
  expect((await withdraw()).status).toBe(200);
  const closed = await seen(id);
  expect(closed).toMatchObject({ status: 'cancelled', ended_by: 'system', reason: 'withdrawn', sequence: 2 });
  expect(closed.history.at(-1)).toMatchObject({ type: 'interview.closed', status: 'cancelled', by: 'system' });
  const [event] = await server.db
    .select({ detail: interviewEvent.detail })
    .from(interviewEvent)
    .where(and(eq(interviewEvent.interviewId, id), eq(interviewEvent.type, 'interview.closed')));
  expect(event?.detail).toMatchObject({ because: 'withdrawn' });
  expect(await emails()).toEqual([
    ['seeker', 'Interview canceled', 'CANCEL', '2'],
    ['employer', 'Interview canceled', 'CANCEL', '2'],
  ]);
  // The person who withdrew already knows.
  expect([await kindsFor(server, two.seekerId), await kindsFor(server, two.employerId)]).toEqual([['interviewSoon'], ['interviewChanged']]);
  const { messages } = (await two.employer.call(listMessages, { params: { id: closed.chat_id as string }, query: {} })).data;
  expect(messages.at(-1)).toMatchObject({ kind: 'interviewClosed', sender: 'system', body: { interview_id: id, because: 'withdrawn' } });
  expect(server.broadcasts).toContainEqual({ userIds: [two.seekerId, two.employerId], changed: { what: 'interview', id } });
  expect([await dot(two.seeker), await dot(two.employer)]).toEqual([0, 0]);
});

test('an offer and a closed interview are unread messages for the other side, not for who caused them', async () => {
  const unread = async (who: Pair['seeker']) => (await who.call(listChats)).data[0]?.unread;
  await offered(server, two);
  expect([await unread(two.employer), await unread(two.seeker)]).toEqual([0, 1]);
  await withdraw();
  expect([await unread(two.employer), await unread(two.seeker)]).toEqual([1, 1]);
});

test('deleting an account closes its interviews and notifies the employer and their calendar', async () => {
  await agreed();
  await server.db.delete(notification);
  const [me] = await server.db.select({ email: user.email }).from(user).where(eq(user.id, two.seekerId));
  expect((await two.seeker.call(deleteAccount, { body: { confirmation: me?.email as string } })).status).toBe(200);
  expect(await emails()).toEqual([['employer', 'Interview canceled', 'CANCEL', '2']]);
  expect(await kindsFor(server, two.employerId)).toEqual(['interviewChanged']);
  expect(await server.db.select().from(interview)).toEqual([]);
});

test('declining an application closes its unanswered offer and removes it from both calendars', async () => {
  const { id } = await offered(server, two);
  await forget(server);
  expect((await decline()).data.declined).toEqual([two.applicationId]);
  expect(await seen(id)).toMatchObject({ status: 'cancelled', ended_by: 'system', reason: 'notAccepted', sequence: 1 });
  expect(await emails()).toEqual([
    ['seeker', 'Interview canceled', 'CANCEL', '1'],
    ['employer', 'Interview canceled', 'CANCEL', '1'],
  ]);
  expect([await kindsFor(server, two.seekerId), await kindsFor(server, two.employerId)]).toEqual([
    ['interviewOffered', 'applicationMoved', 'interviewChanged'],
    [],
  ]);
});

describe('an interview closes with its job, before the job’s applications do:', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['which its employer closes', () => move('close')],
    ['which its employer deletes', () => move('delete')],
    [
      'whose end has passed',
      async () => {
        await setJob({ validThrough: server.clock.now() });
        await closeExpired(inside);
      },
    ],
    [
      'which nobody confirms',
      async () => {
        await setJob({ status: 'stale', confirmDueAt: new Date(daysAfter(server.clock.now().toISOString(), -SINCE_DUE.delisted)) });
        await checkPostings(inside);
      },
    ],
    [
      'which a feed ends, within the minute',
      async () => {
        await server.db.delete(application).where(eq(application.id, two.applicationId));
        await setJob({ status: 'closed' });
        await enforcePromises(inside);
      },
    ],
  ])('%s', async (_, end) => {
    const id = await agreed();
    await server.db.update(interview).set({ applicationId: null }).where(eq(interview.id, id));
    await end();
    expect(await seen(id)).toMatchObject({ status: 'cancelled', reason: 'jobClosed' });
    expect(await emails()).toEqual([
      ['seeker', 'Interview canceled', 'CANCEL', '2'],
      ['employer', 'Interview canceled', 'CANCEL', '2'],
    ]);
    expect(server.broadcasts).toContainEqual({ userIds: [two.seekerId, two.employerId], changed: { what: 'interview', id } });
  });

  test('closes once with an application that closes as well', async () => {
    const id = await agreed();
    await setJob({ status: 'closed' });
    await enforcePromises(inside);
    await enforcePromises(inside);
    expect([await applicationState(), (await seen(id)).status]).toEqual(['jobClosed', 'cancelled']);
    expect(await emails()).toHaveLength(2);
  });
});

test('putting a job on hold leaves its interviews unchanged', async () => {
  const id = await agreed();
  await two.employer.call(movePosting, { params: { id: two.jobId }, body: { move: 'hold' } });
  await enforcePromises(inside);
  expect([await applicationState(), (await seen(id)).status]).toEqual(['onHold', 'upcoming']);
});

test('an interview agreed while its job is on hold is the state its application continues in', async () => {
  const { id, times } = await offered(server, two);
  await two.employer.call(movePosting, { params: { id: two.jobId }, body: { move: 'hold' } });
  await enforcePromises(inside);
  await two.seeker.call(acceptInterview, { params: { id }, body: { time: times[0] as string } });
  expect([await applicationState(), (await seen(id)).status]).toEqual(['onHold', 'upcoming']);
  await two.employer.call(movePosting, { params: { id: two.jobId }, body: { move: 'reopen' } });
  await enforcePromises(inside);
  expect(await applicationState()).toBe('interview');
});

test('a started interview continues to its own end, and so does an expired one, whichever write came first', async () => {
  const id = await agreed();
  server.clock.move(24 * HOUR);
  expect((await withdraw()).status).toBe(200);
  expect((await seen(id)).status).toBe('inProgress');
  two = await pair(server);
  const { id: lapsed } = await offered(server, two, [1]);
  server.clock.move(HOUR);
  expect((await withdraw()).status).toBe(200);
  expect((await seen(lapsed)).status).toBe('expired');
});

describe('a held interview waits for no result once its application has ended,', () => {
  test.each([
    ['withdrawn', () => withdraw()],
    ['notAccepted', () => decline()],
  ])('%s; if a result is requested after that, it is waited for again', async (status, end) => {
    const id = await agreed();
    server.clock.move(26 * HOUR);
    expect(await dot(two.employer)).toBe(1);
    await end();
    expect([await applicationState(), await dot(two.employer)]).toEqual([status, 0]);
    server.clock.move(24 * HOUR);
    expect((await two.seeker.call(requestInterviewResult, { params: { id }, body: {} })).data.status).toBe('pendingResult');
    expect(await dot(two.employer)).toBe(1);
  });

  test('though it was requested before', async () => {
    const id = await agreed();
    server.clock.move(50 * HOUR);
    await two.seeker.call(requestInterviewResult, { params: { id }, body: {} });
    server.clock.move(HOUR);
    await decline();
    expect(await dot(two.employer)).toBe(0);
  });
});

test('if the interview can’t be written, the application isn’t withdrawn either', async () => {
  const id = await agreed();
  await server.db.execute(sql`alter table interview add constraint refused check (status <> 'cancelled') not valid`);
  try {
    expect((await withdraw()).status).toBe(500);
  } finally {
    await server.db.execute(sql`alter table interview drop constraint refused`);
  }
  expect([await applicationState(), (await seen(id)).status]).toEqual(['interview', 'upcoming']);
  expect((await withdraw()).status).toBe(200);
  expect((await seen(id)).status).toBe('cancelled');
});

test('no interview can be offered for a job that has ended, even before its applications have', async () => {
  await setJob({ status: 'closed' });
  const times = [new Date(server.clock.now().getTime() + HOUR).toISOString()];
  const body = { application_id: two.applicationId, times, time_zone: 'Asia/Manila', method: 'phone' as const };
  expect((await two.employer.call(offerInterview, { body })).refusal.code).toBe(ERRORS.notAllowedNow.code);
});

test('ten rounds of withdrawing, accepting, and closing at the same time cause no deadlock and leave nothing open', async () => {
  for (let round = 0; round < 10; round++) {
    two = await pair(server);
    const { id, times } = await offered(server, two);
    const answers = await Promise.all([two.seeker.call(acceptInterview, { params: { id }, body: { time: times[0] as string } }), withdraw(), move('close')]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect([await applicationState(), (await seen(id)).status]).toEqual(['withdrawn', 'cancelled']);
  }
});

test('blocking a company closes upcoming interviews with it and hides past ones', async () => {
  const id = await agreed();
  const { id: stranger } = await pair(server).then((other) => offered(server, other));
  await two.seeker.call(createBlacklistCompany, { body: { company_id: two.companyId } });
  expect((await two.seeker.call(listInterviews, { query: {} })).data).toEqual([]);
  expect((await two.employer.call(getInterview, { params: { id } })).refusal.code).toBe(ERRORS.notFound.code);
  expect((await two.employer.call(listInterviews, { query: {} })).data).toEqual([]);
  expect((await two.employer.call(getWorkspace)).data.interviews).toEqual([]);
  expect(await dot(two.employer)).toBe(0);
  const [other] = await server.db.select({ status: interview.status }).from(interview).where(eq(interview.id, stranger));
  expect(other?.status).toBe('pending');
  await two.seeker.call(deleteBlacklistCompany, { params: { id: two.companyId } });
  expect((await two.employer.call(getInterview, { params: { id } })).status).toBe(200);
  expect(await seen(id)).toMatchObject({ status: 'cancelled', ended_by: 'system' });
});
