import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { startInbox } from '../../adapters/inbox.ts';
import { readConfig } from '../../config.ts';
import { inboxMessage } from '../../db/schema/operations.ts';
import { enqueueMail } from '../../modules/notify/outbox.ts';
import { outboxThread } from './thread.ts';

const { app, clock, db, outside, seeker } = await testApp();
const inbox = await startInbox(db, () => clock.now());
const failed: string[] = [];
const log = { ...app.log, error: (_detail: object, message: string) => void failed.push(message) };
const server = { ...outside, log };
const send = (to: string) => enqueueMail(db, { kind: 'code' as const, to, subject: 's', text: 't', html: '<head></head><p>h</p>' });
const arrived = async () => (await db.select({ to: inboxMessage.to }).from(inboxMessage)).map(({ to }) => to);

afterAll(() => inbox.close());

test('emails are sent from a separate thread, which ends on request and starts again when there is more', async () => {
  const runner = outboxThread(server, inbox.url);
  await send('one@example.com');
  await send('two@example.com');
  await runner.run('mail');
  expect((await arrived()).toSorted()).toEqual(['one@example.com', 'two@example.com']);
  await runner.stop();
  await send('three@example.com');
  expect(await arrived()).toHaveLength(2);
  await runner.run('mail');
  expect(await arrived()).toContain('three@example.com');
  await runner.stop();
  expect(failed).toEqual([]);
});

test('the thread asks the main thread who has a page open: their email waits if the page shows its content', async () => {
  const queries: string[][] = [];
  const one = await seeker();
  const { id, email } = one.user as { id: string; email: string };
  const present = async (userIds: readonly string[]) => (queries.push([...userIds]), new Set(userIds));
  const runner = outboxThread({ ...server, realtime: { ...outside.realtime, present } }, inbox.url);
  const sameNews = { kinds: ['applicationMoved' as const], key: 'application_id', id: 'a-1' };
  await enqueueMail(db, { kind: 'accepted' as const, to: email, userId: id, tells: sameNews, subject: 'held', text: 't', html: '<head></head><p>h</p>' });
  await runner.run('mail');
  await runner.stop();
  expect(queries).toEqual([[id]]);
  const subjects = (await db.select({ subject: inboxMessage.subject }).from(inboxMessage)).map(({ subject }) => subject);
  expect(subjects).not.toContain('held');
});

test('a failure in the thread is logged here, and the email waits', async () => {
  const runner = outboxThread(server, 'smtp://127.0.0.1:1');
  await send('four@example.com');
  await runner.run('mail');
  await runner.stop();
  expect(failed).toEqual(['outbox work failed, to be tried again']);
  expect(await arrived()).not.toContain('four@example.com');
});

test('a thread that can’t do its work reports it', async () => {
  const connection = { ...outside.connection, pool: { ...outside.connection.pool, options: { connectionString: 'postgres://127.0.0.1:1/none' } } };
  const runner = outboxThread({ ...server, connection: connection as unknown as typeof outside.connection }, inbox.url);
  await expect(runner.run('mail')).rejects.toThrow(/Failed query/);
  await runner.stop();
});

// A configuration also contains functions, which can't be passed to a thread.
test.each([{ TRUST_PROXY: '1' }, { TRUST_PROXY: '10.0.0.0/8' }])('it starts with any configuration: %j', async (variables) => {
  const config = { ...readConfig({ NODE_ENV: 'test', ...variables }), dataDir: outside.config.dataDir };
  const runner = outboxThread({ ...server, config }, inbox.url);
  const to = `${Object.values(variables)[0]}@example.com`.replace('/', '-');
  await send(to);
  await runner.run('mail');
  await runner.stop();
  expect(await arrived()).toContain(to);
});
