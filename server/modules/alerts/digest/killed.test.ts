import { count, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createJobAlert } from '../../../../contract/alerts.ts';
import type { Message } from '../../../adapters/mail.ts';
import { connect } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import { alertDigest, sentJob } from '../../../db/schema/identity.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { addJobs, layMarket } from '../../market/search/market.fixture.ts';
import { sendDigests } from './schedule.ts';
import { runOutbox } from '../../../jobs/outbox/run.ts';
import { DAY } from '../../../../contract/durations.ts';

const { app, clock, db, outside, seeker, runOutbox: leaveNothing } = await testApp();
const PEOPLE = 30;
const DEATHS = 12;
/** How many are taken at once, and may be sent again by another node (server/jobs/outbox/run.ts). */
const AT_ONCE = 8;

/** A node that dies after sending a number of emails, or writing a number of digests: its connections break, and everything uncommitted is lost. */
async function nodeThatDies(taken: Message[], { after, whileWriting }: { after: number; whileWriting: boolean }): Promise<void> {
  const own = connect(outside.connection.pool.options.connectionString as string, 3);
  own.pool.on('error', () => undefined);
  let left = after;
  const die = () =>
    outside.connection.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [name]).catch(() => undefined);
  const name = `dying ${crypto.randomUUID()}`;
  own.pool.options.application_name = name;
  const send = async (message: Message) => {
    taken.push(message);
    left -= 1;
    if (left === 0) await die();
  };
  if (whileWriting)
    own.pool.on('connect', (client) => {
      const query = client.query.bind(client) as unknown as (...asked: unknown[]) => Promise<unknown>;
      // The worst moment: the job is marked as sent, but the email isn't written yet.
      client.query = (async (...asked: unknown[]) => {
        const answer = await query(...asked);
        if (JSON.stringify(asked[0]).includes('sent_job') && JSON.stringify(asked[0]).includes('insert into') && (left -= 1) === 0) await die();
        return answer;
      }) as unknown as typeof client.query;
    });
  const server = { ...outside, connection: own, db: own.db, mail: { send, close: async () => undefined }, log: app.log };
  await sendDigests(server).catch(() => undefined);
  if (!whileWriting) await runOutbox(server).catch(() => undefined);
  await own.close().catch(() => undefined);
}

test('if a node dies again and again, no digest is lost and none is written twice; repeated emails are identical', { timeout: 120_000 }, async () => {
  await layMarket(db);
  const readers: { id: string; email: string }[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const one = await seeker();
    const [id, email] = [one.user?.id as string, one.user?.email as string];
    await db.update(user).set({ emailVerified: true }).where(eq(user.id, id));
    await one.call(createJobAlert, { body: { keywords: 'welder', frequency: 'Daily' } });
    readers.push({ id, email });
  }
  await addJobs(db, [{ title: 'Welder', postedAt: clock.now(), validThrough: new Date(clock.now().getTime() + 30 * DAY) }]);
  await leaveNothing();
  clock.move(DAY);
  const taken: Message[] = [];
  for (let death = 0; death < DEATHS; death += 1) await nodeThatDies(taken, { after: 1 + ((death * 7) % 13), whileWriting: death % 3 === 0 });
  const last = { ...outside, mail: { send: async (message: Message) => void taken.push(message), close: async () => undefined }, log: app.log };
  await sendDigests(last);
  await runOutbox(last);

  const of = Map.groupBy(taken, ({ to }) => to);
  expect(readers.map(({ email }) => new Set(of.get(email)?.map(({ id }) => id)).size)).toEqual(readers.map(() => 1));
  // A node died between the mail server's confirmation and recording it. Exactly-once delivery ends there.
  expect(taken.length).toBeGreaterThan(PEOPLE);
  expect(taken.length).toBeLessThanOrEqual(PEOPLE + DEATHS * AT_ONCE);
  const [digests] = await db.select({ count: count() }).from(alertDigest);
  const [jobs] = await db.select({ count: count() }).from(sentJob);
  expect([digests?.count, jobs?.count]).toEqual([PEOPLE, PEOPLE]);
});
