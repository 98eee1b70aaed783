import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import webpush from 'web-push';
import { isPublicAddress, publicLookup } from './public-address.ts';
import { webPusher } from './push.ts';

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.0.8',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  'fec0::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'localhost',
  '',
])('%s is not an address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '142.250.1.95', '2a00:1450:4001:80e::200a', '::ffff:8.8.8.8'])('%s is one', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

const keys = webpush.generateVAPIDKeys();
const browser = { p256dh: webpush.generateVAPIDKeys().publicKey, auth: Buffer.alloc(16, 1).toString('base64url') };

/** Host names and the addresses they resolve to. */
const LEADS: Record<string, string[]> = {
  'localhost.': ['127.0.0.1', '::1'],
  '127.0.0.1.nip.io': ['127.0.0.1'],
  'kubernetes.default.svc': ['10.96.0.1'],
  'router.lan': ['192.168.1.1'],
  'metadata.example': ['169.254.169.254'],
  'mapped.example': ['::ffff:10.0.0.1'],
  'both.example': ['142.250.1.95', '127.0.0.1'],
};

test.each(Object.keys(LEADS))('a push message to https://%s/ isn’t sent and isn’t tried again', async (host) => {
  const lookups: string[] = [];
  const { send } = webPusher(
    keys,
    'mailto:hello@waymark.test',
    false,
    publicLookup((hostname, _options, done) => {
      lookups.push(hostname);
      done(
        null,
        (LEADS[hostname] as string[]).map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    }),
  );
  expect(await send({ endpoint: `https://${host}/push`, ...browser }, { body: '{}' })).toBe('gone');
  expect(lookups).toEqual([host]);
});

test('a name that can’t be resolved is tried again later', async () => {
  const { send } = webPusher(
    keys,
    'mailto:hello@waymark.test',
    false,
    publicLookup((_hostname, _options, done) => done(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }), [])),
  );
  await expect(send({ endpoint: 'https://nowhere.example/push', ...browser }, { body: '{}' })).rejects.toThrow('not found');
});

test('the connection goes to the address that was checked, in one lookup', async () => {
  let looked = 0;
  const lookup = publicLookup((_hostname, _options, done) => done(null, [{ address: (looked += 1) === 1 ? '8.8.8.8' : '127.0.0.1', family: 4 }]));
  const connectTo = await new Promise((resolve) => lookup('rebinding.example', {}, (error, address) => resolve(error ?? address)));
  expect([connectTo, looked]).toEqual(['8.8.8.8', 1]);
});
