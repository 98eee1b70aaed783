import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { getSession } from '../../../../contract/auth.ts';
import { beginSocialLogin } from '../../../../contract/login.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { atNetwork, begin, comeBack, finish, visitNetwork } from '../../../../tests/support/social.ts';
import { ticket } from '../../../db/schema/identity.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ PORT: '0', OTHER_SITES: 'https://employers.example', HANDOFF_SECRETS: 's'.repeat(32) });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Captures everything logged from now on, as one text. */
function watchLog(): () => string {
  const lines: unknown[] = [];
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(t.app.log, level).mockImplementation((...line: unknown[]) => void lines.push(line));
  return () => JSON.stringify(lines);
}
/** The cookie of the current visit. */
const visitOf = (browser: Browser) => [...browser.cookies].find(([name]) => name.startsWith('social_visit_')) as [string, string];
async function expectNobody(browser: Browser, provider: 'google' | 'apple' | 'line' | 'x' | 'facebook', code: number) {
  const answer = await finish(browser, provider);
  expect(answer.refusal.code).toBe(code);
  expect((await browser.call(getSession)).data.kind).toBe('guest');
}
const PRIVATE = /mika|ito|example\.com|code=|state=/i;

test.each([
  ['google', 'wrongState'],
  ['google', 'wrongNonce'],
  ['google', 'wrongAudience'],
  ['google', 'wrongIssuer'],
  ['google', 'foreignKey'],
  ['apple', 'wrongState'],
  ['apple', 'wrongNonce'],
  ['apple', 'wrongAudience'],
  ['apple', 'wrongIssuer'],
  ['apple', 'foreignKey'],
  ['line', 'wrongState'],
  ['line', 'wrongNonce'],
  ['line', 'wrongAudience'],
  ['line', 'wrongIssuer'],
  ['line', 'foreignKey'],
  ['x', 'wrongState'],
  ['facebook', 'wrongState'],
] as const)('%s with %s is refused and logged without personal data', async (provider, persona) => {
  const logged = watchLog();
  const one = await t.guest();
  const { answer, page } = await visitNetwork(t, one, provider, persona);
  expect(page).toBe(`/get-started?social=${provider}`);
  // Nothing is stored for a state that belongs to no visit.
  expect(answer.refusal.code).toBe(persona === 'wrongState' ? 42021 : 42022);
  expect((await one.call(getSession)).data.kind).toBe('guest');
  expect(logged()).toContain('social callback refused');
  const isClaim = persona === 'wrongNonce' || persona === 'wrongAudience';
  expect(logged().includes('OAUTH_JWT_CLAIM_COMPARISON_FAILED')).toBe(isClaim);
  expect(logged()).not.toMatch(PRIVATE);
});

test.each(['google', 'apple', 'x'] as const)('a callback of %s works once', async (provider) => {
  const one = await t.guest();
  const back = await atNetwork(await begin(one, provider), 'new', { email: `once-${provider}@example.com` });
  const began = visitOf(one);
  await comeBack(t, one, back);
  one.cookies.delete('social_proof');
  one.cookies.set(...began);
  const logged = watchLog();
  await comeBack(t, one, back);
  await expectNobody(one, provider, 42021);
  expect(logged()).toContain('linkUsed');
});

test('a code that was used at the network doesn’t work with another ticket', async () => {
  const one = await t.guest();
  const first = await atNetwork(await begin(one, 'google'), 'new');
  await comeBack(t, one, first);
  await finish(one, 'google');
  const two = await t.guest();
  const state = new URL(await begin(two, 'google')).searchParams.get('state') as string;
  const path = first.path.replace(/state=[^&]+/, `state=${state}`);
  await comeBack(t, two, { ...first, path });
  await expectNobody(two, 'google', 42022);
});

test.each(['google', 'apple'] as const)('a visit to %s can only end in the browser that started it', async (provider) => {
  const [one, two] = [await t.guest(), await t.guest()];
  const back = await atNetwork(await begin(one, provider), 'new');
  await comeBack(t, two, back);
  await expectNobody(two, provider, 42021);
  await begin(two, provider);
  await comeBack(t, two, back);
  await expectNobody(two, provider, 42021);
});

test('two simultaneous visits both end, including the first', async () => {
  const one = await t.guest();
  const [first, second] = [await begin(one, 'google'), await begin(one, 'google')];
  await comeBack(t, one, await atNetwork(first, 'new', { email: 'first-of-two@example.com' }));
  expect((await finish(one, 'google')).data.user?.email).toBe('first-of-two@example.com');
  const two = await t.guest();
  for (const [name, value] of one.cookies) if (name.startsWith('social_visit_')) two.cookies.set(name, value);
  await comeBack(t, two, await atNetwork(second, 'new', { email: 'second-of-two@example.com' }));
  expect((await finish(two, 'google')).data.user?.email).toBe('second-of-two@example.com');
});

test('another page’s link doesn’t spoil a visit that has ended and is about to be requested', async () => {
  const one = await t.guest();
  await comeBack(t, one, await atNetwork(await begin(one, 'google'), 'new', { email: 'unspoilt@example.com' }));
  await comeBack(t, one, { method: 'GET', path: '/social/callback/google?code=made-up&state=made-up', form: '' });
  expect((await finish(one, 'google')).data.user?.email).toBe('unspoilt@example.com');
});

test('a response from one network isn’t accepted as another’s', async () => {
  const one = await t.guest();
  const back = await atNetwork(await begin(one, 'google'), 'new');
  await comeBack(t, one, { ...back, path: back.path.replace('/google', '/line') });
  await expectNobody(one, 'line', 42021);
});

test('the ticket of a visit isn’t a proof, and a proof from one network isn’t accepted for another', async () => {
  const one = await t.guest();
  const back = await atNetwork(await begin(one, 'google'), 'new', { email: 'proof@example.com' });
  one.cookies.set('social_proof', visitOf(one)[1]);
  await expectNobody(one, 'google', 42021);
  await comeBack(t, one, back);
  await expectNobody(one, 'line', 42021);
});

test('a visit that took too long is over', async () => {
  const one = await t.guest();
  const back = await atNetwork(await begin(one, 'google'), 'new');
  t.clock.move(16 * 60_000);
  await comeBack(t, one, back);
  await expectNobody(one, 'google', 42021);
});

test('a proof can be requested once, within ten minutes', async () => {
  const one = await t.guest();
  const two = await t.guest();
  await comeBack(t, one, await atNetwork(await begin(one, 'google'), 'new', { email: 'late@example.com' }));
  two.cookies.set('social_proof', one.cookies.get('social_proof') as string);
  expect((await finish(one, 'google')).status).toBe(200);
  await expectNobody(two, 'google', 42021);
  await comeBack(t, two, await atNetwork(await begin(two, 'google'), 'new', { email: 'later@example.com' }));
  t.clock.move(11 * 60_000);
  await expectNobody(two, 'google', 42021);
});

test.each([
  ['/recommended-job/saved?page=2', '/recommended-job/saved?page=2'],
  ['http://localhost:3000/onsite-job', '/onsite-job'],
  ['https://employers.example/talent', 'https://employers.example/talent'],
  ['https://evil.example/', null],
  ['//evil.example/', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
])('the redirect %s is returned as %s', async (redirect, returned) => {
  const one = await t.guest();
  const page = await comeBack(t, one, await atNetwork(await begin(one, 'google', redirect), 'new', { answer: 'cancel' }));
  expect(page.startsWith('/get-started?social=google')).toBe(true);
  expect(new URL(page, 'http://localhost:3000').searchParams.get('redirect')).toBe(returned);
});

test('the database holds no personal data during the visit, and the callback reveals no address', async () => {
  const one = await t.guest();
  const page = await comeBack(t, one, await atNetwork(await begin(one, 'google'), 'new', { email: 'mika@example.com' }));
  expect(page).not.toMatch(/code|state|mika/);
  const rows = await t.db.select({ data: ticket.data }).from(ticket).where(eq(ticket.purpose, 'social'));
  // Sealed data is random letters and can't contain this character.
  expect(JSON.stringify(rows)).not.toContain('mika@');
});

test('a signed-in person can’t start a sign-in', async () => {
  const ana = await t.seeker();
  expect((await ana.call(beginSocialLogin, { params: { provider: 'google' }, body: {} })).refusal.code).toBe(42006);
});
