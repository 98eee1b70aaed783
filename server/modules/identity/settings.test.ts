import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { getSession, login } from '../../../contract/auth.ts';
import {
  cancelEmailChange,
  changePassword,
  confirmEmailChange,
  endOtherSessions,
  endSession,
  getAccountSetting,
  listSessions,
  requestEmailChange,
} from '../../../contract/settings.ts';
import { MINUTE } from '../../../contract/durations.ts';
import { languageOfAccount } from '../../../contract/languages.ts';
import { testApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { BRAND } from '../../../src/lib/brand.ts';
import { session, user } from '../../db/schema/auth.ts';
import { say } from '../../http/texts.ts';

const { clock, db, guest, mail, runOutbox, seeker, visitor } = await testApp();
const MONTH = 30 * 24 * 60 * MINUTE;
const password = 'correct horse 1';
let count = 0;
const fresh = () => `new-${(count += 1)}@example.com`;

beforeEach(() => clock.move(60 * MINUTE));

async function again(one: Browser): Promise<Browser> {
  const other = await guest();
  await other.call(login, { body: { login: one.user?.email as string, password } });
  return other;
}
const kindOf = async (one: Browser) => (await one.call(getSession)).data.kind;
const linkOf = (address: string) => mail.sent.findLast(({ to }) => to === address)?.text.match(/#([\w-]{43})/)?.[1] as string;

test('a person sees only their own devices, the current one first', async () => {
  const home = await seeker();
  await seeker();
  await again(home);
  const { data } = await home.call(listSessions);
  expect(data.map(({ is_current: isCurrent }) => isCurrent)).toEqual([true, false]);
  const [first] = await db
    .select()
    .from(session)
    .where(eq(session.id, data[0]?.id as string));
  expect(first?.userId).toBe(home.user?.id);
});

test('another device is signed out right away, but a stranger’s can’t be', async () => {
  const [home, stranger] = [await seeker(), await seeker()];
  const other = await again(home);
  const id = (await other.call(listSessions)).data[0]?.id as string;
  expect((await stranger.call(endSession, { params: { id } })).refusal.code).toBe(40004);
  expect(await kindOf(other)).toBe('seeker');
  expect((await home.call(endSession, { params: { id } })).status).toBe(200);
  expect(await kindOf(other)).toBe('none');
  expect((await home.call(endSession, { params: { id } })).refusal.code).toBe(40004);
});

test('all other devices are signed out; the current one and strangers’ stay', async () => {
  const [home, stranger] = [await seeker(), await seeker()];
  const others = [await again(home), await again(home)];
  await home.call(endOtherSessions, { body: {} });
  expect(await Promise.all([home, stranger, ...others].map(kindOf))).toEqual(['seeker', 'seeker', 'none', 'none']);
});

test('a guest has no list of devices', async () => {
  expect((await (await guest()).call(listSessions)).status).toBe(401);
});

test('a new password ends every other session and the old password, and the owner gets an email', async () => {
  const home = await seeker();
  const email = home.user?.email as string;
  const other = await again(home);
  const before = home.cookies.get('sessionid');
  expect((await home.call(changePassword, { body: { new_password: 'another horse 22' } })).data.kind).toBe('seeker');
  expect(home.cookies.get('sessionid')).not.toBe(before);
  expect([await kindOf(home), await kindOf(other)]).toEqual(['seeker', 'none']);
  expect((await visitor().call(login, { body: { login: email, password } })).refusal.code).toBe(40002);
  expect((await visitor().call(login, { body: { login: email, password: 'another horse 22' } })).status).toBe(200);
  await runOutbox();
  expect(mail.sent.filter(({ to }) => to === email).at(-1)?.subject).toContain('was changed');
});

test('a password with the person’s own name or address is refused, and the old one stays', async () => {
  const home = await seeker();
  const refused = await home.call(changePassword, { body: { new_password: 'anareyes2026' } });
  expect(refused.refusal.errors).toEqual({ new_password: [expect.stringContaining('Your name or email')] });
  expect(await kindOf(home)).toBe('seeker');
  expect((await visitor().call(login, { body: { login: home.user?.email as string, password } })).status).toBe(200);
});

test('an outdated proof changes nothing', async () => {
  const home = await seeker();
  clock.move(16 * MINUTE);
  expect((await home.call(changePassword, { body: { new_password: 'another horse 22' } })).refusal.code).toBe(42026);
  expect((await home.call(requestEmailChange, { body: { email: fresh() } })).refusal.code).toBe(42026);
  const other = await again(home);
  const id = (await other.call(listSessions)).data[0]?.id as string;
  expect((await home.call(endSession, { params: { id } })).refusal.code).toBe(42026);
  expect((await home.call(endOtherSessions, { body: {} })).refusal.code).toBe(42026);
  expect(await kindOf(other)).toBe('seeker');
});

test('a new address counts once its owner follows its link in any of their browsers, and the old address gets an email', async () => {
  const home = await seeker();
  const [old, address] = [home.user?.email as string, fresh()];
  await db.update(user).set({ emailVerified: true }).where(eq(user.email, old));
  await home.call(requestEmailChange, { body: { email: address.toUpperCase() } });
  expect((await home.call(getAccountSetting)).data.pending_email).toBe(address);
  expect((await home.call(getSession)).data.user?.email).toBe(old);
  const token = linkOf(address);
  expect((await visitor().call(confirmEmailChange, { body: { token } })).status).toBe(401);
  expect((await (await seeker()).call(confirmEmailChange, { body: { token } })).refusal.code).toBe(40004);
  expect((await (await again(home)).call(confirmEmailChange, { body: { token } })).data).toEqual({ email: address });
  expect((await home.call(getSession)).data.user).toMatchObject({ email: address, is_email_verify: true });
  expect((await home.call(getAccountSetting)).data.pending_email).toBeNull();
  await runOutbox();
  expect(mail.sent.at(-1)).toMatchObject({ to: old, text: expect.stringContaining(address) });
  expect((await home.call(confirmEmailChange, { body: { token } })).refusal.code).toBe(42020);
  expect((await visitor().call(login, { body: { login: old, password } })).refusal.code).toBe(40002);
});

test('canceling a change invalidates its own link only', async () => {
  const [home, stranger] = [await seeker(), await seeker()];
  const [mine, theirs] = [fresh(), fresh()];
  await home.call(requestEmailChange, { body: { email: mine } });
  await stranger.call(requestEmailChange, { body: { email: theirs } });
  clock.move(16 * MINUTE);
  expect((await home.call(cancelEmailChange, { body: {} })).status).toBe(200);
  expect((await home.call(getAccountSetting)).data.pending_email).toBeNull();
  expect((await (await again(home)).call(confirmEmailChange, { body: { token: linkOf(mine) } })).refusal.code).toBe(40004);
  expect((await stranger.call(getAccountSetting)).data.pending_email).toBe(theirs);
});

test('changing the password invalidates a link to a new address', async () => {
  const home = await seeker();
  const address = fresh();
  await home.call(requestEmailChange, { body: { email: address } });
  clock.move(MINUTE);
  await home.call(changePassword, { body: { new_password: 'another horse 22' } });
  expect((await home.call(confirmEmailChange, { body: { token: linkOf(address) } })).refusal.code).toBe(40004);
});

test('the link is valid for a month, or until a newer one', async () => {
  const home = await seeker();
  const [first, second] = [fresh(), fresh()];
  await home.call(requestEmailChange, { body: { email: first } });
  const earlier = linkOf(first);
  await home.call(requestEmailChange, { body: { email: second } });
  expect((await home.call(confirmEmailChange, { body: { token: earlier } })).refusal.code).toBe(40004);
  clock.move(MONTH);
  expect((await (await again(home)).call(confirmEmailChange, { body: { token: linkOf(second) } })).refusal.code).toBe(42019);
});

test('an address that belongs to someone else can’t be taken, even if they registered in the meantime', async () => {
  const home = await seeker();
  const taken = (await seeker()).user?.email as string;
  expect((await home.call(requestEmailChange, { body: { email: taken } })).refusal).toMatchObject({
    code: 48905,
    message: 'This Email address has been used.',
    errors: { email: ['This Email address has been used.'] },
  });
  expect((await home.call(requestEmailChange, { body: { email: home.user?.email as string } })).status).toBe(422);
  const address = fresh();
  await home.call(requestEmailChange, { body: { email: address } });
  await (await guest()).register({ email: address });
  expect((await home.call(confirmEmailChange, { body: { token: linkOf(address) } })).refusal.code).toBe(48905);
});

test('a hidden account that nobody claimed gives way', async () => {
  const home = await seeker();
  const address = fresh();
  await db.insert(user).values({ email: address, source: 'jobalert', firstName: 'new' });
  await home.call(requestEmailChange, { body: { email: address } });
  expect((await home.call(confirmEmailChange, { body: { token: linkOf(address) } })).data).toEqual({ email: address });
});

test('if the email can’t be sent, nothing stays pending', async () => {
  const home = await seeker();
  mail.refuses = true;
  expect((await home.call(requestEmailChange, { body: { email: fresh() } })).refusal.code).toBe(42005);
  mail.refuses = false;
  expect((await home.call(getAccountSetting)).data.pending_email).toBeNull();
});

test('emails are in the account’s language, whatever page sent the request, or in English if it has none', async () => {
  const home = await seeker();
  const subjectFor = async (languageId: number | null) => {
    await db
      .update(user)
      .set({ languageId })
      .where(eq(user.id, home.user?.id as string));
    const address = fresh();
    await home.call(requestEmailChange, { body: { email: address } }, { 'language-id': '9' });
    return mail.sent.findLast(({ to }) => to === address)?.subject;
  };
  const words = (id: number) => say('mail', languageOfAccount(id), 'emailChange.subject', { brand: BRAND.name });
  expect([await subjectFor(4), await subjectFor(null)]).toEqual([words(4), words(1)]);
});
