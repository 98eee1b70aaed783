import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '../support/app.ts';
import { begin, comeBack, finish } from '../support/social.ts';

/**
 * Google simulated by npm's oauth2-mock-server, found through its discovery document: an issuer from the configuration, and the production adapter.
 */
const provider = new OAuth2Server();
let t: TestApp;
let claims: Record<string, unknown> = {};

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  const issuer = `http://127.0.0.1:${provider.address().port}`;
  provider.issuer.url = issuer;
  provider.service.on('beforeTokenSigning', ({ payload }: { payload: Record<string, unknown> }) => void Object.assign(payload, claims));
  t = await testApp({ OAUTH_GOOGLE_CLIENT_ID: 'waymark', OAUTH_GOOGLE_CLIENT_SECRET: 'secret', OAUTH_GOOGLE_ISSUER: issuer });
});
afterAll(() => provider.stop());

/** A complete login as the person in the claims. */
async function loggedIn() {
  const one = await t.guest();
  const page = await fetch(await begin(one, 'google'), { redirect: 'manual' });
  const { pathname, search } = new URL(page.headers.get('location') as string);
  await comeBack(t, one, { method: 'GET', path: pathname + search, form: '' });
  return finish(one, 'google');
}

test('a user of another provider is registered, and recognized the next time', async () => {
  claims = { sub: 'mika-1', aud: 'waymark', email: 'Mika@Example.com', email_verified: true, given_name: 'Mika', family_name: 'Ito' };
  const { data } = await loggedIn();
  expect(data).toMatchObject({ kind: 'seeker', user: { email: 'mika@example.com', first_name: 'Mika', last_name: 'Ito', is_email_verify: true } });
  claims = { ...claims, email: 'moved@example.com' };
  expect((await loggedIn()).data.user?.id).toBe(data.user?.id);
});

test.each([
  ['for another client', { aud: 'another' }],
  ['with another nonce', { nonce: 'another' }],
  ['of another issuer', { iss: 'https://elsewhere.example' }],
  ['that is past', { exp: 1 }],
])('rejects an id token that is %s', async (_what, wrong) => {
  claims = { sub: 'eve', aud: 'waymark', email: 'eve@example.com', email_verified: true, ...wrong };
  expect((await loggedIn()).refusal).toMatchObject({ code: 42022 });
});

test('a failing provider is unavailable, and one that refuses says so', async () => {
  const answers = (statusCode: number, body: Record<string, string>) =>
    provider.service.once('beforeResponse', (reply: { statusCode: number; body: unknown }) => void Object.assign(reply, { statusCode, body }));
  claims = { sub: 'mika-1', aud: 'waymark' };
  answers(503, { error: 'temporarily_unavailable' });
  expect((await loggedIn()).refusal).toMatchObject({ code: 42024 });
  const logged = vi.spyOn(t.app.log, 'warn');
  answers(400, { error: 'invalid_client', error_description: 'The secret is wrong' });
  expect((await loggedIn()).refusal).toMatchObject({ code: 42022 });
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ detail: 'invalid_client: The secret is wrong' }), 'social callback refused');
});
