import { scoreOf, type Scored, type Weights } from '../../../server/modules/search/score.ts';
import { gradeOf } from '../../../server/modules/search/learning/preferences.ts';

/** How sharply people tell a better job from a worse one. */
const SHARPNESS = 6;
/** How much better than the middle of its page a job must be for half of those who read of it to open it. */
const CHOOSY = 0.25;
/** Somebody who reads down a list opens any job, by accident or for reasons that no feature tells, so often. */
const BY_CHANCE = 0.05;
/** How many go on to the next job: most after one they pass over, fewer after one they opened. */
const GO_ON = { passed: 0.88, opened: 0.7 };
/** How many of those who opened a job that is as good as the middle of its page save it, and of those apply. */
const SAVES = 0.35;
const APPLIES = 0.3;

export interface Person {
  /** What this person prefers by. Nothing that learns sees it. */
  prefers: Weights;
  random: () => number;
}

const chance = (logit: number) => 1 / (1 + Math.exp(-logit));

/** What a person does with a page, as grades by job: reads it from the top, opens what is good, and leaves sooner or later. */
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
