import { Readable } from 'node:stream';
import { desc, eq, isNull } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { savePushSubscription } from '../../../contract/notification-calls.ts';
import { testApp } from '../../../tests/support/app.ts';
import { outbox } from '../../db/schema/operations.ts';
import { notify } from '../../modules/notify/notify.ts';
import { enqueueMail } from '../../modules/notify/outbox.ts';
import { givenUp } from '../../outbox.ts';
import { hereRunner, runOutbox } from './run.ts';
import { startOutbox } from './start.ts';
import { DAY, HOUR } from '../../../contract/durations.ts';

const { app, clock, db, mail, outside, runOutbox: run, seeker } = await testApp();
const server = { ...outside, log: app.log };
const email = (to: string) => ({ kind: 'code' as const, to, subject: 's', text: 't', html: '<p>h</p>' });
const rowTo = async (id: number) => (await db.select().from(outbox).where(eq(outbox.id, id)))[0];

/** Somebody whose browser accepted push messages. @returns queues a push message to it */
async function subscribed(endpoint: string): Promise<() => Promise<void>> {
  const one = await seeker();
  await one.call(savePushSubscription, { body: { endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } } });
  let chats = 0;
  return async () => void (await notify(db, one.user?.id as string, 'message', { chat_id: `c-${(chats += 1)}`, name: 'Ben' }, clock.now()));
}

async function enqueue(to: string): Promise<number> {
  await db.transaction((tx) => enqueueMail(tx, email(to)));
  const rows = await db.select({ id: outbox.id }).from(outbox);
  return Math.max(...rows.map(({ id }) => id));
}

test('an email is sent once, and its content is then deleted', async () => {
  const id = await enqueue('one@example.com');
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  expect(mail.sent.filter(({ to }) => to === 'one@example.com')).toEqual([email('one@example.com')]);
  expect(await rowTo(id)).toMatchObject({ tries: 1, payload: {}, error: null, doneAt: clock.now() });
});

test('nothing is sent to someone without an address', async () => {
  await enqueueMail(db, email('0b6e7c1e@guest.invalid'));
  expect(await run()).toBe(0);
});

test('a task that is rolled back is never sent', async () => {
  await expect(
    db.transaction(async (tx) => {
      await enqueueMail(tx, email('never@example.com'));
      throw new Error('Expected rollback');
    }),
  ).rejects.toThrow('Expected rollback');
  await run();
  expect(mail.sent.some(({ to }) => to === 'never@example.com')).toBe(false);
});

test('a failed task is tried again at growing intervals for three days, then given up with its error stored', async () => {
  const id = await enqueue('down@example.com');
  mail.refuses = true;
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  clock.move(29_000);
  expect(await run()).toBe(0);
  clock.move(1_000);
  expect(await run()).toBe(1);
  clock.move(59_000);
  expect(await run()).toBe(0);
  const begun = clock.now().getTime();
  const isGivenUp = async () => (await rowTo(id))?.givenUpAt !== null;
  while (!(await isGivenUp())) {
    clock.move(30 * 60_000);
    await run();
  }
  const days = (clock.now().getTime() - begun) / DAY;
  expect(days).toBeGreaterThan(3);
  expect(days).toBeLessThan(3.5);
  mail.refuses = false;
  clock.move(HOUR * 100);
  expect(await run()).toBe(0);
  expect(await rowTo(id)).toMatchObject({ doneAt: null, error: 'Error: the mail server refused', payload: email('down@example.com') });
});

test('a missing file, or a mail server that goes down before reading it, fails only that email and leaves no file open', async () => {
  const content = new Readable({ read: () => void content.destroy(new Error('the file is lost')) });
  await enqueueMail(db, { ...email('lost@example.com'), attachments: [{ filename: 'a.pdf', type: 'application/pdf', key: 'none' }] });
  const send = async () => {
    await new Promise((resolve) => content.once('close', resolve).read());
    throw new Error('away');
  };
  await runOutbox({ ...server, files: { ...outside.files, read: () => content }, mail: { send, close: async () => undefined } });
  const [row] = await db.select().from(outbox).where(isNull(outbox.doneAt)).orderBy(desc(outbox.id)).limit(1);
  expect(row).toMatchObject({ tries: 1, error: 'Error: away' });
  expect(content.destroyed).toBe(true);
});

test('two nodes share the work without repeating any', async () => {
  for (let index = 0; index < 12; index += 1) await enqueue(`shared-${index}@example.com`);
  await Promise.all([run(), run(), run()]);
  const shared = mail.sent.map(({ to }) => to).filter((to) => to.startsWith('shared-'));
  expect(shared).toHaveLength(12);
  expect(new Set(shared).size).toBe(12);
});

test('emails don’t wait for push messages, even if a push service never responds', async () => {
  const push = await subscribed('https://push.example/never');
  await push();
  const [called, released] = [Promise.withResolvers<void>(), Promise.withResolvers<'gone'>()];
  const send = () => (called.resolve(), released.promise);
  const stop = startOutbox(server, hereRunner({ ...server, push: { ...outside.push, send } }));
  try {
    await called.promise;
    await enqueue('meanwhile@example.com');
    await vi.waitFor(() => expect(mail.sent.map(({ to }) => to)).toContain('meanwhile@example.com'), { timeout: 6_000 });
  } finally {
    released.resolve('gone');
    await stop();
  }
});

test('push messages to a browser that never responds are tried one at a time, for eight minutes, and others don’t wait for them', async () => {
  const [slow, fine] = ['https://push.example/slow', 'https://push.example/fine'];
  const [pushToSlow, pushToFine] = [await subscribed(slow), await subscribed(fine)];
  const tried: string[] = [];
  const send = async ({ endpoint }: { endpoint: string }) => {
    tried.push(endpoint);
    if (endpoint === slow) throw new Error('it didn’t respond');
    return 'sent' as const;
  };
  const runAgain = async (after: number) => {
    tried.length = 0;
    clock.move(after);
    await runOutbox({ ...server, push: { ...outside.push, send } });
    return tried;
  };
  await pushToSlow();
  expect(await runAgain(0)).toEqual([slow]);
  for (let count = 0; count < 20; count += 1) await pushToSlow();
  await pushToFine();
  expect(await runAgain(0)).toEqual([fine]);
  for (const wait of [30_000, 60_000, 120_000]) expect(await runAgain(wait)).toEqual([slow]);
  const [first] = await db.select().from(outbox).where(eq(outbox.kind, 'push')).orderBy(desc(outbox.tries)).limit(1);
  await runAgain(240_000);
  expect(await rowTo(first?.id as number)).toMatchObject({ tries: 5, givenUpAt: clock.now(), doneAt: clock.now(), payload: {} });
  expect((await givenUp(db)).filter(({ kind }) => kind === 'push')).toEqual([]);
});

test('a running outbox wakes at the commit, and stops on request', async () => {
  const woken = Promise.withResolvers<void>();
  const send = vi.fn(async ({ to }: { to: string }) => {
    if (to === 'awake@example.com') woken.resolve();
  });
  const stop = startOutbox(server, hereRunner({ ...server, mail: { send, close: async () => undefined } }));
  try {
    const deadline = setTimeout(() => woken.reject(new Error('Wasn’t woken before the next poll')), 4_500);
    await vi.waitFor(
      async () => {
        const { rows } = await outside.connection.pool.query(
          "select 1 from pg_stat_activity where application_name = 'waymark outbox' and query ilike 'listen%' and datname = current_database()",
        );
        expect(rows).toHaveLength(1);
      },
      { timeout: 4_000 },
    );
    await db.transaction((tx) => enqueueMail(tx, email('awake@example.com')));
    await woken.promise;
    clearTimeout(deadline);
  } finally {
    await stop();
  }
  await db.transaction((tx) => enqueueMail(tx, email('asleep@example.com')));
  expect(send.mock.calls.map(([message]) => message.to)).not.toContain('asleep@example.com');
});
