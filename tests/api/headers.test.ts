import { expect, test } from 'vitest';
import { pathOf, type CallDeclaration } from '../../contract/call.ts';
import { CALLS, type CallName } from '../../contract/calls.ts';
import { savedJob } from '../../server/db/schema/seeker.ts';
import { testApp } from '../support/app.ts';
import type { Browser } from '../support/browser.ts';
import { makeJob } from '../support/market.ts';
import { person } from './world.ts';

const server = await testApp();
const secure = await testApp({ BASE_URL: 'https://jobs.example.com' });
const visitor = server.visitor();
const { browser: seeker, userId } = await person(server, 'seeker');
const { browser: recruiter } = await person(server, 'recruiter');
const { id: jobId } = await makeJob(server.db);
await server.db.insert(savedJob).values({ userId, jobId });
const answers = [
  '/api/auth/session',
  '/api/jobseekers/me',
  '/api/nothing',
  '/api/jobs/x',
  '/map/14.6,120.98.svg',
  '/logo/1.svg',
  '/cover/1.svg',
  '/healthz',
  '/nothing',
  '/api/jobs/%E0%A4%A',
  '/jobs-hiring/%E0%A4%A',
];

test.each(answers)('%s has the headers that keep a browser safe', async (url) => {
  const { headers } = await secure.app.inject({ url });
  const policy = String(headers['content-security-policy']);
  for (const directive of ["default-src 'self'", "script-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
    expect(policy.split(';')).toContain(directive);
  expect(policy.replace(/style-src-attr [^;]+/, '')).not.toMatch(/unsafe|\*|https?:/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  for (const feature of ['camera', 'microphone', 'payment', 'usb']) expect(String(headers['permissions-policy']).split(', ')).toContain(`${feature}=()`);
  expect(String(headers['permissions-policy']).split(', ')).toContain('geolocation=(self)');
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('without TLS, responses don’t make browsers require it', async () => {
  expect((await server.app.inject('/healthz')).headers).not.toHaveProperty('strict-transport-security');
});

const calls = Object.entries(CALLS) as [CallName, CallDeclaration][];
const ids = { id: 1, type: 'degrees', provider: 'google', recruiter_id: '1', message_id: '1', slug: 'x' };
const ask = async (call: CallDeclaration, browser: Browser) => {
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  return server.app.inject({ method: call.method, url: pathOf(call, ids), headers: { cookie } });
};

test.each(calls.filter(([, { isShared }]) => !isShared))('no cache stores the response of %s, whoever the caller', async (_, call) => {
  for (const browser of [visitor, seeker, recruiter]) expect((await ask(call, browser)).headers['cache-control']).toContain('no-store');
});

const shared = calls.filter(([, { isShared }]) => isShared);

test('only public read calls have the same answer for everyone', () => {
  expect(shared.map(([, { access, method }]) => [access, method])).toEqual(shared.map(() => ['public', 'GET']));
});

test.each(shared)('%s has the same answer for everyone, and may be cached', async (name, call) => {
  const url = `${pathOf(call, ids)}${name === 'listNearPlaces' ? '?place=manilla' : ''}`;
  const replies = await Promise.all(
    [visitor, seeker, recruiter].map(({ cookies }) => server.app.inject({ url, headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') } })),
  );
  expect(new Set(replies.map(({ statusCode, body, headers }) => `${statusCode} ${String(headers['set-cookie'])} ${body}`)).size).toBe(1);
  expect(replies[0]).toMatchObject({ statusCode: 200, headers: { 'cache-control': expect.stringContaining('max-age') as string } });
});
