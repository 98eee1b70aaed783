import { OUTCOMES, type Outcome } from '../../../../../contract/search-outcomes.ts';
import type { Features } from '../../../../db/schema/ranking-features.ts';

/** The first page of a search, in the order it was shown. */
export interface RecordedPage {
  queryId: string;
  jobs: readonly { id: number; features: Features }[];
  /** Positions of the upper jobs, from `compareNeighbours`. */
  pairs: readonly number[];
  /** By job ID: 0 for no outcome, otherwise its position in `OUTCOMES`, from 1. */
  grades: ReadonlyMap<number, number>;
}

/** One of two jobs with the same chance of being shown first was preferred. */
export interface Preference {
  better: Features;
  worse: Features;
  weight: number;
}

/** With the IDs of the two jobs, to find their companies. */
export interface FoundPreference extends Preference {
  queryId: string;
  betterId: number;
  worseId: number;
}

/** The preferences of one search. */
export interface QueryPreferences {
  queryId: string;
  preferences: Preference[];
}

/** Nobody opens more jobs of one page. More outcomes come from a bot. */
const MOST_OUTCOMES = 12;
/** Only the first ones of a search count, because a search is one opinion. */
const MOST_PREFERENCES = 4;
/**
 * The maximum weight of preferences for one company's jobs, as a share of all others' weight, and the weight that is allowed in any case. The same limits apply
 * to preferences against its jobs.
 */
const COMPANY_SHARE = 0.005;
const COMPANY_LEAST = 5;

export const gradeOf = (outcome: Outcome): number => OUTCOMES.indexOf(outcome) + 1;

/** What people preferred: the lower job of a pair over the upper one, if its outcome was stronger. The weight is the difference between the outcomes. */
export function preferencesOf({ queryId, jobs, pairs, grades }: RecordedPage): FoundPreference[] {
  if (grades.size > MOST_OUTCOMES) return [];
  return pairs
    .flatMap((at): FoundPreference[] => {
      const [upper, lower] = [jobs[at], jobs[at + 1]];
      if (upper === undefined || lower === undefined) return [];
      const weight = (grades.get(lower.id) ?? 0) - (grades.get(upper.id) ?? 0);
      return weight <= 0 ? [] : [{ queryId, better: lower.features, worse: upper.features, weight, betterId: lower.id, worseId: upper.id }];
    })
    .slice(0, MOST_PREFERENCES);
}

/**
 * The preferences by search, limited so that no company decides the result: its jobs have little weight, however often someone opens them.
 * @param companyOf the company of each job; a job that no longer exists counts as a company of its own
 */
export function limitCompanies(found: readonly FoundPreference[], companyOf: ReadonlyMap<number, number>): QueryPreferences[] {
  const all = found.reduce((sum, { weight }) => sum + weight, 0);
  const sharesBy = (jobOf: (preference: FoundPreference) => number) => {
    const ownerOf = (each: FoundPreference) => companyOf.get(jobOf(each)) ?? -jobOf(each);
    const sums = new Map<number, number>();
    for (const each of found) sums.set(ownerOf(each), (sums.get(ownerOf(each)) ?? 0) + each.weight);
    return (each: FoundPreference) => {
      const own = sums.get(ownerOf(each)) ?? 0;
      return Math.min(1, Math.max(COMPANY_LEAST, (all - own) * COMPANY_SHARE) / own);
    };
  };
  const [forIt, againstIt] = [sharesBy(({ betterId }) => betterId), sharesBy(({ worseId }) => worseId)];
  return [...Map.groupBy(found, ({ queryId }) => queryId)].map(([queryId, each]) => ({
    queryId,
    preferences: each.map((one) => ({ better: one.better, worse: one.worse, weight: one.weight * Math.min(forIt(one), againstIt(one)) })),
  }));
}
