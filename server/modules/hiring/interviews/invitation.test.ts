import { eq } from 'drizzle-orm';
import { simpleParser } from 'mailparser';
import nodemailer from 'nodemailer';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR } from '../../../../contract/durations.ts';
import { acceptInterview, cancelInterview, rejectInterview, reofferInterview, requestReschedule } from '../../../../contract/interviews.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { forget, offered, pair, type Pair } from '../../../../tests/support/interviews.ts';
import { partsOf } from '../../../adapters/smtp.ts';
import { user } from '../../../db/schema/auth.ts';

let server: TestApp;
let two: Pair;

beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  two = await pair(server);
  await forget(server);
});

const later = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR).toISOString();
const line = (text: string, name: string) => new RegExp(`^${name}[:;](.*)$`, 'm').exec(text.replace(/\r\n /g, '').replaceAll('\r', ''))?.[1];

/** The invitations sent since the last call: recipient, method, sequence, start, and the status of the event and its attendee. */
async function invitations() {
  await server.runOutbox();
  return server.mail.sent.splice(0).flatMap(({ to, calendar }) => {
    const text = calendar?.content ?? '';
    if (!calendar) return [];
    expect(line(text, 'METHOD')).toBe(calendar.method);
    return [
      {
        to: to.startsWith(two.seekerId) ? 'seeker' : 'employer',
        method: calendar.method,
        uid: line(text, 'UID'),
        sequence: Number(line(text, 'SEQUENCE')),
        start: line(text, 'DTSTART'),
        status: `${line(text, 'STATUS')} ${/PARTSTAT=([\w-]+)/.exec(text.replace(/\r\n /g, ''))?.[1] ?? 'nobody'}`,
        text,
        file: calendar.file,
      },
    ];
  });
}
const utc = (instant: string) => `${instant.replace(/[-:]/g, '').slice(0, 15)}Z`;

test('one UID from the offer to the cancellation, and a sequence that rises with each change', async () => {
  const { id, times } = await offered(server, two, [48, 72]);
  const [first = '', second = ''] = times;
  const wish = later(96);
  const other = later(120);
  const sent = [await invitations()];
  await two.seeker.call(acceptInterview, { params: { id }, body: { time: second } });
  sent.push(await invitations());
  await two.seeker.call(requestReschedule, { params: { id }, body: { times: [wish], reason: 'At work then' } });
  sent.push(await invitations());
  await two.employer.call(reofferInterview, { params: { id }, body: { times: [other], method: 'phone' } });
  sent.push(await invitations());
  await two.seeker.call(acceptInterview, { params: { id }, body: { time: other } });
  sent.push(await invitations());
  await two.employer.call(cancelInterview, { params: { id }, body: { reason: 'ill' } });
  sent.push(await invitations());
  const rows = sent.map((each) => each.map(({ to, method, sequence, start, status: stands }) => [to, method, sequence, start, stands]));
  expect(rows).toEqual([
    [
      ['seeker', 'REQUEST', 0, utc(first), 'TENTATIVE NEEDS-ACTION'],
      ['employer', 'PUBLISH', 0, utc(first), 'TENTATIVE nobody'],
    ],
    [
      ['seeker', 'REQUEST', 1, utc(second), 'CONFIRMED ACCEPTED'],
      ['employer', 'REPLY', 0, utc(second), 'CONFIRMED ACCEPTED'],
    ],
    [
      ['seeker', 'CANCEL', 2, utc(second), 'CANCELLED DECLINED'],
      ['employer', 'COUNTER', 1, utc(wish), 'TENTATIVE TENTATIVE'],
    ],
    [
      ['seeker', 'REQUEST', 3, utc(other), 'TENTATIVE NEEDS-ACTION'],
      ['employer', 'PUBLISH', 3, utc(other), 'TENTATIVE nobody'],
    ],
    [
      ['seeker', 'REQUEST', 4, utc(other), 'CONFIRMED ACCEPTED'],
      ['employer', 'REPLY', 3, utc(other), 'CONFIRMED ACCEPTED'],
    ],
    [
      ['seeker', 'CANCEL', 5, utc(other), 'CANCELLED DECLINED'],
      ['employer', 'CANCEL', 5, utc(other), 'CANCELLED DECLINED'],
    ],
  ]);
  expect(new Set(sent.flat().map(({ uid }) => uid)).size).toBe(1);
});

test('both calendars show all offered times, and the reply refers to the chosen one', async () => {
  const { id, times } = await offered(server, two, [48, 72, 96]);
  const held = [utc(times[0] as string), times.slice(1).map(utc).join(',')];
  for (const { text } of await invitations()) expect([line(text, 'DTSTART'), line(text, 'RDATE')]).toEqual(held);
  await two.seeker.call(acceptInterview, { params: { id }, body: { time: times[1] as string } });
  const [agreed, reply] = await invitations();
  expect([line(agreed?.text ?? '', 'DTSTART'), line(agreed?.text ?? '', 'RDATE')]).toEqual([utc(times[1] as string), undefined]);
  expect(line(reply?.text ?? '', 'RECURRENCE-ID')).toBe(utc(times[1] as string));
  // The file is for calendar apps that don't process replies.
  const entry = reply?.file ?? '';
  expect(['METHOD', 'SEQUENCE', 'DTSTART', 'STATUS', 'ATTENDEE'].map((name) => line(entry, name))).toEqual([
    'PUBLISH',
    '1',
    utc(times[1] as string),
    'CONFIRMED',
    undefined,
  ]);
});

test('a declined, withdrawn, or past time is removed from both calendars, and from neither twice', async () => {
  const declined = await offered(server, two);
  await invitations();
  await two.seeker.call(rejectInterview, { params: { id: declined.id }, body: { reason: 'no' } });
  const sent = await invitations();
  expect(sent.map(({ to, method, sequence }) => [to, method, sequence])).toEqual([
    ['seeker', 'CANCEL', 1],
    ['employer', 'REPLY', 0],
  ]);
  expect(['METHOD', 'SEQUENCE'].map((name) => line(sent[1]?.file ?? '', name))).toEqual(['CANCEL', '1']);
  const moved = await offered(server, two);
  await two.seeker.call(requestReschedule, { params: { id: moved.id }, body: { times: [later(96), later(120)], reason: 'At work then' } });
  const [, , , counter] = await invitations();
  expect([counter?.method, line(counter?.text ?? '', 'RDATE'), line(counter?.file ?? '', 'METHOD')]).toEqual(['COUNTER', utc(later(120)), 'CANCEL']);
  // No calendar has the entry anymore.
  await two.employer.call(cancelInterview, { params: { id: moved.id }, body: { reason: 'ill' } });
  expect(await invitations()).toEqual([]);
});

test('nobody sees the other’s email address: it is ours, which is also the sender', async () => {
  const { id, times } = await offered(server, two);
  await two.seeker.call(acceptInterview, { params: { id }, body: { time: times[0] as string } });
  for (const { to, text, file } of await invitations()) {
    const others = to === 'seeker' ? two.employerId : two.seekerId;
    expect(`${text}${file}`.replace(/\r\n /g, '')).not.toContain(others);
  }
});

test('each side is emailed in their own language and time zone, with the other’s time beside it', async () => {
  await server.db.update(user).set({ languageId: 4 }).where(eq(user.id, two.employerId));
  const { id, times } = await offered(server, two);
  await two.seeker.call(acceptInterview, { params: { id }, body: { time: times[0] as string, time_zone: 'Asia/Manila' } });
  server.mail.sent.length = 0;
  await server.runOutbox();
  const [, , toSeeker, toEmployer] = server.mail.sent;
  expect(toSeeker?.text).toContain('Tue, Mar 3, 2026, 12:00 PM GMT+8 (Tue, Mar 3, 2026, 1:00 PM GMT+9)');
  expect(toEmployer?.subject).toContain('面接が決まりました');
  expect(toEmployer?.text).toContain('13:00 JST');
});

test('in the email, the calendar is a part beside the text with its method, and an attached file', async () => {
  const { id, times } = await offered(server, two);
  await two.seeker.call(acceptInterview, { params: { id }, body: { time: times[0] as string } });
  await server.runOutbox();
  const email = server.mail.sent.find(({ calendar }) => calendar?.method === 'REPLY');
  if (!email) throw new Error('Expected a reply');
  const wire = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const { message } = await wire.sendMail({
    from: 'a@example.com',
    to: email.to,
    subject: email.subject,
    text: email.text,
    html: email.html,
    ...partsOf(email),
  });
  const raw = String(message);
  expect(raw).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html[\s\S]*text\/calendar; charset=utf-8; method=REPLY/);
  const files = (await simpleParser(raw)).attachments.filter(({ filename }) => filename === 'interview.ics');
  expect(files.map(({ content }) => line(String(content), 'METHOD'))).toEqual(['PUBLISH']);
});
