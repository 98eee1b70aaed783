import { sql, type SQL } from 'drizzle-orm';
import type { Suggestion } from '../../../../contract/companies.ts';
import type { Option } from '../../../../contract/fields.ts';
import type { Language } from '../../../../contract/languages.ts';
import { fold } from '../../../../src/lib/words/fold.ts';
import { terms } from '../../../../src/lib/words/terms.ts';
import { escapeLike } from '../../../db/escape-like.ts';
import type { Queryable } from '../../../db/client.ts';
import { optionOf } from '../config/options.ts';
import { placeNameOf } from '../jobs/card.ts';
import { correct } from './correct.ts';

type Kind = Suggestion['kind'];
const KINDS = { what: ['title', 'function', 'company'], where: ['location'] } as const satisfies Record<string, readonly Kind[]>;

const SUGGESTED = 10;
/** With this many results for the typed text, similar spellings aren't added. */
const ENOUGH = 3;
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{Script=Thai}]/u;

type Row = Suggestion & Record<string, unknown>;

/**
 * Suggests titles, functions, and companies ("what") or places ("where") of a country for the typed text, if they have open jobs. Names that start with it come
 * first, then names with a word that does, each by most jobs; if there are few, similar spellings follow. Works in any script. For an empty text, suggests the
 * titles or places with the most jobs.
 * @param hidden companies to leave out
 */
export async function suggest(
  db: Queryable,
  typed: string,
  kind: keyof typeof KINDS,
  countryId: number,
  language: Language,
  hidden: readonly number[] = [],
): Promise<Suggestion[]> {
  const kinds = typed.trim() === '' ? KINDS[kind].slice(0, 1) : KINDS[kind];
  const rows = await look(db, typed, { countryId, kinds, size: SUGGESTED, leastJobs: 1, hidden });
  return rows.map((row) => ({ kind: row.kind, id: row.id, value: inWords(row, language), jobs: row.jobs }));
}

/**
 * Companies with open jobs in a country whose name matches the typed text; none for an empty one.
 * @param hidden companies to leave out
 */
export async function suggestCompanies(
  db: Queryable,
  typed: string,
  countryId: number,
  hidden: readonly number[],
): Promise<{ id: number; name: string; jobs: number }[]> {
  if (typed.trim() === '') return [];
  const rows = await look(db, typed, { countryId, kinds: ['company'], size: SUGGESTED, leastJobs: 1, hidden });
  return rows.map(({ id, value, jobs }) => ({ id, name: value, jobs }));
}

/** Job titles of the taxonomy for the typed text, including those without open jobs. */
export async function suggestTitles(db: Queryable, typed: string, size: number, countryId: number, language: Language): Promise<Option[]> {
  const rows = await look(db, typed, { countryId, kinds: ['title'], size, leastJobs: 0 });
  return rows.map((row) => ({ id: row.id, value: inWords(row, language) }));
}

/** The titles with the most open jobs in a country. */
export async function hotTitles(db: Queryable, countryId: number, language: Language): Promise<(Option & { jobs: number })[]> {
  const rows = await look(db, '', { countryId, kinds: ['title'], size: SUGGESTED, leastJobs: 1 });
  return rows.map((row) => ({ id: row.id, value: inWords(row, language), jobs: row.jobs }));
}

interface Look {
  countryId: number;
  kinds: readonly Kind[];
  size: number;
  leastJobs: number;
  /** Companies to leave out. */
  hidden?: readonly number[];
}

async function look(db: Queryable, typed: string, asked: Look): Promise<Row[]> {
  const text = fold(typed.toWellFormed().replaceAll('\0', '')).trim().replace(/\s+/g, ' ');
  const found = await beginning(db, text, asked);
  if (found.length >= Math.min(ENOUGH, asked.size) || text === '') return found;
  const better = await correct(db, asked.countryId, terms(text));
  const near = better === null ? [] : await beginning(db, better, asked);
  return [...new Map([...found, ...near].map((row) => [`${row.kind}/${row.id}`, row])).values()].slice(0, asked.size);
}

async function beginning(db: Queryable, text: string, { countryId, kinds, size, leastJobs, hidden = [] }: Look): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select kind, ref_id as id, value, jobs from suggestion_term where country_id = ${countryId} and kind = any(${sql.param([...kinds])}::text[]) and jobs >= ${leastJobs} and ${hasWords(text)}
      ${hidden.length === 0 ? sql`` : sql`and not (kind = 'company' and ref_id = any(${sql.param([...hidden])}::int[]))`}
    order by folded like ${like(` ${text}`, 'start')} desc, jobs desc, length(value), ref_id limit ${size}`);
  return rows;
}

/** Each typed word starts a word of the name. In scripts without spaces, it may be anywhere. */
function hasWords(text: string): SQL {
  const words = text.split(' ').filter((word) => word !== '');
  return words.length === 0
    ? sql`true`
    : sql.join(
        words.map((word) => sql`folded like ${UNSPACED.test(word) ? like(word, 'within') : like(` ${word}`, 'within')}`),
        sql` and `,
      );
}

const like = (text: string, where: 'start' | 'within') => `${where === 'within' ? '%' : ''}${escapeLike(text)}%`;

function inWords({ kind, id, value }: Row, language: Language): string {
  if (kind === 'company') return value;
  if (kind === 'location') return placeNameOf(id, language) ?? value;
  return optionOf(kind === 'title' ? 'function_titles' : 'job_functions', id, language)?.value ?? value;
}
