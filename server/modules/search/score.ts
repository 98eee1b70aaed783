/** What candidates are compared by, each from 0 to 1. */
export const FEATURES = ['likeness', 'onCard', 'words', 'fresh', 'salary', 'promise', 'verified'] as const;
export type Feature = (typeof FEATURES)[number];
export interface Features extends Readonly<Record<Feature, number>> {
  /** How much its title means the same as the query (titles/known.ts); a little below 0 where it means something else. */
  readonly likeness: number;
  /** Of a match, whether title, company and function hold every word. */
  readonly onCard: number;
  /** Of a related job, the share of the query's words in its title. */
  readonly words: number;
  /** Of a match, 1 on the day it was posted and a third after 30 days. */
  readonly fresh: number;
  /** Whether readers see what it pays. */
  readonly salary: number;
  /** The share of replies that its company gave in time; half where there are too few to judge by. */
  readonly promise: number;
  readonly verified: number;
}
export type Weights = Readonly<Record<Feature, number>>;

/**
 * The weights set by hand. By `fresh`, the last three are small: a new job that shows no salary comes after one that is nine days older and does, a
 * company without a record after one that keeps all its promises and is as much older, and one that isn't verified after one four days older. No title
 * that is clearly more like the query falls behind because of them (docs/decisions/search.md).
 */
export const HAND_WEIGHTS: Weights = { likeness: 1, onCard: 0.3, words: 0.3, fresh: 0.15, salary: 0.04, promise: 0.08, verified: 0.02 };

/** Whatever the weights: the query's very title comes first, then what holds every word, then related titles. */
const TIERS = ['exact', 'match', 'related'] as const;
type Tier = (typeof TIERS)[number];

/** A job's place in the order, and what it is made of. */
export interface Scored {
  id: number;
  tier: Tier;
  features: Features;
  /** The sum of its weighted features. */
  score: number;
}

export const scoreOf = (features: Features, weights: Weights): number => FEATURES.reduce((sum, name) => sum + features[name] * weights[name], 0);

/** The best first; of two alike the newer. */
export const byScore = (a: Scored, b: Scored): number => TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier) || b.score - a.score || b.id - a.id;
