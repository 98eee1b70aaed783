import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { outbox } from '../db/schema/house.ts';
import { enqueueMail } from './outbox.ts';
import { hereRunner, runOutbox, startOutbox } from './outbox-run.ts';

const { app, clock, db, mail, outside, runOutbox: run } = await testApp();
const house = { ...outside, log: app.log };
const letter = (to: string) => ({ to, subject: 's', text: 't', html: '<p>h</p>' });
const rowTo = async (id: number) => (await db.select().from(outbox).where(eq(outbox.id, id)))[0];

async function enqueue(to: string): Promise<number> {
  await db.transaction((tx) => enqueueMail(tx, letter(to)));
  const rows = await db.select({ id: outbox.id }).from(outbox);
  return Math.max(...rows.map(({ id }) => id));
}

test('a mail is sent once, and what it said is then forgotten', async () => {
  const id = await enqueue('one@example.com');
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  expect(mail.sent.filter(({ to }) => to === 'one@example.com')).toEqual([letter('one@example.com')]);
  expect(await rowTo(id)).toMatchObject({ tries: 1, payload: {}, error: null, doneAt: clock.now() });
});

test('to who has no address nothing is sent', async () => {
  await enqueueMail(db, letter('0b6e7c1e@guest.invalid'));
  expect(await run()).toBe(0);
});

test('what is rolled back is never sent', async () => {
  await expect(
    db.transaction(async (tx) => {
      await enqueueMail(tx, letter('never@example.com'));
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await run();
  expect(mail.sent.some(({ to }) => to === 'never@example.com')).toBe(false);
});

test('a failed one is tried again later and later, ten times, then given up with its error kept', async () => {
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
  for (let hours = 0; hours < 10; hours += 1) {
    clock.move(3_600_000 * 6);
    await run();
  }
  mail.refuses = false;
  clock.move(3_600_000 * 100);
  expect(await run()).toBe(0);
  expect(await rowTo(id)).toMatchObject({ tries: 10, doneAt: null, error: 'Error: the mail server refused', payload: letter('down@example.com') });
});

test('an address the mail server refuses for good is not tried again', async () => {
  const id = await enqueue('unknown@example.com');
  const send = async () => {
    throw Object.assign(new Error('no such mailbox'), { responseCode: 550 });
  };
  await runOutbox({ ...house, mail: { send, close: async () => undefined } });
  expect(await rowTo(id)).toMatchObject({ tries: 10, error: 'Error: no such mailbox' });
});

test('two nodes share the work without doing any of it twice', async () => {
  for (let index = 0; index < 12; index += 1) await enqueue(`shared-${index}@example.com`);
  await Promise.all([run(), run(), run()]);
  const shared = mail.sent.map(({ to }) => to).filter((to) => to.startsWith('shared-'));
  expect(shared).toHaveLength(12);
  expect(new Set(shared).size).toBe(12);
});

test('a running outbox wakes at the commit, and stops when told', async () => {
  const woken = Promise.withResolvers<void>();
  const send = vi.fn(async ({ to }: { to: string }) => {
    if (to === 'awake@example.com') woken.resolve();
  });
  const stop = startOutbox(house, hereRunner({ ...house, mail: { send, close: async () => undefined } }));
  try {
    const deadline = setTimeout(() => woken.reject(new Error('not woken before the next poll')), 4_500);
    await vi.waitFor(
      async () => {
        const { rows } = await outside.connection.pool.query(
          "select 1 from pg_stat_activity where application_name = 'waymark outbox' and query ilike 'listen%' and datname = current_database()",
        );
        expect(rows).toHaveLength(1);
      },
      { timeout: 4_000 },
    );
    await db.transaction((tx) => enqueueMail(tx, letter('awake@example.com')));
    await woken.promise;
    clearTimeout(deadline);
  } finally {
    await stop();
  }
  await db.transaction((tx) => enqueueMail(tx, letter('asleep@example.com')));
  expect(send.mock.calls.map(([message]) => message.to)).not.toContain('asleep@example.com');
});
