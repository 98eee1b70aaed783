import { expect, test } from 'vitest';
import { getSession, logOut } from '../../../contract/auth.ts';
import { getMe } from '../../../contract/jobseekers.ts';
import { testApp } from '../../../tests/support/app.ts';

const { guest, seeker, visitor } = await testApp();

test('a visitor is nobody, then a guest, then a seeker under a new session; the guest’s is refused', async () => {
  const one = visitor();
  expect((await one.call(getSession)).data).toMatchObject({ kind: 'none', user: null, now: '2026-03-02T04:00:00.000Z' });
  await one.beGuest();
  expect((await one.call(getSession)).data).toMatchObject({ kind: 'guest', user: null });
  const guests = one.cookies.get('sessionid') as string;
  const user = await one.register({ email: 'mara@example.com' });
  expect(one.cookies.get('sessionid')).not.toBe(guests);
  expect((await one.call(getMe)).data).toEqual(user);
  const old = visitor();
  old.cookies.set('sessionid', guests);
  expect((await old.call(getSession)).data.kind).toBe('none');
});

test('logging out ends the session on the server and clears the cookies', async () => {
  const one = await seeker();
  const token = one.cookies.get('sessionid') as string;
  for (const name of ['experiment', 'im_auth_sid', 'remind_user_complete_resume']) one.cookies.set(name, '1');
  expect((await one.call(logOut, { body: {} })).status).toBe(200);
  expect([...one.cookies.keys()]).toEqual([]);
  const thief = visitor();
  thief.cookies.set('sessionid', token);
  expect((await thief.call(getMe)).refusal.code).toBe(40003);
  expect((await thief.call(getSession)).data.kind).toBe('none');
  await guest();
});
