import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { ERRORS, type ErrorBody } from '../../contract/errors.ts';
import { testApp, type TestApp } from '../../tests/support/app.ts';
import { MAX_HEADER_BYTES } from './malformed.ts';

let server: TestApp;
let url: string;

beforeAll(async () => {
  server = await testApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});

test.each([
  ['/jobs-hiring/%E0%A4%A-jobs?page=2&x=%', '/jobs-hiring/%25E0%25A4%25A-jobs?page=2&x=%'],
  ['/jobs-hiring/%E6%97%A5%-jobs', '/jobs-hiring/%E6%97%A5%25-jobs'],
  ['//evil.example/%', '/evil.example/%25'],
  ['/\\evil.example/%', '/evil.example/%25'],
  ['http://evil.example/%', '/%25'],
])('the page %s redirects to %s', async (requested, repaired) => {
  const [answer] = (await once(get(url, { path: requested }), 'response')) as [IncomingMessage];
  answer.resume();
  expect([answer.statusCode, answer.headers.location]).toEqual([308, repaired]);
});

test('a call’s malformed URL is refused in the usual format', async () => {
  const answer = await server.app.inject({ url: '/api/jobs/%E0%A4%A' });
  expect(answer.json<ErrorBody>()).toMatchObject({ code: ERRORS.parameterInvalid.code, message: 'Check the highlighted fields.' });
  const long = await server.app.inject({ url: `/api/jobs/${'x'.repeat(500)}` });
  expect(long.json<ErrorBody>().code).toBe(ERRORS.notFound.code);
});

test('ten thousand characters of any script are accepted as a URL, and refused as too many words', async () => {
  const answer = await fetch(`${url}/api/jobs/search?query=${encodeURIComponent('職'.repeat(10_000))}`);
  expect(answer.status).toBe(422);
  expect(((await answer.json()) as ErrorBody).errors).toEqual({ query: ['Use 200 characters or fewer'] });
});

test('a URL over the limit is refused with a message', async () => {
  const answer = await fetch(`${url}/api/jobs/search?query=${'x'.repeat(MAX_HEADER_BYTES)}`);
  expect(answer.status).toBe(431);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await answer.json()).toMatchObject({ code: ERRORS.parameterInvalid.code, message: expect.stringContaining('Shorten it') as string });
});
