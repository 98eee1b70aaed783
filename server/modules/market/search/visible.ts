import { sql } from 'drizzle-orm';
import type { SearchQuery } from '../../../../contract/search.ts';
import { readWords } from '../../../../src/lib/words/parsed-words.ts';
import { isOfNone } from '../../blocks/blocked.ts';
import { LISTED } from '../jobs/listed.ts';
import { operatorConditions } from './operators.ts';
import type { Scan } from './scan.ts';

interface Bounds {
  countryId: number;
  lastId: number | undefined;
  /** The time of the snapshot, in milliseconds. */
  at: number;
  now: Date;
  since: Date | undefined;
  hidden: readonly number[];
}

/**
 * The conditions on jobs a search may show: listed, not too old, not of a hidden company, in the salary range, with each quoted phrase and without the excluded
 * words.
 */
export function visible(query: Pick<SearchQuery, 'query' | 'salary_from' | 'salary_to'>, { countryId, lastId, at, now, since, hidden }: Bounds): Scan['where'] {
  const parts = [sql`${LISTED} and valid_through > ${now.toISOString()}::timestamptz and posted_at <= ${new Date(at).toISOString()}::timestamptz`];
  if (since !== undefined) parts.push(sql`posted_at >= ${since.toISOString()}::timestamptz`);
  if (lastId !== undefined) parts.push(sql`id <= ${lastId}`);
  if (hidden.length > 0) parts.push(isOfNone(sql`company_id`, hidden));
  if (query.salary_from !== undefined) parts.push(sql`coalesce(salary_month_to, salary_month_from) >= ${query.salary_from}`);
  if (query.salary_to !== undefined) parts.push(sql`coalesce(salary_month_from, salary_month_to) <= ${query.salary_to}`);
  if (query.query !== undefined) parts.push(...operatorConditions(countryId, readWords(query.query)));
  return sql.join(parts, sql` and `);
}
