import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import {
  acceptInterview,
  cancelInterview,
  checkInInterview,
  getInterview,
  markAttendance,
  rejectInterview,
  reofferInterview,
  requestReschedule,
} from '../../../../contract/interviews.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { offered, pair, type Pair } from '../../../../tests/support/interviews.ts';
import type { InterviewEvent } from '../../../../src/machines/interview/interview.types.ts';
import { apply, begin, type InterviewRecord } from '../../../../src/machines/interview/lifecycle.ts';
import { interview, interviewEvent } from '../../../db/schema/interview.ts';
import { advanceInterviews } from './advance.ts';
import { HOUR } from '../../../../contract/durations.ts';

let server: TestApp;

beforeAll(async () => {
  server = await testApp();
});

const later = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR).toISOString();
const seen = async (two: Pair, id: string) => [
  (await two.seeker.call(getInterview, { params: { id } })).data,
  (await two.employer.call(getInterview, { params: { id } })).data,
];

/** Replays the stored history on the chart alone. */
async function replayed(id: string, begun: InterviewRecord): Promise<InterviewRecord> {
  const events = await server.db.select().from(interviewEvent).where(eq(interviewEvent.interviewId, id)).orderBy(interviewEvent.id);
  return events.slice(1).reduce<InterviewRecord>((record, { type, by, at, status, detail }) => {
    if (by === 'system') return record;
    const applied = apply(record, { ...detail, type, now: at.toISOString() } as unknown as InterviewEvent, by);
    if (!applied.ok) throw new Error(`The chart refused ${type} by ${by}: ${applied.reason}`);
    expect(applied.record.status).toBe(status);
    return applied.record;
  }, begun);
}

test('ten simultaneous events from both sides end in a state the chart can reach, the same for both', async () => {
  const two = await pair(server);
  const { id, times } = await offered(server, two, [48, 72]);
  const [first = '', second = ''] = times;
  const [wish, other] = [later(96), later(120)];
  const one = { params: { id } };
  const place = { method: 'phone' as const };
  const answers = await Promise.all([
    two.seeker.call(acceptInterview, { ...one, body: { time: first } }),
    two.employer.call(reofferInterview, { ...one, body: { times: [other], ...place } }),
    two.seeker.call(requestReschedule, { ...one, body: { times: [wish], reason: 'At work' } }),
    two.employer.call(acceptInterview, { ...one, body: { time: wish } }),
    two.seeker.call(acceptInterview, { ...one, body: { time: second } }),
    two.employer.call(cancelInterview, { ...one, body: { reason: 'ill' } }),
    two.seeker.call(rejectInterview, { ...one, body: { reason: 'no' } }),
    two.employer.call(reofferInterview, { ...one, body: { times: [wish], ...place } }),
    two.seeker.call(cancelInterview, { ...one, body: { reason: 'ill' } }),
    two.employer.call(cancelInterview, { ...one, body: { reason: 'ill' } }),
  ]);
  expect(new Set(answers.map(({ status }) => status)).difference(new Set([200, 409]))).toEqual(new Set());
  const [mine, theirs] = await seen(two, id);
  expect(mine?.status).toBe(theirs?.status);
  const taken = await server.db.select().from(interviewEvent).where(eq(interviewEvent.interviewId, id));
  expect(taken).toHaveLength(1 + answers.filter(({ status }) => status === 200).length);
  expect((await replayed(id, begin(times, 60))).status).toBe(mine?.status);
  // Each response contains exactly what had happened before it.
  const histories = answers.flatMap((answer) => (answer.status === 200 ? [answer.data.history] : [])).toSorted((a, b) => a.length - b.length);
  expect(histories).not.toEqual([]);
  expect(histories).toEqual(histories.map((_, place) => mine?.history.slice(0, place + 2)));
});

test('on the day itself, both check in and mark attendance at once while the clock runs, and nothing is applied twice', async () => {
  const two = await pair(server);
  const { id, times } = await offered(server, two, [24]);
  const [time = ''] = times;
  await two.seeker.call(acceptInterview, { params: { id }, body: { time } });
  server.clock.move(23 * HOUR);
  const work = () => advanceInterviews({ ...server.outside, log: server.app.log });
  const one = { params: { id }, body: {} };
  const checkIns = await Promise.all([
    ...[0, 1, 2].map(() => two.seeker.call(checkInInterview, one)),
    work(),
    ...[0, 1].map(() => two.employer.call(checkInInterview, one)),
  ]);
  expect(checkIns.filter((answer) => typeof answer === 'object' && answer.status === 200)).toHaveLength(2);
  server.clock.move(2 * HOUR);
  const present = { params: { id }, body: { attendance: 'completed' as const } };
  const marks = await Promise.all([
    ...[0, 1].map(() => two.employer.call(markAttendance, present)),
    work(),
    ...[0, 1, 2].map(() => two.seeker.call(markAttendance, present)),
  ]);
  expect(marks.filter((answer) => typeof answer === 'object' && answer.status === 200)).toHaveLength(2);
  const [mine, theirs] = await seen(two, id);
  expect([mine?.status, theirs?.status]).toEqual(['completed', 'completed']);
  const record = await replayed(id, begin(times, 60));
  expect(record.status).toBe('completed');
  const [row] = await server.db.select().from(interview).where(eq(interview.id, id));
  expect(row).toMatchObject({ status: 'completed', seekerAttendance: 'completed', employerAttendance: 'completed' });
});
