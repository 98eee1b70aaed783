import { sql } from 'drizzle-orm';
import { COUNTRIES } from '../../../../contract/countries.ts';
import { fold } from '../../../../src/lib/words/fold.ts';
import { tokens } from '../../../../src/lib/words/tokens.ts';
import type { Database, Queryable } from '../../../db/client.ts';
import { LISTED } from '../jobs/listed.ts';
import { LOCKS } from '../../../db/locks.ts';

type Kind = 'title' | 'function' | 'company' | 'location';

interface Named extends Record<string, unknown> {
  kind: Kind;
  id: number;
  value: string;
  /** Its names in other languages, and other spellings. */
  others: string[];
  jobs: number;
}

/**
 * Rebuilds the tables for suggestions (`suggestion_term`) and for correcting typos (`search_word`): every title of the taxonomy, and the functions, companies,
 * and places with open jobs, with their number. Uses a transaction per country. Run it after a bulk load; server/modules/market/search/refresh-suggestions.ts runs it every few hours.
 */
export async function refreshSuggestions(db: Pick<Database, 'transaction'>): Promise<void> {
  for (const { id } of COUNTRIES) {
    await db.transaction(async (tx) => {
      // An import, a seeding, and a node that run it at the same time take turns, because each deletes and inserts the same rows.
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.suggestions}::int, ${id}::int)`);
      const named = await namedIn(tx, id);
      await writeTerms(tx, id, named);
      await writeWords(tx, id, named);
    });
  }
}

async function namedIn(db: Queryable, countryId: number): Promise<Named[]> {
  const open = sql`${LISTED} and country_id = ${countryId}`;
  const others = (alias: string) => sql.raw(`array(select distinct value from jsonb_each_text(${alias}.names) where value <> ${alias}.value)`);
  const { rows } = await db.execute<Named>(sql`
    select 'title' as kind, t.id, t.value, ${others('t')} as others, coalesce(n.jobs, 0) as jobs from function_title t
      left join (select function_title_id, count(*)::int as jobs from job where ${open} group by 1) n on n.function_title_id = t.id
    union all select 'function', f.id, f.value, ${others('f')}, n.jobs from (select job_function_id, count(*)::int as jobs from job where ${open} group by 1) n join job_function f on f.id = n.job_function_id
    union all select 'company', c.id, c.name, '{}', n.jobs from (select company_id, count(*)::int as jobs from job where ${open} group by 1) n join company c on c.id = n.company_id
    union all select 'location', l.id, l.name, array_remove(l.aliases || l.region, null), n.jobs
      from (select place, count(*)::int as jobs from job, unnest(case when location_ids = '{}' then array[location_id] else location_ids end) as place where ${open} group by 1) n join location l on l.id = n.place`);
  return rows;
}

/** Each name after a space, so that "% soft%" matches the start of any word. */
const folded = ({ value, others }: Named): string => ` ${[...new Set([value, ...others].map((name) => fold(name).trim()))].join(' | ')}`;

async function writeTerms(db: Queryable, countryId: number, named: readonly Named[]): Promise<void> {
  await db.execute(sql`delete from suggestion_term where country_id = ${countryId}`);
  const column = (of: (entry: Named) => string | number) => sql.param(named.map(of));
  await db.execute(sql`
    insert into suggestion_term (country_id, kind, ref_id, value, folded, jobs)
    select ${countryId}, * from unnest(${column((entry) => entry.kind)}::text[], ${column((entry) => entry.id)}::int[], ${column((entry) => entry.value)}::text[], ${column(folded)}::text[], ${column((entry) => entry.jobs)}::int[])`);
}

async function writeWords(db: Queryable, countryId: number, named: readonly Named[]): Promise<void> {
  const { rows } = await db.execute<{ text: string; jobs: number }>(sql`
    select title as text, count(*)::int as jobs from job where ${LISTED} and country_id = ${countryId} group by 1
    union all select skill, count(*)::int from job, unnest(skills) as skill where ${LISTED} and country_id = ${countryId} group by 1`);
  const words = new Map<string, number>();
  const add = (text: string, jobs: number) => {
    for (const word of wordsOf(text)) words.set(word, (words.get(word) ?? 0) + jobs);
  };
  for (const { text, jobs } of rows) add(text, jobs);
  for (const { value, others, jobs } of named) if (jobs > 0) for (const name of [value, ...others]) add(name, jobs);
  await db.execute(sql`delete from search_word where country_id = ${countryId}`);
  // Words that a correction compares (correct.ts) are next to each other, so it reads few pages of the table instead of hundreds.
  await db.execute(sql`
    insert into search_word (country_id, word, jobs)
    select ${countryId}, word, jobs from unnest(${sql.param([...words.keys()])}::text[], ${sql.param([...words.values()])}::int[]) as counted (word, jobs)
    order by left(word, 1), length(word)`);
}

/** The words of a text that can contain typos: those in scripts with spaces, except numbers. */
function* wordsOf(text: string): Generator<string> {
  for (const token of tokens(text)) {
    const words = token.kind === 'plain' ? [token.word] : token.kind === 'compound' ? token.parts : [];
    for (const word of words) if (word.length >= 3 && /\p{L}/u.test(word)) yield word;
  }
}
