import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import type { DatabaseConnection } from '../client.ts';
import { inCountry, quoted } from '../../modules/market/search/vectors.ts';
import { makeCompanies } from './companies.ts';
import { seedMarket } from './market.ts';

const now = () => new Date('2025-06-01T08:00:00Z');
let connection: DatabaseConnection;
const one = async (text: string, values: unknown[] = []) =>
  Object.values((await connection.pool.query<Record<string, unknown>>(text, values)).rows[0] ?? {})[0];
const DIGEST = `select md5(string_agg(source_id || title || description || posted_at || coalesce(salary_from, 0) || valid_through || c.name, '|' order by source_id)) from job join company c on c.id = company_id where source = 'seed'`;

beforeAll(async () => {
  connection = await testDatabase();
  await connection.pool.query(
    `insert into company (id, name, name_key, slug, country_id) overriding system value values (900001, 'Elsewhere Ltd', 'elsewhere', 'elsewhere', 167)`,
  );
  await connection.pool.query(
    `insert into job (company_id, country_id, title, posted_at, valid_through, confirmed_at, source, source_id, vacancy_key) values (900001, 167, 'Imported', now(), now(), now(), 'feed', '1', 'feed-1')`,
  );
  await seedMarket(connection.pool, { jobs: 600, now });
}, 60_000);

describe('seeding', () => {
  test('fills every country with places, companies and findable jobs', async () => {
    expect(await one(`select min(n)::int from (select count(*) n from job where source = 'seed' group by country_id) t`)).toBeGreaterThanOrEqual(12);
    expect(await one(`select count(distinct country_id)::int from job where source = 'seed'`)).toBe(19);
    expect(await one(`select count(*)::int from job where source = 'seed' and status = 'open' and (ttsv is null or tsv is null)`)).toBe(0);
    expect(await one(`select count(*)::int from job where status <> 'open' and tsv is not null`)).toBe(0);
    expect(
      await one(`select count(*)::int from job where source = 'seed' and country_id = 211 and tsv @@ $1::tsquery`, [quoted(inCountry(211, 'w/onsite'))]),
    ).toBeGreaterThan(20);
    expect(await one(`select count(*)::int from job j join location l on l.id = j.location_id where l.country_id <> j.country_id`)).toBe(0);
  });

  test('dates jobs within 45 days, most of them lately, and open ones still valid', async () => {
    expect(
      await one(
        `select bool_and(posted_at <= $1 and posted_at > $1::timestamptz - interval '46 days' and confirmed_at between posted_at and $1) from job where source = 'seed'`,
        [now()],
      ),
    ).toBe(true);
    expect(await one(`select avg((posted_at > $1::timestamptz - interval '15 days')::int)::float from job where source = 'seed'`, [now()])).toBeGreaterThan(
      0.5,
    );
    expect(await one(`select bool_and(valid_through > $1) from job where source = 'seed' and status = 'open'`, [now()])).toBe(true);
  });

  test('shares pay, questions and outside applications as a market does', async () => {
    expect(await one(`select avg((salary_from is null)::int)::float from job where source = 'seed'`)).toBeCloseTo(0.18, 1);
    expect(await one(`select avg((apply_url is not null)::int)::float from job where source = 'seed'`)).toBeCloseTo(0.08, 1);
    expect(await one(`select count(*)::int from job j where apply_url is not null and exists (select from job_question where job_id = j.id)`)).toBe(0);
    expect(await one(`select count(distinct job_id)::float / 600 from job_question`)).toBeCloseTo(0.25, 1);
    expect(await one(`select count(*)::int from job where eligibility <> '{}' and country_id <> 193`)).toBe(0);
  });

  test('again gives the same market, keeps what someone pointed at and what came from elsewhere, and every index', async () => {
    const before = await one(DIGEST);
    const indexes = await one(`select string_agg(indexname, ',' order by indexname) from pg_indexes where tablename = 'job'`);
    const user = await one(`insert into "user" (email) values ('a@b.test') returning id`);
    const existing = await one(`select id from job where source = 'seed' order by id limit 1`);
    await connection.pool.query(`insert into saved_job (user_id, job_id) values ($1, $2)`, [user, existing]);
    expect(await seedMarket(connection.pool, { jobs: 600, now })).toMatchObject({ written: 599, removed: 599, kept: 1 });
    expect(await one(DIGEST)).toBe(before);
    expect(await one('select count(*)::int from job where id = $1', [existing])).toBe(1);
    expect(await one(`select count(*)::int from job where source = 'feed'`)).toBe(1);
    expect(await one(`select string_agg(indexname, ',' order by indexname) from pg_indexes where tablename = 'job'`)).toBe(indexes);
  }, 60_000);

  test('of another seed replaces the market and the companies nobody needs', async () => {
    await seedMarket(connection.pool, { jobs: 100, seed: 2, now });
    expect(await one(`select count(*)::int from job where source = 'seed'`)).toBe(101);
    expect(await one(`select count(*)::int from company where name = 'Elsewhere Ltd'`)).toBe(1);
    const others = makeCompanies(2).map(({ countryId, nameKey }) => `${countryId}/${nameKey}`);
    const pointedAt = await one(
      `select c.country_id || '/' || c.name_key from saved_job s join job j on j.id = s.job_id join company c on c.id = j.company_id`,
    );
    expect(await one(`select count(*)::int from company where website like '%.example'`)).toBe(new Set([...others, pointedAt]).size);
  }, 60_000);
});
