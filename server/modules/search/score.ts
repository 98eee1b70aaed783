/** What candidates are ranked by, each from 0 to 1. */
export const FEATURES = ['likeness', 'onCard', 'words', 'fresh', 'salary', 'promise', 'verified'] as const;
export type Feature = (typeof FEATURES)[number];
export interface Features extends Readonly<Record<Feature, number>> {
  /** How similar its title's meaning is to the query's (titles/known.ts). Slightly below 0 if it means something else. */
  readonly likeness: number;
  /** For a match: whether title, company, and function contain all words. */
  readonly onCard: number;
  /** For a related job: the share of the query's words in its title. */
  readonly words: number;
  /** For a match: 1 on the day it was posted, and about a third after 30 days. */
  readonly fresh: number;
  /** Whether people see its pay. */
  readonly salary: number;
  /** The share of replies its company sent in time. A half if there are too few to judge by. */
  readonly promise: number;
  readonly verified: number;
}
export type Weights = Readonly<Record<Feature, number>>;

/**
 * The weights set by hand. The last three are small compared to `fresh`. Compared to a new job, one that is up to nine days older is listed first if only it
 * shows its salary, or if its company keeps all its promises and the other has too few replies to judge by; one that is up to four days older if only its
 * company is verified. A clearly more similar title never falls behind because of them (docs/decisions/search.md).
 */
export const HAND_WEIGHTS: Weights = { likeness: 1, onCard: 0.3, words: 0.3, fresh: 0.15, salary: 0.04, promise: 0.08, verified: 0.02 };

/** Whatever the weights, exact titles come first, then jobs that contain all words, then related titles. */
const TIERS = ['exact', 'match', 'related'] as const;
type Tier = (typeof TIERS)[number];

/** A job's tier and score, and the features it's calculated from. */
export interface Scored {
  id: number;
  tier: Tier;
  features: Features;
  /** The sum of its weighted features. */
  score: number;
}

export const scoreOf = (features: Features, weights: Weights): number => FEATURES.reduce((sum, name) => sum + features[name] * weights[name], 0);

/** Best first; newer first if equal. */
export const byScore = (a: Scored, b: Scored): number => TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier) || b.score - a.score || b.id - a.id;
