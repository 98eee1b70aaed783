import { LIMITS } from '../../../../contract/limits.ts';
import type { SearchQuery } from '../../../../contract/search.ts';
import type { Term } from '../../../../src/lib/words/terms.ts';
import type { Queryable } from '../../../db/client.ts';
import type { Asker } from './asker.ts';
import { expectedShare, frequencies, type Frequencies } from './frequency.ts';
import { scan, scanAll, type Scan, type Scanned, type Sought } from './scan.ts';
import type { Scored } from './score.ts';
import type { Snapshot } from './snapshot.ts';
import { visible } from './visible.ts';
import { wantedOf, type Wanted } from './wanted.ts';

/** One more than the cap, to know whether there are more. */
const COUNTED = LIMITS.countCap + 1;
/** The share of jobs a salary range is expected to leave. It only affects how the database runs the search. */
const IN_SALARY_RANGE = 0.25;
/** The expected share of jobs posted within some days. */
const RECENT = 0.25;

/** What a search finds, before related jobs are added. */
export interface Found extends Snapshot {
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

/** The jobs that contain all words of a search, and a page of them. */
export async function find(
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
