import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { expectedShare, type Frequencies } from './frequency.ts';
import { tsquery, type Condition } from './tsquery.ts';

/** The jobs to scan, and their order. */
export interface Scan {
  countryId: number;
  order: 'newest' | 'salary';
  /** Conditions besides the vectors: still open, in the snapshot, in the salary range. */
  where: SQL;
  /** The share of jobs expected to pass `where`. Default: 1. */
  share?: number;
}

const ORDER = { newest: sql`posted_at desc, id desc`, salary: sql`salary_month_to desc nulls last, id desc nulls last` };

export interface Scanned {
  /** In the order of the scan. */
  ids: number[];
  /** The ID of the newest job of all, read in the same statement. */
  lastId: number;
}

/** What a scan looks for. */
export interface Sought {
  by: Scan;
  /** ttsv is read with the row, tsv is stored separately. */
  column: 'ttsv' | 'tsv';
  conditions: readonly Condition[];
  /** How many jobs. */
  most: number;
  /** IDs to leave out. */
  except?: readonly number[];
}

/** The first `most` jobs that meet all conditions, in order. */
export async function scan(db: Queryable, sought: Sought, known: Frequencies): Promise<Scanned> {
  const [scanned] = await scanAll(db, [sought], known);
  return scanned as Scanned;
}

/** Several scans in one statement, which takes less of the thread that serves pages than one for each. */
export async function scanAll(db: Queryable, all: readonly Sought[], known: Frequencies): Promise<Scanned[]> {
  if (all.length === 0) return [];
  const ways = all.map((sought) => waysOf(sought, known));
  const found = await run(
    db,
    ways.map(([first]) => first as SQL),
  );
  const isDone = (index: number) => ways[index]?.length === 1 || found[index]?.ids.length === all[index]?.most;
  // Seldom needed, so each on its own.
  const again = found.map((scanned, index) => (isDone(index) ? scanned : tryEach(db, ways[index]?.slice(1) ?? [], all[index]?.most ?? 0)));
  return Promise.all(again);
}

async function tryEach(db: Queryable, ways: readonly SQL[], most: number): Promise<Scanned> {
  const [first, ...others] = ways;
  const [scanned] = await run(db, [first as SQL]);
  return others.length === 0 || scanned?.ids.length === most ? (scanned as Scanned) : tryEach(db, others, most);
}

/**
 * The ways to find jobs, the fastest first. Only the last is sure to find enough.
 *
 * If matches are dense, scanning the country's jobs in order soon finds enough. The number of jobs scanned is limited, because an estimate may be wrong.
 * Otherwise the inverted index finds matches, which are then sorted: if enough are expected among the newest jobs, those of that time, and if there aren't
 * enough, all. PostgreSQL's own choice between the first and the last uses frequencies over all countries and assumes that words are independent: for "manila"
 * in Japan, it scanned everything.
 */
function waysOf({ by: { countryId, order, where, share = 1 }, column, conditions, most, except = [] }: Sought, known: Frequencies): SQL[] {
  const by = ORDER[order];
  const isWanted = except.length === 0 ? sql`true` : sql`id <> all(${sql.param([...except])}::int[])`;
  if (conditions.length === 0) return [sql`select id from job where country_id = ${countryId} and ${where} and ${isWanted} order by ${by} limit ${most}`];
  const holds = sql`${sql.raw(column)} @@ ${tsquery(countryId, conditions)}::tsquery`;
  const steps = stepsOf(expectedShare(known[column], conditions) * share, most + except.length);
  const ways: SQL[] = [];
  if (steps * COST[column] <= LONGEST)
    ways.push(
      sql`select id from (select id, status, valid_through, posted_at, salary_month_from, salary_month_to, company_id, apply_url, takes_applications, title, skills, description, ttsv, tsv from job where country_id = ${countryId} order by ${by} limit ${steps}) job where ${holds} and ${where} and ${isWanted} limit ${most}`,
    );
  const matches = (since: SQL) =>
    sql`select id from (select id, posted_at, salary_month_to from job where ${holds} and ${since} and ${where} and ${isWanted} offset 0) job order by ${by} limit ${most}`;
  const newest = order === 'newest' ? known.newest.find(({ jobs }) => jobs >= steps) : undefined;
  if (newest !== undefined) ways.push(matches(sql`country_id = ${countryId} and posted_at >= ${newest.postedAt.toISOString()}::timestamptz`));
  return [...ways, matches(sql`true`)];
}

/** The cost of checking a job in a scan, compared to finding one by the index. A vector stored separately (TOAST) is expensive to read. */
const COST = { ttsv: 1, tsv: 8 };
/** A scan checks at most this many jobs of cost 1. */
const LONGEST = 12_000;

/** Among how many jobs `most` matches are expected, with a margin for uneven distribution. */
const stepsOf = (share: number, most: number): number => Math.ceil((most / share) * 1.5) + 100;

async function run(db: Queryable, queries: readonly SQL[]): Promise<Scanned[]> {
  // As one text each: for a thousand rows, parsing them in the driver would take longer than the scan.
  const texts = queries.map((query) => sql`array_to_string(array(${query}), ',')`);
  const { rows } = await db.execute<{ ids: string[]; lastId: number | null }>(
    sql`select array[${sql.join(texts, sql`, `)}] as ids, (select max(id) from job) as "lastId"`,
  );
  return (rows[0]?.ids ?? []).map((text) => ({ ids: text === '' ? [] : text.split(',').map(Number), lastId: rows[0]?.lastId ?? 0 }));
}
