import type { Queryable } from '../../../db/client.ts';
import { type Candidate, meritsOf } from './candidates.ts';
import type { RankedSearch } from './related.ts';
import { scan } from './scan.ts';
import { byScore, scoreOf, type Scored } from './score.ts';
import { knownTitle, likeness, titleKey } from './titles/known.ts';
import { filterConditions } from './tsquery.ts';
import { titleLexeme } from './vectors.ts';
import { DAY } from '../../../../contract/durations.ts';

/** How many jobs of each kind are ranked. The others keep their order, newest first. */
const COMPARED = { exact: 100, onCard: 300, inText: 150 };
/** After this many days, the freshness of a job falls to about a third. */
const FRESH_DAYS = 30;

/** What to rank of the jobs that contain all words. */
interface Compared {
  /** The jobs to score. */
  ids: ReadonlySet<number>;
  /** Of all, those with all words on their card. */
  card: ReadonlySet<number>;
}

/** Chooses what to rank: also jobs with exactly the query as title, even if many newer jobs contain its words. */
export async function comparedAmong(
  db: Queryable,
  { countryId, query, typed, known, where }: RankedSearch,
  found: readonly number[],
  onCard: number,
): Promise<Compared> {
  const hasMore = onCard > COMPARED.onCard;
  const conditions = [...filterConditions(query), [[titleLexeme(typed)]]];
  const exact = hasMore ? (await scan(db, { by: { countryId, order: 'newest', where }, column: 'ttsv', conditions, most: COMPARED.exact }, known)).ids : [];
  const card = new Set(found.slice(0, onCard).concat(exact));
  return { ids: new Set([...exact, ...found.slice(0, Math.min(onCard, COMPARED.onCard)), ...found.slice(onCard, onCard + COMPARED.inText)]), card };
}

/**
 * Ranks jobs that contain all words, most similar titles first, and those with exactly the query as title before all others.
 * @param card those with all words on their card
 * @param at when the first page was requested, in milliseconds: with another instant, a later page could have another order
 */
export function rankMatches(matches: readonly Candidate[], card: ReadonlySet<number>, { typed, meaning, weights, reader }: RankedSearch, at: number): Scored[] {
  const wanted = knownTitle(meaning);
  const key = titleKey(typed);
  const scored = matches.map((candidate): Scored => {
    const { id, title, postedAt } = candidate;
    const known = knownTitle(title);
    const days = (at - postedAt) / DAY;
    const features = {
      likeness: likeness(wanted, known),
      onCard: card.has(id) ? 1 : 0,
      words: 0,
      fresh: Math.exp(-Math.max(0, days) / FRESH_DAYS),
      ...meritsOf(candidate, reader),
    };
    return { id, tier: known.key === key ? 'exact' : 'match', features, score: scoreOf(features, weights) };
  });
  return scored.sort(byScore);
}
