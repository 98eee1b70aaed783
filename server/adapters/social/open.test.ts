import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { socialClient } from './client.ts';
import { dialectAt } from './networks.ts';
import { openSocialNetworks } from './open.ts';

const embedded = {
  social: {},
  otherSites: [],
  baseUrl: 'https://jobs.example.com',
  port: 0,
  host: '127.0.0.1',
  whyNoDemo: [],
};
const google = { clientId: 'id', secret: 'secret' };

test.each([
  ['a real network', { social: { google } }],
  ['no demo', { whyNoDemo: ['DATABASE_URL is set'] }],
])('with %s set up there is no stand-in, and the other networks are unavailable', async (_what, settings) => {
  const networks = openSocialNetworks({ ...embedded, ...settings });
  await expect(networks.of('x').begin(networks.redirectUriOf('x', undefined))).rejects.toMatchObject({ kind: 'unavailable', reason: 'notConfigured' });
  expect(await networks.otherSites()).toEqual([]);
  await networks.close();
});

test('a network is called at its own address, with state, PKCE, and no data of ours', async () => {
  const networks = openSocialNetworks({ ...embedded, social: { x: google } });
  const { url, trip } = await networks.of('x').begin(networks.redirectUriOf('x', 'https://evil.example'));
  const { origin, pathname, searchParams } = new URL(url);
  expect(origin + pathname).toBe('https://x.com/i/oauth2/authorize');
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'id',
    response_type: 'code',
    scope: 'users.read tweet.read users.email',
    redirect_uri: 'https://jobs.example.com/social/callback/x',
    state: trip.state,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
});

test('an unreachable network is reported, and the others still work', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.close();
  const at = (provider: 'google' | 'x') =>
    socialClient({ provider, dialect: dialectAt(provider, `${origin}/${provider}`), credentials: google, isInsecure: true });
  await expect(at('google').begin('https://jobs.example.com/back')).rejects.toMatchObject({ kind: 'unavailable' });
  expect((await at('x').begin('https://jobs.example.com/back')).url).toContain(`${origin}/x/i/oauth2/authorize`);
});

test('a network can have another address: the paths are its own, whether or not the address ends in a slash', async () => {
  for (const issuer of ['https://staging.example/x', 'https://staging.example/x/']) {
    const networks = openSocialNetworks({ ...embedded, social: { x: { ...google, issuer } } });
    const { url, trip } = await networks.of('x').begin(networks.redirectUriOf('x', undefined));
    expect([url.split('?')[0], trip.issuer]).toEqual(['https://staging.example/x/i/oauth2/authorize', issuer]);
  }
});
