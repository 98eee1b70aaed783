import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../contract/languages.ts';
import type { Boot } from '../../../contract/pages.ts';
import { testApp } from '../../../tests/support/app.ts';
import { readConfig } from '../../config.ts';
import { buildApp, type Outside } from '../../app.ts';
import { ApiError } from '../../http/errors.ts';
import { failureOf } from './failed.ts';
import type { Renderer } from './renderer.ts';
import { registerPages } from './routes.ts';

const asJson: Renderer = { render: async (boot) => Buffer.from(`<html>${JSON.stringify(boot)}`) };
const bootOf = (body: string) => JSON.parse(body.replace('<html>', '')) as Boot;
let outside: Outside;
beforeAll(async () => void ({ outside } = await testApp()));

/** @param failing the error of every database query */
async function ask(path: string, failing: Error | null, renderer = asJson, offered?: readonly Language[]) {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '0' });
  const own = failing ? { ...outside, identify: () => Promise.reject(failing) } : outside;
  const app = await buildApp(config, own);
  registerPages(app, own, renderer, offered ? { offered } : {});
  const reply = await app.inject(path);
  await app.close();
  return reply;
}

const lost = () => Object.assign(new Error('Failed query'), { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) });

test('a page whose database is away is a page that says so, with status 503 and its request', async () => {
  const reply = await ask('/zh-cn/job/cook-1?a=b', lost(), asJson, LANGUAGES);
  expect(reply.statusCode).toBe(503);
  expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '30' });
  expect(bootOf(reply.body)).toMatchObject({
    language: 'zh-CN',
    url: '/job/cook-1?a=b',
    page: { page: 'failed', data: { reason: 'away', reference: reply.headers['x-request-id'] } },
  });
});

test('what breaks while a page is rendered is a page with status 500', async () => {
  let renderings = 0;
  const breaking: Renderer = {
    render: async (boot) => {
      renderings += 1;
      if (boot.page.page !== 'failed') throw new TypeError('x is not a function');
      return asJson.render(boot, '', '');
    },
  };
  const reply = await ask('/', null, breaking);
  expect(reply.statusCode).toBe(500);
  expect(bootOf(reply.body).page).toMatchObject({ page: 'failed', data: { reason: 'broken' } });
  expect(reply.body).not.toContain('x is not a function');
  expect(renderings).toBe(2);
});

test('where nothing can be rendered at all the words alone come, as a page', async () => {
  const reply = await ask('/', null, { render: () => Promise.reject(new Error('broken')) });
  expect(reply.statusCode).toBe(500);
  expect(reply.headers['content-type']).toMatch('text/html');
  expect(reply.body).toContain(String(reply.headers['x-request-id']));
});

test('under /api a failure stays JSON', async () => {
  const reply = await ask('/api/nothing-here', lost());
  expect(reply.headers['content-type']).toMatch('application/json');
});

test.each([
  ['a pool without a connection', new Error('timeout exceeded when trying to connect'), 503],
  ['a server shutting down', Object.assign(new Error(), { code: '57P01' }), 503],
  ['every address refused', new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]), 503],
  ['a query that is wrong', Object.assign(new Error(), { code: '42601' }), 500],
  ['too many tries', new ApiError('tooManyAttempts', { retryAfter: 9 }), 429],
])('%s is told apart', (_, error, status) => expect(failureOf(error).status).toBe(status));
