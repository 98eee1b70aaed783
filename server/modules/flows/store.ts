import { lt, sql } from 'drizzle-orm';
import { LEAST_PEOPLE } from '../../../contract/flow-limits.ts';
import type { Database } from '../../db/client.ts';
import { flowCount } from '../../db/schema/operations.ts';
import { type FlowCount, pendingCounts, type PendingCounts } from './pending.ts';
import { daysAfter, dayOf, newestClosedWeek } from './week.ts';

/** The most rows per day, so that made-up reports can only increase known keys, and not fill the disk. */
const MOST_ROWS_A_DAY = 100_000;
/** Safely below the limit of PostgreSQL's integer. */
const MOST = 2_000_000_000;
const KEPT_DAYS = 400;

/**
 * Writes what was counted since the last time, one row for each key. What can't be written waits for the next time.
 * @returns how many keys
 */
export async function writeCounts(db: Database, pending: PendingCounts = pendingCounts, mostRows = MOST_ROWS_A_DAY): Promise<number> {
  const counts = pending.take();
  if (counts.length === 0) return 0;
  try {
    await upsert(db, counts, await fullDays(db, counts, mostRows));
  } catch (error) {
    for (const count of counts) pending.add(count);
    throw error;
  }
  return counts.length;
}

async function fullDays(db: Database, counts: readonly FlowCount[], mostRows: number): Promise<string[]> {
  const days = [...new Set(counts.map(({ day }) => day))];
  const { rows } = await db.execute<{ day: string }>(
    sql`select day::text from flow_count where day = any(${sql.param(days)}::date[]) group by day having count(*) >= ${mostRows}`,
  );
  return rows.map(({ day }) => day);
}

const rowsOf = (counts: readonly FlowCount[]) => JSON.stringify(counts.map(({ countryId, ...count }) => ({ ...count, country_id: countryId })));

async function upsert(db: Database, counts: readonly FlowCount[], full: readonly string[]): Promise<void> {
  const sum = (column: 'times' | 'people') => sql`least(c.${sql.raw(column)}::bigint + excluded.${sql.raw(column)}, ${MOST}::int)`;
  await db.execute(sql`
    insert into flow_count as c (day, chart, kind, name, release, country_id, device, times, people, buckets)
    select day, chart, kind, name, release, country_id, device, times, people, buckets
    from jsonb_to_recordset(${rowsOf(counts)}::jsonb) as r(
      day date, chart text, kind text, name text, release text, country_id smallint, device text, times integer, people integer, buckets integer[]
    )
    where r.day <> all(${sql.param(full)}::date[]) or exists (
      select from flow_count k
      where (k.day, k.chart, k.kind, k.name, k.release, k.country_id, k.device) = (r.day, r.chart, r.kind, r.name, r.release, r.country_id, r.device)
    )
    on conflict (day, chart, kind, name, release, country_id, device) do update set
      times = ${sum('times')},
      people = ${sum('people')},
      buckets = coalesce(
        (select array_agg(least(coalesce(a, 0)::bigint + coalesce(b, 0), ${MOST}::int) order by at) from unnest(c.buckets, excluded.buckets) with ordinality as s(a, b, at)),
        '{}'
      )`);
}

/**
 * Removes what is too old, and, from the weeks that are over, what too few people did to ever be shown.
 * @returns how many rows
 */
export async function sweepFlowCounts(db: Database, now: Date): Promise<number> {
  const old = await db.delete(flowCount).where(lt(flowCount.day, daysAfter(dayOf(now), -KEPT_DAYS)));
  const week = newestClosedWeek(now);
  // The week before, too, in case the server was down for a while.
  const few = await db.execute(sql`
    delete from flow_count c using (
      select date_trunc('week', day)::date as week, chart, kind, name, release, country_id, device from flow_count
      where day >= ${daysAfter(week, -7)}::date and day < ${daysAfter(week, 7)}::date
      group by 1, 2, 3, 4, 5, 6, 7 having sum(people) < ${LEAST_PEOPLE}
    ) f
    where c.day >= f.week and c.day < f.week + 7
      and (c.chart, c.kind, c.name, c.release, c.country_id, c.device) = (f.chart, f.kind, f.name, f.release, f.country_id, f.device)`);
  return (old.rowCount ?? 0) + (few.rowCount ?? 0);
}
