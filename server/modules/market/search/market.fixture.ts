import { company, functionTitle, job, jobFunction, location, mainFunction } from '../../../db/schema/market.ts';
import type { Database } from '../../../db/client.ts';
import { FUNCTION_TITLES, JOB_FUNCTIONS, MAIN_FUNCTIONS } from '../../../reference/taxonomy.ts';
import { LOCATIONS } from '../../../reference/locations.ts';
import { indexJobs } from './indexing.ts';
import { DAY } from '../../../../contract/durations.ts';

export const NOW = new Date('2025-06-30T12:00:00Z');
export const PH = 167;

export type JobRow = Partial<typeof job.$inferInsert> & { title: string };

/** Inserts the taxonomy, the places, and three companies: 1 is verified, 2 isn't, 3 is in Japan. */
export async function layMarket(db: Database): Promise<void> {
  await db.insert(mainFunction).values([...MAIN_FUNCTIONS]);
  await db.insert(jobFunction).values([...JOB_FUNCTIONS]);
  await db.insert(functionTitle).values([...FUNCTION_TITLES]);
  await db.insert(location).values([...LOCATIONS]);
  await db.insert(company).values([
    { id: 1, name: 'Harbour Clinic', nameKey: 'harbour clinic', slug: 'harbour-clinic', countryId: PH, isVerified: true },
    { id: 2, name: 'Blue Mango Foods', nameKey: 'blue mango foods', slug: 'blue-mango-foods', countryId: PH },
    { id: 3, name: '株式会社みなと', nameKey: 'minato', slug: 'minato', countryId: 105 },
  ]);
}

let made = 0;

/**
 * Adds open jobs and indexes them. Each is a day older than the one before, unless it has a date.
 * @returns their IDs in order
 */
export async function addJobs(db: Database, rows: readonly JobRow[]): Promise<number[]> {
  const inserted = await db
    .insert(job)
    .values(
      rows.map((row, index) => {
        made += 1;
        const postedAt = row.postedAt ?? new Date(NOW.getTime() - (index + 1) * DAY);
        return {
          companyId: 1,
          countryId: PH,
          postedAt,
          confirmedAt: postedAt,
          validThrough: new Date(NOW.getTime() + DAY),
          source: 'test',
          sourceId: `${made}`,
          vacancyKey: `test-${made}`,
          ...row,
        };
      }),
    )
    .returning({ id: job.id });
  const ids = inserted.map((row) => row.id);
  await indexJobs(db, ids);
  return ids;
}
