import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY } from '../../../contract/durations.ts';
import { getMembership, registerRecruiter } from '../../../contract/recovery.ts';
import { acceptInvite, cancelInvite, changeMember, getTeam, inviteMember, leaveCompany, openInvite, removeMember } from '../../../contract/team.ts';
import { person } from '../../../tests/api/world.ts';
import { testApp } from '../../../tests/support/app.ts';
import { makeTeam } from '../../../tests/support/team.ts';
import { companyInvite } from '../../db/schema/employer.ts';
import { user } from '../../db/schema/auth.ts';

const server = await testApp();
const { clock, db, guest, mail, runOutbox, visitor } = server;

let made = 0;
/** An invitation as received by email. */
async function invited(role: 'admin' | 'recruiter' = 'recruiter') {
  const team = await makeTeam(server, { name: 'Seen Foods' });
  const email = `invited-${(made += 1)}@example.com`;
  const invite = async () => {
    const { data } = await team.coordinator.browser.call(inviteMember, { body: { email: email.toUpperCase(), role, permissions: ['mask-salaries'] } });
    await runOutbox();
    return { id: data.invites[0]?.id as string, token: mail.sent.at(-1)?.text.match(/join#([\w-]{43})/)?.[1] as string };
  };
  return { ...team, email, invite, ...(await invite()) };
}
const details = { password: 'correct horse 1', first_name: 'Mei', last_name: 'Lim', terms_and_condition: true as const };
const registering = (email: string) => ({ body: { ...details, email, company_name: 'Whatever they typed' } });

test('the email leads a new person in: they open it, register, join, and have a confirmed address; a second use is refused', async () => {
  const { email, token, coordinator } = await invited('admin');
  expect(mail.sent.at(-1)?.subject).toBe(`${coordinator.userId}@example.com invited you to Seen Foods on Waymark`);
  expect(mail.sent.at(-1)?.text).not.toContain('Ana Reyes');
  const one = await guest();
  const opened = await one.call(openInvite, { body: { token } });
  expect(opened.data).toMatchObject({ company: { name: 'Seen Foods' }, email, role: 'admin', invited_by: 'Ana Reyes' });
  expect(opened.setCookies.find((line) => line.startsWith('company_invite='))).toMatch(/HttpOnly.*SameSite=Lax/i);
  expect((await one.call(openInvite, { body: {} })).data.email).toBe(email);
  const { data } = await one.call(registerRecruiter, registering(email));
  expect(data.user?.is_email_verify).toBe(true);
  expect((await one.call(getMembership)).data).toMatchObject({ company: { name: 'Seen Foods' }, role: 'admin', joined_at: expect.any(String) });
  expect((await visitor().call(openInvite, { body: { token } })).refusal.code).toBe(42020);
  expect((await coordinator.browser.call(getTeam)).data.invites).toEqual([]);
});

test('someone with an account joins with it; the invitation is for its address only, and for someone without a company', async () => {
  const { email, token, admin } = await invited();
  const stranger = await person(server, 'recruiter');
  await stranger.browser.call(openInvite, { body: { token } });
  expect((await stranger.browser.call(acceptInvite)).refusal.code).toBe(45049);
  await db.update(user).set({ email }).where(eq(user.id, stranger.userId));
  expect((await stranger.browser.call(acceptInvite)).data).toMatchObject({ role: 'recruiter', permissions: ['mask-salaries'] });
  expect((await stranger.browser.call(acceptInvite)).refusal.code).toBe(42020);

  const other = await invited();
  await admin.browser.call(openInvite, { body: { token: other.token } });
  await db.update(user).set({ email: other.email }).where(eq(user.id, admin.userId));
  expect((await admin.browser.call(acceptInvite)).refusal.code).toBe(42016);
});

test('accepting reloads the open pages of the new member, of their team, and of the company they waited for', async () => {
  const { token, coordinator, admin, recruiter, email } = await invited();
  const elsewhere = await makeTeam(server);
  const { waiting } = elsewhere;
  await db.update(user).set({ email }).where(eq(user.id, waiting.userId));
  await waiting.browser.call(openInvite, { body: { token } });
  server.broadcasts.length = 0;
  expect((await waiting.browser.call(acceptInvite)).status).toBe(200);
  const reached = server.broadcasts.filter(({ changed }) => changed.what === 'company').flatMap(({ userIds }) => userIds);
  const people = [waiting, coordinator, admin, recruiter, elsewhere.coordinator, elsewhere.admin, elsewhere.recruiter];
  expect(reached.toSorted()).toEqual(people.map(({ userId }) => userId).toSorted());
});

test('someone registered with another address is treated as any new person', async () => {
  const { token } = await invited();
  const one = await guest();
  await one.call(openInvite, { body: { token } });
  await one.call(registerRecruiter, registering('somebody-else@example.com'));
  expect((await one.call(getMembership)).data).toMatchObject({ company: { name: 'Whatever they typed' }, role: 'coordinator' });
  expect((await visitor().call(openInvite, { body: { token } })).status).toBe(200);
});

test('it expires after seven days, a new one replaces it, and a canceled one doesn’t work', async () => {
  const { email, invite, token: first, coordinator } = await invited();
  const { id, token } = await invite();
  expect((await visitor().call(openInvite, { body: { token: first } })).refusal.code).toBe(40004);
  clock.move(7 * DAY - 1);
  expect((await visitor().call(openInvite, { body: { token } })).status).toBe(200);
  clock.move(1);
  expect((await visitor().call(openInvite, { body: { token } })).refusal.code).toBe(42019);
  expect(await db.select().from(companyInvite).where(eq(companyInvite.email, email))).toHaveLength(1);
  clock.move(-7 * DAY);
  const { coordinator: another } = await makeTeam(server);
  await another.browser.call(cancelInvite, { params: { id } });
  expect((await visitor().call(openInvite, { body: { token } })).status).toBe(200);
  await coordinator.browser.call(cancelInvite, { params: { id } });
  expect((await visitor().call(openInvite, { body: { token } })).refusal.code).toBe(40004);
});

test('a colleague isn’t invited again, and no token is stored', async () => {
  const { token, admin } = await invited();
  const mine = (await db.select().from(user).where(eq(user.id, admin.userId)))[0]?.email as string;
  const { refusal } = await admin.browser.call(inviteMember, { body: { email: mine, role: 'recruiter', permissions: [] } });
  expect(refusal.errors).toEqual({ email: ['They’re already on your team'] });
  expect(JSON.stringify(await db.select().from(companyInvite))).not.toContain(token);
});

test.each(['is removed', 'leaves', 'is an admin no more'])(
  'an admin’s invitations stop working once they %s, so nobody returns by their own invitation',
  async (how) => {
    const { coordinator, admin } = await makeTeam(server, { name: 'Seen Foods' });
    const email = `own-${(made += 1)}@example.com`;
    await admin.browser.call(inviteMember, { body: { email, role: 'admin', permissions: [] } });
    await coordinator.browser.call(inviteMember, { body: { email: `of-${email}`, role: 'admin', permissions: [] } });
    await runOutbox();
    const token = mail.sent.find(({ to }) => to === email)?.text.match(/join#([\w-]{43})/)?.[1] as string;
    const params = { user_id: admin.userId };
    const done =
      how === 'leaves'
        ? await admin.browser.call(leaveCompany)
        : how === 'is removed'
          ? await coordinator.browser.call(removeMember, { params })
          : await coordinator.browser.call(changeMember, { params, body: { role: 'recruiter', permissions: ['post-jobs'] } });
    expect(done.status).toBe(200);
    expect((await visitor().call(openInvite, { body: { token } })).refusal.code).toBe(40004);
    expect((await coordinator.browser.call(getTeam)).data.invites).toMatchObject([{ email: `of-${email}` }]);
  },
);

test('an unconfirmed address can’t send invitations', async () => {
  const { admin } = await makeTeam(server);
  await db.update(user).set({ emailVerified: false }).where(eq(user.id, admin.userId));
  const before = mail.sent.length;
  const { refusal } = await admin.browser.call(inviteMember, { body: { email: 'stranger@example.com', role: 'recruiter', permissions: [] } });
  await runOutbox();
  expect([refusal.code, mail.sent.length]).toEqual([42065, before]);
});

test('an address is invited at most five times a day, by however many companies', async () => {
  const codes = [];
  for (let count = 0; count < 6; count += 1) {
    const { admin } = await makeTeam(server);
    codes.push((await admin.browser.call(inviteMember, { body: { email: 'often@example.com', role: 'recruiter', permissions: [] } })).status);
  }
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
});
