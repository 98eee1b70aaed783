import { sql } from 'drizzle-orm';
import type { SearchQuery } from '../../../../contract/search.ts';
import type { Queryable } from '../../../db/client.ts';
import { meantBy } from './related.ts';
import { weightsAt } from './learning/weights.ts';
import type { Scored } from './score.ts';
import { FEATURES, type Weights } from '../../../db/schema/ranking-features.ts';
import type { Asker } from './asker.ts';
import { answer } from './search.ts';
import { filterConditions } from './tsquery.ts';

interface Explained {
  id: number;
  title: string;
  company: string;
  /** Whether the job contains all words. Otherwise its title is related. */
  isMatch: boolean;
  /** Null if the job wasn't among those that were ranked. */
  scored: Scored | null;
}

interface Explanation {
  words: { word: string; lexemes: string[] }[];
  phrases: readonly string[];
  without: string[];
  corrected: string | null;
  filters: string[];
  /** The occupations that the words mean. A job has the five closest to its title. */
  occupations: readonly string[];
  candidates: { onCard: number; inText: number; related: number; isMore: boolean };
  weights: Weights;
  jobs: Explained[];
}

/** Explains a search: how the query was understood, where its candidates come from, and how each one's score is calculated. */
export async function explain(db: Queryable, query: SearchQuery, asker: Asker): Promise<Explanation> {
  const { words, terms, corrected, found } = await answer(db, query, null, asker);
  const scored = new Map(found.scored.map((one) => [one.id, one]));
  const related = new Set(found.related === 0 ? [] : found.scored.slice(-found.related).map(({ id }) => id));
  const { rows } = await db.execute<{ id: number; title: string; company: string }>(
    sql`select j.id, j.title, c.name as company from job j join company c on c.id = j.company_id where j.id = any(${sql.param(found.ids)}::int[])`,
  );
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return {
    words: terms.map(({ word, any }) => ({ word, lexemes: any.map((all) => all.join('+')) })),
    phrases: words.phrases,
    without: words.without.map(({ word }) => word),
    corrected,
    filters: filterConditions(query).map((any) => any.flat().join(' or ')),
    occupations: meantBy(corrected ?? words.meaning),
    candidates: { onCard: found.onCard, inText: found.all.length - found.onCard, related: found.related, isMore: found.more },
    weights: weightsAt(asker.learned ?? [], asker.now.getTime()),
    jobs: found.ids.flatMap((id) => {
      const row = rowOf.get(id);
      return row ? [{ ...row, isMatch: !related.has(id), scored: scored.get(id) ?? null }] : [];
    }),
  };
}

const fixed = (value: number) => value.toFixed(2);

/** The parts of a score: each feature times its weight. */
const partsOf = ({ features }: Scored, weights: Weights) =>
  FEATURES.filter((name) => features[name] !== 0)
    .map((name) => `${name} ${fixed(features[name])} × ${fixed(weights[name])}`)
    .join(' + ');

/** An explanation as readable lines. */
export function linesOf({ words, phrases, without, corrected, filters, occupations, candidates, weights, jobs }: Explanation): string[] {
  const list = (values: readonly string[]) => (values.length === 0 ? 'none' : values.join(', '));
  return [
    `words: ${list(words.map(({ word, lexemes }) => `${word} (${lexemes.join(' or ')})`))}`,
    `phrases: ${list(phrases)}`,
    `without: ${list(without)}`,
    `corrected: ${corrected ?? 'no'}`,
    `filters: ${list(filters)}`,
    `occupations: ${list(occupations)}`,
    `candidates: ${candidates.onCard} by their card, ${candidates.inText} by their text, ${candidates.related} related${candidates.isMore ? '; more than are counted' : ''}`,
    ...jobs.map(({ id, title, company, isMatch, scored }, index) => {
      const tier = scored?.tier ?? (isMatch ? 'match' : 'related');
      const line = `${String(index + 1).padStart(3)}. ${scored ? fixed(scored.score) : '  – '}  ${tier.padEnd(7)}  ${title} · ${company} (${id})`;
      return scored ? `${line}\n      ${partsOf(scored, weights)}` : line;
    }),
  ];
}
