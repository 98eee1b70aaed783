import { beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR } from '../../../../contract/durations.ts';
import { acceptInterview, cancelInterview, reofferInterview } from '../../../../contract/interviews.ts';
import { person } from '../../../../tests/api/world.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { offered, pair, type Pair } from '../../../../tests/support/interviews.ts';
import { companyMember } from '../../../db/schema/identity.ts';

let server: TestApp;
let two: Pair;

beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  two = await pair(server);
});

const read = (browser: Browser, id: string) =>
  server.app.inject({
    url: `/api/chat/interviews/${id}/calendar`,
    headers: { cookie: [...browser.cookies].map((one) => one.join('=')).join('; ') },
  });
/** The lines as a calendar app reads them (RFC 5545 §3.1). */
const linesOf = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n');
const valueOf = (text: string, name: string) =>
  linesOf(text)
    .find((line) => new RegExp(`^${name}[:;]`).test(line))
    ?.slice(name.length + 1);

async function agreed(): Promise<{ id: string; time: string }> {
  const { id, times } = await offered(server, two, [20]);
  const time = times[0] as string;
  await two.seeker.call(acceptInterview, { params: { id }, body: { time, time_zone: 'Asia/Manila' } });
  return { id, time };
}
/** The calendar files last emailed to each side. */
async function mailed() {
  await server.runOutbox();
  const last = (userId: string) => {
    const calendar = server.mail.sent.findLast((email) => email.to.startsWith(userId) && email.calendar)?.calendar;
    // The entry itself, rather than a reply.
    return calendar?.file ?? calendar?.content ?? '';
  };
  return { seeker: last(two.seekerId), employer: last(two.employerId) };
}

test('either side can download the agreed interview as the entry that was emailed, in a file named by the day where they are', async () => {
  const { id, time } = await agreed();
  const sent = await mailed();
  for (const [side, browser] of [['seeker', two.seeker] as const, ['employer', two.employer] as const]) {
    const answer = await read(browser, id);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="interview-2026-03-03.ics"; filename*=UTF-8''interview-2026-03-03.ics`);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const file = answer.body;
    expect(linesOf(file).filter((line) => /^(METHOD|STATUS|ATTENDEE|BEGIN|END):/.test(line))).toEqual([
      'BEGIN:VCALENDAR',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
    for (const name of ['UID', 'SEQUENCE', 'DTSTART', 'DTEND', 'SUMMARY', 'LOCATION', 'URL', 'ORGANIZER'])
      expect([name, valueOf(file, name)]).toEqual([name, valueOf(sent[side], name)]);
    expect(valueOf(file, 'SEQUENCE')).toBe('1');
    expect(valueOf(file, 'DTSTART')).toBe(`${time.replace(/[-:]/g, '').slice(0, 15)}Z`);
    expect(valueOf(file, 'LOCATION')).toBe('https://meet.example.com/ana');
    const other = side === 'seeker' ? two.employerId : two.seekerId;
    expect(file.replace(/\r\n /g, '')).not.toContain(other);
  }
});

test('the file exists from the agreement to the end, and includes each change', async () => {
  const { id, times } = await offered(server, two, [20]);
  const statuses = async () => [(await read(two.seeker, id)).statusCode, (await read(two.employer, id)).statusCode];
  expect(await statuses()).toEqual([409, 409]);
  await two.seeker.call(acceptInterview, { params: { id }, body: { time: times[0] as string } });
  expect(await statuses()).toEqual([200, 200]);
  const other = new Date(server.clock.now().getTime() + 30 * HOUR).toISOString();
  await two.employer.call(reofferInterview, { params: { id }, body: { times: [other], method: 'phone' } });
  expect(await statuses()).toEqual([409, 409]);
  await two.seeker.call(acceptInterview, { params: { id }, body: { time: other } });
  expect(valueOf((await read(two.seeker, id)).body, 'SEQUENCE')).toBe('3');
  server.clock.move(31 * HOUR - 1);
  expect(await statuses()).toEqual([200, 200]);
  server.clock.move(1);
  expect(await statuses()).toEqual([409, 409]);
  two = await pair(server);
  const { id: dropped } = await agreed();
  await two.seeker.call(cancelInterview, { params: { id: dropped }, body: { reason: 'ill' } });
  expect((await read(two.seeker, dropped)).statusCode).toBe(409);
});

test('the file is for the two participants only, not for others, colleagues, visitors, or an invalid ID', async () => {
  const { id } = await agreed();
  const others = await pair(server);
  const colleague = await person(server, 'recruiter');
  await server.db.insert(companyMember).values({ userId: colleague.userId, companyId: two.companyId, role: 'admin', joinedAt: server.clock.now() });
  const callers = [two.seeker, two.employer, others.seeker, others.employer, colleague.browser, server.visitor(), (await person(server, 'guest')).browser];
  expect(await Promise.all(callers.map(async (browser) => (await read(browser, id)).statusCode))).toEqual([200, 200, 404, 404, 404, 401, 401]);
  expect((await read(two.seeker, 'nothing')).statusCode).toBe(404);
});
