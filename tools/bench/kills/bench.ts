import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { BATCH_SIZE } from '../../../server/jobs/outbox/run.ts';
import { benchDatabase } from '../search/database.ts';
import { count } from './count.ts';
import type { Order, Taken } from './mail-server.ts';

const MARKET = 1_000;
/** A worker is killed at a random time within this many milliseconds after it started to work. */
const LONGEST_LIFE = 2_500;
/** Milliseconds until a worker has loaded its modules. */
const LOADING = 600;

/**
 * Creates this many people, each with a due daily alert that finds a job, and nothing sent yet.
 * @returns their addresses, and when the digests are due
 */
async function fill(pool: pg.Pool, people: number): Promise<{ emails: string[]; at: Date }> {
  await pool.query(`delete from "user" where source = 'bench-kills'`);
  await pool.query('truncate outbox');
  const { rows: found } = await pool.query<{ country_id: number; at: Date }>(
    'select country_id, max(posted_at) as at from job where tsv is not null group by country_id order by count(*) desc limit 1',
  );
  const [{ country_id: countryId, at: newest }] = found as [{ country_id: number; at: Date }];
  const at = new Date(newest.getTime() + 60_000);
  const { rows } = await pool.query<{ email: string }>(
    `with people as (insert into "user" (email, email_verified, source, country_id, language_id)
       select 'kills-' || n || '@bench.example', true, 'bench-kills', $1::int, 1 from generate_series(1, $2::int) n returning id, email),
     alerts as (insert into job_alert (user_id, country_id, language_id, keywords, filters, email, frequency, status, due_at, looked_until)
       select id, $1::int, 1, '', '{}', email, 'Daily', 'active', $3::timestamptz, $3::timestamptz - interval '1 day' from people)
     select email from people`,
    [countryId, people, at],
  );
  return { emails: rows.map(({ email }) => email), at };
}

/**
 * Sends digests through a real mail server while the worker that writes and sends them is repeatedly killed (SIGKILL, at random times). Counts how many are
 * lost, and how many arrive twice. `--digests 10000 --kills 50`.
 */
export async function benchKills(args: string[]): Promise<object> {
  const { values } = parseArgs({ args, options: { digests: { type: 'string', default: '10000' }, kills: { type: 'string', default: '50' } } });
  const [digests, kills] = [Number(values.digests), Number(values.kills)];
  const bench = await benchDatabase();
  const market = await bench.market(MARKET);
  const mailServer = fork(new URL('./mail-server.ts', import.meta.url));
  try {
    const [{ url: smtpUrl }] = (await once(mailServer, 'message')) as [{ url: string }];
    const tell = (order: Order) => mailServer.send(order);
    const { emails, at } = await fill(market.pool, digests);
    const start = performance.now();
    let killed = 0;
    for (let number = 0; ; number += 1) {
      tell({ type: 'worker', number });
      const worker = fork(new URL('./worker.ts', import.meta.url), [market.url, smtpUrl, at.toISOString()]);
      const isDone = await life(worker, killed < kills ? LOADING + Math.random() * LONGEST_LIFE : null);
      if (!isDone) killed += 1;
      else if (worker.exitCode !== 0) throw new Error('a worker failed');
      else break;
    }
    const seconds = (performance.now() - start) / 1_000;
    tell({ type: 'tell' });
    const [taken] = (await once(mailServer, 'message')) as [Taken[]];
    const counted = count(emails, taken);
    const isReached = killed === kills && counted.lost + counted.writtenTwice + counted.again === 0 && counted.mostOfADeath <= BATCH_SIZE;
    console.table([{ digests, killed, taken: taken.length, seconds: seconds.toFixed(0), ...counted }]);
    console.info(
      `Lost ${counted.lost}. Sent twice ${counted.writtenTwice + counted.again}, beside ${counted.acrossDeaths} that the mail server had taken when the worker died before it could note that (≤ ${BATCH_SIZE} each, under one Message-ID): ${isReached ? 'reached' : 'missed'}.`,
    );
    return { at: new Date().toISOString(), cores: os.availableParallelism(), cpu: os.cpus()[0]?.model, digests, killed, taken: taken.length, seconds, ...counted, reached: isReached };
  } finally {
    mailServer.disconnect();
    await market.close();
    await bench.stop();
  }
}

/**
 * Runs a worker until it's done, or for this many milliseconds.
 * @returns whether it was done
 */
async function life(worker: ChildProcess, milliseconds: number | null): Promise<boolean> {
  const death = milliseconds === null ? undefined : setTimeout(() => worker.kill('SIGKILL'), milliseconds);
  const [, signal] = (await once(worker, 'exit')) as [number | null, NodeJS.Signals | null];
  clearTimeout(death);
  return signal !== 'SIGKILL';
}
