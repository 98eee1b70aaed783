import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { silent } from '../../../tests/support/silent.ts';
import { closeExpired } from '../../modules/hiring/postings/close-expired.ts';
import { fillMarket } from '../../seed.ts';
import type { DatabaseConnection } from '../client.ts';
import { seedMarket } from './market.ts';
import { DAY } from '../../../contract/durations.ts';

const START = new Date('2025-06-01T08:00:00Z');
const after = (days: number) => new Date(START.getTime() + days * DAY);
const config = { seedJobs: 400 };
let connection: DatabaseConnection;
let applied: number;

const all = async <T extends object>(text: string, values: unknown[] = []) => (await connection.pool.query<T>(text, values)).rows;
/** The market with dates as days before `now`, so that the same market at another time is equal. */
const market = (now: Date) =>
  all<{ id: number; status: string }>(
    `select id, status, tsv, extract(epoch from posted_at - $1)::float8 as posted, extract(epoch from valid_through - $1)::float8 as ends, extract(epoch from confirmed_at - $1)::float8 as confirmed
    from job where source = 'seed' and id <> $2 order by id`,
    [now, applied],
  );
const others = () => all(`select id, status, posted_at, valid_through from job where source = 'feed' or id = $1 order by id`, [applied]);

beforeAll(async () => {
  connection = await testDatabase();
  await seedMarket(connection.pool, { jobs: config.seedJobs, now: () => START });
  await all(
    `insert into job (company_id, country_id, title, posted_at, valid_through, confirmed_at, source, source_id, vacancy_key) select id, 167, 'Imported', $1, $1, $1, 'feed', '1', 'feed-1' from company limit 1`,
    [after(20)],
  );
  const [user] = await all<{ id: string }>(`insert into "user" (email) values ('a@b.test') returning id`);
  const [job] = await all<{ id: number }>(`select id from job where source = 'seed' and status = 'open' order by id limit 1`);
  applied = job?.id ?? 0;
  await all('insert into application (user_id, job_id) values ($1, $2)', [user?.id, applied]);
}, 60_000);

test('a market under a week old is left as it is', async () => {
  const before = await market(START);
  expect(await fillMarket(connection, { config, now: after(6.9) })).toBe(false);
  expect(await market(START)).toEqual(before);
});

test('an old one is, at start, as it was on its first day; what was applied to and what was imported stay', async () => {
  const before = await market(START);
  await closeExpired({ db: connection.db, now: () => after(70), ...silent });
  expect((await market(START)).filter(({ status }) => status === 'open')).toEqual([]);
  const untouched = await others();
  expect(await fillMarket(connection, { config, now: after(70.4) })).toBe(true);
  expect(await market(after(70))).toEqual(before);
  expect(await others()).toEqual(untouched);
}, 60_000);

test('again and again', async () => {
  const before = await market(after(70));
  await fillMarket(connection, { config, now: after(75) });
  expect(await market(after(70))).toEqual(before);
  await fillMarket(connection, { config, now: after(140) });
  expect(await market(after(140))).toEqual(before);
}, 60_000);
