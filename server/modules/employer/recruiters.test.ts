import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { generateEmailOtp, getSession, login, logOut } from '../../../contract/auth.ts';
import { chooseAccount } from '../../../contract/login.ts';
import { listSavedJobs } from '../../../contract/saved-jobs.ts';
import { getMembership, recruiterLogin, registerRecruiter } from '../../../contract/recovery.ts';
import { testApp } from '../../../tests/support/app.ts';
import { companyMember } from '../../db/schema/identity.ts';
import { company } from '../../db/schema/market.ts';

const { clock, db, guest, mail, seeker, visitor } = await testApp();
const password = 'correct horse 1';
const details = { password, first_name: 'Elias', last_name: 'Tan', terms_and_condition: true as const };
const register = async (email: string, company_name: string) => (await guest()).call(registerRecruiter, { body: { ...details, email, company_name } });

test('a recruiter has an account and a path of their own, beside a seeker’s of one address', async () => {
  const ana = await seeker();
  const email = ana.user?.email as string;
  const one = await guest();
  const { data } = await one.call(registerRecruiter, { body: { ...details, password: 'recruiting 123', email, company_name: 'Brand New Bakery' } });
  expect(data).toMatchObject({ kind: 'recruiter', user: { email, first_name: 'Elias' } });
  expect((await one.call(listSavedJobs)).refusal.code).toBe(40005);
  await one.call(logOut, { body: {} });
  expect((await visitor().call(recruiterLogin, { body: { login: email, password } })).refusal.code).toBe(40002);
  expect((await visitor().call(recruiterLogin, { body: { login: email, password: 'recruiting 123' } })).data.kind).toBe('recruiter');
  expect((await visitor().call(login, { body: { login: email, password } })).data.kind).toBe('seeker');
});

test('a code proves the address, so it waits for a choice between the two accounts', async () => {
  const email = (await seeker()).user?.email as string;
  await register(email, 'Choice Bakery');
  clock.move(60 * 60_000);
  const one = await guest();
  const { challenge_id } = (await one.call(generateEmailOtp, { body: { email } })).data;
  const otp = mail.sent.at(-1)?.text.match(/\d{6}/)?.[0] as string;
  const { data } = await one.call(login, { body: { login: email, otp, challenge_id } });
  expect(data).toMatchObject({ kind: 'guest', pending: { step: 'choosingAccount', accounts: [{ role: 'jobseeker' }, { role: 'recruiter' }] } });
  const employer = data.pending?.step === 'choosingAccount' ? data.pending.accounts.find(({ role }) => role === 'recruiter') : undefined;
  expect((await one.call(chooseAccount, { body: { account_id: employer?.id as string } })).data.kind).toBe('recruiter');
  expect((await one.call(getSession)).data.kind).toBe('recruiter');
});

test('who names a new company coordinates it; a company that is known lets people in itself', async () => {
  const [made] = await db.insert(company).values({ name: 'Known Foods', nameKey: 'known foods', slug: 'known-foods', countryId: 167 }).returning();
  const first = await register('first@example.com', 'Quite New Inc.');
  const second = await register('second@example.com', 'QUITE NEW');
  const stranger = await register('third@example.com', 'Known Foods');
  const of = async (id: string | undefined) =>
    (
      await db
        .select()
        .from(companyMember)
        .where(eq(companyMember.userId, id as string))
    )[0];
  expect(await of(first.data.user?.id)).toMatchObject({ role: 'coordinator', joinedAt: expect.any(Date) });
  expect(await of(second.data.user?.id)).toMatchObject({ role: 'recruiter', joinedAt: null });
  expect(await of(stranger.data.user?.id)).toMatchObject({ companyId: made?.id, role: 'recruiter', joinedAt: null });
});

test('one address registers once as a recruiter', async () => {
  await register('twice@example.com', 'Twice');
  expect((await register('TWICE@example.com', 'Twice')).refusal.code).toBe(41001);
});

test('a recruiter’s own name is no password', async () => {
  const body = { ...details, password: 'EliasTan2026', email: 'own-name@example.com', company_name: 'Own Name Bakery' };
  const { refusal } = await (await guest()).call(registerRecruiter, { body });
  expect(refusal.errors).toEqual({ password: [expect.stringContaining('Your name or email')] });
});

test('a recruiter sees their company and whether they are in; a seeker sees none', async () => {
  const [known] = await db.insert(company).values({ name: 'Seen Foods', nameKey: 'seen foods', slug: 'seen-foods', countryId: 167 }).returning();
  const founder = await guest();
  await founder.call(registerRecruiter, { body: { ...details, email: 'founder@example.com', company_name: 'Seen Bakery' } });
  expect((await founder.call(getMembership)).data).toMatchObject({
    company: { name: 'Seen Bakery', logo: expect.stringMatching(/^\/logo\/\d+\.svg$/) },
    role: 'coordinator',
    joined_at: expect.any(String),
  });
  const waiting = await guest();
  await waiting.call(registerRecruiter, { body: { ...details, email: 'waiting@example.com', company_name: 'Seen Foods' } });
  expect((await waiting.call(getMembership)).data).toMatchObject({ company: { id: known?.id, name: 'Seen Foods' }, role: 'recruiter', joined_at: null });
  expect((await (await seeker()).call(getMembership)).refusal.code).toBe(40005);
  expect((await (await guest()).call(getMembership)).refusal.code).toBe(40003);
});
