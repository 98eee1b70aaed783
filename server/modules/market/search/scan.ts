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

/**
 * The first `most` jobs that meet all conditions, in order.
 *
 * There are three ways to find them. If matches are dense, scanning the country's jobs in order soon finds enough. The number of jobs scanned is limited, because
 * an estimate may be wrong. Otherwise the inverted index finds matches, which are then sorted: if enough are expected among the newest jobs, those of that time,
 * and if there aren't enough, all. PostgreSQL's own choice between the first and the last uses frequencies over all countries and assumes that words are
 * independent: for "manila" in Japan, it scanned everything.
 * @param column ttsv is read with the row, tsv is stored separately
 * @param except IDs to leave out
 */
export async function scan(
  db: Queryable,
  { countryId, order, where, share = 1 }: Scan,
  column: 'ttsv' | 'tsv',
  conditions: readonly Condition[],
  known: Frequencies,
  most: number,
  except: readonly number[] = [],
): Promise<Scanned> {
  const by = ORDER[order];
  const isWanted = except.length === 0 ? sql`true` : sql`id <> all(${sql.param([...except])}::int[])`;
  if (conditions.length === 0)
    return run(db, sql`select id from job where country_id = ${countryId} and ${where} and ${isWanted} order by ${by} limit ${most}`);
  const holds = sql`${sql.raw(column)} @@ ${tsquery(countryId, conditions)}::tsquery`;
  const steps = stepsOf(expectedShare(known[column], conditions) * share, most + except.length);
  if (steps * COST[column] <= LONGEST) {
    const walked = await run(
      db,
      sql`select id from (select id, status, valid_through, posted_at, salary_month_from, salary_month_to, company_id, apply_url, takes_applications, title, skills, description, ttsv, tsv from job where country_id = ${countryId} order by ${by} limit ${steps}) job where ${holds} and ${where} and ${isWanted} limit ${most}`,
    );
    if (walked.ids.length === most) return walked;
  }
  const matches = (since: SQL) =>
    run(
      db,
      sql`select id from (select id, posted_at, salary_month_to from job where ${holds} and ${since} and ${where} and ${isWanted} offset 0) job order by ${by} limit ${most}`,
    );
  const newest = order === 'newest' ? known.newest.find(({ jobs }) => jobs >= steps) : undefined;
  if (newest !== undefined) {
    const recent = await matches(sql`country_id = ${countryId} and posted_at >= ${newest.postedAt.toISOString()}::timestamptz`);
    if (recent.ids.length === most) return recent;
  }
  return matches(sql`true`);
}

/** The cost of checking a job in a scan, compared to finding one by the index. A vector stored separately (TOAST) is expensive to read. */
const COST = { ttsv: 1, tsv: 8 };
/** A scan checks at most this many jobs of cost 1. */
const LONGEST = 12_000;

/** Among how many jobs `most` matches are expected, with a margin for uneven distribution. */
const stepsOf = (share: number, most: number): number => Math.ceil((most / share) * 1.5) + 100;

async function run(db: Queryable, query: SQL): Promise<Scanned> {
  // As one text: for a thousand rows, parsing them in the driver would take longer than the scan.
  const { rows } = await db.execute<{ ids: string; lastId: number | null }>(
    sql`select array_to_string(array(${query}), ',') as ids, (select max(id) from job) as "lastId"`,
  );
  const text = rows[0]?.ids ?? '';
  return { ids: text === '' ? [] : text.split(',').map(Number), lastId: rows[0]?.lastId ?? 0 };
}
