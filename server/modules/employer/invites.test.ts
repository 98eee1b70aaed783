import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { getMembership, registerRecruiter } from '../../../contract/recovery.ts';
import { acceptInvite, cancelInvite, changeMember, getTeam, inviteMember, leaveCompany, openInvite, removeMember } from '../../../contract/team.ts';
import { person } from '../../../tests/api/world.ts';
import { testApp } from '../../../tests/support/app.ts';
import { makeTeam } from '../../../tests/support/team.ts';
import { companyInvite } from '../../db/schema/employer.ts';
import { user } from '../../db/schema/auth.ts';

const server = await testApp();
const { clock, db, guest, mail, runOutbox, visitor } = server;
const DAY = 86_400_000;

let made = 0;
/** An invitation as its letter brings it. */
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

test('the letter leads a newcomer in: opened, registered, in, the address confirmed; a second time it is used', async () => {
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

test('who has an account takes it there; it is for its address alone, and for who is in no company', async () => {
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

test('one registered with another address is where any newcomer would be', async () => {
  const { token } = await invited();
  const one = await guest();
  await one.call(openInvite, { body: { token } });
  await one.call(registerRecruiter, registering('somebody-else@example.com'));
  expect((await one.call(getMembership)).data).toMatchObject({ company: { name: 'Whatever they typed' }, role: 'coordinator' });
  expect((await visitor().call(openInvite, { body: { token } })).status).toBe(200);
});

test('it counts for seven days; a new one takes its place; one taken back is nothing', async () => {
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

test('a colleague is not invited again; no token is kept', async () => {
  const { token, admin } = await invited();
  const mine = (await db.select().from(user).where(eq(user.id, admin.userId)))[0]?.email as string;
  const { refusal } = await admin.browser.call(inviteMember, { body: { email: mine, role: 'recruiter', permissions: [] } });
  expect(refusal.errors).toEqual({ email: ['They’re already on your team'] });
  expect(JSON.stringify(await db.select().from(companyInvite))).not.toContain(token);
});

test.each(['is removed', 'leaves', 'is an admin no more'])(
  'what an admin offered counts no more once they %s: nobody comes back by an invitation of their own',
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

test('whoever has not confirmed their address writes to nobody', async () => {
  const { admin } = await makeTeam(server);
  await db.update(user).set({ emailVerified: false }).where(eq(user.id, admin.userId));
  const before = mail.sent.length;
  const { refusal } = await admin.browser.call(inviteMember, { body: { email: 'stranger@example.com', role: 'recruiter', permissions: [] } });
  await runOutbox();
  expect([refusal.code, mail.sent.length]).toEqual([42065, before]);
});

test('one address is invited five times a day at most, by however many companies', async () => {
  const codes = [];
  for (let count = 0; count < 6; count += 1) {
    const { admin } = await makeTeam(server);
    codes.push((await admin.browser.call(inviteMember, { body: { email: 'often@example.com', role: 'recruiter', permissions: [] } })).status);
  }
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
});
