import type { ListMeta } from '../../../../contract/call.ts';
import type { SearchQuery, SearchReply } from '../../../../contract/search.ts';
import type { Language } from '../../../../contract/languages.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { readWords, type ParsedWords } from '../../../../src/lib/words/parsed-words.ts';
import type { Term } from '../../../../src/lib/words/terms.ts';
import type { Queryable } from '../../../db/client.ts';
import { jobCards } from '../jobs/card.ts';
import { type Candidate, candidates, readerOf } from './candidates.ts';
import { correctionOf } from './correct.ts';
import { expectedShare, frequencies, type Frequencies } from './frequency.ts';
import { comparedAmong, rankMatches } from './rank.ts';
import { rankRelated, relatedAmong } from './related.ts';
import { scan, scanAll, type Scan, type Scanned, type Sought } from './scan.ts';
import type { Recorder } from './learning/record.ts';
import { weightsAt, type LearnedWeights } from './learning/weights.ts';
import type { Scored } from './score.ts';
import { placesOf } from './tsquery.ts';
import { readSnapshot, signatureOf, writeSnapshot, type Snapshot } from './snapshot.ts';
import { visible } from './visible.ts';
import { wantedOf, type Wanted } from './wanted.ts';

export interface Asker {
  countryId: number;
  language: Language;
  now: Date;
  /** Only jobs posted from then on. */
  since?: Date;
  /** Companies whose jobs are hidden (modules/blocks/blocked.ts). */
  hidden?: readonly number[];
  /** What the signed-in job seeker's profile says they look for (seeker-titles.ts). */
  titles?: readonly string[];
  /** Learned weights (learning/weights.ts). By default, those set by hand are used. */
  learned?: readonly LearnedWeights[];
}

/** One more than the cap, to know whether there are more. */
const COUNTED = LIMITS.countCap + 1;
/** The share of jobs a salary range is expected to leave. It only affects how the database runs the search. */
const IN_SALARY_RANGE = 0.25;
/** The expected share of jobs posted within some days. */
const RECENT = 0.25;

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

interface Found extends Snapshot {
  /** The jobs of the requested page. */
  ids: number[];
  /** The jobs that contain all words, at most one more than the cap; those with all words on their card first. */
  all: number[];
  onCard: number;
  /** How many jobs with related titles follow. */
  related: number;
  /** If sorted by relevance, the ranked jobs. */
  scored: readonly Scored[];
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

async function find(
  db: Queryable,
  query: SearchQuery,
  terms: readonly Term[],
  snapshot: Snapshot | null,
  { countryId, now, since, hidden = [] }: Asker,
): Promise<Found> {
  const at = snapshot?.at ?? now.getTime();
  const begin = (query.page - 1) * query.size;
  const end = begin + query.size;
  const wanted = wantedOf(query, terms);
  if (wanted === null) return { ids: [], all: [], onCard: 0, related: 0, scored: [], total: 0, more: false, lastId: 0, at };
  const where = (lastId: number | undefined) => visible(query, { countryId, lastId, at, now, since, hidden });
  const isRanked = terms.length > 0 && (query.sort ?? 2) === 2;
  const { ids, lastId, onCard } = await scanned(db, {
    countryId,
    sort: query.sort ?? (terms.length > 0 ? 2 : 1),
    hasWords: terms.length > 0,
    wanted,
    lastId: snapshot?.lastId,
    where,
    most: snapshot === null || isRanked ? Math.max(COUNTED, end) : end,
    now,
    isRecent: since !== undefined,
  });
  const counted = snapshot ?? { total: Math.min(ids.length, LIMITS.countCap), more: ids.length > LIMITS.countCap };
  return {
    ids: ids.slice(begin, end),
    all: ids,
    onCard,
    related: 0,
    scored: [],
    total: counted.total,
    more: counted.more,
    lastId: snapshot?.lastId ?? lastId,
    at,
  };
}

interface Ranking {
  countryId: number;
  sort: number;
  hasWords: boolean;
  wanted: Wanted;
  /** From the snapshot; undefined for a first page, which creates one. */
  lastId: number | undefined;
  where: (lastId: number | undefined) => Scan['where'];
  most: number;
  now: Date;
  isRecent: boolean;
}

/** By relevance, jobs with the words on their card come before those that only mention them, each newest first. */
async function scanned(
  db: Queryable,
  { countryId, sort, hasWords, wanted: { conditions, salaryFrom, salaryTo }, lastId, where, most, now, isRecent }: Ranking,
): Promise<Scanned & { onCard: number }> {
  const known = frequencies(db, countryId, now);
  const share = salaryFrom === null && salaryTo === null ? 1 : IN_SALARY_RANGE;
  const by: Scan = { countryId, where: where(lastId), share: isRecent ? share * RECENT : share, order: sort === 3 ? 'salary' : 'newest' };
  const sought: Sought = { by, column: 'ttsv', conditions, most };
  if (!hasWords || sort !== 2) return { ...(await scan(db, { ...sought, column: hasWords ? 'tsv' : 'ttsv' }, known)), onCard: 0 };
  if (expectedShare(known.ttsv, conditions) === 0) return scannedTogether(db, sought, known);
  const onCard = await scan(db, sought, known);
  if (onCard.ids.length === most) return { ...onCard, onCard: most };
  const text: Sought = { by: { ...by, where: where(lastId ?? onCard.lastId) }, column: 'tsv', conditions, most: most - onCard.ids.length, except: onCard.ids };
  const inText = await scan(db, text, known);
  return { ids: [...onCard.ids, ...inText.ids], lastId: onCard.lastId, onCard: onCard.ids.length };
}

/** The same for rare words, which few cards contain: both are scanned at once. */
async function scannedTogether(db: Queryable, sought: Sought, known: Frequencies): Promise<Scanned & { onCard: number }> {
  const [onCard, inText] = (await scanAll(db, [sought, { ...sought, column: 'tsv' }], known)) as [Scanned, Scanned];
  const card = new Set(onCard.ids);
  // The second may have been looked for again, in another statement.
  const others = inText.ids.filter((id) => !card.has(id) && id <= onCard.lastId);
  return { ids: [...onCard.ids, ...others].slice(0, sought.most), lastId: onCard.lastId, onCard: onCard.ids.length };
}
