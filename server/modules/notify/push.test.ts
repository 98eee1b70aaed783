import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import webpush from 'web-push';
import { deletePushSubscription, getPushKey, savePushSubscription } from '../../../contract/notification-calls.ts';
import { login } from '../../../contract/auth.ts';
import { changePassword, endOtherSessions, endSession, listSessions, saveUserSettings } from '../../../contract/settings.ts';
import { testApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { vapidKeys, webPusher } from '../../adapters/push.ts';
import { session } from '../../db/schema/auth.ts';
import { pushSubscription } from '../../db/schema/notification.ts';
import { readUpTo } from './centre.ts';
import { notify } from './notify.ts';

/** A push service that records what it receives and responds as configured. */
const received: { path: string; headers: Record<string, unknown>; body: Buffer }[] = [];
let answers: number | 'nothing' = 201;
const service = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
  if (answers !== 'nothing') response.writeHead(answers).end();
}).listen(0, '127.0.0.1');
await once(service, 'listening');
const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
afterAll(() => void service.close());

const keys = webpush.generateVAPIDKeys();
const { clock, db, guest, runOutbox, seeker } = await testApp({}, { push: webPusher(keys, 'mailto:hello@waymark.test', true) });

/** Decrypts a message as a browser does (RFC 8188 §2, RFC 8291 §3.4), without the library that encrypted it. */
function opened(body: Buffer, pair: ECDH, auth: Buffer): string {
  const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync('sha256', secret, by, info, length));
  const shared = derive(pair.computeSecret(sender), auth, Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]), 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const cipher = createDecipheriv('aes-128-gcm', key, derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12));
  const padded = Buffer.concat([cipher.setAuthTag(sealed.subarray(-16)).update(sealed.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** A browser's keys and endpoint. */
function subscription(path: string) {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const open = (body: Buffer) => JSON.parse(opened(body, pair, Buffer.from(auth, 'base64url'))) as unknown;
  return { endpoint: `${origin}/${path}`, keys: { p256dh, auth }, open };
}

const idOf = (one: Browser) => one.user?.id as string;
const subscribe = (one: Browser, { endpoint, keys: own }: ReturnType<typeof subscription>) => one.call(savePushSubscription, { body: { endpoint, keys: own } });
const message = (one: Browser) => notify(db, idOf(one), 'message', { chat_id: 'c-1', name: 'Ben' }, clock.now());
const endpoints = async () => (await db.select().from(pushSubscription)).map(({ endpoint }) => endpoint);

beforeEach(async () => {
  received.length = 0;
  answers = 201;
  await db.delete(pushSubscription);
});

test('a push message is signed with our key and only that browser can decrypt it', async () => {
  const one = await seeker();
  const mine = subscription('one');
  await subscribe(one, mine);
  await message(one);
  await runOutbox();
  expect(received).toHaveLength(1);
  const { headers, body } = received[0] as (typeof received)[number];
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(mine.open(body)).toEqual({
    type: 'jobseeker_redirect',
    chatId: 'c-1',
    page: '/chat/c-1',
    title: 'Waymark',
    body: 'Ben sent you a message',
    tag: 'message c-1',
  });
  expect(() => subscription('other').open(body)).toThrow(/unable to authenticate/);
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers['authorization'] as string) ?? [];
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { audience: origin });
  expect(payload['sub']).toBe('mailto:hello@waymark.test');
  expect([key, (await one.call(getPushKey)).data.key]).toEqual([keys.publicKey, keys.publicKey]);
});

test('a browser that withdrew its consent is deleted, and one that can’t be reached is tried again', async () => {
  const one = await seeker();
  const mine = subscription('gone');
  await subscribe(one, mine);
  answers = 410;
  await message(one);
  await runOutbox();
  expect(await endpoints()).toEqual([]);

  await subscribe(one, mine);
  answers = 503;
  await message(one);
  await runOutbox();
  expect([received.length, await endpoints()]).toEqual([2, [mine.endpoint]]);
  answers = 201;
  clock.move(60_000);
  await runOutbox();
  expect(received).toHaveLength(3);
});

test('a push service has three seconds to respond', async () => {
  const limits: number[] = [];
  const soon = AbortSignal.timeout(20);
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => (limits.push(limit), soon));
  const one = await seeker();
  const mine = subscription('silent');
  await subscribe(one, mine);
  answers = 'nothing';
  await message(one);
  await runOutbox();
  spy.mockRestore();
  expect([limits, await endpoints()]).toEqual([[3_000], [mine.endpoint]]);
});

test('nothing is pushed if it was rolled back, read in the meantime, or turned off, but it appears in the notification center', async () => {
  const one = await seeker();
  await subscribe(one, subscription('quiet'));
  await expect(
    db.transaction(async (tx) => {
      await notify(tx, idOf(one), 'message', { chat_id: 'c-9', name: 'Ben' }, clock.now());
      throw new Error('Expected rollback');
    }),
  ).rejects.toThrow('Expected rollback');
  await message(one);
  await readUpTo(db, idOf(one), Number.MAX_SAFE_INTEGER, clock.now());
  await runOutbox();
  await one.call(saveUserSettings, { body: { notifications: { push: false } } });
  await message(one);
  await runOutbox();
  expect(received).toEqual([]);
});

test('a browser gets the messages of the account that signed in on it last, and only that account can unsubscribe it', async () => {
  const [one, other] = [await seeker(), await seeker()];
  const shared = subscription('shared');
  await subscribe(one, shared);
  await subscribe(other, shared);
  await message(one);
  await runOutbox();
  expect(received).toEqual([]);
  await one.call(deletePushSubscription, { body: { endpoint: shared.endpoint } });
  expect(await endpoints()).toEqual([shared.endpoint]);
  await other.call(deletePushSubscription, { body: { endpoint: shared.endpoint } });
  expect(await endpoints()).toEqual([]);
});

describe('a session that ends', () => {
  /** The same person on another device. */
  const again = async (one: Browser) => {
    const other = await guest();
    await other.call(login, { body: { login: one.user?.email as string, password: 'correct horse 1' } });
    return other;
  };
  const pushedTo = async (one: Browser) => {
    received.length = 0;
    await message(one);
    await runOutbox();
    return received.map(({ path }) => path);
  };
  const subscribedBoth = async () => {
    const home = await seeker();
    const phone = await again(home);
    await subscribe(home, subscription('home'));
    await subscribe(phone, subscription('phone'));
    expect((await pushedTo(home)).toSorted()).toEqual(['/home', '/phone']);
    return { home, phone };
  };
  const idOfSession = async (one: Browser) => (await one.call(listSessions)).data[0]?.id as string;
  const isSubscribed = async (one: Browser) => (await one.call(getPushKey)).data.is_subscribed;

  test.each<[string, (home: Browser, phone: Browser) => Promise<{ status: number }>]>([
    ['is signed out from another device', async (home, phone) => home.call(endSession, { params: { id: await idOfSession(phone) } })],
    ['is one of all others', (home) => home.call(endOtherSessions, { body: {} })],
    ['ends with the old password', (home) => home.call(changePassword, { body: { new_password: 'another horse 22' } })],
  ])('gets no more push messages when it %s; the browser that did it still does', async (_, end) => {
    const { home, phone } = await subscribedBoth();
    expect((await end(home, phone)).status).toBe(200);
    expect(await pushedTo(home)).toEqual(['/home']);
    expect(await isSubscribed(home)).toBe(true);
  });

  test('gets those again once somebody signs in and the browser confirms its subscription', async () => {
    const home = await seeker();
    const phone = await again(home);
    const own = subscription('phone');
    await subscribe(phone, own);
    await home.call(endOtherSessions, { body: {} });
    expect(await pushedTo(home)).toEqual([]);
    await phone.call(login, { body: { login: home.user?.email as string, password: 'correct horse 1' } });
    expect(await isSubscribed(phone)).toBe(false);
    await subscribe(phone, own);
    expect(await isSubscribed(phone)).toBe(true);
    expect(await pushedTo(home)).toEqual(['/phone']);
  });

  test('gets none when it expires, and doesn’t stop those of a subscription from before sessions were stored', async () => {
    const one = await seeker();
    await subscribe(one, subscription('one'));
    await db.insert(pushSubscription).values({ userId: idOf(one), endpoint: `${origin}/old`, ...subscription('old').keys, createdAt: clock.now() });
    await db
      .update(session)
      .set({ expiresAt: clock.now() })
      .where(eq(session.userId, idOf(one)));
    expect(await pushedTo(one)).toEqual(['/old']);
  });
});

test('a person’s ten newest browsers are stored', async () => {
  const one = await seeker();
  for (let at = 0; at < 12; at += 1) {
    clock.move(1_000);
    await subscribe(one, subscription(`n-${at}`));
  }
  expect((await endpoints()).toSorted()).toEqual(Array.from({ length: 10 }, (_, at) => `${origin}/n-${at + 2}`).toSorted());
});

test('addresses in our own network are never called', async () => {
  const { mayCall } = webPusher(keys, 'mailto:hello@waymark.test');
  const refused = [
    'http://push.example.com/x',
    'https://10.0.0.1/x',
    'https://[::1]/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://localhost/x',
    'https://db/x',
    'https://db.internal/x',
    'https://push.example.com:8443/x',
    'https://me@push.example.com/x',
    'https://127.0.0.1/x',
    'https://localhost./x',
    'https://db.internal./x',
    'https://db./x',
  ];
  expect(refused.filter(mayCall)).toEqual([]);
  expect(mayCall('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
  const one = await seeker();
  expect((await one.call(savePushSubscription, { body: { ...subscription('x'), endpoint: 'https://10.0.0.1/x' } })).refusal.code).toBe(45060);
});

test('keys are generated once, and every node signs with the same ones', async () => {
  const [first, second] = await Promise.all([vapidKeys({ vapid: undefined }, db), vapidKeys({ vapid: undefined }, db)]);
  expect(second).toEqual(first);
  expect(await vapidKeys({ vapid: undefined }, db)).toEqual(first);
  expect(await vapidKeys({ vapid: keys }, db)).toBe(keys);
});
