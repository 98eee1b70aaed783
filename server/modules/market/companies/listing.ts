import { sql, type SQL } from 'drizzle-orm';
import type { ListMeta } from '../../../../contract/call.ts';
import type { ListedCompany } from '../../../../contract/company-pages.ts';
import type { Country } from '../../../../contract/countries.ts';
import type { Language } from '../../../../contract/languages.ts';
import { companyPath } from '../../../../src/lib/search-url/company-url.ts';
import type { Queryable } from '../../../db/client.ts';
import { escapeLike } from '../../../db/escape-like.ts';
import { ApiError } from '../../../http/errors.ts';
import { optionOf } from '../config/options.ts';
import { PROMISES_TO_JUDGE_BY, toCompanyCard } from '../jobs/card.ts';
import { LISTED } from '../jobs/listed.ts';

export const COMPANIES_PAGE = 24;
const SIMILAR = 4;
const FEATURED = 8;

interface Row extends Record<string, unknown> {
  id: number;
  name: string;
  is_verified: boolean;
  due: number;
  kept: number;
  record: string;
  industry: number | null;
  jobs: number;
}

interface Reader {
  country: Country;
  language: Language;
  /** Companies hidden from the reader. */
  hidden: readonly number[];
}

/** Companies with open jobs, because a directory of empty pages helps nobody. */
const hiring = (countryId: SQL | number) => sql`
  company c join (select company_id, count(*)::int jobs from job where ${LISTED} and country_id = ${countryId} group by 1) n on n.company_id = c.id`;
/** With or without open jobs. */
const anyway = sql`company c cross join lateral (select count(*)::int jobs from job where company_id = c.id and ${LISTED}) n`;
const columns = sql`c.id, c.name, c.is_verified, c.promises_due due, c.promises_kept kept, c.promise_record record, c.industry_id industry, n.jobs`;
/** Verified companies first, then those that keep their promises, then those with the most jobs. */
const bestFirst = sql`c.is_verified desc, case when c.promises_due >= ${PROMISES_TO_JUDGE_BY} then round(c.promises_kept::numeric / c.promises_due, 1) else 0.5 end desc, n.jobs desc, c.id`;
const isShown = (hidden: readonly number[]) => sql`c.id <> all(${sql.param([...hidden])}::int[])`;

const present = (row: Row, language: Language): ListedCompany => ({
  ...toCompanyCard({
    companyId: row.id,
    companyName: row.name,
    isVerified: row.is_verified,
    promisesDue: row.due,
    promisesKept: row.kept,
    promiseRecord: row.record,
  }),
  url: companyPath(row),
  industry: optionOf('industry_lists', row.industry, language)?.value ?? null,
  jobs: row.jobs,
});

interface Wanted {
  query: string;
  industry?: number | undefined;
  page: number;
  /** Only companies this seeker follows, in any country, whether or not they hire. */
  follower?: string | null;
}

/** A page of the companies that hire in a country, by part of their name and by industry. A page beyond the end has no companies and the right count. */
export async function searchCompanies(
  db: Queryable,
  { query, industry, page, follower = null }: Wanted,
  reader: Reader,
): Promise<{ data: ListedCompany[]; meta: ListMeta }> {
  const typed = query.toWellFormed().replaceAll('\0', '');
  const escaped = escapeLike(typed);
  const conditions = [
    follower === null ? sql`c.country_id = ${reader.country.id}` : sql`c.id in (select company_id from followed_company where user_id = ${follower})`,
    isShown(reader.hidden),
    ...(typed === '' ? [] : [sql`c.name ilike ${`%${escaped}%`}`]),
    ...(industry === undefined ? [] : [sql`c.industry_id = ${industry}`]),
  ];
  const order = typed === '' ? bestFirst : sql`(c.name ilike ${`${escaped}%`}) desc, ${bestFirst}`;
  const listed = sql`from ${follower === null ? hiring(reader.country.id) : anyway} where ${sql.join(conditions, sql` and `)}`;
  const { rows } = await db.execute<Row & { total: number }>(sql`
    select ${columns}, count(*) over ()::int total ${listed} order by ${order} limit ${COMPANIES_PAGE} offset ${(page - 1) * COMPANIES_PAGE}`);
  // No row of a page beyond the end has the total.
  const counted = rows.length === 0 && page > 1 ? await db.execute<{ total: number }>(sql`select count(*)::int total ${listed}`) : { rows };
  return { data: rows.map((row) => present(row, reader.language)), meta: { page, size: COMPANIES_PAGE, total: counted.rows[0]?.total ?? 0 } };
}

/** Verified companies that keep their reply promises. */
export async function featuredCompanies(db: Queryable, { country, language, hidden }: Reader): Promise<ListedCompany[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from ${hiring(country.id)}
    where c.country_id = ${country.id} and c.is_verified and c.promises_due >= ${PROMISES_TO_JUDGE_BY} and ${isShown(hidden)}
    order by ${bestFirst} limit ${FEATURED}`);
  return rows.map((row) => present(row, language));
}

/**
 * Companies that hire in the same country and industry.
 * @throws ApiError notFound
 */
export async function similarCompanies(db: Queryable, companyId: number, { language, hidden }: Omit<Reader, 'country'>): Promise<ListedCompany[]> {
  const { rows: own } = await db.execute<{ country: number; industry: number | null; key: string }>(
    sql`select country_id country, industry_id industry, name_key key from company where id = ${companyId}`,
  );
  const [like] = own;
  if (!like) throw new ApiError('notFound');
  if (like.industry === null) return [];
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from ${anyway}
    where c.country_id = ${like.country} and c.industry_id = ${like.industry} and c.id <> ${companyId} and n.jobs > 0 and ${isShown(hidden)}
    order by ${bestFirst} limit ${SIMILAR}`);
  return rows.map((row) => present(row, language));
}
