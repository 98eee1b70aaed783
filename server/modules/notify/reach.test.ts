import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createBlacklistCompany } from '../../../contract/companies.ts';
import { HOUR, MINUTE } from '../../../contract/durations.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import { listNotifications } from '../../../contract/notification-calls.ts';
import { getReach, openEmailedReach, saveEmailedReach, saveReach } from '../../../contract/reach.ts';
import { testApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { makeCompany } from '../../../tests/support/market.ts';
import { BRAND } from '../../../src/lib/brand.ts';
import { userSetting } from '../../db/schema/identity.ts';
import { pushSubscription } from '../../db/schema/notification.ts';
import { enqueueMail, type QueuedEmail } from './outbox.ts';
import { unreadEmail } from '../chat/unread-email.ts';
import { layOut } from './email-layout.ts';
import { readUpTo } from './centre.ts';
import type { EmailKind } from '../../message-kinds.ts';
import { notify, notifyAll } from './notify.ts';
import { LOCKS } from '../../db/locks.ts';

/** Who has a page open. */
const here = new Set<string>();
const realtime = { broadcast: () => undefined, send: () => undefined, present: async (ids: readonly string[]) => new Set(ids.filter((id) => here.has(id))) };
const { app, clock, db, mail, push, runOutbox, seeker } = await testApp({}, { realtime });
const MANILA = { from: '11:00', until: '14:00', time_zone: 'Asia/Manila' } as const;
const CHAT = '0b6e7c1e-0000-4000-8000-000000000001';
const OTHER_CHAT = '0b6e7c1e-0000-4000-8000-000000000002';
const idOf = (one: Browser) => one.user?.id as string;

function emailFor(one: Browser, kind: EmailKind, subject: string, more: Partial<QueuedEmail> = {}): QueuedEmail {
  const action = { label: 'View application', url: 'https://waymark.example/recommended-job/applied/7' };
  const message = layOut({ kind, subject, preheader: '', title: subject, paragraphs: [subject], action, small: [] }, one.user?.email as string, LANGUAGES[0]);
  return { ...message, userId: idOf(one), ...more };
}
const sendEmail = (one: Browser, kind: EmailKind, subject: string, more: Partial<QueuedEmail> = {}) => enqueueMail(db, emailFor(one, kind, subject, more));
const emailsTo = (one: Browser) => mail.sent.filter(({ to }) => to === one.user?.email);
const sentTo = (one: Browser) => emailsTo(one).map(({ subject }) => subject);
const read = (one: Browser) => readUpTo(db, idOf(one), Number.MAX_SAFE_INTEGER, clock.now());
const subscribe = (one: Browser, endpoint: string) =>
  db.insert(pushSubscription).values({ userId: idOf(one), endpoint, p256dh: 'p', auth: 'a', createdAt: clock.now() });
const pushedTo = (endpoint: string) =>
  push.sent.filter(({ target }) => target.endpoint === endpoint).map(({ message }) => (JSON.parse(message.body) as { body: string }).body);
const moved = (one: Browser, job: number, application: string) =>
  notify(db, idOf(one), 'applicationMoved', { application_id: application, job_id: job, company: 'Acme', job_title: `Cook ${job}` }, clock.now());
const sameNews = (id: string): Pick<QueuedEmail, 'tells'> => ({ tells: { kinds: ['applicationMoved'], key: 'application_id', id } });

test('during quiet hours only urgent messages are sent; afterwards the rest is combined into one email and one push message, without what was read', async () => {
  // It is noon in Manila.
  const one = await seeker();
  await one.call(saveReach, { body: { quiet: MANILA } });
  await subscribe(one, 'https://push.example/quiet');
  await runOutbox();
  mail.sent.length = 0;
  await moved(one, 1, 'a-1');
  await sendEmail(one, 'declined', 'Read meanwhile', sameNews('a-1'));
  await runOutbox();
  await read(one);
  await moved(one, 2, 'a-2');
  await moved(one, 3, 'a-3');
  await sendEmail(one, 'declined', 'Not this time', sameNews('a-2'));
  await sendEmail(one, 'accepted', 'You’re in', sameNews('a-3'));
  await sendEmail(one, 'passwordChanged', 'Your password changed');
  await runOutbox();
  expect(sentTo(one)).toEqual(['Your password changed']);
  clock.move(2 * HOUR - 1_000);
  await runOutbox();
  expect([sentTo(one).length, pushedTo('https://push.example/quiet')]).toEqual([1, []]);
  clock.move(1_000);
  await runOutbox();
  expect(sentTo(one)).toEqual(['Your password changed', `2 updates waiting on ${BRAND.name}`]);
  const together = mail.sent.at(-1);
  expect(together?.text).toContain('Not this time');
  expect(together?.text).toContain('You’re in');
  expect(together?.text).not.toContain('Read meanwhile');
  expect(pushedTo('https://push.example/quiet')).toEqual(['2 updates from your quiet hours']);
  await runOutbox();
  expect(sentTo(one)).toHaveLength(2);
});

test('a single message that waited is sent as written', async () => {
  const one = await seeker();
  await one.call(saveReach, { body: { quiet: { from: '13:00', until: '15:00', time_zone: 'Asia/Manila' } } });
  await sendEmail(one, 'declined', 'Alone');
  await runOutbox();
  clock.move(2 * HOUR);
  await runOutbox();
  expect(sentTo(one)).toContain('Alone');
});

test('quiet hours use the chosen time zone, or else that of the country', async () => {
  const one = await seeker();
  // In every time zone except one hour of Manila.
  const hour = (offset: number) => new Date(clock.now().getTime() + offset * HOUR).toISOString().slice(11, 16);
  await one.call(saveReach, { body: { quiet: { from: hour(-1), until: hour(1), time_zone: 'UTC' } } });
  await sendEmail(one, 'declined', 'By Greenwich');
  await runOutbox();
  expect(sentTo(one)).not.toContain('By Greenwich');
  const { country_zone: zone } = (await one.call(saveReach, { body: { quiet: { from: hour(-1), until: hour(1), time_zone: null } } })).data;
  await sendEmail(one, 'declined', 'By the country');
  await runOutbox();
  expect([zone, sentTo(one).includes('By the country')]).toEqual(['Asia/Manila', true]);
});

test('an email about a message is sent ten minutes later, and not at all if the conversation is read by then', async () => {
  for (const isRead of [false, true]) {
    const one = await seeker();
    await notify(db, idOf(one), 'message', { chat_id: CHAT, name: 'Ben' }, clock.now());
    await enqueueMail(db, ...(await unreadEmail(db, idOf(one), CHAT, 'Ben')));
    await runOutbox();
    clock.move(9 * MINUTE);
    await runOutbox();
    expect(sentTo(one)).not.toContain('Ben sent you a message');
    if (isRead) await read(one);
    clock.move(MINUTE);
    await runOutbox();
    expect(sentTo(one).includes('Ben sent you a message')).toBe(!isRead);
  }
});

test('an email to someone with an open page is sent three minutes later, and not at all if they read its content there', async () => {
  for (const isRead of [false, true]) {
    const one = await seeker();
    here.add(idOf(one));
    await moved(one, 6, 'a-6');
    await sendEmail(one, 'accepted', 'You’re in', sameNews('a-6'));
    await sendEmail(one, 'receipt', 'We sent it');
    await runOutbox();
    expect(sentTo(one)).not.toContain('You’re in');
    // An email whose content appears nowhere else doesn't wait.
    expect(sentTo(one)).toContain('We sent it');
    if (isRead) await read(one);
    clock.move(3 * MINUTE);
    await runOutbox();
    expect(sentTo(one).includes('You’re in')).toBe(!isRead);
  }
});

test('an email is sent even if older news of the same application was read', async () => {
  const one = await seeker();
  await moved(one, 5, 'a-5');
  await read(one);
  clock.move(HOUR);
  await sendEmail(one, 'noAnswer', 'Closed without a reply', sameNews('a-5'));
  await runOutbox();
  expect(sentTo(one)).toContain('Closed without a reply');
});

test('an email without a notification of its own is sent even if an older one of the same interview is read while it waits', async () => {
  const one = await seeker();
  const data = { interview_id: 'i-1', job_id: 1, company: 'Acme', job_title: 'Cook' };
  const tells = { kinds: ['interviewChanged'], key: 'interview_id', id: 'i-1' } as const;
  const hour = (offset: number) => new Date(clock.now().getTime() + offset * HOUR).toISOString().slice(11, 16);
  await one.call(saveReach, { body: { quiet: { from: hour(-1), until: hour(1), time_zone: 'UTC' } } });
  await notify(db, idOf(one), 'interviewChanged', data, clock.now());
  const toTheOther = { userId: idOf(await seeker()), kind: 'interviewChanged', data } as const;
  await notifyAll(db, [toTheOther], [emailFor(one, 'interview', 'You declined', { tells })], clock.now());
  await runOutbox();
  clock.move(MINUTE);
  await read(one);
  clock.move(2 * HOUR);
  await runOutbox();
  expect(sentTo(one)).toContain('You declined');
});

test('emails about two conversations that waited to be read are combined, without mentioning quiet hours', async () => {
  const one = await seeker();
  await enqueueMail(db, ...(await unreadEmail(db, idOf(one), CHAT, 'Ben')), ...(await unreadEmail(db, idOf(one), OTHER_CHAT, 'Ada')));
  await runOutbox();
  clock.move(10 * MINUTE);
  await runOutbox();
  const [email, ...others] = emailsTo(one);
  expect([email?.subject, others]).toEqual([`2 updates waiting on ${BRAND.name}`, []]);
  expect(email?.text).not.toMatch(/quiet hours/i);
});

test('while another node processes a person’s waiting emails, this node sends none of them', async () => {
  const one = await seeker();
  await one.call(saveReach, { body: { quiet: { from: '00:00', until: '23:59', time_zone: 'Asia/Manila' } } });
  for (const subject of ['First', 'Second', 'Third']) await sendEmail(one, 'declined', subject);
  await runOutbox();
  await one.call(saveReach, { body: { quiet: null } });
  clock.move(24 * HOUR);
  await db.transaction(async (other) => {
    await other.execute(sql`select pg_advisory_xact_lock(${LOCKS.waitingMail})`);
    await other.execute(sql`select from outbox where user_id = ${idOf(one)} and held_at is not null order by id limit 1 for update`);
    await sendEmail(one, 'passwordChanged', 'Your password changed');
    await runOutbox();
  });
  expect(sentTo(one)).toEqual(expect.arrayContaining(['Your password changed']));
  expect(sentTo(one).filter((subject) => /waiting|First|Second|Third/.test(subject))).toEqual([]);
  await runOutbox();
  expect(sentTo(one).at(-1)).toBe(`3 updates waiting on ${BRAND.name}`);
});

test('news of an application to a company that was blocked later appears in the notification center, but isn’t emailed or pushed', async () => {
  const one = await seeker();
  const companyId = await makeCompany(db, { name: 'Blocked Ltd' });
  await subscribe(one, 'https://push.example/blocked');
  await one.call(createBlacklistCompany, { body: { company_id: companyId } });
  const { rows } = await db.execute<{ id: number }>(
    sql`insert into job (title, company_id, country_id, posted_at, confirmed_at, valid_through, source, source_id, vacancy_key)
      values ('Cook', ${companyId}, 167, now(), now(), now(), 'test', 'reach-1', 'reach-1') returning id`,
  );
  await moved(one, rows[0]?.id as number, 'a-9');
  await notify(db, idOf(one), 'interested', { job_id: rows[0]?.id as number, company: 'Blocked Ltd', job_title: 'Cook' }, clock.now());
  await sendEmail(one, 'declined', 'From who is blocked', { companyId });
  await runOutbox();
  expect((await one.call(listNotifications, { query: {} })).data.notifications.map(({ kind }) => kind)).toEqual(['applicationMoved']);
  expect([sentTo(one).includes('From who is blocked'), pushedTo('https://push.example/blocked')]).toEqual([false, []]);
});

test('a switch turns off one kind for one channel and one person, and security messages have no switch', async () => {
  const one = await seeker();
  const off = (topic: 'applications' | 'security', channel: 'email' | 'push' | 'centre') =>
    one.call(saveReach, { body: { switches: [{ topic, channel, on: false }] } });
  await off('applications', 'email');
  await moved(one, 1, 'b-1');
  await sendEmail(one, 'declined', 'Unwanted');
  await sendEmail(one, 'interview', 'An interview');
  await runOutbox();
  expect(sentTo(one).filter((subject) => ['Unwanted', 'An interview'].includes(subject))).toEqual(['An interview']);
  expect((await one.call(listNotifications, { query: {} })).data.unread).toBe(1);
  await off('applications', 'centre');
  expect((await one.call(listNotifications, { query: {} })).data).toMatchObject({ unread: 0, notifications: [] });
  expect((await off('security', 'email')).status).toBe(422);
  expect((await one.call(getReach)).data.off).toHaveLength(2);
});

test('the link in a footer stops similar emails and turns them on again, without a session; a mail app can do it with one POST, and nothing else', async () => {
  const [one, visitor] = [await seeker(), await seeker()];
  await sendEmail(one, 'declined', 'With a link');
  await runOutbox();
  const message = mail.sent.find(({ subject }) => subject === 'With a link');
  const ticket = /\/emails\/stop#([\w-]{43})/.exec(message?.text ?? '')?.[1] as string;
  const opened = await visitor.call(openEmailedReach, { body: { ticket } });
  expect(opened.data).toEqual({ topics: ['applications'], on: true, side: 'seeker' });
  expect((await visitor.call(saveEmailedReach, { body: { ticket, on: false } })).data.on).toBe(false);
  await sendEmail(one, 'declined', 'After it');
  await runOutbox();
  expect(sentTo(one)).not.toContain('After it');
  await visitor.call(saveEmailedReach, { body: { ticket, on: true } });
  expect(message?.unsubscribe).toBe(`http://localhost:3000/api/notification/unsubscribe/${ticket}`);
  const url = new URL(message?.unsubscribe as string).pathname;
  const looked = await app.inject({ url });
  expect([looked.statusCode, looked.headers['location']]).toEqual([302, `/emails/stop#${ticket}`]);
  expect((await one.call(getReach)).data.off).not.toContainEqual({ topic: 'applications', channel: 'email' });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' })).statusCode).toBe(204);
  expect((await one.call(getReach)).data.off).toContainEqual({ topic: 'applications', channel: 'email' });
  clock.move(31 * 24 * HOUR);
  expect((await visitor.call(openEmailedReach, { body: { ticket } })).refusal.message).toBeTruthy();
});

test('settings from an earlier version keep their meaning', async () => {
  const [one, other] = [await seeker(), await seeker()];
  await db.insert(userSetting).values([
    { userId: idOf(one), key: 'application_news', value: false },
    { userId: idOf(one), key: 'reminders', value: false },
    { userId: idOf(other), key: 'push', value: false },
  ]);
  const file = await readFile(new URL('../../db/migrations/0035_reach.sql', import.meta.url), 'utf8');
  for (const statement of file.split('--> statement-breakpoint').slice(1)) await db.execute(sql.raw(statement));
  expect((await one.call(getReach)).data.off).toEqual([{ topic: 'applications', channel: 'email' }]);
  expect((await other.call(getReach)).data.off.filter(({ channel }) => channel === 'push').map(({ topic }) => topic)).toEqual([
    'applications',
    'interviews',
    'chat',
    'followed',
  ]);
  const stored = await db
    .select({ key: userSetting.key })
    .from(userSetting)
    .where(eq(userSetting.userId, idOf(one)));
  expect(stored.map(({ key }) => key).toSorted()).toEqual(['reach.applications.email', 'reach.reminders.email']);
});
