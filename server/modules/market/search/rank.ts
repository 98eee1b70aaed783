import type { Queryable } from '../../../db/client.ts';
import { candidates, meritsOf } from './candidates.ts';
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

/**
 * Ranks the jobs that contain all words, most similar titles first. Jobs with exactly the query as title come first, even if many newer jobs contain its words.
 * @param at when the first page was requested, in milliseconds: with another instant, a later page could have another order
 * @returns the ranked jobs, and the others, newest first
 */
export async function rankByTitle(
  db: Queryable,
  { countryId, query, typed, meaning, known: frequencies, where, weights, reader }: RankedSearch,
  found: readonly number[],
  onCard: number,
  at: number,
): Promise<{ scored: Scored[]; rest: number[] }> {
  const by = { countryId, order: 'newest' as const, where };
  const hasMore = onCard > COMPARED.onCard;
  const exact = hasMore ? (await scan(db, by, 'ttsv', [...filterConditions(query), [[titleLexeme(typed)]]], frequencies, COMPARED.exact)).ids : [];
  const card = new Set(found.slice(0, onCard).concat(exact));
  const compared = new Set([...exact, ...found.slice(0, Math.min(onCard, COMPARED.onCard)), ...found.slice(onCard, onCard + COMPARED.inText)]);
  const wanted = knownTitle(meaning);
  const key = titleKey(typed);
  const scored = (await candidates(db, [...compared], reader)).map((candidate): Scored => {
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
  return { scored: scored.sort(byScore), rest: found.filter((id) => !compared.has(id)) };
}
