import { sql, type SQL } from 'drizzle-orm';
import { LIMITS } from '../../../../contract/limits.ts';
import { FACETS, REMOVABLE, type Facet, type Removable, type SearchFacets, type SearchQuery } from '../../../../contract/search.ts';
import { readWords } from '../../../../src/lib/words/parsed-words.ts';
import type { Term } from '../../../../src/lib/words/terms.ts';
import type { Queryable } from '../../../db/client.ts';
import { idsAround } from '../../../reference/locations.ts';
import { correctionOf } from './correct.ts';
import type { Asker } from './asker.ts';
import { visible } from './visible.ts';
import { filterConditions, tsquery, wordConditions } from './tsquery.ts';

/** One more than the cap, to know whether there are more. */
const COUNTED = LIMITS.facetCap + 1;

/** A job's value of each filter, as text. Places are separated by commas. */
const VALUE: Record<Facet, SQL> = {
  job_types: sql`job_type_id::text`,
  xp_lvls: sql`xp_lvl_id::text`,
  job_locations: sql`array_to_string(array(select distinct unnest(location_ids || location_id) order by 1), ',')`,
  main_functions: sql`main_function_id::text`,
  job_function_ids: sql`job_function_id::text`,
  industries: sql`industry_id::text`,
  degrees: sql`degree_id::text`,
  work_arrangement: sql`work_arrangement`,
  is_company_verified: sql`(select case when is_verified then '1' end from company where company.id = company_id)`,
};

const FIELDS: Record<Removable, readonly (keyof SearchQuery)[]> = {
  ...(Object.fromEntries(REMOVABLE.map((name) => [name, [name]])) as Record<Exclude<Removable, 'salary'>, [Exclude<Removable, 'salary'>]>),
  job_locations: ['job_locations', 'radius'],
  salary: ['salary_from', 'salary_to'],
};
const isOn = (query: SearchQuery, filter: Removable) =>
  FIELDS[filter].some((field) => {
    const value = query[field];
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '0';
  });
const withoutFilter = (query: SearchQuery, filter: Removable): SearchQuery => ({
  ...query,
  ...Object.fromEntries(FIELDS[filter].map((field) => [field, undefined])),
});

type Asking = Pick<Asker, 'countryId' | 'now' | 'hidden'>;

/**
 * How many jobs each value of each filter would leave, and how many jobs there would be without each active filter. Values of an inactive filter are counted
 * among the jobs the search finds, those of an active one among the jobs it would find without that filter. Like a search, it corrects words that find nothing.
 */
export async function countFacets(db: Queryable, query: SearchQuery, asker: Asking): Promise<SearchFacets> {
  const words = readWords(query.query ?? '');
  if ((query.query ?? '') !== '' && words.terms.length === 0 && words.without.length === 0) return { counts: {}, without: {} };
  let correction: Promise<string | null> | undefined;
  const count = async (among: SearchQuery, counted: readonly Facet[]) => {
    const typed = await countIn(db, among, words.terms, counted, asker);
    const better = typed.total === 0 ? await (correction ??= correctionOf(db, asker.countryId, words)) : null;
    return better === null ? typed : countIn(db, among, readWords(better).terms, counted, asker);
  };
  const on = REMOVABLE.filter((filter) => isOn(query, filter));
  const sets = [
    { counted: FACETS.filter((facet) => !on.includes(facet)), among: query, without: null },
    ...on.map((filter) => ({ counted: FACETS.filter((facet) => facet === filter), among: withoutFilter(query, filter), without: filter })),
  ];
  const counts: NonNullable<SearchFacets['counts']> = {};
  const without: SearchFacets['without'] = {};
  let isWhole = true;
  for (const { counted, among, without: filter } of sets) {
    const { total, rows } = await count(among, counted);
    isWhole &&= total <= LIMITS.facetCap;
    if (filter) without[filter] = Math.min(total, LIMITS.facetCap);
    for (const facet of counted) counts[facet] = Object.fromEntries(valuesOf(facet, rows));
  }
  return { counts: isWhole ? counts : null, without };
}

interface Row extends Record<string, unknown> {
  facet: string;
  value: string | null;
  jobs: number;
}

async function countIn(db: Queryable, query: SearchQuery, terms: readonly Term[], facets: readonly Facet[], { countryId, now, hidden = [] }: Asking) {
  const conditions = [...filterConditions(query), ...wordConditions(terms)];
  const vector = sql.raw(terms.length > 0 ? 'tsv' : 'ttsv');
  const holds = conditions.length > 0 ? sql`${vector} @@ ${tsquery(countryId, conditions)}::tsquery` : sql`country_id = ${countryId}`;
  const seen = visible(query, { countryId, lastId: undefined, at: now.getTime(), now, since: undefined, hidden });
  const values = sql.join([sql`1`, ...facets.map((facet) => sql`${VALUE[facet]} as ${sql.raw(facet)}`)], sql`, `);
  const groups = facets.map(
    (facet) => sql`union all select ${facet}, ${sql.raw(facet)}, count(*)::int from found where ${sql.raw(facet)} is not null group by ${sql.raw(facet)}`,
  );
  const { rows } = await db.execute<Row>(sql`
    with found as materialized (select ${values} from job where ${holds} and ${seen} limit ${COUNTED})
    select '' as facet, null as value, count(*)::int as jobs from found ${sql.join(groups, sql` `)}`);
  return { total: rows.find(({ facet }) => facet === '')?.jobs ?? 0, rows };
}

/** A job in a town also counts for its region, once for each place it's in. */
function valuesOf(facet: Facet, rows: readonly Row[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const { value, jobs } of rows.filter((row) => row.facet === facet)) {
    const values =
      facet === 'job_locations'
        ? new Set(
            (value ?? '')
              .split(',')
              .filter(Boolean)
              .flatMap((id) => idsAround(Number(id)).map(String)),
          )
        : [value ?? ''];
    for (const one of values) counted.set(one, (counted.get(one) ?? 0) + jobs);
  }
  return counted;
}
