import { beforeEach, expect, test } from 'vitest';
import { getSession } from '../../../contract/auth.ts';
import { claimQrLogin, createQrLogin, qrLoginStatus } from '../../../contract/login.ts';
import { approveQrLogin, denyQrLogin, scanQrLogin } from '../../../contract/qr.ts';
import { testApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';

const { clock, guest, seeker, visitor } = await testApp();

beforeEach(() => clock.move(60 * 60_000));

async function shown(): Promise<{ screen: Browser; token: string; text: string }> {
  const screen = await guest();
  const { text } = (await screen.call(createQrLogin, { body: {} })).data;
  return { screen, text, token: new URL(text).hash.slice(1) };
}
const statusFor = async (screen: Browser) => (await screen.call(qrLoginStatus)).data.status;
const claim = (screen: Browser) => screen.call(claimQrLogin, { body: {} });

test('a signed-in phone signs the screen in, once', async () => {
  const { screen, text, token } = await shown();
  expect(text).toMatch(/^http:\/\/localhost:3000\/qr-approval#[\w-]{43}$/);
  const phone = await seeker();
  expect(await statusFor(screen)).toBe('showing');
  expect((await phone.call(scanQrLogin, { body: { token } })).data).toMatchObject({ is_same_network: true });
  expect(await statusFor(screen)).toBe('scanned');
  expect((await claim(screen)).refusal.code).toBe(42016);
  await phone.call(approveQrLogin, { body: { token } });
  expect(await statusFor(screen)).toBe('approved');
  expect((await claim(screen)).data).toMatchObject({ kind: 'seeker', user: { id: phone.user?.id } });
  expect((await screen.call(getSession)).data.kind).toBe('seeker');
  expect((await phone.call(approveQrLogin, { body: { token } })).refusal.code).toBe(42020);
});

test('someone who only saw the code, without the browser that shows it, gets no session', async () => {
  const { screen, token } = await shown();
  const phone = await seeker();
  await phone.call(scanQrLogin, { body: { token } });
  await phone.call(approveQrLogin, { body: { token } });
  const onlooker = await guest();
  onlooker.cookies.set('qr_login', token);
  expect((await claim(onlooker)).refusal.code).toBe(42019);
  expect((await claim(screen)).status).toBe(200);
});

test('a denied code stays denied, and a second phone can’t scan the same code', async () => {
  const { screen, token } = await shown();
  const [phone, other] = [await seeker(), await seeker()];
  await phone.call(scanQrLogin, { body: { token } });
  for (const call of [scanQrLogin, approveQrLogin, denyQrLogin]) expect((await other.call(call, { body: { token } })).refusal.code).toBe(42020);
  await phone.call(denyQrLogin, { body: { token } });
  expect(await statusFor(screen)).toBe('denied');
  expect((await phone.call(approveQrLogin, { body: { token } })).refusal.code).toBe(42020);
  expect((await claim(screen)).refusal.code).toBe(42016);
});

test('a code must be scanned before it is approved, and expires after two minutes', async () => {
  const { screen, token } = await shown();
  const phone = await seeker();
  expect((await phone.call(approveQrLogin, { body: { token } })).refusal.code).toBe(42020);
  await phone.call(scanQrLogin, { body: { token } });
  clock.move(2 * 60_000);
  expect(await statusFor(screen)).toBe('expired');
  expect((await phone.call(approveQrLogin, { body: { token } })).refusal.code).toBe(42019);
  expect((await claim(screen)).refusal.code).toBe(42019);
});

test('a guest can’t approve, an invented code can’t be scanned, and a signed-in person can’t create one', async () => {
  const { token } = await shown();
  expect((await (await guest()).call(scanQrLogin, { body: { token } })).status).toBe(401);
  const phone = await seeker();
  expect((await phone.call(scanQrLogin, { body: { token: 'A'.repeat(43) } })).refusal.code).toBe(40004);
  expect((await phone.call(createQrLogin, { body: {} })).refusal.code).toBe(42006);
  expect(await statusFor(visitor())).toBe('expired');
});

test('only one of several simultaneous claims succeeds', async () => {
  const { screen, token } = await shown();
  const phone = await seeker();
  await phone.call(scanQrLogin, { body: { token } });
  await phone.call(approveQrLogin, { body: { token } });
  const copies = Array.from({ length: 6 }, () => {
    const copy = visitor();
    for (const [name, value] of screen.cookies) if (name === 'qr_login') copy.cookies.set(name, value);
    return claim(copy);
  });
  expect((await Promise.all(copies)).filter(({ status }) => status === 200)).toHaveLength(1);
});
