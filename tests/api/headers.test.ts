import { expect, test } from 'vitest';
import { pathOf, type CallDeclaration } from '../../contract/call.ts';
import { CALLS, type CallName } from '../../contract/calls.ts';
import { testApp } from '../support/app.ts';
import { ROLES } from './roles.table.ts';
import { person } from './world.ts';

const house = await testApp();
const secure = await testApp({ BASE_URL: 'https://jobs.example.com' });
const answers = ['/api/auth/session', '/api/jobseekers/me', '/api/nothing', '/api/jobs/x', '/map/14.6,120.98.svg', '/logo/1.svg', '/healthz', '/nothing'];

test.each(answers)('%s carries the headers that keep a browser safe', async (url) => {
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
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
    expect(String(headers['permissions-policy']).split(', ')).toContain(`${feature}=()`);
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('without TLS the browser is not told to insist on it', async () => {
  expect((await house.app.inject('/healthz')).headers).not.toHaveProperty('strict-transport-security');
});

const personal = (Object.entries(ROLES) as [CallName, { admits: readonly string[] }][]).filter(
  ([name, { admits }]) => CALLS[name].method === 'GET' && !admits.includes('none'),
);

test.each(personal)('the answer of %s is kept by no cache', async (name, { admits }) => {
  const { browser } = await person(house, admits.includes('seeker') ? 'seeker' : 'recruiter');
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const call = CALLS[name] as CallDeclaration;
  const { headers } = await house.app.inject({ url: pathOf(call, { id: 1 }), headers: { cookie } });
  expect(headers['cache-control']).toContain('no-store');
});
