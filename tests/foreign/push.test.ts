import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { decrypt } from 'http_ece';
import { afterAll, expect, test } from 'vitest';
import webpush from 'web-push';
import { webPusher } from '../../server/adapters/push.ts';

const received: Buffer[] = [];
const service = createServer(async (request, response) => {
  received.push(await buffer(request));
  response.writeHead(201).end();
}).listen(0, '127.0.0.1');
await once(service, 'listening');
afterAll(() => void service.close());

const pusher = webPusher(webpush.generateVAPIDKeys(), 'mailto:hello@waymark.test', true);

test.each(['{"title":"Waymark"}', '面接は明日です 👩‍🍳', 'x'.repeat(3_000)])('Mozilla’s reference decoder decrypts push messages', async (body) => {
  const privateKey = createECDH('prime256v1');
  const p256dh = privateKey.generateKeys('base64url');
  const authSecret = randomBytes(16);
  const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/one`;
  expect(await pusher.send({ endpoint, p256dh, auth: authSecret.toString('base64url') }, { body })).toBe('sent');
  const sealed = received.at(-1) as Buffer;
  expect(decrypt(sealed, { version: 'aes128gcm', privateKey, authSecret }).toString()).toBe(body);
  expect(() => decrypt(sealed, { version: 'aes128gcm', privateKey, authSecret: randomBytes(16) })).toThrow(/authenticate/);
});
