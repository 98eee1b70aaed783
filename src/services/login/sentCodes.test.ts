import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { challengeFor, forgetSpent } from './sentCodes.ts';

const begun = Date.parse('2026-01-10T09:00:00Z');
let sent = 0;
const send = () => {
  sent += 1;
  return Promise.resolve({
    data: { challenge_id: `c-${sent}`, expires_at: new Date(Date.now() + 600_000).toISOString(), resend_at: new Date(Date.now() + 60_000).toISOString() },
  });
};
const ask = async (address: string, purpose: 'login' | 'verify' = 'login') => (await challengeFor(purpose, address, send)).challenge_id;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: begun }));
afterEach(() => vi.useRealTimers());

test('while no other code can be sent, the last one is still valid, for the same address and purpose only', async () => {
  const first = await ask('ana@example.com');
  expect(await ask(' Ana@example.com')).toBe(first);
  expect(await ask('ana@example.com', 'verify')).not.toBe(first);
  expect(await ask('bo@example.com')).not.toBe(first);
  vi.setSystemTime(begun + 60_001);
  expect(await ask('ana@example.com')).not.toBe(first);
});

test('an accepted code isn’t asked for again; a mistyped one is', async () => {
  const first = await ask('cy@example.com');
  forgetSpent(first, { ok: false, failure: 'wrong' });
  expect(await ask('cy@example.com')).toBe(first);
  forgetSpent(first, { ok: true });
  expect(await ask('cy@example.com')).not.toBe(first);
});
