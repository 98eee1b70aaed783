import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveAutomaticReply, type AutomaticReply } from '../../../contract/automatic-replies.ts';
import { listChanges, recallMessage, sendMessage } from '../../../contract/chat-messages.ts';
import type { ChatMessage } from '../../../contract/chat-records.ts';
import { countUnread, updateChat } from '../../../contract/chats.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import { away, firstMessage, outsideHours } from '../../../tests/support/automaticReplies.ts';
import { chatting as begun, tell, textOf } from '../../../tests/support/chats.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { colleague } from '../../../tests/support/team.ts';
import { session, user } from '../../db/schema/auth.ts';
import { companyMember } from '../../db/schema/identity.ts';
import { notification } from '../../db/schema/notification.ts';
import { application } from '../../db/schema/seeker.ts';
import { postSystemMessage } from './system.ts';
import { HOUR } from '../../../contract/durations.ts';

const START = Date.parse('2026-03-02T04:00:00Z');
let server: TestApp;
/** The people with an open browser. */
let here: Set<string>;
/** What open browsers received. */
let sent: ChatMessage[];
beforeAll(async () => {
  server = await testApp(
    {},
    {
      realtime: {
        broadcast: () => {},
        send: (_, name, message) => void (name === 'message' && sent.push(message as ChatMessage)),
        present: async (userIds) => new Set(userIds.filter((id) => here.has(id))),
      },
    },
  );
});
// Noon on Monday, 2 March 2026, in Manila.
beforeEach(() => {
  server.clock.move(START - server.clock.now().getTime());
  here = new Set();
  sent = [];
});

/** Two people whose sessions last as long as the clock moves. */
async function chatting(of: TestApp) {
  const two = await begun(of);
  await of.db.update(session).set({ expiresAt: new Date(START + 365 * 24 * HOUR) });
  return two;
}
const at = (instant: string) => server.clock.move(Date.parse(instant) - server.clock.now().getTime());
const set = async (browser: Browser, reply: AutomaticReply) => expect((await browser.call(saveAutomaticReply, { body: reply })).status).toBe(200);
async function messagesIn(browser: Browser, chatId: string) {
  const { data } = await browser.call(listChanges, { params: { id: chatId }, query: { known: 0 } });
  return data.messages.map((message) =>
    message.kind === 'automaticReply' ? message.body.because : message.kind === 'text' ? message.body.text : message.kind,
  );
}

test('a seeker’s message gets a reply in the same commit, after it, from the recruiter and marked as automatic', async () => {
  const { seeker, employer, chatId } = await chatting(server);
  await set(employer.browser, away);
  const message = await tell(seeker.browser, chatId, 'Hello');
  const { data } = await seeker.browser.call(listChanges, { params: { id: chatId }, query: { known: message.offset } });
  expect(data).toMatchObject({
    last_offset: 2,
    messages: [
      {
        offset: 2,
        kind: 'automaticReply',
        sender: 'employer',
        warnings: [],
        body: { because: 'outOfOffice', text: away.text, last_day: '2026-03-06', opens_at: null },
      },
    ],
  });
  expect(sent.map(({ offset, kind }) => [offset, kind])).toEqual([
    [1, 'text'],
    [2, 'automaticReply'],
  ]);
  expect(await messagesIn(employer.browser, chatId)).toEqual(['Hello', 'outOfOffice']);
});

describe('it doesn’t count as a reply', () => {
  test('to the application, whose promise continues and is missed', async () => {
    const { seeker, employer, chatId, applicationId } = await chatting(server);
    await set(employer.browser, firstMessage);
    await tell(seeker.browser, chatId, 'Hello');
    const [row] = await server.db.select().from(application).where(eq(application.id, applicationId));
    expect(row).toMatchObject({ status: 'pending', promise: 'awaiting', answeredAt: null });
    await tell(employer.browser, chatId, 'Good morning');
    const [answered] = await server.db.select().from(application).where(eq(application.id, applicationId));
    expect(answered).toMatchObject({ status: 'communicating', answeredAt: server.clock.now() });
  });

  test('and notifies nobody that the recruiter wrote, but counts as unread until it is seen', async () => {
    const { seeker, employer, chatId } = await chatting(server);
    await set(employer.browser, firstMessage);
    await tell(seeker.browser, chatId, 'Hello');
    const notificationsOf = (userId: string) => server.db.select().from(notification).where(eq(notification.userId, userId));
    expect(await notificationsOf(seeker.userId)).toEqual([]);
    expect((await notificationsOf(employer.userId)).map(({ kind }) => kind)).toEqual(['message']);
    expect((await seeker.browser.call(countUnread, {})).data).toEqual({ messages: 1, chats: 1 });
    expect((await employer.browser.call(countUnread, {})).data).toEqual({ messages: 1, chats: 1 });
  });

  test('three of them don’t build trust: warnings about the recruiter continue', async () => {
    const { seeker, employer, chatId } = await chatting(server);
    await set(employer.browser, away);
    for (let day = 0; day < 3; day += 1) {
      await tell(seeker.browser, chatId, `Day ${day}`);
      server.clock.move(24 * HOUR);
    }
    expect(await messagesIn(seeker.browser, chatId)).toEqual(['Day 0', 'outOfOffice', 'Day 1', 'outOfOffice', 'Day 2', 'outOfOffice']);
    expect((await tell(seeker.browser, chatId, 'Write to me at ana@example.com')).warnings).toEqual(['contact']);
  });
});

describe('once', () => {
  test.each([
    ['while the recruiter has no browser open', false],
    ['while they have', true],
  ])('in 24 hours, %s', async (_, isHere) => {
    const { seeker, employer, chatId } = await chatting(server);
    if (isHere) here.add(employer.userId);
    await set(employer.browser, away);
    await tell(seeker.browser, chatId, 'One');
    await tell(seeker.browser, chatId, 'Two');
    server.clock.move(24 * HOUR - 1);
    await tell(seeker.browser, chatId, 'Three');
    server.clock.move(1);
    await tell(seeker.browser, chatId, 'Four');
    expect(await messagesIn(seeker.browser, chatId)).toEqual(['One', 'outOfOffice', 'Two', 'Three', 'Four', 'outOfOffice']);
  });

  test('for a message that is sent again', async () => {
    const { seeker, employer, chatId } = await chatting(server);
    await set(employer.browser, outsideHours);
    const message = textOf('Hello');
    at('2026-03-02T13:00:00Z');
    await tell(seeker.browser, chatId, message);
    server.clock.move(25 * HOUR);
    await tell(seeker.browser, chatId, message);
    expect(await messagesIn(seeker.browser, chatId)).toEqual(['Hello', 'outsideHours']);
  });

  test('for messages sent at the same time to two nodes', async () => {
    // Each connection has its own writer, as on another node.
    const other = await testApp({}, { ...server.outside, connection: { ...server.outside.connection } });
    const { seeker, employer, chatId } = await chatting(server);
    await set(employer.browser, away);
    const elsewhere = other.visitor();
    for (const [name, value] of seeker.browser.cookies) elsewhere.cookies.set(name, value);
    await Promise.all(Array.from({ length: 20 }, (_, index) => tell(index % 2 ? elsewhere : seeker.browser, chatId, `No. ${index}`)));
    const messages = await messagesIn(seeker.browser, chatId);
    expect(messages).toHaveLength(21);
    expect(messages.filter((one) => one === 'outOfOffice')).toHaveLength(1);
  });

  test('and never to the recruiter, the system, or itself', async () => {
    const { seeker, employer, chatId, companyId, jobId } = await chatting(server);
    await set(employer.browser, away);
    const pair = { seekerId: seeker.userId, recruiterId: employer.userId, companyId, jobId };
    await server.db.transaction((tx) => postSystemMessage(tx, pair, { kind: 'interview', body: { interview_id: crypto.randomUUID() } }, server.clock.now()));
    await tell(employer.browser, chatId, 'Good morning');
    expect(await messagesIn(seeker.browser, chatId)).toEqual(['interview', 'Good morning']);
  });
});

describe('outside working hours', () => {
  test.each([
    ['a night in Manila', 'Asia/Manila', '2026-03-02T13:00:00Z', '2026-03-03T01:00:00.000Z'],
    ['a weekend', 'Asia/Manila', '2026-03-06T10:00:00Z', '2026-03-09T01:00:00.000Z'],
    ['the weekend clocks go forward in Madrid', 'Europe/Madrid', '2026-03-27T17:00:00Z', '2026-03-30T07:00:00.000Z'],
    ['the weekend they go back', 'Europe/Madrid', '2026-10-23T16:00:00Z', '2026-10-26T08:00:00.000Z'],
    ['Friday noon in Manila, which is a night in Mexico City', 'America/Mexico_City', '2026-03-06T04:00:00Z', '2026-03-06T15:00:00.000Z'],
  ])('in the recruiter’s time zone: %s', async (_, time_zone, instant, opensAt) => {
    at(instant);
    const { seeker, employer, chatId } = await chatting(server);
    await set(employer.browser, { ...outsideHours, time_zone } as AutomaticReply);
    await tell(seeker.browser, chatId, 'Hello');
    expect(sent.at(-1)).toMatchObject({ kind: 'automaticReply', body: { because: 'outsideHours', opens_at: opensAt } });
  });

  test('a recruiter who wrote since the day ended counts as present, one who wrote before doesn’t', async () => {
    const { seeker, employer, chatId } = await chatting(server);
    await set(employer.browser, outsideHours);
    await tell(employer.browser, chatId, 'Any questions?');
    at('2026-03-02T13:00:00Z');
    await tell(seeker.browser, chatId, 'One');
    at('2026-03-03T13:00:00Z');
    await tell(employer.browser, chatId, 'Late, but here');
    await tell(seeker.browser, chatId, 'Two');
    at('2026-03-04T13:00:00Z');
    await tell(seeker.browser, chatId, 'Three');
    expect(await messagesIn(seeker.browser, chatId)).toEqual(['Any questions?', 'One', 'outsideHours', 'Late, but here', 'Two', 'Three', 'outsideHours']);
  });
});

test('the first reply is to the first message, even if that was unsent', async () => {
  const { seeker, employer, chatId } = await chatting(server);
  const { id } = await tell(seeker.browser, chatId, 'Oops');
  await seeker.browser.call(recallMessage, { params: { id: chatId, message_id: id }, body: {} });
  await set(employer.browser, firstMessage);
  await tell(seeker.browser, chatId, 'Hello');
  const another = await chatting(server);
  await set(another.employer.browser, firstMessage);
  await tell(another.seeker.browser, another.chatId, 'Hello');
  await tell(another.seeker.browser, another.chatId, 'Still there?');
  expect(await messagesIn(seeker.browser, chatId)).toEqual(['recalled', 'Hello']);
  expect(await messagesIn(another.seeker.browser, another.chatId)).toEqual(['Hello', 'firstMessage', 'Still there?']);
});

describe('none is sent', () => {
  const none = async (before: (two: Awaited<ReturnType<typeof chatting>>) => Promise<unknown>) => {
    const two = await chatting(server);
    for (const reply of [away, outsideHours, firstMessage]) await set(two.employer.browser, reply);
    await before(two);
    await tell(two.seeker.browser, two.chatId, 'Hello');
    expect(await messagesIn(two.seeker.browser, two.chatId)).toEqual(['Hello']);
  };
  const member = (userId: string, values: Partial<typeof companyMember.$inferInsert>) =>
    server.db.update(companyMember).set(values).where(eq(companyMember.userId, userId));

  test('once all are off', () =>
    none(async ({ employer }) => {
      for (const reply of [away, outsideHours, firstMessage]) await set(employer.browser, { ...reply, is_on: false });
    }));

  test('once the permission is removed', () =>
    none(({ employer }) => member(employer.userId, { role: 'recruiter', permissions: ['post-jobs', 'chat-with-job-seekers'] })));

  test('once the permission to chat is removed, because nobody would answer', async () => {
    const { seeker, employer, chatId } = await chatting(server);
    await set(employer.browser, firstMessage);
    await member(employer.userId, { role: 'recruiter', permissions: ['post-jobs', 'set-automatic-replies'] });
    expect((await seeker.browser.call(sendMessage, { params: { id: chatId }, body: textOf('Hello') })).refusal.code).toBe(42016);
    expect(await messagesIn(seeker.browser, chatId)).toEqual([]);
  });

  test('for a suspended recruiter', () =>
    none(({ employer }) => server.db.update(user).set({ suspendedAt: server.clock.now() }).where(eq(user.id, employer.userId))));

  test('if the recruiter marked the conversation as not interested', () =>
    none(({ employer, chatId }) => employer.browser.call(updateChat, { params: { id: chatId }, body: { is_not_interested: true } })));

  test('for a colleague who isn’t part of the conversation', async () => {
    const { seeker, companyId, chatId } = await chatting(server);
    const admin = await colleague(server, companyId, 'admin');
    await set(admin.browser, away);
    await tell(seeker.browser, chatId, 'Hello');
    expect(await messagesIn(seeker.browser, chatId)).toEqual(['Hello']);
  });
});
