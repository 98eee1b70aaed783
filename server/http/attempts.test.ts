import { expect, test } from 'vitest';
import { generateEmailOtp, login, register } from '../../contract/auth.ts';
import { attempt } from '../db/schema/auth.ts';
import { testApp } from '../../tests/support/app.ts';
import { MINUTE } from '../../contract/durations.ts';

const { clock, db, guest, seeker, visitor } = await testApp({ RATE_LIMIT: '100000' });

test('requests for codes to ever new addresses from one place are refused after sixty in an hour', async () => {
  for (let sent = 0; sent < 60; sent += 1) expect((await visitor().call(generateEmailOtp, { body: { email: `spray-${sent}@example.com` } })).status).toBe(200);
  clock.move(10 * MINUTE);
  expect((await visitor().call(generateEmailOtp, { body: { email: 'spray-x@example.com' } })).refusal).toMatchObject({ code: 40006, retry_after: 50 * 60 });
});

test('the addresses of one IPv6 network count as one place', async () => {
  const ask = (host: number, network: string) =>
    visitor().call(
      generateEmailOtp,
      { body: { email: `six-${network}-${host}@example.com` } },
      {},
      { remoteAddress: `2001:db8:0:${network}::${host.toString(16)}` },
    );
  for (let host = 1; host <= 60; host += 1) expect((await ask(host, 'a')).status).toBe(200);
  expect((await ask(61, 'a')).refusal.code).toBe(40006);
  expect((await ask(1, 'b')).status).toBe(200);
});

test('checking which addresses are registered from one place is refused after thirty', async () => {
  await seeker({ email: 'known@example.com' });
  const one = await guest();
  const ask = () => one.call(register, { body: { email: 'known@example.com', first_name: 'A', last_name: 'B', terms_and_condition: true } });
  for (let count = 0; count < 30; count += 1) expect((await ask()).refusal.code).toBe(41001);
  expect((await ask()).refusal.code).toBe(40006);
});

test('more simultaneous requests than database connections all get a response, though each counts within a transaction', async () => {
  await seeker({ email: 'crowd@example.com' });
  const crowd = await Promise.all(Array.from({ length: 40 }, () => guest()));
  const body = { email: 'crowd@example.com', first_name: 'A', last_name: 'B', terms_and_condition: true } as const;
  const answers = await Promise.all(crowd.map((one) => one.call(register, { body })));
  for (const { refusal } of answers) expect([40006, 41001]).toContain(refusal.code);
});

test('sign-ins with ever new addresses from one place are refused after a hundred', async () => {
  const tryAs = (address: string) => visitor().call(login, { body: { login: address, otp: '123456', challenge_id: crypto.randomUUID() } });
  for (let tries = 0; tries < 100; tries += 1) expect((await tryAs(`many-${tries}@example.com`)).refusal.code).toBe(42002);
  expect((await tryAs('many-x@example.com')).refusal.code).toBe(40006);
});

test('the counters identify nobody', async () => {
  const keys = (await db.select({ key: attempt.key }).from(attempt)).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(60);
  for (const key of keys) expect(key).toMatch(/^[a-z-]+:[\w-]{43}$/);
});
