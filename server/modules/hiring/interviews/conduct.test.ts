import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { checkApply } from '../../../../contract/applications.ts';
import { DAY, HOUR } from '../../../../contract/durations.ts';
import { acceptInterview, markAttendance } from '../../../../contract/interviews.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { offered, pair, type Pair } from '../../../../tests/support/interviews.ts';
import { user } from '../../../db/schema/auth.ts';
import { conduct, interview } from '../../../db/schema/interview.ts';
import { advanceInterviews } from './advance.ts';

let server: TestApp;
let two: Pair;

beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  two = await pair(server);
});

/** Holds an interview in a day and marks the other side as not attended. */
async function missed(by: 'seeker' | 'employer') {
  const { id, times } = await offered(server, two, [24]);
  await two.seeker.call(acceptInterview, { params: { id }, body: { time: times[0] as string } });
  server.clock.move(DAY + HOUR);
  const marking = await two[by === 'seeker' ? 'employer' : 'seeker'].call(markAttendance, { params: { id }, body: { attendance: 'notAttended' } });
  return marking.data.status;
}
const standing = async (userId: string) => {
  const [row] = await server.db.select().from(conduct).where(eq(conduct.userId, userId));
  const [person] = await server.db.select().from(user).where(eq(user.id, userId));
  return [row?.status, row?.bannedUntil?.toISOString() ?? null, person?.bannedUntil?.toISOString() ?? null];
};
const work = () => advanceInterviews({ ...server.outside, log: server.app.log });

test('a seeker is warned twice, then banned for six calendar months, and may apply again on the exact second', async () => {
  server.mail.sent.length = 0;
  expect(await missed('seeker')).toBe('seekerAbsent');
  expect(await standing(two.seekerId)).toEqual(['warned', null, null]);
  await missed('seeker');
  expect(await standing(two.seekerId)).toEqual(['warned', null, null]);
  await missed('seeker');
  const until = new Date(server.clock.now());
  until.setUTCMonth(until.getUTCMonth() + 6);
  expect(await standing(two.seekerId)).toEqual(['banned', until.toISOString(), until.toISOString()]);
  expect(await standing(two.employerId)).toEqual([undefined, null, null]);
  const check = async () => (await two.seeker.call(checkApply, { params: { id: two.jobId } })).data.banned_until;
  expect(await check()).toBe(until.toISOString());
  await server.runOutbox();
  const subjects = server.mail.sent.filter(({ to }) => to.startsWith(two.seekerId)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('absent'))).toHaveLength(2);
  expect(subjects.filter((subject) => subject.includes('paused until September'))).toHaveLength(1);
  server.clock.move(until.getTime() - server.clock.now().getTime() - 1);
  await work();
  expect((await standing(two.seekerId))[0]).toBe('banned');
  server.clock.move(1);
  expect(await check()).toBeNull();
  await work();
  expect(await standing(two.seekerId)).toEqual(['good', null, null]);
});

test('the email about a ban names the day on which it ends in the person’s country', async () => {
  await server.db.update(user).set({ countryId: 105 }).where(eq(user.id, two.seekerId));
  // The third time is marked at 20:00 UTC, when the next day has begun in Japan: each takes 25 hours.
  server.clock.move(((17 - server.clock.now().getUTCHours() + 24) % 24) * HOUR);
  for (let time = 0; time < 3; time += 1) await missed('seeker');
  const until = new Date((await standing(two.seekerId))[1] as string);
  await server.runOutbox();
  const subjects = server.mail.sent.filter(({ to }) => to.startsWith(two.seekerId)).map(({ subject }) => subject);
  const dayAfter = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(until.getTime() + DAY);
  expect([until.getUTCHours(), subjects.filter((subject) => subject.includes(`paused until ${dayAfter}`)).length]).toEqual([20, 1]);
});

test('the same rules apply to an employer who misses interviews', async () => {
  for (const expected of ['warned', 'warned', 'banned']) {
    expect(await missed('employer')).toBe('employerAbsent');
    expect((await standing(two.employerId))[0]).toBe(expected);
  }
  expect((await standing(two.seekerId))[0]).toBeUndefined();
});

test('a no-show stops counting after three calendar months, and a warning expires', async () => {
  await missed('seeker');
  const [first] = await server.db.select({ at: interview.startsAt }).from(interview).where(eq(interview.seekerId, two.seekerId));
  await missed('seeker');
  const over = new Date(first?.at as Date);
  over.setUTCMonth(over.getUTCMonth() + 3);
  // The third interview starts at exactly that instant: 24 hours after it is offered.
  server.clock.move(over.getTime() - DAY - server.clock.now().getTime());
  await missed('seeker');
  expect((await standing(two.seekerId))[0]).toBe('warned');
  server.clock.move(100 * DAY);
  await work();
  expect(await standing(two.seekerId)).toEqual(['good', null, null]);
});
