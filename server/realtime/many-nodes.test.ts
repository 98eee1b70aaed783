import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { listChanges } from '../../contract/chat-messages.ts';
import { queryOnlineStatus } from '../../contract/chats.ts';
import type { ChatMessage, Presence } from '../../contract/chat-records.ts';
import { testApp, type TestApp } from '../../tests/support/app.ts';
import { chatting, textOf } from '../../tests/support/chats.ts';
import { ask, node, type Node } from '../../tests/support/line.ts';
import { connectRedis } from '../adapters/redis.ts';
import { session } from '../db/schema/auth.ts';
import { createIdentity } from '../modules/identity/identity.ts';
import { createPresence } from './presence.ts';

const URL = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';
const found = await connectRedis(URL).catch((error: Error) => error);
const redis = found instanceof Error ? null : found;
if (redis === null) console.warn(`Chat over several nodes was not tried: ${String(found)}`);

describe.skipIf(redis === null)('two nodes over Redis', () => {
  let server: TestApp;
  let nodes: [Node, Node];
  beforeAll(async () => {
    server = await testApp();
    nodes = [await node(server, URL), await node(server, URL)];
  });

  test('what is said on one is heard on the other, in order and once, whoever says it where', async () => {
    const { seeker, employer, chatId } = await chatting(server);
    const [one, other] = [await nodes[0].join(seeker.browser), await nodes[1].join(employer.browser)];
    const heard: [ChatMessage[], ChatMessage[]] = [[], []];
    one.on('message', (message: ChatMessage) => heard[0].push(message));
    other.on('message', (message: ChatMessage) => heard[1].push(message));
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => ask(index % 2 ? one : other, 'message.send', { chat_id: chatId, message: textOf(`No. ${index}`) })),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    await expect.poll(() => [heard[0].length, heard[1].length]).toEqual([50, 50]);
    const { messages } = (await seeker.browser.call(listChanges, { params: { id: chatId }, query: { known: 0 } })).data;
    expect(messages.map(({ offset }) => offset)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    const of = (sender: string) => messages.filter((message) => message.sender === sender).map(({ id }) => id);
    expect(heard.map((side) => side.map(({ id }) => id))).toEqual([of('employer'), of('seeker')]);
  });

  test('who comes and leaves on the one is told on the other', async () => {
    const { seeker, employer } = await chatting(server);
    const watching = await nodes[0].join(seeker.browser);
    const changes: Presence[] = [];
    watching.on('presence', (presence: Presence) => changes.push(presence));
    const first = await nodes[1].join(employer.browser);
    server.clock.move(1_000);
    await expect.poll(() => changes, { timeout: 5_000 }).toEqual([{ user_id: employer.userId, is_online: true, activity: 'justNow' }]);
    const second = await nodes[0].join(employer.browser);
    server.clock.move(1_000);
    await expect.poll(() => changes.length, { timeout: 5_000 }).toBe(2);
    first.disconnect();
    const later = () => (server.clock.move(10_000), changes.map(({ is_online: isOnline }) => isOnline));
    second.disconnect();
    await expect.poll(later, { timeout: 5_000 }).toContain(false);
  });

  test('who is logged out on the one is nobody on the other, as soon as that has heard of it', async () => {
    const { config, connection, identity, now } = server.outside;
    const elsewhere = await createIdentity(config, connection, now);
    const other = await node(server, URL, { identity: elsewhere, identify: elsewhere.identify });
    const { seeker } = await chatting(server);
    const cookie = [...seeker.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const kind = async () => ((await (await fetch(`${other.url}/api/auth/session`, { headers: { cookie } })).json()) as { data: { kind: string } }).data.kind;
    expect(await kind()).toBe('seeker');
    // The clock is frozen, so that the node's caches don't expire.
    await server.db.delete(session).where(eq(session.id, seeker.sessionId));
    expect(await kind()).toBe('seeker');
    identity.forget([seeker.sessionId]);
    await expect.poll(kind, { timeout: 5_000 }).toBe('none');
  });

  test('who is on the one is online to the other; a session that ends on one ends on the other', async () => {
    const { seeker, employer } = await chatting(server);
    const socket = await nodes[1].join(employer.browser);
    const presence = createPresence(redis ?? undefined, 'a third node');
    await expect.poll(async () => (await presence.present([employer.userId])).has(employer.userId)).toBe(true);
    const gone = once(socket as never, 'disconnect');
    server.outside.identity.forget([employer.sessionId]);
    await gone;
    await expect.poll(async () => (await presence.present([employer.userId])).has(employer.userId)).toBe(false);
    presence.came(seeker.userId);
    // Killing a node doesn't sign anyone off: they're online until this expires.
    await expect.poll(async () => redis?.ttl(`waymark-online-${seeker.userId}`)).toBeGreaterThan(0);
    expect(await redis?.ttl(`waymark-online-${seeker.userId}`)).toBeLessThanOrEqual(30);
    await presence.close();
    const answer = await seeker.browser.call(queryOnlineStatus, { body: { user_ids: [employer.userId], role: 'recruiter' } });
    expect(answer.data).toMatchObject([{ is_online: false, activity: 'justNow' }]);
    redis?.disconnect();
  });
});

test('without Redis a node knows its own people only', async () => {
  const presence = createPresence(undefined, 'one');
  expect(presence.came('ana')).toBe(true);
  expect(presence.came('ana')).toBe(false);
  expect(await presence.present(['ana', 'ben'])).toEqual(new Set(['ana']));
  expect(presence.left('ana')).toBe(false);
  expect(presence.left('ana')).toBe(true);
  expect(await presence.present(['ana'])).toEqual(new Set());
});
