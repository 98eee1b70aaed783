import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createJobAlert } from '../../../../contract/alerts.ts';
import { getSession } from '../../../../contract/auth.ts';
import { SOCIAL_PROVIDERS, type SocialProvider } from '../../../../contract/login.ts';
import { changePassword, deleteAccount, exportData } from '../../../../contract/settings.ts';
import { TERMS_VERSION } from '../../../../contract/terms.ts';
import { enrolTwoFactor, getProof, passkeyOptions } from '../../../../contract/two-factor.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { makeJob } from '../../../../tests/support/market.ts';
import { atNetwork, begin, comeBack, finish, visitNetwork } from '../../../../tests/support/social.ts';
import { account, session, user } from '../../../db/schema/auth.ts';
import { twoFactor } from '../../../db/schema/identity.ts';
import { savedJob } from '../../../db/schema/seeker.ts';
import { tokenHashOf } from '../assurance/session-rows.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ PORT: '0' });
});

let count = 0;
const address = () => `social-${(count += 1)}@example.com`;
const userOf = async (id: string | undefined) =>
  (
    await t.db
      .select()
      .from(user)
      .where(eq(user.id, id as string))
  )[0];
const waysOf = (id: string | undefined) =>
  t.db
    .select({ providerId: account.providerId })
    .from(account)
    .where(eq(account.userId, id as string));
const verify = (browser: Browser) =>
  t.db
    .update(user)
    .set({ emailVerified: true })
    .where(eq(user.id, browser.user?.id as string));

describe.each(SOCIAL_PROVIDERS)('%s', (provider) => {
  test('registers a new person from the guest, and recognizes them the next time', async () => {
    const one = await t.guest();
    const before = one.cookies.get('sessionid');
    const email = address();
    const { answer, page } = await visitNetwork(t, one, provider, 'new', { name: 'Mika Ann Ito', email });
    expect(page).toBe(`/get-started?social=${provider}`);
    expect(answer.data).toMatchObject({ kind: 'seeker', pending: null, user: { email, first_name: expect.stringMatching(/^Mika/), avatar: null } });
    expect(one.cookies.get('sessionid')).not.toBe(before);
    const found = await userOf(answer.data.user?.id);
    expect(found).toMatchObject({
      source: 'web',
      isAnonymous: false,
      termsVersion: TERMS_VERSION,
      emailVerified: provider !== 'facebook' && provider !== 'line',
    });
    expect(found?.name).toBe('Mika Ann Ito');
    const again = await t.guest();
    expect((await visitNetwork(t, again, provider, 'new', { email })).answer.data.user?.id).toBe(answer.data.user?.id);
    expect(await waysOf(answer.data.user?.id)).toEqual([{ providerId: provider }]);
  });

  test('registers without an address too, and shows none', async () => {
    const { answer } = await visitNetwork(t, await t.guest(), provider, 'noEmail', { email: address() });
    expect(answer.data).toMatchObject({ kind: 'seeker', user: { email: '', first_name: 'Mika', is_email_verify: false } });
  });

  test('distinguishes canceled, refused, and unavailable', async () => {
    const one = await t.guest();
    const cancelled = await atNetwork(await begin(one, provider), 'new', { answer: 'cancel' });
    await comeBack(t, one, cancelled);
    expect((await finish(one, provider)).refusal).toMatchObject({ code: 42023 });
    expect((await visitNetwork(t, one, provider, 'refused')).answer.refusal).toMatchObject({
      code: 42022,
      message: expect.stringContaining('Invalid credentials'),
    });
    expect((await visitNetwork(t, one, provider, 'serverError')).answer.refusal).toMatchObject({ code: 42024 });
    expect((await one.call(getSession)).data.kind).toBe('guest');
  });
});

const CONFIRMING: SocialProvider[] = ['google', 'apple', 'x'];

test('the placeholder address is never emailed and never shown', async () => {
  const one = await t.guest();
  const id = (await visitNetwork(t, one, 'facebook', 'noEmail', { email: address() })).answer.data.user?.id as string;
  const sent = t.mail.sent.length;
  expect((await one.call(getProof)).data.methods).toEqual([]);
  expect((await one.call(enrolTwoFactor, { body: {} })).data.uri).not.toContain('invalid');
  expect(JSON.stringify((await one.call(passkeyOptions, { body: {} })).data)).not.toContain('invalid');
  const alert = { keywords: 'nurse', location: null, filters: {}, frequency: 'Daily' as const };
  expect((await one.call(createJobAlert, { body: alert })).refusal.errors).toHaveProperty('email');
  expect(JSON.stringify((await one.call(exportData)).data)).not.toContain('guest.invalid');
  await one.call(changePassword, { body: { new_password: 'another horse 22' } });
  expect((await one.call(getProof)).data.methods).toEqual(['password']);
  expect((await one.call(deleteAccount, { body: { confirmation: (await userOf(id))?.email as string } })).refusal).toMatchObject({
    code: 40001,
    errors: { confirmation: ['Type “delete” to confirm'] },
  });
  expect((await one.call(deleteAccount, { body: { confirmation: 'Delete' } })).status).toBe(200);
  await t.runOutbox();
  expect(t.mail.sent.slice(sent)).toEqual([]);
});

describe('an address with an account', () => {
  test.each(CONFIRMING)('is linked if %s and we have confirmed it, and the guest is merged', async (provider) => {
    const ana = await t.seeker();
    await verify(ana);
    const one = await t.guest();
    const jobId = (await makeJob(t.db)).id;
    const token = tokenHashOf(one.cookies.get('sessionid') as string);
    const [guest] = await t.db.select().from(session).where(eq(session.token, token));
    await t.db.insert(savedJob).values({ userId: guest?.userId as string, jobId });
    const { answer } = await visitNetwork(t, one, provider, 'new', { email: ana.user?.email as string });
    expect(answer.data.user?.id).toBe(ana.user?.id);
    expect(
      await t.db
        .select({ jobId: savedJob.jobId })
        .from(savedJob)
        .where(eq(savedJob.userId, ana.user?.id as string)),
    ).toEqual([{ jobId }]);
    expect((await waysOf(ana.user?.id)).map(({ providerId }) => providerId).toSorted()).toEqual(['credential', provider].toSorted());
  });

  test('isn’t linked if we haven’t confirmed it', async () => {
    const ana = await t.seeker();
    const { answer } = await visitNetwork(t, await t.guest(), 'google', 'new', { email: ana.user?.email as string });
    expect(answer.refusal).toMatchObject({ code: 42060 });
    expect(await waysOf(ana.user?.id)).toEqual([{ providerId: 'credential' }]);
  });

  test.each([
    ['google', 'unverified'],
    ['facebook', 'new'],
    ['line', 'new'],
  ] as const)('isn’t linked if %s hasn’t confirmed it (%s)', async (provider, persona) => {
    const ana = await t.seeker();
    await verify(ana);
    const { answer } = await visitNetwork(t, await t.guest(), provider, persona, { email: ana.user?.email as string });
    expect(answer.refusal).toMatchObject({ code: 42060 });
    expect(await waysOf(ana.user?.id)).toEqual([{ providerId: 'credential' }]);
  });

  test('of a suspended person doesn’t sign in', async () => {
    const ana = await t.seeker();
    await t.db
      .update(user)
      .set({ emailVerified: true, suspendedAt: t.clock.now() })
      .where(eq(user.id, ana.user?.id as string));
    expect((await visitNetwork(t, await t.guest(), 'google', 'new', { email: ana.user?.email as string })).answer.refusal.code).toBe(42001);
  });

  test('of a job seeker and an employer waits for a choice', async () => {
    const ana = await t.seeker();
    await verify(ana);
    const email = ana.user?.email as string;
    await t.db.insert(user).values({ email, role: 'recruiter', emailVerified: true, name: 'Ana', firstName: 'Ana' });
    const { answer } = await visitNetwork(t, await t.guest(), 'google', 'new', { email });
    expect(answer.data).toMatchObject({ kind: 'guest', pending: { step: 'choosingAccount', accounts: [{}, {}] } });
  });
});

test('with two-step sign-in on, the second factor is still required', async () => {
  const email = address();
  const { answer } = await visitNetwork(t, await t.guest(), 'google', 'new', { email });
  const userId = answer.data.user?.id as string;
  await t.db.insert(twoFactor).values({ userId, sealedSecret: 'x', confirmedAt: t.clock.now() });
  const again = await visitNetwork(t, await t.guest(), 'google', 'new', { email });
  expect(again.answer.data).toMatchObject({ kind: 'guest', user: null, pending: { step: 'twoFactor' } });
});

test('identity claims in the payload are ignored', async () => {
  const ana = await t.seeker();
  await verify(ana);
  const one = await t.guest();
  const email = address();
  await comeBack(t, one, await atNetwork(await begin(one, 'google'), 'new', { email }));
  const answer = await finish(one, 'google', {
    email: ana.user?.email,
    user_id: ana.user?.id,
    first_name: 'Ana',
    avatar: 'https://example.com/a.png',
    language_code: 'ja',
  });
  expect(answer.data.user).toMatchObject({ email, first_name: 'Mika', avatar: null });
  expect((await userOf(answer.data.user?.id))?.languageId).toBe(4);
});

test('two simultaneous visits of one person create one account', async () => {
  const [one, two] = [await t.guest(), await t.guest()];
  const email = address();
  for (const browser of [one, two]) await comeBack(t, browser, await atNetwork(await begin(browser, 'google'), 'new', { email }));
  const answers = await Promise.all([finish(one, 'google'), finish(two, 'google')]);
  expect(answers[0].data.user?.id).toBe(answers[1].data.user?.id);
  const made = await t.db
    .select()
    .from(user)
    .where(and(eq(user.email, email)));
  expect(made).toHaveLength(1);
});
