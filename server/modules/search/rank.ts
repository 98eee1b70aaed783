import type { Queryable } from '../../db/client.ts';
import { byScore, scoredBy, titlesOf, type RankedSearch, type Scored } from './related.ts';
import { scan } from './scan.ts';
import { knownTitle, likeness, titleKey } from './titles/known.ts';
import { filterConditions } from './tsquery.ts';
import { titleLexeme } from './vectors.ts';

/** How many of each kind are compared; those beyond keep their order, the newest first. */
const COMPARED = { exact: 100, onCard: 300, inText: 150 };
/** Beside a cosine of at most 1. A title that is the query comes first, whatever else. */
const SCORE = { exact: 10, onCard: 0.3, fresh: 0.15 };
/** After as many days a job is a third as fresh. */
const FRESH_DAYS = 30;
const DAY = 86_400_000;

/**
 * The jobs that hold every word, the likest titles first; those of the very title at the top, though many newer ones hold its words.
 * @returns those that were compared, and the others, the newest first
 */
export async function rankByTitle(
  db: Queryable,
  { countryId, query, typed, meaning, known, where }: RankedSearch,
  found: readonly number[],
  onCard: number,
  now: Date,
): Promise<{ scored: Scored[]; rest: number[] }> {
  const by = { countryId, order: 'newest' as const, where };
  const hasMore = onCard > COMPARED.onCard;
  const exact = hasMore ? (await scan(db, by, 'ttsv', [...filterConditions(query), [[titleLexeme(typed)]]], known, COMPARED.exact)).ids : [];
  const card = new Set(found.slice(0, onCard).concat(exact));
  const compared = new Set([...exact, ...found.slice(0, Math.min(onCard, COMPARED.onCard)), ...found.slice(onCard, onCard + COMPARED.inText)]);
  const wanted = knownTitle(meaning);
  const key = titleKey(typed);
  const scored = (await titlesOf(db, [...compared])).map(({ id, title, postedAt }) => {
    const days = (now.getTime() - new Date(postedAt).getTime()) / DAY;
    return scoredBy(id, {
      likeness: likeness(wanted, knownTitle(title)),
      exact: titleKey(title) === key ? SCORE.exact : 0,
      onCard: card.has(id) ? SCORE.onCard : 0,
      fresh: SCORE.fresh * Math.exp(-Math.max(0, days) / FRESH_DAYS),
    });
  });
  return { scored: scored.sort(byScore), rest: found.filter((id) => !compared.has(id)) };
}
