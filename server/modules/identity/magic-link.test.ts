import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { getSession, logOut } from '../../../contract/auth.ts';
import { MINUTE } from '../../../contract/durations.ts';
import { magicLinkStatus, redeemMagicLink, requestMagicLink } from '../../../contract/login.ts';
import { testApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { user } from '../../db/schema/auth.ts';
import { ticket } from '../../db/schema/identity.ts';

const { clock, db, guest, mail, seeker, visitor } = await testApp();
let count = 0;

beforeEach(() => {
  clock.move(60 * MINUTE);
  mail.refuses = false;
});

async function registered(): Promise<{ email: string; home: Browser }> {
  const email = `link-${(count += 1)}@example.com`;
  const home = await seeker({ email });
  await home.call(logOut, { body: {} });
  return { email, home };
}

const linkIn = (text: string) => new URL(text.match(/http\S+magic-link=\S+/)?.[0] as string);
const tokenIn = (text: string) => linkIn(text).hash.replace('#magic-link=', '');
const ask = async (one: Browser, email: string, redirect?: string) => {
  await one.call(requestMagicLink, { body: { email, redirect } });
  return mail.sent.at(-1)?.text as string;
};
const statusFor = async (one: Browser) => (await one.call(magicLinkStatus)).data.status;

test('the link signs in the browser that opens it, once, and the page that requested it notices', async () => {
  const { email } = await registered();
  const one = await guest();
  const message = await ask(one, email.toUpperCase(), '/job/cook-1?from=mail');
  expect(linkIn(message).pathname + linkIn(message).search).toBe('/get-started?redirect=%2Fjob%2Fcook-1%3Ffrom%3Dmail');
  expect(await statusFor(one)).toBe('sent');
  expect((await one.call(redeemMagicLink, { body: { token: tokenIn(message) } })).data).toMatchObject({
    kind: 'seeker',
    user: { email, is_email_verify: true },
  });
  expect(await statusFor(one)).toBe('opened');
  expect((await visitor().call(redeemMagicLink, { body: { token: tokenIn(message) } })).refusal.code).toBe(42020);
});

test('opened on another device, it signs in only that one', async () => {
  const { email } = await registered();
  const [asking, opening] = [await guest(), await guest()];
  const message = await ask(asking, email);
  expect((await opening.call(redeemMagicLink, { body: { token: tokenIn(message) } })).status).toBe(200);
  expect(await statusFor(asking)).toBe('elsewhere');
  expect((await asking.call(getSession)).data.kind).toBe('guest');
});

test('it expires after ten minutes', async () => {
  const { email } = await registered();
  const one = await guest();
  const message = await ask(one, email);
  clock.move(10 * MINUTE);
  expect((await one.call(redeemMagicLink, { body: { token: tokenIn(message) } })).refusal.code).toBe(42019);
  expect(await statusFor(one)).toBe('expired');
});

test('an address without an account gets the same response, and its owner an email without a link', async () => {
  const { email } = await registered();
  const [known, unknown] = [await guest(), await guest()];
  const [first, second] = [
    await known.call(requestMagicLink, { body: { email } }),
    await unknown.call(requestMagicLink, { body: { email: 'nobody@example.com' } }),
  ];
  expect(second.data).toEqual(first.data);
  expect(mail.sent.at(-1)).toMatchObject({ to: 'nobody@example.com', text: expect.not.stringContaining('magic-link') });
  expect(await statusFor(unknown)).toBe('sent');
});

test('a redirect to another site is dropped, and an invented token doesn’t work', async () => {
  const { email } = await registered();
  const one = await guest();
  expect(linkIn(await ask(one, email, '//evil.example/x')).search).toBe('');
  expect((await one.call(redeemMagicLink, { body: { token: 'A'.repeat(43) } })).refusal.code).toBe(40004);
});

test('a second link isn’t sent within a minute, but after a rejected email it can be requested right away', async () => {
  const { email } = await registered();
  const one = await guest();
  mail.refuses = true;
  expect((await one.call(requestMagicLink, { body: { email } })).refusal.code).toBe(42005);
  mail.refuses = false;
  expect((await one.call(requestMagicLink, { body: { email } })).status).toBe(200);
  expect((await one.call(requestMagicLink, { body: { email } })).refusal).toMatchObject({ code: 40006, retry_after: 60 });
});

test('only one of several simultaneous uses of a link succeeds', async () => {
  const { email } = await registered();
  const message = await ask(await guest(), email);
  const answers = await Promise.all(Array.from({ length: 8 }, async () => (await guest()).call(redeemMagicLink, { body: { token: tokenIn(message) } })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a suspended account stays signed out, and the database doesn’t contain the token', async () => {
  const { email } = await registered();
  const message = await ask(await guest(), email);
  await db.update(user).set({ suspendedAt: clock.now() }).where(eq(user.email, email));
  expect((await visitor().call(redeemMagicLink, { body: { token: tokenIn(message) } })).refusal.code).toBe(42001);
  const rows = JSON.stringify(await db.select().from(ticket));
  expect(rows).not.toContain(tokenIn(message));
});
