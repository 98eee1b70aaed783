import type { ListMeta } from '../../../contract/call.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { Recommendation, RecommendationList, RecommendationReason } from '../../../contract/my-jobs.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Queryable } from '../../db/client.ts';
import { jobCards, placeNameOf } from '../market/jobs/card.ts';
import { findCandidates } from './find-candidates.ts';
import { score, type Reason, type Scored } from './score.ts';
import { preferencesOf } from './preferences.ts';

interface Wanted {
  userId: string;
  countryId: number;
  language: Language;
  list: RecommendationList;
  /** 1 newest, 2 relevance, 3 highest salary, as in a search. */
  sort: number;
  page: number;
  /** Companies hidden from them. */
  hidden: readonly number[];
  now: Date;
}

/** Nobody reads further, and later jobs suit less and less. */
const MOST = 120;
/** How many jobs of one company come before those of others, so that a chain that hires for every branch leaves room. */
const OF_ONE_COMPANY = 3;
const REASONS = 3;

/**
 * A page of the jobs that suit a person, each with the reasons. Leaves out jobs that they applied for, marked as unsuitable, or may not apply for, and
 * those of companies they blocked. The same person with the same jobs gets the same pages.
 */
export async function recommend(db: Queryable, wanted: Wanted): Promise<{ data: Recommendation[]; meta: ListMeta }> {
  const { list, page, language, now } = wanted;
  const taste = await preferencesOf(db, wanted.userId, wanted.countryId, now);
  const candidates = await findCandidates(db, inList(taste, list), wanted.countryId, wanted.hidden, now);
  const scored = candidates.flatMap((candidate) => score(candidate, taste, list, now.getTime() / 1_000) ?? []);
  const ranked = sorted(varied(scored.toSorted(byScore)).slice(0, MOST), wanted.sort);
  const size = LIMITS.searchPageSize;
  const shown = ranked.slice((page - 1) * size, page * size);
  const cards = await jobCards(
    db,
    shown.map(({ candidate }) => candidate.id),
    language,
  );
  const reasonsOf = new Map(shown.map(({ candidate, reasons }) => [candidate.id, reasons]));
  const data = cards.map((job) => ({ job, reasons: (reasonsOf.get(job.id) ?? []).slice(0, REASONS).map((reason) => worded(reason, language)) }));
  return { data, meta: { page, size, total: ranked.length } };
}

/** The preferences without what the list doesn't use. */
function inList(taste: Awaited<ReturnType<typeof preferencesOf>>, list: RecommendationList): typeof taste {
  if (list === 'picks') return { ...taste, skills: [], liked: [] };
  return list === 'for_you' ? { ...taste, wishes: [] } : taste;
}

const byScore = (a: Scored, b: Scored): number => b.score - a.score || b.candidate.id - a.candidate.id;

function varied(ranked: readonly Scored[]): Scored[] {
  const shown = new Map<number, number>();
  const isOneOfFew = ({ candidate: { companyId } }: Scored) => {
    const before = shown.get(companyId) ?? 0;
    shown.set(companyId, before + 1);
    return before < OF_ONE_COMPANY;
  };
  const [few, more]: [Scored[], Scored[]] = [[], []];
  for (const one of ranked) (isOneOfFew(one) ? few : more).push(one);
  return [...few, ...more];
}

function sorted(ranked: Scored[], sort: number): Scored[] {
  if (sort === 1) return ranked.toSorted((a, b) => b.candidate.postedAt - a.candidate.postedAt || b.candidate.id - a.candidate.id);
  if (sort === 3) return ranked.toSorted((a, b) => (b.candidate.monthly ?? -1) - (a.candidate.monthly ?? -1) || b.candidate.id - a.candidate.id);
  return ranked;
}

function worded(reason: Reason, language: Language): RecommendationReason {
  if (reason.kind !== 'preference') return reason;
  const { placeId, ...rest } = reason;
  return { ...rest, place: placeNameOf(placeId, language) ?? null };
}
