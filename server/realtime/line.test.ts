import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logOut } from '../../contract/auth.ts';
import { listChanges, markChat, sendMessage } from '../../contract/chat-messages.ts';
import { listChats } from '../../contract/chats.ts';
import type { ChatMessage } from '../../contract/chat-records.ts';
import type { ToBrowser } from '../../contract/chat-socket.ts';
import { LIMITS } from '../../contract/limits.ts';
import { person } from '../../tests/api/world.ts';
import { testApp, type TestApp } from '../../tests/support/app.ts';
import type { Browser } from '../../tests/support/browser.ts';
import { chatting, tell, textOf } from '../../tests/support/chats.ts';
import { ask, node, type Node } from '../../tests/support/line.ts';
import { session } from '../db/schema/auth.ts';
import { notification } from '../db/schema/notification.ts';
import { endedAmong, touchSessions } from './sessions.ts';

let server: TestApp;
let here: Node;
beforeAll(async () => {
  server = await testApp();
  here = await node(server);
});

/** The next event with this name. */
const next = async <Name extends keyof ToBrowser>(socket: Parameters<typeof ask>[0], name: Name): Promise<ToBrowser[Name]> =>
  ((await once(socket as never, name)) as [ToBrowser[Name]])[0];

describe('who is let in', () => {
  const refusalOf = async (browser: Browser, origin?: string): Promise<string> => {
    const socket = here.dial(browser, origin);
    socket.connect();
    const [error] = (await once(socket as never, 'connect_error')) as [Error];
    return error.message;
  };

  test('a visitor, a guest and a session that ended are not, and are told to log in', async () => {
    expect(await refusalOf(server.visitor())).toBe('credentialsMissing');
    expect(await refusalOf(await server.guest())).toBe('credentialsMissing');
    expect(await refusalOf((await person(server, 'ended')).browser)).toBe('credentialsMissing');
    expect(await refusalOf((await person(server, 'suspended')).browser)).toBe('credentialsMissing');
  });

  test('if that can’t be found out, the refusal says so without revealing why, and the browser may try again', async () => {
    const identity = { ...server.outside.identity, identify: () => Promise.reject(new Error('select * from "session" failed')) };
    const broken = await node(server, undefined, { identity });
    const socket = broken.dial((await person(server, 'seeker')).browser);
    socket.connect();
    expect(((await once(socket as never, 'connect_error')) as [Error])[0].message).toBe('serverError');
  });

  test("another site's page is not, whoever reads it", async () => {
    const { browser } = await person(server, 'seeker');
    expect(await refusalOf(browser, 'https://evil.example')).toBe('websocket error');
  });

  test('a request that is no socket is answered like any other that leads nowhere', async () => {
    const answer = await fetch(`${here.url}/socket.io/?EIO=4&transport=polling`);
    expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([404, 'nosniff']);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  test('who logs out is hung up on at once, in every window of that session and no other', async () => {
    const { browser, userId } = await person(server, 'seeker');
    const socket = await here.join(browser);
    const other = await here.join((await person(server, 'seeker')).browser);
    const ended = next(socket, 'session.ended');
    const gone = once(socket as never, 'disconnect');
    await browser.call(logOut, { body: {} });
    await ended;
    await gone;
    expect(other.connected).toBe(true);
    expect(userId).toBeDefined();
  });

  test('one person has twenty windows, not more', async () => {
    const { browser } = await person(server, 'seeker');
    await Promise.all(Array.from({ length: 20 }, () => here.join(browser)));
    expect(await refusalOf(browser)).toBe('tooManyAttempts');
  });
});

describe('what goes over it', () => {
  let two: Awaited<ReturnType<typeof chatting>>;
  beforeEach(async () => {
    two = await chatting(server);
  });

  test('a message is answered once it is kept, and told to the other and to one’s own other windows', async () => {
    const [sender, window, reader] = await Promise.all([here.join(two.seeker.browser), here.join(two.seeker.browser), here.join(two.employer.browser)]);
    const received = Promise.all([next(window, 'message'), next(reader, 'message')]);
    const answer = await ask(sender, 'message.send', { chat_id: two.chatId, message: textOf('Hello') });
    const message = answer.ok ? answer.data : null;
    expect(await received).toEqual([message, message]);
    const stored = await two.employer.browser.call(listChanges, { params: { id: two.chatId }, query: { known: 0 } });
    expect(stored.data.messages).toEqual([message]);
  });

  test('by the line or by a call, the same id is the same message, and is told once', async () => {
    const [sender, reader] = await Promise.all([here.join(two.seeker.browser), here.join(two.employer.browser)]);
    const heard: ChatMessage[] = [];
    reader.on('message', (message: ChatMessage) => heard.push(message));
    const message = textOf('Once');
    const sent = await Promise.all([0, 1, 2].map(() => ask(sender, 'message.send', { chat_id: two.chatId, message })));
    const called = await tell(two.seeker.browser, two.chatId, message);
    expect(sent.map((answer) => answer.ok && answer.data)).toEqual([called, called, called]);
    await ask(reader, 'chat.sync', { chat_id: two.chatId, known: 0 });
    expect(heard).toEqual([called]);
  });

  test('a refusal has its code and its words; what is malformed is refused too', async () => {
    const stranger = await here.join((await person(server, 'seeker')).browser);
    expect(await ask(stranger, 'message.send', { chat_id: two.chatId, message: textOf('Hi') })).toMatchObject({ ok: false, error: 'notFound', code: 40004 });
    expect(await ask(stranger, 'chat.sync', { chat_id: two.chatId, known: 0 })).toMatchObject({ ok: false, code: 40004 });
    expect(await ask(stranger, 'chat.typing', { chat_id: two.chatId })).toMatchObject({ ok: false, code: 40004 });
    expect(await ask(stranger, 'message.send', { chat_id: 'x' } as never)).toMatchObject({ ok: false, error: 'parameterInvalid', code: 40001 });
    // A stranger's marks are ignored without an error, because they have none to move.
    expect(await ask(stranger, 'chat.mark', { chat_id: two.chatId, marks: { read_offset: 1 } })).toEqual({ ok: true, data: null });
  });

  test('marks and typing are told to the other', async () => {
    const [seeker, employer] = await Promise.all([here.join(two.seeker.browser), here.join(two.employer.browser)]);
    await tell(two.seeker.browser, two.chatId, 'Hello');
    const marks = next(seeker, 'marks');
    await ask(employer, 'chat.mark', { chat_id: two.chatId, marks: { read_offset: 1 } });
    expect(await marks).toEqual({ chat_id: two.chatId, role: 'employer', marks: { delivered_offset: 1, read_offset: 1 } });
    const typing = next(seeker, 'typing');
    await ask(employer, 'chat.typing', { chat_id: two.chatId });
    expect(await typing).toEqual({ chat_id: two.chatId, role: 'employer' });
  });

  test('who has a window open is online, and is not notified of what they see', async () => {
    await tell(two.seeker.browser, two.chatId, 'Hello');
    const socket = await here.join(two.employer.browser);
    const sender = await here.join(two.seeker.browser);
    const url = `${here.url}/api/chat/chats`;
    const headers = { cookie: [...two.seeker.browser.cookies].map((pair) => pair.join('=')).join('; ') };
    const online = async () => ((await (await fetch(url, { headers })).json()) as { data: { other: { is_online: boolean } }[] }).data[0]?.other.is_online;
    expect(await online()).toBe(true);
    const unread = async () => (await server.db.select().from(notification).where(eq(notification.userId, two.employer.userId))).length;
    const before = await unread();
    await server.db.update(notification).set({ readAt: server.clock.now() });
    await ask(sender, 'message.send', { chat_id: two.chatId, message: textOf('Still there?') });
    expect(await unread()).toBe(before);
    const left = once(socket as never, 'disconnect');
    socket.disconnect();
    await left;
    await expect.poll(online).toBe(false);
    await ask(sender, 'message.send', { chat_id: two.chatId, message: textOf('Gone?') });
    await ask(sender, 'message.send', { chat_id: two.chatId, message: textOf('Gone.') });
    expect(await unread()).toBe(before + 1);
    expect((await two.employer.browser.call(listChats)).data).toMatchObject([{ unread: 4 }]);
  });
});

describe('how often', () => {
  const MANY = 40;
  let limited: TestApp;
  let two: Awaited<ReturnType<typeof chatting>>;
  let windows: Awaited<ReturnType<Node['join']>>[];
  beforeAll(async () => {
    limited = await testApp({ RATE_LIMIT: '100000' });
    const there = await node(limited);
    two = await chatting(limited);
    windows = await Promise.all([there.join(two.seeker.browser), there.join(two.seeker.browser)]);
    limited.clock.move(60_000);
  });
  const bySocket = async (index: number) =>
    (await ask(windows[index % 2] as never, 'message.send', { chat_id: two.chatId, message: textOf(`No. ${index}`) })).ok;
  const byCall = async (browser = two.seeker.browser) => (await browser.call(sendMessage, { params: { id: two.chatId }, body: textOf('By a call') })).status;

  test('one person says thirty things at once, in all windows and by calls together, then two a second', async () => {
    const accepted = await Promise.all(Array.from({ length: MANY }, (_, index) => (index < 20 ? bySocket(index) : byCall().then((status) => status === 200))));
    expect(accepted.filter(Boolean)).toHaveLength(30);
    expect(await ask(windows[0] as never, 'message.send', { chat_id: two.chatId, message: textOf('More') })).toMatchObject({
      ok: false,
      code: 40006,
      retry_after: 1,
    });
    const refused = await two.seeker.browser.call(sendMessage, { params: { id: two.chatId }, body: textOf('More') });
    expect([refused.status, refused.refusal.retry_after]).toEqual([429, 1]);
    expect(await byCall(two.employer.browser)).toBe(200);
    limited.clock.move(1_000);
    expect([await byCall(), await bySocket(0), await byCall()]).toEqual([200, true, 429]);
  });

  test('marks and what came meanwhile are bounded by call, too', async () => {
    const { browser } = two.employer;
    const params = { id: two.chatId };
    const marked = await Promise.all(Array.from({ length: 61 }, () => browser.call(markChat, { params, body: { read_offset: 1 } })));
    const fetched = await Promise.all(Array.from({ length: 61 }, () => browser.call(listChanges, { params, query: { known: 0 } })));
    for (const answers of [marked, fetched]) expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

test('cut off while 1,000 messages arrive, a browser is level again in order, with nothing twice and nothing missing', async () => {
  const { seeker, employer, chatId } = await chatting(server);
  const [reader, sender] = await Promise.all([here.join(seeker.browser), here.join(employer.browser)]);
  const seen: ChatMessage[] = [];
  let known = 0;
  // By contract/chat-socket.ts: accept the next message, wait for the gap to be filled if it's further ahead, and ignore it if it isn't newer.
  const take = (message: ChatMessage) => {
    if (message.changed_offset !== known + 1) return;
    known = message.changed_offset;
    seen.push(message);
  };
  reader.on('message', take);
  await ask(sender, 'message.send', { chat_id: chatId, message: textOf('No. 0') });
  await expect.poll(() => known).toBe(1);
  reader.disconnect();
  server.clock.move(30_000);
  await Promise.all(Array.from({ length: 1_000 }, (_, index) => ask(sender, 'message.send', { chat_id: chatId, message: textOf(`No. ${index + 1}`) })));
  server.clock.move(30_000);
  const back = here.dial(seeker.browser);
  back.on('message', take);
  back.connect();
  await once(back as never, 'connect');
  // More messages arrive while the gap is being filled.
  const late = Promise.all(Array.from({ length: 20 }, (_, index) => ask(sender, 'message.send', { chat_id: chatId, message: textOf(`Late ${index}`) })));
  let pages = 0;
  for (let more = true; more; pages += 1) {
    const answer = await ask(back, 'chat.sync', { chat_id: chatId, known });
    if (!answer.ok) throw new Error(answer.error);
    for (const message of answer.data.messages) if (message.changed_offset > known) take(message);
    more = answer.data.more;
  }
  await late;
  const rest = await ask(back, 'chat.sync', { chat_id: chatId, known });
  for (const message of rest.ok ? rest.data.messages : []) take(message);
  expect(pages).toBeGreaterThanOrEqual(1_000 / LIMITS.chatChanges);
  expect(seen.map(({ offset }) => offset)).toEqual(Array.from({ length: 1_021 }, (_, index) => index + 1));
  expect(new Set(seen.map(({ id }) => id)).size).toBe(1_021);
});

test('a session that ran out, and one of somebody who is suspended, are found among those that are open', async () => {
  const [good, bad] = [await person(server, 'seeker'), await person(server, 'ended')];
  const suspended = await person(server, 'suspended');
  const ids = [good.sessionId, bad.sessionId, suspended.sessionId];
  expect(new Set(await endedAmong(server.db, ids, server.clock.now()))).toEqual(new Set([bad.sessionId, suspended.sessionId]));
  server.clock.move(1_000);
  await touchSessions(server.db, ids, server.clock.now());
  const [row] = await server.db.select().from(session).where(eq(session.id, good.sessionId));
  expect(row?.updatedAt).toEqual(server.clock.now());
});

test('a node that stops hangs up so that its browsers call again, and does not wait for them', async () => {
  const { seeker } = await chatting(server);
  const other = await node(server);
  const socket = await other.join(seeker.browser);
  const left = once(socket as never, 'disconnect');
  await other.stop();
  // A browser that was disconnected on purpose doesn't reconnect. One that lost its connection does.
  expect((await left)[0]).toBe('transport close');
  await expect(fetch(other.url)).rejects.toThrow('fetch failed');
});
