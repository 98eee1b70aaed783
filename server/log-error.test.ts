import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { MailFailure } from './adapters/mail-failure.ts';
import { readConfig } from './config.ts';
import { loggedError } from './log-error.ts';
import { loggerOf } from './log.ts';

const ADDRESS = 'ana@example.com';

test('a failed query is logged without its values, with what the database said of it', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "user_email"'), {
    code: '23505',
    detail: `Key (email)=(${ADDRESS}) already exists.`,
    constraint: 'user_email',
  });
  const logged = loggedError(new DrizzleQueryError('insert into "user" values ($1)', [`${ADDRESS}\nparams: ${ADDRESS}`], cause));
  expect(logged).toMatchObject({ message: 'Failed query: insert into "user" values ($1)', cause: { code: '23505', constraint: 'user_email' } });
  expect((logged as { stack: string }).stack).toContain('log-error.test.ts');
  expect(JSON.stringify(logged)).not.toContain(ADDRESS);
});

test('a mail that was refused is logged by its codes', () => {
  const reply = `Can't send mail - all recipients were rejected: 550 5.1.1 <${ADDRESS}> unknown`;
  const refused = { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', response: `550 5.1.1 <${ADDRESS}> unknown`, rejected: [ADDRESS] };
  const failure = new MailFailure(Object.assign(new Error(reply), refused));
  expect(loggedError(failure)).toMatchObject({ type: 'MailFailure', code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' });
  expect(JSON.stringify([loggedError(failure), failure])).not.toContain(ADDRESS);
  expect(failure.words()).toContain(ADDRESS);
});

test('the server logs errors this way', async () => {
  expect(await loggerOf(readConfig({}))).toMatchObject({ serializers: { err: loggedError } });
});
