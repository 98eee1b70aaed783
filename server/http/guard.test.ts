import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { ERRORS, type ErrorBody } from '../../contract/errors.ts';
import { testApp } from '../../tests/support/app.ts';
import { buildApp } from '../app.ts';
import { registerInbox } from '../modules/operations/inbox/routes.ts';
import { registerPages } from '../modules/pages/routes.ts';

const LIMIT = 3;
const { outside } = await testApp({ RATE_LIMIT: String(LIMIT), METRICS_TOKEN: 'a-token-of-the-operator' });
const app = await buildApp(outside.config, outside);
afterAll(() => app.close());
registerInbox(app, outside.db);
registerPages(app, outside, { render: async (boot) => Buffer.from(JSON.stringify(boot.page)) });
async function statuses(url: string, times: number, remoteAddress = '203.0.113.1'): Promise<number[]> {
  const all: number[] = [];
  while (all.length < times) all.push((await app.inject({ url, remoteAddress })).statusCode);
  return all;
}

test('calls, pages, and images drawn by the server are each limited by address, images generously', async () => {
  expect(await statuses('/map/14.6,120.98.svg', LIMIT * 5 + 1)).toEqual([...Array<number>(LIMIT * 5).fill(200), 429]);
  expect(await statuses('/logo/1.svg', LIMIT * 5 + 1)).toEqual([...Array<number>(LIMIT * 5).fill(404), 429]);
  expect(await statuses('/api/auth/session', LIMIT + 1)).toEqual([...Array<number>(LIMIT).fill(200), 429]);
  expect(await statuses('/get-started', LIMIT)).toEqual(Array(LIMIT).fill(200));
  expect(await statuses('/employer', 1)).toEqual([429]);
  expect(await statuses('/map/14.6,120.98.svg', 1, '203.0.113.2')).toEqual([200]);
  expect(await statuses('/healthz', 50)).toEqual(Array(50).fill(200));
});

test('a refusal says when to try again', async () => {
  const answer = await app.inject({ url: '/api/auth/session', remoteAddress: '203.0.113.1' });
  expect(answer.json<ErrorBody>()).toMatchObject({ code: ERRORS.tooManyAttempts.code, retry_after: Number(answer.headers['retry-after']) });
});

/**
 * Sends raw bytes over a connection, because an injected request has its URL normalized.
 * @returns status and calls left; null if it isn't counted
 */
async function onTheLine(method: string, path: string, headers: Record<string, string> = {}): Promise<[number | undefined, string | null]> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const [answer] = (await once(request({ port, method, path, headers, agent: false }).end(), 'response')) as [IncomingMessage];
  answer.resume();
  return [answer.statusCode, (answer.headers['x-ratelimit-remaining'] as string | undefined) ?? null];
}

test.each([
  ['escaped', 'GET', '/%61pi/auth/session'],
  ['absolute', 'GET', 'http://elsewhere.example/api/auth/session'],
  ['of a head only', 'HEAD', '/api/auth/session'],
  ['that can not be read', 'GET', '/api/jobs/%E0%A4%A'],
  ['of no such call', 'GET', '/api/nothing'],
  ['of no such method', 'DELETE', '/api/auth/session'],
  ['of no route at all', 'POST', '/nothing'],
  ['of the description of all calls', 'GET', '/api/openapi.json'],
  ['of another case', 'POST', '/API/auth/session'],
  ['of readiness', 'GET', '/readyz'],
  ['of metrics', 'GET', '/metrics'],
  ['of the inbox', 'GET', '/dev/inbox'],
  ['of the inbox as data', 'GET', '/dev/inbox.json'],
])('a call %s counts with all others', async (_, method, path) => {
  // Uses up the rest of this minute's calls, whatever was requested before.
  while ((await onTheLine('GET', '/api/auth/session'))[0] === 200);
  expect(await onTheLine(method, path)).toEqual([429, '0']);
});

test('a write from another site is counted before it is refused', async () => {
  const { app: fresh } = await testApp({ RATE_LIMIT: '2' });
  const ask = async () =>
    (await fresh.inject({ method: 'POST', url: '/api/auth/log-out', headers: { origin: 'https://evil.example' }, payload: {} })).statusCode;
  expect([await ask(), await ask(), await ask()]).toEqual([403, 403, 429]);
});

test("TRACE doesn't echo the request", async () => {
  for (const path of ['/api/auth/session', '/get-started', '/healthz']) expect((await onTheLine('TRACE', path))[0]).toBeOneOf([404, 429]);
});
