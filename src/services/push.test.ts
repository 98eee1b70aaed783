// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { bePushed } from './push.ts';

/** A server that knows in which session this browser subscribed, and a browser that is subscribed. */
const fake = vi.hoisted(() => ({ isSubscribed: false, saved: 0 }));
vi.mock('./api.ts', () => ({
  api: async (name: string) => {
    if (name === 'getPushKey') return { data: { key: btoa('key'), is_subscribed: fake.isSubscribed } };
    fake.saved += 1;
    fake.isSubscribed = true;
    return { data: null };
  },
}));
const subscription = {
  options: { applicationServerKey: Uint8Array.from('key', (char) => char.charCodeAt(0)).buffer },
  toJSON: () => ({ endpoint: 'https://push.example.com/1', keys: { p256dh: 'p', auth: 'a' } }),
};
vi.mock('./backgroundWorker.ts', () => ({ pushWorker: async () => ({ pushManager: { getSubscription: async () => subscription } }) }));

beforeEach(() => {
  localStorage.clear();
  Object.assign(fake, { isSubscribed: false, saved: 0 });
});

test('sends the subscription once per user and session, not with every page', async () => {
  await bePushed('1');
  await bePushed('1');
  expect(fake.saved).toBe(1);
  await bePushed('2');
  expect(fake.saved).toBe(2);
  // Signed out from another device, then signed in again.
  fake.isSubscribed = false;
  await bePushed('2');
  await bePushed('2');
  expect(fake.saved).toBe(3);
});
