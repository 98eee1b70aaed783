import ical from 'node-ical';
import { beforeAll, expect, test } from 'vitest';
import { acceptInterview, cancelInterview, requestReschedule } from '../../contract/interviews.ts';
import { type CalendarEvent, calendarOf } from '../../server/modules/hiring/interviews/ics.ts';
import { testApp, type TestApp } from '../support/app.ts';
import { forget, offered, pair } from '../support/interviews.ts';
import { HOUR } from '../../contract/durations.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});

/** Parsed by another parser than the one that writes them (ical.js, Thunderbird's). */
function read(text: string) {
  const calendar = Object.values(ical.sync.parseICS(text));
  const [event, ...more] = calendar.filter((part) => part?.type === 'VEVENT');
  if (!event || more.length > 0) throw new Error('not one event');
  const attendee = [event.attendee ?? []].flat()[0] as { params: Record<string, string>; val: string } | undefined;
  return {
    method: event.method,
    uid: event.uid,
    sequence: Number(event.sequence),
    status: event.status,
    start: new Date(event.start),
    end: new Date(event.end ?? 0),
    summary: event.summary,
    description: event.description,
    location: event.location,
    organizer: (event.organizer as { params: Record<string, string> }).params['CN'],
    attendee: [attendee?.params['CN'], attendee?.params['PARTSTAT'], attendee?.val],
  };
}

test('the invitations of an interview are parsed as its offer, its agreement and its end, with one UID', async () => {
  const two = await pair(server);
  await forget(server);
  const { id, times } = await offered(server, two, [48]);
  const [time = ''] = times;
  await two.seeker.call(acceptInterview, { params: { id }, body: { time } });
  await two.employer.call(cancelInterview, { params: { id }, body: { reason: 'ill' } });
  await server.runOutbox();
  const sent = server.mail.sent.filter(({ to, calendar }) => calendar && to.startsWith(two.seekerId));
  const events = sent.map(({ calendar }) => read(calendar?.content ?? ''));
  expect(events.map(({ method, sequence, status }) => [method, sequence, status])).toEqual([
    ['REQUEST', 0, 'TENTATIVE'],
    ['REQUEST', 1, 'CONFIRMED'],
    ['CANCEL', 2, 'CANCELLED'],
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
  for (const { start } of events) expect(start).toEqual(new Date(time));
});

test.each([
  ['times', [72], 'COUNTER', 72],
  ['no times', [], 'CANCEL', 48],
] as const)('a request for another time that proposes %s is parsed as such by the employer’s calendar', async (_, hours, method, at) => {
  const two = await pair(server);
  const { id, times } = await offered(server, two, [48]);
  await two.seeker.call(acceptInterview, { params: { id }, body: { time: times[0] as string } });
  await forget(server);
  const inHours = (hour: number) => new Date(server.clock.now().getTime() + hour * HOUR);
  const body = { times: hours.map((hour) => inHours(hour).toISOString()), reason: 'ill' };
  expect((await two.seeker.call(requestReschedule, { params: { id }, body })).status).toBe(200);
  await server.runOutbox();
  const sent = server.mail.sent.filter(({ to }) => to.startsWith(two.employerId)).flatMap(({ calendar }) => (calendar ? read(calendar.content) : []));
  expect(sent.map((one) => [one.method, one.start])).toEqual([[method, inHours(at)]]);
});

const event: CalendarEvent = {
  method: 'REQUEST',
  uid: 'interview-1@waymark.test',
  sequence: 2,
  stamp: new Date('2026-03-02T04:00:00Z'),
  start: new Date('2026-03-03T04:00:00Z'),
  others: [],
  instance: null,
  minutes: 90,
  summary: 'Interview: Cook',
  description: 'When: noon',
  location: '1 Ayala Avenue',
  url: 'http://localhost:3000/chat/1',
  status: 'TENTATIVE',
  organizer: { name: 'Harbour Freight', address: 'no-reply@waymark.test' },
  attendee: { name: 'Ana Reyes', address: 'ana@example.com', answer: 'NEEDS-ACTION' },
};

test.each(['a, b; c\\d', 'line\nline', '面試'.repeat(60), 'مقابلة '.repeat(40).trim(), '👩‍🍳'.repeat(40), 'END:VEVENT\nBEGIN:VEVENT'])(
  'user-written text is parsed as written: %j',
  (words) => {
    const found = read(calendarOf({ ...event, summary: words, description: words, location: words }));
    expect([found.summary, found.description, found.location]).toEqual([words, words, words]);
    expect([found.start, found.end]).toEqual([event.start, new Date('2026-03-03T05:30:00Z')]);
    expect(found.attendee).toEqual(['Ana Reyes', 'NEEDS-ACTION', 'mailto:ana@example.com']);
  },
);

test.each(['O’Neil, Sons and Sons', 'Zoë 面'])('a name stays one: %j', (name) => {
  const { organizer, attendee } = read(calendarOf({ ...event, organizer: { ...event.organizer, name } }));
  expect([organizer?.replaceAll('"', ''), attendee[1]]).toEqual([name, 'NEEDS-ACTION']);
});
