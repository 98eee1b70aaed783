import type { Scored } from '../score.ts';

/** Jobs whose scores differ by more keep their order, so that nobody sees a clearly worse one first. */
const NEAR = 0.1;

export interface Compared {
  order: Scored[];
  /** The position, from 0, of the upper job of each pair. No job is in two pairs. */
  pairs: number[];
}

/**
 * Pairs neighbors with similar scores, and swaps each pair at random. The jobs people open, save, or apply for are above the ones they ignore mostly because
 * they are listed higher. Someone who prefers the lower job of such a pair would have been as likely to see the other one in its position, so the preference is
 * about the jobs and not their positions ("FairPairs", Radlinski and Joachims 2006).
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
