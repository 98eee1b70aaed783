import { OUTCOMES, type Outcome } from '../../../../contract/search-outcomes.ts';
import type { Features } from '../score.ts';

/** The first page of a search, as it was shown. */
export interface RecordedPage {
  queryId: string;
  jobs: readonly { id: number; features: Features }[];
  /** As `compareNeighbours` paired them. */
  pairs: readonly number[];
  /** By the job's id: 0 for none, else the place of the outcome in `OUTCOMES`, from 1. */
  grades: ReadonlyMap<number, number>;
}

/** Of two jobs that had the same chance, one was preferred. */
export interface Preference {
  better: Features;
  worse: Features;
  weight: number;
}

/** The same, with whose jobs they are. */
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

/** Nobody opens more of one page; what comes with more is a machine's. */
const MOST_OUTCOMES = 12;
/** The first ones count: one search is one opinion. */
const MOST_PREFERENCES = 4;
/** What preferences for one company’s jobs may weigh, by what all others weigh, and those against them; and what they may weigh in any case. */
const COMPANY_SHARE = 0.005;
const COMPANY_LEAST = 5;

export const gradeOf = (outcome: Outcome): number => OUTCOMES.indexOf(outcome) + 1;

/** What people preferred: the lower job of a pair over the upper one, where more came of it. It counts more the more came of it. */
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
 * The preferences by search, none of which one company decides: its jobs count for little, however often somebody opens them.
 * @param companyOf the company of each job; one that is gone stands for itself
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
