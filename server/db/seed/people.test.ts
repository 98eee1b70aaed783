import { beforeAll, describe, expect, test } from 'vitest';
import { chatAbout } from '../../modules/chat/open.ts';
import { jobDetail } from '../../modules/market/jobs/detail.ts';
import { DAY } from '../../../contract/durations.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import type { DatabaseConnection } from '../client.ts';
import { makeCompanies } from './companies.ts';
import { freshenMarket } from './freshen.ts';
import { seedMarket } from './market.ts';
import { MARKETS } from './markets.ts';
import { teamOf } from './people.ts';
import { NAMES } from './people/names.ts';

const START = new Date('2025-06-01T08:00:00Z');
let connection: DatabaseConnection;
const all = async <T extends object>(text: string, values: unknown[] = []) => (await connection.pool.query<T>(text, values)).rows;
const one = async (text: string, values: unknown[] = []) => Object.values((await all(text, values))[0] ?? {})[0];
const PEOPLE = `select md5(string_agg(u.id || u.email || m.company_id || m.role, '|' order by u.id)) from "user" u join company_member m on m.user_id = u.id`;

beforeAll(async () => {
  connection = await testDatabase();
  await seedMarket(connection.pool, { jobs: 600, now: () => START });
}, 60_000);

describe('the people of the made-up companies', () => {
  const companies = makeCompanies(1);
  const people = companies.flatMap((company) => teamOf(company).map((person) => ({ ...person, company })));

  test('hire for most companies of each country, one of them running it', () => {
    const shares = MARKETS.map(({ code }) => {
      const own = companies.filter(({ market }) => market.code === code);
      return own.filter((company) => teamOf(company).length > 0).length / own.length;
    });
    expect(Math.min(...shares)).toBeGreaterThan(0.6);
    expect(Math.max(...shares)).toBeLessThan(0.95);
    const teams = companies.map(teamOf).filter((team) => team.length > 0);
    expect(teams.filter((team) => team.filter(({ role }) => role === 'coordinator').length !== 1)).toEqual([]);
  });

  test('have names of their country, and addresses nobody reads', () => {
    const strangers = people.filter(({ firstName, lastName, company }) => {
      const isBorne = (NAMES[company.market.code] ?? []).some(
        ({ given, family }) => given.split(' ').includes(firstName.replaceAll(' ', '_')) && family.split(' ').includes(lastName.replaceAll(' ', '_')),
      );
      return !isBorne;
    });
    expect(strangers).toEqual([]);
    for (const { email } of people) expect(email).toMatch(/^[a-z]+\.[a-z]+@[a-z0-9-]+\.example$/);
    expect(new Set(people.map(({ id }) => id)).size).toBe(people.length);
  });
});

describe('a seeded job', () => {
  test('is posted by one of its company’s people, where it has any', async () => {
    expect(
      await one(`select count(*)::int from job j where posted_by is null and exists (select from company_member m where m.company_id = j.company_id)`),
    ).toBe(0);
    expect(
      await one(
        `select count(*)::int from job j where posted_by is not null and not exists (select from company_member m where m.company_id = j.company_id and m.user_id = j.posted_by)`,
      ),
    ).toBe(0);
    const share = await one(`select avg((posted_by is not null)::int)::float from job`);
    expect(share).toBeGreaterThan(0.65);
    expect(share).toBeLessThan(0.9);
    expect(await one(`select count(*)::int from job j join company_member m on m.user_id = j.posted_by where m.joined_at > j.posted_at`)).toBe(0);
  });

  test('names whom one can chat with exactly where the server opens a chat', async () => {
    const [seeker] = await all<{ id: string }>(`insert into "user" (email, is_profile_completed) values ('a@b.test', true) returning id`);
    const jobs = await all<{ id: number }>(`select id from job where country_id = 167 and status = 'open' and eligibility = '{}' limit 60`);
    const profiles = await Promise.all(
      jobs.map(async ({ id }) => {
        const { recruiter } = await jobDetail(connection.db, id, LANGUAGES[0], START);
        const { pair, refusal } = await chatAbout(connection.db, seeker?.id ?? '', id, START);
        return { page: recruiter?.id ?? null, server: pair?.recruiterId ?? null, refusal };
      }),
    );
    expect(profiles.filter(({ page, server }) => page !== server)).toEqual([]);
    expect(new Set(profiles.map(({ refusal }) => refusal))).toEqual(new Set([null, 'noRecruiter']));
  });
});

test('nobody signs in to them by a password', async () => {
  expect(await one(`select count(*)::int from account`)).toBe(0);
});

test('again they are the same; another market has others, but for whom somebody wrote to; and nobody is put where somebody of this installation is', async () => {
  const before = await one(PEOPLE);
  await seedMarket(connection.pool, { jobs: 600, now: () => START });
  expect(await one(PEOPLE)).toBe(before);
  const [met] = await all<{ id: string; company: number }>(
    `select u.id, m.company_id as company from "user" u join company_member m on m.user_id = u.id limit 1`,
  );
  const [seeker] = await all<{ id: string }>(`select id from "user" where email = 'a@b.test'`);
  await all('insert into chat (seeker_id, recruiter_id, company_id) values ($1, $2, $3)', [seeker?.id, met?.id, met?.company]);
  const [own] = await all<{ id: string }>(`insert into "user" (email, role) values ('c@d.test', 'recruiter') returning id`);
  const [claimed] = await all<{ id: number }>(
    `select id from company where id <> $1 and exists (select from company_member where company_id = company.id) limit 1`,
    [met?.company],
  );
  await all(`delete from company_member where company_id = $1`, [claimed?.id]);
  await all(`insert into company_member (user_id, company_id, role, joined_at) values ($1, $2, 'coordinator', now())`, [own?.id, claimed?.id]);
  await seedMarket(connection.pool, { jobs: 100, seed: 2, now: () => START });
  expect(await one(`select count(*)::int from "user" where id = $1`, [met?.id])).toBe(1);
  await seedMarket(connection.pool, { jobs: 100, seed: 1, now: () => START });
  expect(await one(`select count(*)::int from company_member where company_id = $1`, [claimed?.id])).toBe(1);
}, 60_000);

test('when they were last here moves on with the market', async () => {
  const lately = `select count(*)::int from session where updated_at > $1::timestamptz - interval '1 day' and updated_at <= $1`;
  const before = await one(lately, [START]);
  expect(before).toBeGreaterThan(1_000);
  const later = new Date(START.getTime() + 20 * DAY);
  expect(await one(lately, [later])).toBe(0);
  await freshenMarket(connection, later);
  expect(await one(lately, [later])).toBe(before);
}, 60_000);
