import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { atSingpass, comeBack } from '../../../../tests/support/singpass.ts';
import { HOUR } from '../../../../contract/durations.ts';
import { getMe, updateMe } from '../../../../contract/jobseekers.ts';
import { generateAuthoriseUrl, singpassUserInfo, verifySingaporeIdentity } from '../../../../contract/singpass.ts';
import { IdentityFailure } from '../../../adapters/identity/provider.ts';
import { consentReceipt, singaporeIdentity } from '../../../db/schema/identity.ts';
import { user } from '../../../db/schema/auth.ts';
import { sweep } from '../../../jobs/sweep.ts';

const SG = { 'country-id': '193' };
const redirect_uri = 'http://localhost:3000/singpass/callback';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ PORT: '0' });
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function begin(browser: Browser): Promise<string> {
  return (await browser.call(generateAuthoriseUrl, { body: { redirect_uri } }, SG)).data.authorise_url;
}
async function visit(browser: Browser, persona: string, more: Parameters<typeof atSingpass>[2] = {}): Promise<string> {
  const search = await atSingpass(await begin(browser), persona, more);
  await comeBack(t, browser, search);
  t.clock.move(1_000);
  return search;
}
const info = async (browser: Browser) => (await browser.call(singpassUserInfo, undefined, SG)).data;
const submit = (browser: Browser, id?: string) => browser.call(verifySingaporeIdentity, { body: id === undefined ? {} : { id } }, SG);
const statusOf = async (browser: Browser) =>
  (
    await t.db
      .select()
      .from(user)
      .where(eq(user.id, browser.user?.id as string))
  )[0]?.residentialStatus;

describe('an identity', () => {
  test('is fetched, shown with part of its number only, and verified; eligibility and badge follow', async () => {
    const ana = await t.seeker();
    expect(await info(ana)).toMatchObject({ id: null, failure: null, is_verified: false });
    const url = await begin(ana);
    expect([...new URL(url).searchParams.keys()].toSorted()).toEqual(['client_id', 'request_uri']);
    expect(await comeBack(t, ana, await atSingpass(url, 'employmentPass'))).toEqual({ status: 303, location: '/singpass/returned' });
    const found = await info(ana);
    expect(found).toMatchObject({
      uinfin: expect.stringMatching(/^G\*{4}\d{3}A$/),
      name: 'ANA REYES',
      residential_status: 'Foreigner',
      nationality: 'Filipino',
      pass_type: 'Employment Pass',
      pass_status: 'Live',
      pass_expiry_date: '2031-08-31',
      verify_role: 1,
      is_verified: false,
      failure: null,
    });
    expect((await ana.call(getMe)).data.is_identity_verified).toBe(false);
    expect((await submit(ana, found.id as string)).data).toEqual({ new_user_identity: { id: 3, value: 'Employment Pass' } });
    expect(await statusOf(ana)).toBe('Employment Pass');
    expect((await ana.call(getMe)).data.is_identity_verified).toBe(true);
    expect(await info(ana)).toMatchObject({ id: found.id, is_verified: true });
    const [receipt] = await t.db
      .select()
      .from(consentReceipt)
      .where(eq(consentReceipt.userId, ana.user?.id as string));
    expect(receipt).toMatchObject({ provider: 'singpass', fields: expect.arrayContaining(['uinfin', 'passexpirydate']), withdrawnAt: null });
  });

  test.each([
    ['citizen', 'Singapore Citizen'],
    ['resident', 'Permanent Resident'],
    ['sPass', 'S Pass'],
    ['workPermit', 'Work Permit'],
    ['dependantsPass', "Dependant's Pass"],
    ['longTermVisit', 'Long-Term Visit Pass'],
    ['student', "Student's Pass"],
    ['workHoliday', 'Work Permit'],
    ['otherEncrypted', 'Singapore Citizen'],
    ['namelessKey', 'Singapore Citizen'],
    ['approved', 'No pass yet'],
    ['expired', 'No pass yet'],
    ['cancelled', 'No pass yet'],
  ])('of persona %s results in %s', async (persona, value) => {
    const one = await t.seeker();
    await visit(one, persona);
    expect((await submit(one)).data.new_user_identity.value).toBe(value);
    expect(await statusOf(one)).toBe(value);
  });

  test('with another name doesn’t match and verifies nothing', async () => {
    const one = await t.seeker();
    await visit(one, 'mismatch');
    expect((await submit(one)).refusal).toMatchObject({ code: 42053, message: expect.stringContaining('The identity information does not match') });
    expect(await statusOf(one)).toBeNull();
  });

  test('verifies one account, however many submit it at once', async () => {
    const seekers = await Promise.all([t.seeker(), t.seeker(), t.seeker()]);
    for (const one of seekers) await visit(one, 'taken');
    const answers = await Promise.all(seekers.map((one) => submit(one)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.refusal.code).toBe(42054);
  });

  test('is updated by another visit, but not by another identity', async () => {
    const one = await t.seeker();
    await visit(one, 'citizen');
    await submit(one);
    await visit(one, 'citizen');
    expect(await info(one)).toMatchObject({ is_verified: true, failure: null });
    await visit(one, 'sPass');
    expect(await info(one)).toMatchObject({ id: null, failure: 'mismatch' });
    expect(await statusOf(one)).toBe('Singapore Citizen');
  });

  test('can be declared without Singpass until it is verified, but not after', async () => {
    const one = await t.seeker();
    expect((await one.call(updateMe, { body: { user_identity_id: 4 } })).status).toBe(200);
    expect(await statusOf(one)).toBe('S Pass');
    await visit(one, 'citizen');
    await submit(one);
    expect((await one.call(updateMe, { body: { user_identity_id: 4 } })).refusal.errors).toHaveProperty('user_identity_id');
  });

  test('that isn’t submitted is purged within two hours with its consent; a pass that expires ends what it allowed', async () => {
    const [idle, holder] = [await t.seeker(), await t.seeker()];
    await visit(idle, 'citizen');
    await visit(holder, 'sPass');
    await submit(holder);
    t.clock.move(HOUR + 1);
    expect(await info(idle)).toMatchObject({ id: null, uinfin: null, name: null });
    expect((await submit(idle)).refusal.code).toBe(42055);
    await sweep(t.outside);
    const rows = await t.db.select({ userId: singaporeIdentity.userId }).from(singaporeIdentity);
    expect(rows.map(({ userId }) => userId)).not.toContain(idle.user?.id);
    const [receipt] = await t.db
      .select()
      .from(consentReceipt)
      .where(eq(consentReceipt.userId, idle.user?.id as string));
    expect(receipt?.withdrawnAt).toEqual(t.clock.now());
    await t.db
      .update(singaporeIdentity)
      .set({ passExpiryDate: '2026-03-01' })
      .where(eq(singaporeIdentity.userId, holder.user?.id as string));
    await sweep(t.outside);
    expect(await statusOf(holder)).toBe('No pass yet');
  });
});

describe('a visit without a result gives the reason', () => {
  test.each([
    ['cancelled by the person', 'citizen', 'cancel', 'userCancelled', 'access_denied'],
    ['without Myinfo', 'noMyinfo', 'agree', 'noMyinfo', 'noPersonInfo'],
    ['by a Singpass Foreign Account', 'foreignNumber', 'agree', 'noMyinfo', 'foreignAccount'],
    ['with a number and no name', 'noName', 'agree', 'noMyinfo', 'noName'],
    ['with Myinfo down', 'down', 'agree', 'upstreamDown', 'status503'],
    ['with Singpass away', 'downAtSignIn', 'agree', 'upstreamDown', 'temporarily_unavailable'],
    ['signed with a foreign key', 'foreignKey', 'agree', 'ourFault', 'OAUTH_INVALID_RESPONSE'],
    ['not encrypted', 'notEncrypted', 'agree', 'ourFault', 'userinfoNotEncrypted'],
    ['wrongly encrypted', 'weaklyEncrypted', 'agree', 'ourFault', 'userinfoWronglyEncrypted'],
    ['with another nonce', 'wrongNonce', 'agree', 'ourFault', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
    ['for another audience', 'wrongAudience', 'agree', 'ourFault', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
    ['with another issuer', 'wrongIssuer', 'agree', 'ourFault', 'OAUTH_INVALID_RESPONSE'],
    ['with another state', 'wrongState', 'agree', 'ourFault', 'stateMismatch'],
  ])('%s', async (_, persona, answer, failure, reason) => {
    const logged = [vi.spyOn(t.app.log, 'warn'), vi.spyOn(t.app.log, 'info'), vi.spyOn(t.app.log, 'error')];
    const one = await t.seeker();
    const search = await visit(one, persona, { answer });
    expect(await info(one)).toMatchObject({ id: null, uinfin: null, name: null, failure, reference: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect((await submit(one)).refusal.code).toBe(42055);
    const lines = JSON.stringify(logged.flatMap((spy) => spy.mock.calls));
    expect(lines).toContain(`"reason":"${reason}"`);
    expect(lines).toContain('"reference"');
    const secrets = [...new URLSearchParams(search).values(), 'ANA', 'Reyes', one.user?.email as string, one.user?.id as string];
    for (const secret of secrets.filter((value) => value.length > 2 && !/^(access_denied|temporarily_unavailable)$/.test(value)))
      expect(lines).not.toContain(secret);
    // The next attempt starts clean.
    await visit(one, 'citizen');
    expect(await info(one)).toMatchObject({ failure: null, residential_status: 'Singapore Citizen' });
  });
});

test('each DPoP proof contains its expiry', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await visit(await t.seeker(), 'citizen');
  const proofs = fetched.mock.calls.flatMap(([, init]) => new Headers(init?.headers).get('dpop') ?? []).map((proof) => decodeJwt(proof));
  expect(proofs.map(({ htm, htu }) => `${String(htm)} ${new URL(String(htu)).pathname}`)).toEqual(['POST /request', 'POST /token', 'GET /me']);
  for (const { iat = 0, exp } of proofs) expect(exp).toBe(iat + 120);
});

test('the reason is logged when Singpass refuses our request', async () => {
  vi.spyOn(t.app.singpass, 'begin').mockRejectedValueOnce(
    new IdentityFailure('ourFault', 'OAUTH_RESPONSE_BODY_ERROR', 'Scope residentialstatus is not supported'),
  );
  const logged = vi.spyOn(t.app.log, 'warn');
  expect((await (await t.seeker()).call(generateAuthoriseUrl, { body: { redirect_uri } }, SG)).status).toBe(502);
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ detail: 'Scope residentialstatus is not supported' }), 'singpass could not be asked');
});

test('is for job seekers in the Singapore market, and redirects to our own pages only', async () => {
  const one = await t.seeker();
  expect((await one.call(singpassUserInfo)).refusal.code).toBe(42050);
  expect((await one.call(generateAuthoriseUrl, { body: { redirect_uri } })).refusal.code).toBe(42050);
  const away = await one.call(generateAuthoriseUrl, { body: { redirect_uri: 'https://evil.example/singpass/callback' } }, SG);
  expect(away.refusal.errors).toHaveProperty('redirect_uri');
  const guest = await t.guest();
  expect((await guest.call(singpassUserInfo, undefined, SG)).refusal.code).toBe(40003);
  expect((await submit(guest)).refusal.code).toBe(40003);
});

test('publishes our public keys and nothing private', async () => {
  const { keys } = (await t.app.inject({ url: '/.well-known/singpass-jwks.json' })).json<{ keys: Record<string, string>[] }>();
  expect(keys.map(({ alg, use }) => [alg, use])).toEqual([
    ['ES256', 'sig'],
    ['ECDH-ES+A256KW', 'enc'],
  ]);
  expect(keys.some((key) => 'd' in key)).toBe(false);
});
