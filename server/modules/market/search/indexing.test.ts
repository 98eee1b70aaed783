import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../../../../tests/support/database.ts';
import type { Database } from '../../../db/client.ts';
import { company, job, location } from '../../../db/schema/market.ts';
import { candidates } from './candidates.ts';
import { indexJobs } from './indexing.ts';
import { knownTitle, likeness } from './titles/known.ts';
import { workOutMeaning } from './titles/meaning.ts';
import { vectorsMark } from './vectors.ts';

const day = new Date('2025-06-01T00:00:00Z');
const dates = { postedAt: day, validThrough: day, confirmedAt: day };
let db: Database;
let ids: number[];

beforeAll(async () => {
  ({ db } = await testDatabase());
  await db.insert(company).values({ id: 7, name: 'Acme', nameKey: 'acme', slug: 'acme', countryId: 167, isVerified: true });
  await db
    .insert(location)
    .values({ id: 3, countryId: 167, name: 'Cebu City', region: 'Cebu', seoValue: 'cebu-city', latitude: 0, longitude: 0, aliases: ['宿霧'] });
  const rows = await db
    .insert(job)
    .values([
      {
        companyId: 7,
        countryId: 167,
        title: 'Nurse',
        locationId: 3,
        locationText: null,
        vacancyKey: 'a',
        source: 'test',
        sourceId: 'a',
        description: '<p>Night shifts</p>',
        ...dates,
      },
      { companyId: 7, countryId: 167, title: 'Closed nurse', status: 'closed', vacancyKey: 'b', source: 'test', sourceId: 'b', ...dates },
    ])
    .returning({ id: job.id });
  ids = rows.map((row) => row.id);
});

const holds = async (column: string, query: string) =>
  (await db.execute<{ id: number }>(sql`select id from job where ${sql.raw(column)} @@ ${query}::tsquery`)).rows.map((row) => row.id);

describe('indexJobs', () => {
  it('stores words and filters of open jobs only', async () => {
    expect(await indexJobs(db, 'all')).toBe(2);
    expect(await holds('ttsv', `'phnurse' & 'phcebu' & 'ph宿霧' & 'phk/7' & 'phl/3' & 'phv/1'`)).toEqual([ids[0]]);
    expect(await holds('ttsv', `'phshift'`)).toEqual([]);
    expect(await holds('tsv', `'phshift' & 'phw/onsite'`)).toEqual([ids[0]]);
  });

  it('stores the meaning of the title, for ranking', async () => {
    await indexJobs(db, 'all');
    const { rows } = await db.execute<{ title_meaning: string | null }>(sql`select title_meaning from job order by id`);
    expect(rows.map((row) => row.title_meaning)).toEqual([vectorsMark() + workOutMeaning('Nurse').stored, null]);
  });

  it('ranks by the stored meaning of a title that isn’t cached yet', async () => {
    await indexJobs(db, 'all');
    await db.execute(sql`update job set title = 'Quxling', title_meaning = ${vectorsMark() + workOutMeaning('Cook').stored} where id = ${ids[0]}`);
    await candidates(db, ids, { nearness: new Map() });
    expect(likeness(knownTitle('Quxling'), knownTitle('Cook'))).toBeCloseTo(1, 1);
    await db.execute(sql`update job set title = 'Nurse' where id = ${ids[0]}`);
  });

  it('does not rank by a meaning without the mark of this model', async () => {
    await indexJobs(db, 'all');
    await db.execute(sql`update job set title = 'Night nurse', title_meaning = ${workOutMeaning('Cook').stored} where id = ${ids[0]}`);
    await candidates(db, ids, { nearness: new Map() });
    expect(likeness(knownTitle('Night nurse'), knownTitle('Cook'))).toBeLessThan(0.5);
    await db.execute(sql`update job set title = 'Nurse' where id = ${ids[0]}`);
  });

  it('removes a job that was closed', async () => {
    await indexJobs(db, 'all');
    await db.execute(sql`update job set status = 'closed' where id = ${ids[0]}`);
    expect(await indexJobs(db, [ids[0]!])).toBe(1);
    expect(await holds('tsv', `'phnurse'`)).toEqual([]);
    await db.execute(sql`update job set status = 'open' where id = ${ids[0]}`);
    expect(await indexJobs(db, { companyId: 7 })).toBe(2);
    expect(await holds('tsv', `'phnurse'`)).toEqual([ids[0]]);
  });
});
