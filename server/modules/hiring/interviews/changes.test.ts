import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listChats } from '../../../../contract/chats.ts';
import { HOUR } from '../../../../contract/durations.ts';
import { type InterviewChange, interviewChangeKind } from '../../../../contract/interview-changes.ts';
import {
  acceptInterview,
  cancelInterview,
  getInterview,
  giveInterviewResult,
  markAttendance,
  reofferInterview,
  rejectInterview,
  requestInterviewResult,
  requestReschedule,
} from '../../../../contract/interviews.ts';
import { valuesOf, wordsOf } from '../../../../contract/notification-pages.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { forget, offered, pair, type Pair } from '../../../../tests/support/interviews.ts';
import { chatMessage } from '../../../db/schema/chat.ts';
import { interview } from '../../../db/schema/interview.ts';
import { notification } from '../../../db/schema/notification.ts';
import { inZone } from '../../../http/in-zone.ts';
import { knows, say } from '../../../http/texts.ts';
import { advanceInterviews } from './advance.ts';

const LINK = 'https://meet.example.com/ana';
const video = { method: 'video', video_link: LINK, minutes: 60 } as const;
let server: TestApp;
let two: Pair;
let id: string;
let times: string[];

beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  await server.db.delete(interview);
  two = await pair(server);
  await forget(server);
  ({ id, times } = await offered(server, two, [24, 48]));
  await server.runOutbox();
  server.mail.sent.length = 0;
});

const from = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR).toISOString();
const accept = (time: string, who = two.seeker) => who.call(acceptInterview, { params: { id }, body: { time, time_zone: 'Asia/Manila' } });
/** The last system message of their conversation, without its unset fields. */
async function inChat() {
  const { data } = await two.seeker.call(getInterview, { params: { id } });
  const rows = await server.db
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.chatId, data.chat_id as string), eq(chatMessage.kind, 'interviewChanged')))
    .orderBy(chatMessage.offset);
  const { changes } = (rows.at(-1)?.body ?? { changes: [] }) as { changes: InterviewChange[] };
  return changes.map((change) =>
    Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))),
  );
}
/** The text of a person's notifications, in Manila time. */
async function inCentre(userId: string) {
  const rows = await server.db.select().from(notification).where(eq(notification.userId, userId)).orderBy(notification.id);
  const { kind, data } = rows.at(-1) as (typeof rows)[number];
  const values = valuesOf(data, (at) => inZone(at, 'Asia/Manila', 'en', 'short'));
  return say('notificationCentre', { id: 1, tag: 'en', slug: 'en-us', label: 'English', dir: 'ltr' }, wordsOf(kind as 'interviewChanged', data), values);
}
/** The body of the last email to each side. */
async function byEmail() {
  await server.runOutbox();
  const sent = server.mail.sent.splice(0);
  const to = (userId: string) => sent.findLast((mail) => mail.to.startsWith(userId))?.text ?? '';
  return { seeker: to(two.seekerId), employer: to(two.employerId) };
}
const names = async () => {
  const { data } = await two.seeker.call(getInterview, { params: { id } });
  return { seeker: data.seeker.name, company: data.company.name };
};
const unread = async (who: Pair['seeker']) => (await who.call(listChats, {})).data[0]?.unread;

test('an agreed time appears in the reader’s own time zone, and not to the person who agreed', async () => {
  const { seeker } = await names();
  const before = [await unread(two.seeker), await unread(two.employer)] as [number, number];
  await accept(times[0] as string);
  expect(await inChat()).toEqual([{ what: 'confirmed', by: 'seeker', to: times[0] }]);
  expect([await unread(two.seeker), await unread(two.employer)]).toEqual([before[0], before[1] + 1]);
  const { seeker: own, employer } = await byEmail();
  expect(own).toContain(`You confirmed the interview for ${inZone(times[0] as string, 'Asia/Manila', 'en', 'short')}.`);
  expect(employer).toContain(`${seeker} confirmed the interview for ${inZone(times[0] as string, 'Asia/Tokyo', 'en', 'short')}.`);
  expect(await inCentre(two.employerId)).toBe(`${seeker} confirmed your interview for ${inZone(times[0] as string, 'Asia/Manila', 'en', 'short')}`);
});

test('a time agreed instead of another shows the old and the new time', async () => {
  await accept(times[0] as string);
  const later = from(72);
  await two.employer.call(reofferInterview, { params: { id }, body: { times: [later], ...video } });
  const { seeker, company } = await names();
  expect(await inChat()).toEqual([{ what: 'offeredInstead', by: 'employer', from: times[0], times: [later] }]);
  const [was, is] = [times[0] as string, later].map((time) => inZone(time, 'Asia/Manila', 'en', 'short'));
  expect(await inCentre(two.seekerId)).toBe(`${company} wants to move your interview from ${was} to ${is}`);
  await accept(later);
  expect(await inChat()).toEqual([{ what: 'moved', by: 'seeker', from: times[0], to: later }]);
  expect(await inCentre(two.employerId)).toBe(`${seeker} moved your interview from ${was} to ${is}`);
  const { employer } = await byEmail();
  const [wasThere, isThere] = [times[0] as string, later].map((time) => inZone(time, 'Asia/Tokyo', 'en', 'short'));
  expect(employer).toContain(`${seeker} moved the interview from ${wasThere} to ${isThere}.`);
});

test('the same times with a different place, type, or length don’t count as new times', async () => {
  const again = (body: object) => two.employer.call(reofferInterview, { params: { id }, body: { times, ...video, ...body } });
  await again({ method: 'onsite', address: '8 Ayala Avenue, Makati', video_link: null });
  expect(await inChat()).toEqual([{ what: 'toOnsite', by: 'employer', place: '8 Ayala Avenue, Makati' }]);
  expect((await byEmail()).seeker).toContain('changed it to an in-person interview at 8 Ayala Avenue, Makati.');
  await again({ method: 'onsite', address: '9 Paseo de Roxas', video_link: null, minutes: 45 });
  expect(await inChat()).toEqual([
    { what: 'place', by: 'employer', place: '9 Paseo de Roxas' },
    { what: 'length', by: 'employer', minutes: 45 },
  ]);
  expect(await inCentre(two.seekerId)).toBe(`${(await names()).company} changed the location of your interview to 9 Paseo de Roxas`);
  await again({ method: 'phone', video_link: null, contact_number: '+63 2 8555 0100', minutes: 45 });
  expect(await inChat()).toEqual([{ what: 'toPhone', by: 'employer' }]);
  await again({ method: 'phone', video_link: null, contact_number: '+63 2 8555 0101', minutes: 45 });
  expect(await inChat()).toEqual([{ what: 'details', by: 'employer' }]);
  await again({});
  await again({ video_link: 'https://meet.example.com/other' });
  expect(await inChat()).toEqual([{ what: 'link', by: 'employer' }]);
  await again({ times: [from(30)], video_link: LINK });
  expect(await inChat()).toEqual([
    { what: 'offered', by: 'employer', times: [from(30)] },
    { what: 'link', by: 'employer' },
  ]);
});

test('a request for another time, with and without suggested times, before and after one was agreed', async () => {
  const ask = (times: string[]) => two.seeker.call(requestReschedule, { params: { id }, body: { times, reason: 'I work then' } });
  await ask([]);
  expect(await inChat()).toEqual([{ what: 'askedOpen', by: 'seeker' }]);
  await two.employer.call(reofferInterview, { params: { id }, body: { times, ...video } });
  expect(await inChat()).toEqual([{ what: 'offered', by: 'employer', times }]);
  await ask([from(60)]);
  expect(await inChat()).toEqual([{ what: 'asked', by: 'seeker', times: [from(60)] }]);
  await accept(from(60), two.employer);
  await ask([from(70), from(80)]);
  expect(await inChat()).toEqual([{ what: 'askedInstead', by: 'seeker', from: from(60), times: [from(70), from(80)] }]);
  await accept(from(70), two.employer);
  expect(await inChat()).toEqual([{ what: 'moved', by: 'employer', from: from(60), to: from(70) }]);
  await ask([]);
  expect(await inChat()).toEqual([{ what: 'askedOpenInstead', by: 'seeker', from: from(70) }]);
});

test('an interview that ends: declined, canceled with and without a time, or expired', async () => {
  await two.employer.call(cancelInterview, { params: { id }, body: { reason: 'The job is filled' } });
  expect(await inChat()).toEqual([{ what: 'cancelledOffer', by: 'employer' }]);
  ({ id, times } = await offered(server, two, [24]));
  await accept(times[0] as string);
  await two.seeker.call(cancelInterview, { params: { id }, body: { reason: 'I am ill' } });
  expect(await inChat()).toEqual([{ what: 'cancelled', by: 'seeker', from: times[0] }]);
  ({ id } = await offered(server, two, [24]));
  await two.seeker.call(rejectInterview, { params: { id }, body: { reason: 'Too far' } });
  expect(await inChat()).toEqual([{ what: 'declined', by: 'seeker' }]);
  ({ id } = await offered(server, two, [24]));
  server.clock.move(25 * HOUR);
  await advanceInterviews({ ...server.outside, log: server.app.log });
  expect(await inChat()).toEqual([{ what: 'expired', by: 'system' }]);
  expect(await inCentre(two.employerId)).toBe(`You and ${(await names()).seeker} didn’t agree on a time, so your interview won’t take place`);
});

test('a result is requested and given, and never appears where other people might look', async () => {
  await accept(times[0] as string);
  server.clock.move(25 * HOUR);
  await two.employer.call(markAttendance, { params: { id }, body: { attendance: 'completed' } });
  server.clock.move(24 * HOUR);
  await two.seeker.call(requestInterviewResult, { params: { id }, body: {} });
  expect(await inChat()).toEqual([{ what: 'resultAsked', by: 'seeker' }]);
  await two.employer.call(giveInterviewResult, { params: { id }, body: { result: 'notSuitable' } });
  expect(await inChat()).toEqual([{ what: 'resultGiven', by: 'employer' }]);
  expect(await inCentre(two.seekerId)).toBe(`${(await names()).company} shared your interview result`);
});

test('each change has a text everywhere it appears', () => {
  const has = (key: string) => knows('notificationCentre', key) || knows('notificationCentre', `${key}_other`);
  for (const what of interviewChangeKind.options) {
    expect([what, has(`kind.interviewChanged.${what}`)]).toEqual([what, true]);
    const own = what === 'expired' ? [what] : [`${what}.you`, `${what}.other`];
    expect(own.filter((key) => !knows('interviewChanges', key))).toEqual([]);
  }
});

test('an event from before changes were recorded has its previous text', async () => {
  await accept(times[0] as string);
  await server.db.update(notification).set({ data: sql`${notification.data} - 'what'` });
  expect(await inCentre(two.employerId)).toContain('changed');
});
