import { FEATURES, type Features, type Weights } from '../../../db/schema/ranking-features.ts';

/**
 * The weights set by hand. Compared to a new job, one that is up to nine days older is listed first if only it shows its salary, or if its company keeps all
 * its promises and the other has too few replies to judge by; one that is up to four days older if only its company is verified; one that is up to 15 days
 * older if only its ad is in the reader's language. A clearly more similar title never falls behind because of them (docs/decisions/search.md).
 */
export const HAND_WEIGHTS: Weights = {
  likeness: 1,
  onCard: 0.3,
  words: 0.3,
  fresh: 0.15,
  salary: 0.04,
  promise: 0.08,
  verified: 0.02,
  language: 0.06,
  near: 0.1,
  profile: 0.15,
};

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
