import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { visible } from '../../market/search/visible.ts';
import { inCountry } from '../../market/search/vectors.ts';
import type { NewJob } from './reverse-index.ts';

const BATCH = 1_000;
/** Separates the lexemes of a vector, which are words and filter values: none contains it. */
const BETWEEN = '\u001F';

/** When a job first appeared here. Imported ones have the date of their ad, which may be long ago. */
export const LISTED_AT: SQL = sql.raw('coalesce(listed_at, posted_at)');

interface MatchRequest {
  countryId: number;
  now: Date;
  /** Only jobs with ads from then on. */
  postedSince: Date;
  /** And of those, only jobs that appeared here later. */
  listedAfter?: Date;
}

interface Row extends Record<string, unknown> {
  id: number;
  companyId: number;
  listedAt: number;
  salaryFrom: number | null;
  salaryTo: number | null;
  lexemes: string;
  postedAt: string;
}

/** A country's new searchable jobs, newest first, in batches of a thousand, so that a large market never fits in memory at once. */
export async function* newJobs(db: Queryable, { countryId, now, postedSince, listedAfter }: MatchRequest): AsyncGenerator<NewJob[]> {
  const where = visible({}, { countryId, lastId: undefined, at: now.getTime(), now, since: postedSince, hidden: [] });
  const came = listedAfter === undefined ? sql`true` : sql`${LISTED_AT} > ${listedAfter.toISOString()}::timestamptz`;
  const prefix = inCountry(countryId, '').length;
  const batchAfter = (after: SQL) =>
    db.execute<Row>(sql`
      select id, company_id as "companyId", extract(epoch from ${LISTED_AT}) * 1000 as "listedAt", salary_month_from as "salaryFrom", salary_month_to as "salaryTo",
        array_to_string(tsvector_to_array(tsv), ${BETWEEN}) as lexemes, posted_at::text as "postedAt"
      from job where country_id = ${countryId} and ${where} and ${came} and ${after}
      order by posted_at desc, id desc limit ${BATCH}`);
  let rows: Row[];
  let next = Promise.resolve(batchAfter(sql`true`));
  do {
    ({ rows } = await next);
    const last = rows.at(-1);
    if (last === undefined) return;
    // The database reads the next batch while this one is matched.
    if (rows.length === BATCH) next = Promise.resolve(batchAfter(sql`(posted_at, id) < (${last.postedAt}::timestamptz, ${last.id})`));
    // If the caller stops early, nobody awaits it.
    next.catch(() => undefined);
    yield rows.map((row) => ({
      id: row.id,
      companyId: row.companyId,
      listedAt: Number(row.listedAt),
      salary: { from: row.salaryFrom, to: row.salaryTo },
      lexemes: row.lexemes.split(BETWEEN).map((lexeme) => lexeme.slice(prefix)),
    }));
  } while (rows.length === BATCH);
}
