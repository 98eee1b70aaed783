import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { expectedShare, type Frequencies } from './frequency.ts';
import { tsquery, type Condition } from './tsquery.ts';

/** The jobs a scan goes through, and in which order. */
export interface Scan {
  countryId: number;
  order: 'newest' | 'salary';
  /** Beside the vectors: still open, in the snapshot, in the salary range. */
  where: SQL;
  /** The share of jobs expected to pass `where`; 1 when not given. */
  share?: number;
}

const ORDER = { newest: sql`posted_at desc, id desc`, salary: sql`salary_month_to desc nulls last, id desc nulls last` };

export interface Scanned {
  /** In the order of the scan. */
  ids: number[];
  /** The id of the newest job of all, seen at the same instant. */
  lastId: number;
}

/**
 * The first `most` jobs of a scan that hold all conditions, in order.
 *
 * Two ways lead there. Where matches are dense, walking the country's jobs in order finds enough of them soon; the walk is bounded, because an
 * estimate may be wrong. Else the inverted index names all matches, which are then sorted. PostgreSQL's own choice between the two goes by
 * frequencies over all countries and takes words as independent: "manila" in Japan had it walk everything.
 * @param column ttsv is read with the row, tsv is stored apart
 * @param except ids not wanted again
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
  const steps = stepsOf(column, expectedShare(known[column], conditions) * share, most + except.length);
  if (steps > 0) {
    const walked = await run(
      db,
      sql`select id from (select id, status, valid_through, posted_at, salary_month_from, salary_month_to, company_id, apply_url, takes_applications, title, skills, description, ttsv, tsv from job where country_id = ${countryId} order by ${by} limit ${steps}) job where ${holds} and ${where} and ${isWanted} limit ${most}`,
    );
    if (walked.ids.length === most) return walked;
  }
  return run(
    db,
    sql`select id from (select id, posted_at, salary_month_to from job where ${holds} and ${where} and ${isWanted} offset 0) job order by ${by} limit ${most}`,
  );
}

/** What a job looked at costs on the walk, against one found by the index: a vector stored apart is dear. */
const COST = { ttsv: 1, tsv: 8 };
/** No walk is longer than this many jobs of cost 1. */
const LONGEST = 40_000;

/** How many jobs to walk, with some to spare for uneven ground; 0 where the index is the better way. */
function stepsOf(column: 'ttsv' | 'tsv', share: number, most: number): number {
  if (share === 0) return 0;
  const steps = Math.ceil((most / share) * 1.5) + 100;
  return steps * COST[column] > LONGEST ? 0 : steps;
}

async function run(db: Queryable, query: SQL): Promise<Scanned> {
  // As one text: a thousand rows cost the driver more than the scan costs the database.
  const { rows } = await db.execute<{ ids: string; lastId: number | null }>(
    sql`select array_to_string(array(${query}), ',') as ids, (select max(id) from job) as "lastId"`,
  );
  const text = rows[0]?.ids ?? '';
  return { ids: text === '' ? [] : text.split(',').map(Number), lastId: rows[0]?.lastId ?? 0 };
}
