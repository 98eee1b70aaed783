import { expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { readConfig } from '../config.ts';

const token = 'a-token-of-the-operator';
const { app } = await testApp({ METRICS_TOKEN: token });
const closed = await testApp();

test('metrics are shown only with the token', async () => {
  const ask = async (authorization?: string) => app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
  const metrics = await ask(`Bearer ${token}`);
  expect([metrics.statusCode, metrics.body, metrics.headers['cache-control']]).toEqual([
    200,
    expect.stringContaining('http_request_duration_seconds'),
    'no-store',
  ]);
  for (const wrong of [undefined, '', token, `Basic ${token}`, `Bearer ${token}x`, 'Bearer ']) {
    const refused = await ask(wrong);
    expect([refused.statusCode, refused.body.includes('http_request')]).toEqual([401, false]);
  }
});

test('without a token there are none, not even on this machine', async () => {
  expect((await closed.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).statusCode).toBe(404);
  expect((await closed.app.inject({ url: '/metrics', headers: { authorization: 'Bearer undefined' } })).statusCode).toBe(404);
});

test('a guessable token stops the start', () => {
  expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow(/^METRICS_TOKEN/);
});
