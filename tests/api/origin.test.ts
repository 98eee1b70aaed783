import { expect, test } from 'vitest';
import { pathOf, type CallDeclaration } from '../../contract/call.ts';
import { CALLS } from '../../contract/calls.ts';
import type { ErrorBody } from '../../contract/errors.ts';
import { testApp } from '../support/app.ts';

const { app } = await testApp();
const secure = await testApp({ BASE_URL: 'https://jobs.example.com' });
const ORIGIN_REFUSED = 42018;
const writes = Object.entries<CallDeclaration>(CALLS).filter(([, { method }]) => method !== 'GET');
const ids = { id: '1', type: 'degrees', provider: 'google' };

async function codeOf(server: typeof app, call: CallDeclaration, headers: Record<string, string>): Promise<number> {
  const answer = await server.inject({ method: call.method, url: pathOf(call, ids), headers });
  return answer.json<Partial<ErrorBody>>().code ?? 200;
}

test.each(writes)('%s from another origin is refused', async (_name, call) => {
  for (const origin of ['https://evil.example', 'http://localhost:3000.evil.example', 'http://localhost:3001', 'null', ''])
    expect(await codeOf(app, call, { origin, host: 'localhost:3000' })).toBe(ORIGIN_REFUSED);
  expect(await codeOf(app, call, { 'sec-fetch-site': 'cross-site', host: 'localhost:3000' })).toBe(ORIGIN_REFUSED);
  expect(await codeOf(app, call, { origin: 'http://localhost:3000', host: 'localhost:3000' })).not.toBe(ORIGIN_REFUSED);
});

test('an https site accepts no write from its own name without TLS', async () => {
  const [, call] = writes[0] as (typeof writes)[number];
  expect(await codeOf(secure.app, call, { origin: 'http://jobs.example.com', host: 'jobs.example.com' })).toBe(ORIGIN_REFUSED);
  expect(await codeOf(secure.app, call, { origin: 'https://jobs.example.com', host: 'jobs.example.com' })).not.toBe(ORIGIN_REFUSED);
});

test('no answer allows another origin to read it', async () => {
  for (const method of ['GET', 'OPTIONS'] as const) {
    const { headers } = await app.inject({
      method,
      url: '/api/auth/session',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});
