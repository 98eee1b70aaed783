import { sql, type SQL } from 'drizzle-orm';
import { COUNTRIES } from '../../../contract/countries.ts';
import { type Device, LEAST_PEOPLE, TIME_BUCKETS } from '../../../contract/flow-limits.ts';
import type { ChartTraffic, StateTraffic, TrafficFilter, WeekTraffic } from '../../../contract/flow-traffic.ts';
import type { Database } from '../../db/client.ts';
import type { FlowCount } from './pending.ts';
import { sumOfBuckets } from './pending.ts';
import { newestFirst } from './releases.ts';
import { daysAfter, newestClosedWeek } from './week.ts';

/** How many weeks back to look for the release before the newest. */
const WEEKS_BACK = 26;

/** What at least LEAST_PEOPLE did in one week, in one country, on one kind of device, with one release. Nothing smaller is ever read. */
interface Cell {
  week: string;
  kind: FlowCount['kind'];
  name: string;
  release: string;
  countryId: number;
  device: Device;
  times: number;
  people: number;
  buckets: number[];
}

/**
 * How often the steps of a chart were taken, as far as privacy allows. Every figure is a sum of cells of at least LEAST_PEOPLE people, in weeks that are over,
 * so no subtraction of figures reveals a smaller group.
 */
export async function trafficOf(db: Database, chart: string, filter: TrafficFilter, source: ChartTraffic['source'], now: Date): Promise<ChartTraffic> {
  const week = newestClosedWeek(now);
  const weekBefore = daysAfter(week, -7);
  const recent = await cellsOf(db, chart, weekBefore, week);
  const releases = newestFirst(new Set(recent.map(({ release }) => release)));
  const earlier = await releaseBefore(db, chart, releases[0], week);
  const chosen = wanted(filter);
  const inWeek = (of: string) => recent.filter((cell) => cell.week === of && chosen(cell));
  const withoutRelease = wanted({ ...filter, release: undefined });
  return {
    source,
    week,
    now: sumOfCells(inWeek(week)),
    weekBefore: sumOfCells(inWeek(weekBefore)),
    releaseBefore: earlier && {
      ...earlier,
      traffic: sumOfCells((await cellsOf(db, chart, earlier.week, earlier.week, earlier.release)).filter(withoutRelease)),
    },
    releases,
    countries: COUNTRIES.filter(({ id }) => recent.some(({ countryId }) => countryId === id)).map(({ code }) => code),
  };
}

function wanted({ country, device, release }: Partial<TrafficFilter> | { country?: string | undefined; device?: Device | undefined; release?: undefined }) {
  const countryId = country === undefined ? undefined : (COUNTRIES.find(({ code }) => code === country)?.id ?? -1);
  return (cell: Cell) =>
    (countryId === undefined || cell.countryId === countryId) &&
    (device === undefined || cell.device === device) &&
    (release === undefined || cell.release === release);
}

const BUCKETS = sql.join(
  Array.from({ length: TIME_BUCKETS.length + 1 }, (_, index) => sql.raw(`coalesce(sum(buckets[${index + 1}]), 0)::float8`)),
  sql`, `,
);

async function cellsOf(db: Database, chart: string, firstWeek: string, lastWeek: string, release?: string): Promise<Cell[]> {
  const only: SQL = release === undefined ? sql`` : sql`and release = ${release}`;
  const { rows } = await db.execute<Cell & Record<string, unknown>>(sql`
    select date_trunc('week', day)::date::text as week, kind, name, release, country_id as "countryId", device,
      sum(times)::float8 as times, sum(people)::int as people, array[${BUCKETS}] as buckets
    from flow_count
    where chart = ${chart} and day >= ${firstWeek}::date and day < ${daysAfter(lastWeek, 7)}::date ${only}
    group by 1, 2, 3, 4, 5, 6 having sum(people) >= ${LEAST_PEOPLE}`);
  return rows;
}

async function releaseBefore(db: Database, chart: string, newest: string | undefined, week: string): Promise<{ release: string; week: string } | null> {
  if (newest === undefined) return null;
  const { rows } = await db.execute<{ release: string; week: string }>(sql`
    select release, date_trunc('week', max(day))::date::text as week from flow_count
    where chart = ${chart} and day >= ${daysAfter(week, -7 * WEEKS_BACK)}::date and day < ${daysAfter(week, 7)}::date group by release`);
  const before = newestFirst(rows.map(({ release }) => release)).find((release) => newestFirst([release, newest])[0] === newest && release !== newest);
  return rows.find(({ release }) => release === before) ?? null;
}

function sumOfCells(cells: readonly Cell[]): WeekTraffic {
  const sums = (kind: Cell['kind']) => {
    const byName = new Map<string, Pick<Cell, 'times' | 'people' | 'buckets'>>();
    for (const cell of cells) {
      if (cell.kind !== kind) continue;
      const sum = byName.get(cell.name) ?? { times: 0, people: 0, buckets: [] };
      byName.set(cell.name, { times: sum.times + cell.times, people: sum.people + cell.people, buckets: sumOfBuckets(sum.buckets, cell.buckets) });
    }
    return byName;
  };
  const left = sums('left');
  const states = [...sums('reached')].map(([name, { people, times }]): [string, StateTraffic] => {
    const leaving = left.get(name);
    return [name, { people, reached: Math.round(times), left: leaving ? Math.round(leaving.times) : null, median: leaving ? medianOf(leaving.buckets) : null }];
  });
  const transitions = [...sums('taken')].map(([name, { people, times }]): [string, WeekTraffic['transitions'][string]] => [
    name,
    { people, times: Math.round(times) },
  ]);
  return { states: Object.fromEntries(states), transitions: Object.fromEntries(transitions) };
}

/** The bucket of the median; null if nothing was timed. */
function medianOf(buckets: readonly number[]): number | null {
  const half = buckets.reduce((sum, times) => sum + times, 0) / 2;
  if (half === 0) return null;
  let sum = 0;
  return buckets.findIndex((times) => (sum += times) >= half);
}
