import { scoreOf, type Scored } from '../../../server/modules/market/search/score.ts';
import type { Weights } from '../../../server/db/schema/ranking-features.ts';
import { gradeOf } from '../../../server/modules/market/search/learning/preferences.ts';

/** How clearly people distinguish a better job from a worse one. */
const SHARPNESS = 6;
/** How much better than the median of its page a job must be for half of its readers to open it. */
const CHOOSY = 0.25;
/** The probability that someone opens a job by accident, or for reasons that no feature covers. */
const BY_CHANCE = 0.05;
/** The probability of continuing to the next job: high after a job they passed over, lower after one they opened. */
const GO_ON = { passed: 0.88, opened: 0.7 };
/** For a job at the median of its page that was opened: the probability that it's saved, and that they apply. */
const SAVES = 0.35;
const APPLIES = 0.3;

export interface Person {
  /** This person's preferences, hidden from everything that learns. */
  prefers: Weights;
  random: () => number;
}

const chance = (logit: number) => 1 / (1 + Math.exp(-logit));

/** What a person does with a page, as grades by job: they read from the top, open good jobs, and leave at some point. */
export function gradesOf(page: readonly Scored[], { prefers, random }: Person): Map<number, number> {
  const worth = page.map(({ features }) => scoreOf(features, prefers));
  const middle = worth.toSorted((a, b) => a - b)[worth.length >> 1] ?? 0;
  const grades = new Map<number, number>();
  for (const [at, { id }] of page.entries()) {
    const better = SHARPNESS * ((worth[at] ?? 0) - middle);
    const isOpened = random() < BY_CHANCE || random() < chance(better - SHARPNESS * CHOOSY);
    if (isOpened) {
      const isSaved = random() < chance(Math.log(SAVES / (1 - SAVES)) + better);
      const isApplied = random() < chance(Math.log(APPLIES / (1 - APPLIES)) + better);
      grades.set(id, gradeOf(isApplied ? 'applied' : isSaved ? 'saved' : 'opened'));
      if (isApplied) break;
    }
    if (random() >= (isOpened ? GO_ON.opened : GO_ON.passed)) break;
  }
  return grades;
}
