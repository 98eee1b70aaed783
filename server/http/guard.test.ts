import { afterAll, expect, test } from 'vitest';
import { ERRORS, type ErrorBody } from '../../contract/errors.ts';
import { testApp } from '../../tests/support/app.ts';
import { buildApp } from '../app.ts';
import { registerPages } from '../modules/pages/routes.ts';

const LIMIT = 3;
const { outside } = await testApp({ RATE_LIMIT: String(LIMIT) });
const app = await buildApp(outside.config, outside);
afterAll(() => app.close());
registerPages(app, { ...outside, log: app.log }, { render: async (boot) => JSON.stringify(boot.page) });
async function statuses(url: string, times: number, remoteAddress = '203.0.113.1'): Promise<number[]> {
  const all: number[] = [];
  while (all.length < times) all.push((await app.inject({ url, remoteAddress })).statusCode);
  return all;
}

test('calls, pages and the pictures the server draws are limited by address, each apart, pictures generously', async () => {
  expect(await statuses('/map/14.6,120.98.svg', LIMIT * 5 + 1)).toEqual([...Array<number>(LIMIT * 5).fill(200), 429]);
  expect(await statuses('/logo/1.svg', LIMIT * 5 + 1)).toEqual([...Array<number>(LIMIT * 5).fill(404), 429]);
  expect(await statuses('/api/auth/session', LIMIT + 1)).toEqual([...Array<number>(LIMIT).fill(200), 429]);
  expect(await statuses('/get-started', LIMIT)).toEqual(Array(LIMIT).fill(200));
  expect(await statuses('/employer', 1)).toEqual([429]);
  expect(await statuses('/map/14.6,120.98.svg', 1, '203.0.113.2')).toEqual([200]);
  expect(await statuses('/healthz', 50)).toEqual(Array(50).fill(200));
});

test('a refusal says when to come back', async () => {
  const answer = await app.inject({ url: '/api/auth/session', remoteAddress: '203.0.113.1' });
  expect(answer.json<ErrorBody>()).toMatchObject({ code: ERRORS.tooManyAttempts.code, retry_after: Number(answer.headers['retry-after']) });
});
