import type { Features } from '../score.ts';

/** What came of a job that a search listed, from the least to the most. */
export const OUTCOMES = ['opened', 'saved', 'applied'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The first page of a search, as it was shown. */
export interface RecordedPage {
  queryId: string;
  jobs: readonly { id: number; companyId: number; features: Features }[];
  /** As `compareNeighbours` paired them. */
  pairs: readonly number[];
  /** By the job's id; the most that came of it. */
  outcomes: ReadonlyMap<number, Outcome>;
}

/** Of two jobs that had the same chance, one was preferred. */
export interface Preference {
  better: Features;
  worse: Features;
  weight: number;
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
/** What one company may have of all preferences for its jobs, and of those against them; and what it may have in any case. */
const COMPANY_SHARE = 0.01;
const COMPANY_LEAST = 5;

interface Found extends Preference {
  queryId: string;
  betterCompany: number;
  worseCompany: number;
}

/**
 * What people preferred: the lower job of a pair over the upper one, where more came of it. It counts more the more came of it. One search, and one
 * company's jobs, count for little, however often somebody opens them.
 */
export function preferencesIn(pages: readonly RecordedPage[]): QueryPreferences[] {
  const all = pages.filter(({ outcomes }) => outcomes.size <= MOST_OUTCOMES).flatMap(preferencesOf);
  const most = Math.max(COMPANY_LEAST, all.reduce((sum, { weight }) => sum + weight, 0) * COMPANY_SHARE);
  const [forIt, againstIt] = [weightsBy(all, 'betterCompany'), weightsBy(all, 'worseCompany')];
  const share = (sum = 0) => Math.min(1, most / sum);
  const limited = all.map(({ queryId, better, worse, weight, betterCompany, worseCompany }) => ({
    queryId,
    preference: { better, worse, weight: weight * Math.min(share(forIt.get(betterCompany)), share(againstIt.get(worseCompany))) },
  }));
  return [...Map.groupBy(limited, ({ queryId }) => queryId)].map(([queryId, each]) => ({ queryId, preferences: each.map(({ preference }) => preference) }));
}

function preferencesOf({ queryId, jobs, pairs, outcomes }: RecordedPage): Found[] {
  const gradeOf = (id: number) => {
    const outcome = outcomes.get(id);
    return outcome === undefined ? 0 : OUTCOMES.indexOf(outcome) + 1;
  };
  return pairs
    .flatMap((at): Found[] => {
      const [upper, lower] = [jobs[at], jobs[at + 1]];
      if (upper === undefined || lower === undefined) return [];
      const weight = gradeOf(lower.id) - gradeOf(upper.id);
      if (weight <= 0) return [];
      return [{ queryId, better: lower.features, worse: upper.features, weight, betterCompany: lower.companyId, worseCompany: upper.companyId }];
    })
    .slice(0, MOST_PREFERENCES);
}

function weightsBy(all: readonly Found[], side: 'betterCompany' | 'worseCompany'): Map<number, number> {
  const sums = new Map<number, number>();
  for (const found of all) sums.set(found[side], (sums.get(found[side]) ?? 0) + found.weight);
  return sums;
}
