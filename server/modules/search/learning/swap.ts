import type { Scored } from '../score.ts';

/** Jobs whose scores differ by more keep their order: nobody is shown one that is clearly worse first. */
const NEAR = 0.1;

export interface Compared {
  order: Scored[];
  /** The places, from 0, of the upper job of each pair. No job is in two. */
  pairs: number[];
}

/**
 * Pairs neighbours whose scores are near, and swaps the two of each pair by chance. What people open, save or apply for is above what they ignore mostly because
 * it stands above it. Whoever prefers the lower job of such a pair would have had the same chance to prefer the other one in its place, so that preference is
 * about the jobs and not about their places ("FairPairs", Radlinski and Joachims 2006).
 * @param random in [0, 1)
 */
export function compareNeighbours(page: readonly Scored[], random: () => number): Compared {
  const order = [...page];
  const pairs: number[] = [];
  for (let at = random() < 0.5 ? 0 : 1; at + 1 < order.length; at += 1) {
    const [upper, lower] = [order[at] as Scored, order[at + 1] as Scored];
    if (upper.tier !== lower.tier || upper.score - lower.score > NEAR) continue;
    if (random() < 0.5) [order[at], order[at + 1]] = [lower, upper];
    pairs.push(at);
    at += 1;
  }
  return { order, pairs };
}
