import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { DAY } from '../../../contract/durations.ts';
import { listNotifications, readNotifications } from '../../../contract/notification-calls.ts';
import { NOTIFICATION_PAGES, wordsOf } from '../../../contract/notification-pages.ts';
import { notificationKind } from '../../../contract/notifications.ts';
import { testApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { notification } from '../../db/schema/notification.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import { knows, say } from '../../http/texts.ts';
import { sweepNotifications } from './centre.ts';
import { notify } from './notify.ts';

const { clock, db, guest, seeker, broadcasts: notified } = await testApp();
const idOf = (one: Browser) => one.user?.id as string;
const notifyViewed = (one: Browser, job: number) =>
  notify(db, idOf(one), 'applicationViewed', { job_id: job, company: 'Acme', job_title: 'Cook' }, clock.now());
const list = async (one: Browser, before?: number) => (await one.call(listNotifications, { query: before === undefined ? {} : { before } })).data;
const jobs = ({ notifications }: Awaited<ReturnType<typeof list>>) => notifications.map(({ data }) => data['job_id']);

beforeEach(() => void (notified.length = 0));

test('the newest comes first, and pages stay complete while more arrive', async () => {
  const one = await seeker();
  for (let job = 1; job <= 45; job += 1) await notifyViewed(one, job);
  const first = await list(one);
  expect(jobs(first)).toEqual(Array.from({ length: 20 }, (_, index) => 45 - index));
  await notifyViewed(one, 99);
  const second = await list(one, first.next as number);
  const third = await list(one, second.next as number);
  expect([...jobs(second), ...jobs(third)]).toEqual(Array.from({ length: 25 }, (_, index) => 25 - index));
  expect([first.unread, third.next, jobs(await list(one))[0]]).toEqual([45, null, 99]);
});

test('one is marked as read, or all up to one; later ones stay unread, and the person’s other tabs update', async () => {
  const [one, other] = [await seeker(), await seeker()];
  for (const job of [1, 2, 3]) await notifyViewed(one, job);
  await notifyViewed(other, 4);
  const { notifications } = await list(one);
  const [newest, middle] = notifications.map(({ id }) => id) as [number, number];
  expect((await one.call(readNotifications, { body: { id: newest } })).data.unread).toBe(2);
  await notifyViewed(one, 5);
  expect((await one.call(readNotifications, { body: { up_to: middle } })).data.unread).toBe(1);
  expect((await list(one)).notifications.map(({ is_read }) => is_read)).toEqual([false, true, true, true]);
  expect(notified.every(({ userIds, changed }) => userIds[0] === idOf(one) && changed.what === 'notifications')).toBe(true);
  expect(notified).toHaveLength(2);
  expect((await list(other)).unread).toBe(1);
  const another = (await list(other)).notifications[0]?.id as number;
  expect((await one.call(readNotifications, { body: { id: another } })).refusal.code).toBe(40004);
  expect((await list(other)).unread).toBe(1);
  expect((await (await guest()).call(listNotifications)).status).toBe(401);
});

test('the newest message of a chat replaces its unread ones', async () => {
  const one = await seeker();
  const message = (chat: string) => notify(db, idOf(one), 'message', { chat_id: chat, name: 'Ben' }, clock.now());
  await message('a');
  await message('b');
  await message('a');
  expect((await list(one)).notifications.map(({ data }) => data['chat_id'])).toEqual(['a', 'b']);
  const [newest] = (await list(one)).notifications;
  await one.call(readNotifications, { body: { id: newest?.id as number } });
  await message('a');
  expect((await list(one)).unread).toBe(2);
  expect(newest?.page).toBe('/chat/a');
});

test('read notifications are deleted after 90 days, unread ones after a year', async () => {
  const one = await seeker();
  await notifyViewed(one, 1);
  await notifyViewed(one, 2);
  const read = (await list(one)).notifications[0]?.id as number;
  await one.call(readNotifications, { body: { id: read } });
  const left = async () =>
    (
      await db
        .select()
        .from(notification)
        .where(eq(notification.userId, idOf(one)))
    ).length;
  const sweepAfter = async (days: number) => sweepNotifications(db, new Date(clock.now().getTime() + days * DAY));
  await sweepAfter(90);
  expect(await left()).toBe(2);
  await sweepAfter(91);
  expect(await left()).toBe(1);
  await sweepAfter(366);
  expect(await left()).toBe(0);
});

test('each kind has a text and a page, with and without its names', () => {
  const data = { company: 'Acme', job_title: 'Cook', name: 'Ben', job_id: 7, chat_id: 'c-1', interview_id: 'i-1', at: '2026-11-28T02:00:00Z' };
  for (const kind of notificationKind.options) {
    for (const given of [data, { ...data, status: 'accepted' }, { ...data, status: 'notAccepted' }, {}]) {
      const key = wordsOf(kind, given);
      expect([key, knows('notificationCentre', key)]).toEqual([key, true]);
      expect(say('notificationCentre', LANGUAGES[0], key, given)).not.toMatch(/\{\{|\s{2}|^\s/);
      for (const side of ['seeker', 'employer'] as const) expect(NOTIFICATION_PAGES[kind](given, side)).toMatch(/^\/[a-z]/);
    }
  }
  expect([wordsOf('applicationMoved', { ...data, status: 'accepted' }), wordsOf('interviewSoon', data)]).toEqual([
    'kind.applicationMoved.accepted',
    'kind.interviewSoon',
  ]);
  expect(NOTIFICATION_PAGES.message({ chat_id: '../x' }, 'seeker')).toBe('/chat/..%2Fx');
});
