import { Writable } from 'node:stream';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { ApiError } from './errors.ts';
import { answerFailure } from './failure.ts';

test('a refusal that may be an attack is logged with its name and route, but not the account', async () => {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
  const app = fastify({ logger: { stream, level: 'warn' }, disableRequestLogging: true });
  app.setErrorHandler(answerFailure);
  app.post('/login/:who', async () => {
    throw new ApiError('credentialsIncorrect');
  });
  app.post('/typed', async () => {
    throw new ApiError('parameterInvalid', { fields: { email: ['email.invalid'] } });
  });
  app.get('/gone', async () => {
    throw new ApiError('notFound');
  });
  await app.inject({ method: 'POST', url: '/login/ana@example.com?code=123456', remoteAddress: '203.0.113.9', payload: { password: 'correct horse 1' } });
  await app.inject({ method: 'POST', url: '/typed?email=ana@example.com' });
  await app.inject('/gone');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { refusal: 'credentialsIncorrect', method: 'POST', route: '/login/:who' },
    { refusal: 'parameterInvalid', method: 'POST', route: '/typed' },
  ]);
  expect(lines.join()).not.toMatch(/ana@|123456|horse|203\.0\.113/);
});
