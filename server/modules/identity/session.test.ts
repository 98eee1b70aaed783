import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { getSession, guestLogin, login, logOut, register } from '../../../contract/auth.ts';
import { DAY } from '../../../contract/durations.ts';
import { getMe, updateMe } from '../../../contract/jobseekers.ts';
import { currentUser } from '../../../contract/records.ts';
import { session, user } from '../../db/schema/auth.ts';
import { testApp } from '../../../tests/support/app.ts';

const { app, clock, db, guest, seeker, visitor } = await testApp();

test('a visitor becomes a guest, then a job seeker with a new session; the guest’s session is refused', async () => {
  const one = visitor();
  expect((await one.call(getSession)).data).toEqual({ kind: 'none', user: null, pending: null, now: clock.now().toISOString() });
  await one.beGuest();
  expect((await one.call(getSession)).data).toMatchObject({ kind: 'guest', user: null });
  const guests = one.cookies.get('sessionid') as string;
  const registered = await one.register({ email: 'mara@example.com' });
  expect(one.cookies.get('sessionid')).not.toBe(guests);
  expect((await one.call(getMe)).data).toEqual(registered);
  const old = visitor();
  old.cookies.set('sessionid', guests);
  expect((await old.call(getSession)).data.kind).toBe('none');
});

test('a guest sign-in with a session returns that session', async () => {
  const one = await guest();
  const before = one.cookies.get('sessionid');
  const body = { guest_role: 'jobseeker' as const, country_id: 167, language_id: 1, device_name: 'x', device_type: 'web', device_uuid: one.device };
  expect((await one.call(guestLogin, { body })).data.kind).toBe('guest');
  await one.register({ email: 'still@example.com' });
  const answer = await one.call(guestLogin, { body });
  expect(answer.data).toMatchObject({ kind: 'seeker', user: { email: 'still@example.com' } });
  expect(answer.setCookies).toEqual([]);
  expect(before).toBeDefined();
});

test('the session cookie is HttpOnly, Lax, and lasts 30 days; the user cookie holds the current user and no secret', async () => {
  const one = await guest();
  const answer = await one.call(register, {
    body: { email: 'flags@example.com', password: 'a long password', first_name: 'F', last_name: 'L', terms_and_condition: true },
  });
  const line = (name: string) => answer.setCookies.find((cookie) => cookie.startsWith(`${name}=`)) as string;
  expect(line('sessionid').split('; ').slice(1).sort()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax']);
  expect(line('user').split('; ').slice(1).sort()).toEqual(['Max-Age=2592000', 'Path=/', 'SameSite=Lax']);
  const readable = decodeURIComponent(line('user').split(/[=;]/)[1] as string);
  expect(currentUser.strict().parse(JSON.parse(readable))).toEqual(answer.data.user);
  expect(readable).not.toContain(one.cookies.get('sessionid'));
  const [stored] = await db
    .select()
    .from(session)
    .where(eq(session.userId, answer.data.user?.id as string))
    .orderBy(session.createdAt);
  expect(JSON.stringify(stored)).not.toContain(one.cookies.get('sessionid'));
});

test('with HTTPS the cookies are Secure', async () => {
  const secure = await testApp({ BASE_URL: 'https://jobs.example.com' });
  const one = secure.visitor({ origin: 'https://jobs.example.com' });
  await one.beGuest();
  const answer = await one.call(register, { body: { email: 's@example.com', first_name: 'F', last_name: 'L', terms_and_condition: true } });
  expect(answer.setCookies).toHaveLength(2);
  for (const cookie of answer.setCookies) expect(cookie).toContain('; Secure');
});

test('signing out ends the session on the server and clears the cookies', async () => {
  const one = await seeker();
  const token = one.cookies.get('sessionid') as string;
  const ofALogin = ['pending_login', 'magic_link', 'qr_login', 'password_reset', 'passkey_challenge', 'social_proof', 'company_invite'];
  for (const name of ['experiment', 'im_auth_sid', 'remind_user_complete_resume', ...ofALogin]) one.cookies.set(name, '1');
  const answer = await one.call(logOut, { body: {} });
  expect(answer.data).toBeNull();
  expect([...one.cookies.keys()]).toEqual([]);
  expect(answer.headers['clear-site-data']).toBe('"cache"');
  const thief = visitor();
  thief.cookies.set('sessionid', token);
  expect((await thief.call(getMe)).refusal.code).toBe(40003);
  expect((await thief.call(getSession)).data.kind).toBe('none');
  expect((await thief.call(logOut, { body: {} })).status).toBe(200);
});

test('an invitation stays for an hour after signing out to accept it with another account, and only then', async () => {
  const one = await seeker();
  one.cookies.set('company_invite', 'token');
  const answer = await one.call(logOut, { body: { keeps_invite: true } });
  expect([...one.cookies]).toEqual([['company_invite', 'token']]);
  const lines = answer.setCookies.filter((line) => line.startsWith('company_invite='));
  expect(lines.map((line) => line.split('; ').slice(1).sort())).toEqual([['HttpOnly', 'Max-Age=3600', 'Path=/api', 'SameSite=Lax']]);
  await one.call(logOut, { body: {} });
  expect([...one.cookies]).toEqual([]);
});

test('a write from another origin is refused before anything happens', async () => {
  const one = await guest();
  const answer = await one.call(
    register,
    { body: { email: 'csrf@example.com', first_name: 'F', last_name: 'L', terms_and_condition: true } },
    { origin: 'https://evil.example' },
  );
  expect(answer.refusal.code).toBe(42018);
  expect(await db.select().from(user).where(eq(user.email, 'csrf@example.com'))).toEqual([]);
});

test('a session in use is extended once a day, and an unused one ends after 30 days', async () => {
  const [used, unused] = [await seeker(), await seeker()];
  clock.move(20 * DAY);
  const answer = await used.call(getSession);
  expect(answer.setCookies.map((line) => line.split('=')[0])).toEqual(['user', 'sessionid']);
  expect((await used.call(getSession)).setCookies.map((line) => line.split('=')[0])).toEqual(['user']);
  clock.move(15 * DAY);
  expect((await used.call(getSession)).data.kind).toBe('seeker');
  expect((await unused.call(getSession)).data.kind).toBe('none');
});

test('however often it is used, a session ends 180 days after the last proof; a guest’s doesn’t', async () => {
  const [one, other] = [await seeker(), await guest()];
  for (let day = 0; day < 175; day += 25) {
    clock.move(25 * DAY);
    expect([(await one.call(getSession)).data.kind, (await other.call(getSession)).data.kind]).toEqual(['seeker', 'guest']);
  }
  clock.move(4 * DAY);
  expect((await one.call(getSession)).data.kind).toBe('seeker');
  clock.move(DAY);
  expect([(await one.call(getSession)).data.kind, (await other.call(getSession)).data.kind]).toEqual(['none', 'guest']);
});

test('a suspended person has no session after five seconds at most', async () => {
  const one = await seeker();
  expect((await one.call(getMe)).status).toBe(200);
  await db
    .update(user)
    .set({ suspendedAt: clock.now() })
    .where(eq(user.id, one.user?.id as string));
  clock.move(5_000);
  expect((await one.call(getMe)).refusal.code).toBe(40003);
});

test('cookies with an invalid format cause no query and identify nobody', async () => {
  for (const token of ['', 'x', "' or 1=1 --", 'A'.repeat(43), 'A'.repeat(4_000)]) {
    const answer = await app.inject({ url: '/api/auth/session', headers: { cookie: `sessionid=${encodeURIComponent(token)}` } });
    expect(answer.json().data.kind).toBe('none');
  }
});

test('the profile changes only by known IDs, once per key, and the cookie is updated', async () => {
  const one = await seeker();
  const key = { 'idempotency-key': 'notice-period-1' };
  const answer = await one.call(updateMe, { body: { notice_period_id: 2, user_identity_id: 3 } }, key);
  expect(answer.data.notice_period_id).toBe(2);
  expect(JSON.parse(decodeURIComponent(one.cookies.get('user') as string)).notice_period_id).toBe(2);
  expect((await db.select().from(user).where(eq(user.id, answer.data.id)))[0]?.residentialStatus).toBe('Employment Pass');
  expect((await one.call(updateMe, { body: { notice_period_id: 3 } }, key)).refusal.code).toBe(42017);
  expect((await one.call(updateMe, { body: { notice_period_id: 999 } })).refusal.errors).toHaveProperty('notice_period_id');
  const other = visitor();
  expect((await other.call(updateMe, { body: {} })).refusal.code).toBe(40003);
});

test('a signed-in person can neither register nor sign in again', async () => {
  const one = await seeker();
  expect((await one.call(register, { body: { email: 'again@example.com', first_name: 'F', last_name: 'L', terms_and_condition: true } })).refusal.code).toBe(
    42006,
  );
  expect((await one.call(login, { body: { login: 'again@example.com', password: 'whatever 1' } })).refusal.code).toBe(42006);
});
