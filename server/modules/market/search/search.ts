import type { ListMeta } from '../../../../contract/call.ts';
import type { SearchQuery, SearchReply } from '../../../../contract/search.ts';
import { readWords, type ParsedWords } from '../../../../src/lib/words/parsed-words.ts';
import type { Term } from '../../../../src/lib/words/terms.ts';
import type { Queryable } from '../../../db/client.ts';
import { jobCards } from '../jobs/card.ts';
import type { Asker } from './asker.ts';
import { type Candidate, candidates, readerOf } from './candidates.ts';
import { correctionOf } from './correct.ts';
import { find, type Found } from './find.ts';
import { frequencies } from './frequency.ts';
import { comparedAmong, rankMatches } from './rank.ts';
import { rankRelated, relatedAmong } from './related.ts';
import type { Recorder } from './learning/record.ts';
import { weightsAt } from './learning/weights.ts';
import type { Scored } from './score.ts';
import { placesOf } from './tsquery.ts';
import { readSnapshot, signatureOf, writeSnapshot, type Snapshot } from './snapshot.ts';
import { visible } from './visible.ts';

/**
 * A page of a search, its count (exact up to `LIMITS.countCap`), and the corrected spelling if the typed one found nothing. A page beyond the end has no jobs
 * and the right count. With `before`, no job appears on two pages.
 * @param record receives a first page sorted by relevance, and returns the order to show it in
 */
export async function searchJobs(db: Queryable, query: SearchQuery, asker: Asker, record?: Recorder): Promise<{ data: SearchReply; meta: ListMeta }> {
  const signature = signatureOf(asker.countryId, query);
  const { found, corrected } = await answer(db, query, readSnapshot(query.before, signature, asker.now), asker);
  const { related } = found;
  const queryId = crypto.randomUUID();
  const recorded = record === undefined ? null : await record(queryId, scoredAmong(found));
  return {
    data: {
      jobs: await jobCards(db, recorded ?? found.ids, asker.language, placesOf(query)),
      query_id: queryId,
      is_recorded: recorded !== null,
      before: writeSnapshot(found, signature),
      corrected_query: corrected,
      related,
    },
    meta: { page: query.page, size: query.size, total: found.total + related, ...(found.more ? { more: true } : {}) },
  };
}

/** How a search was understood, and what it found. `searchJobs` returns a page of it. */
interface Answer {
  words: ParsedWords;
  /** The words that were searched. */
  terms: readonly Term[];
  corrected: string | null;
  found: Found;
}

export async function answer(db: Queryable, query: SearchQuery, snapshot: Snapshot | null, asker: Asker): Promise<Answer> {
  const words = readWords(query.query ?? '');
  let { terms } = words;
  let found = await find(db, query, terms, snapshot, asker);
  let corrected: string | null = null;
  // A later page's total is that of the first page, which may have been corrected. What the typed words find themselves is the same on each page.
  if (found.all.length === 0) {
    const better = await correctionOf(db, asker.countryId, words);
    if (better !== null) {
      ({ terms } = readWords(better));
      found = await find(db, query, terms, snapshot, asker);
      if (found.all.length > 0) corrected = better;
      else terms = words.terms;
    }
  }
  if (terms.length > 0 && (query.sort ?? 2) === 2)
    found = await ranked(db, query, { typed: corrected ?? words.plain, meaning: corrected ?? words.meaning, terms, isLiteral: words.isLiteral }, found, asker);
  return { words, terms, corrected, found };
}

/** How many jobs posted since then a search would find, exact up to `LIMITS.countCap`. Searches as typed, without corrections. */
export async function countJobs(db: Queryable, query: SearchQuery, asker: Asker & { since: Date }): Promise<{ jobs: number; more: boolean }> {
  const { total, more } = await find(db, { ...query, page: 1 }, readWords(query.query ?? '').terms, null, asker);
  return { jobs: total, more };
}

/** The page as it was ranked; empty if any of its jobs wasn't. */
function scoredAmong({ ids, scored }: Found): Scored[] {
  const byId = new Map(scored.map((each) => [each.id, each]));
  const page = ids.flatMap((id) => byId.get(id) ?? []);
  return page.length === ids.length ? page : [];
}

const idsOf = (scored: readonly Scored[]) => scored.map(({ id }) => id);

/** A page of a search by words, sorted by relevance: most similar titles first, and jobs with related titles after all jobs that contain all words. */
async function ranked(
  db: Queryable,
  query: SearchQuery,
  { isLiteral, ...words }: { typed: string; meaning: string; terms: readonly Term[]; isLiteral: boolean },
  found: Found,
  { countryId, language, now, hidden = [], titles = [], learned = [] }: Asker,
): Promise<Found> {
  const begin = (query.page - 1) * query.size;
  const rankedSearch = {
    countryId,
    query,
    ...words,
    known: frequencies(db, countryId, now),
    weights: weightsAt(learned, found.at),
    reader: readerOf(query, language.tag, titles),
    where: visible(query, { countryId, lastId: found.lastId, at: found.at, now, since: undefined, hidden }),
  };
  const [others, compared] = await Promise.all([
    found.more || isLiteral ? new Set<number>() : relatedAmong(db, rankedSearch, found.all),
    comparedAmong(db, rankedSearch, found.all, found.onCard),
  ]);
  const read = await candidates(db, [...compared.ids, ...others], rankedSearch.reader);
  const isMatch = ({ id }: Candidate) => compared.ids.has(id);
  const scored = rankMatches(read.filter(isMatch), compared.card, rankedSearch, found.at);
  const rest = found.all.filter((id) => !compared.ids.has(id));
  const related = rankRelated(
    read.filter((each) => !isMatch(each)),
    rankedSearch,
  );
  const ordered = [...idsOf(scored), ...rest, ...idsOf(related)];
  return { ...found, ids: ordered.slice(begin, begin + query.size), related: related.length, scored: [...scored, ...related] };
}
