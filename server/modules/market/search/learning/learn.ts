import { HAND_WEIGHTS, scoreOf } from '../score.ts';
import { FEATURES, type Feature, type Weights } from '../../../../db/schema/ranking-features.ts';
import type { Preference, QueryPreferences } from './preferences.ts';

/** Nothing is learned from fewer preferences. */
export const LEAST_PREFERENCES = 500;
/** The bounds of learned weights, whatever people do: similarity always matters, and no good property makes a job worse. */
const BOUNDS = { likeness: [0.5, 1.5], other: [0, 0.5] } as const;
/** How far weights are expected to be from those set by hand, as a standard deviation. With little to learn from, they change little. */
const EXPECTED = { likeness: 0.2, other: 0.1 };
/**
 * How strongly a difference in scores decides which of two jobs is preferred: the factor in the logistic function. Its expected value, the standard deviation
 * of that, and its maximum. It falls to 0 if scores predict nothing, and then weights stay as they are.
 */
const SCALE = { expected: 6, deviation: 3, most: 40 };
/** One in this many searches is held out, in the order of their random IDs. */
const HELD_OUT = 5;
/** The held-out loss must fall by this many standard errors. By chance alone, that happens once in twenty times. */
const SURE = 1.64;
const ROUNDS = 10;
const SWEEPS = 10;
const ENOUGH_CHANGE = 1e-5;

export interface Learned {
  /** Null if the current ones are kept. */
  weights: Weights | null;
  preferences: number;
  searches: number;
  /** Mean loss of the held-out searches, with the current and the learned weights. Null if there was too little to learn from. */
  loss: { current: number; learned: number } | null;
}

/**
 * Learns weights from preferences by logistic regression on the differences in features. They replace the current ones if they predict the held-out searches
 * better, by more than chance. The same preferences give the same weights.
 * @param current the weights in use
 */
export function learn(searches: readonly QueryPreferences[], current: Weights): Learned {
  const inOrder = searches.toSorted((a, b) => (a.queryId < b.queryId ? -1 : 1));
  const [held, seen] = [inOrder.filter((_, index) => index % HELD_OUT === 0), inOrder.filter((_, index) => index % HELD_OUT !== 0)];
  const preferences = seen.flatMap((each) => each.preferences);
  const counts = { preferences: searches.reduce((sum, each) => sum + each.preferences.length, 0), searches: searches.length };
  if (counts.preferences < LEAST_PREFERENCES) return { ...counts, weights: null, loss: null };
  const weights = fit(preferences);
  const lossesOf = (by: Weights) => {
    const scale = scaleOf(preferences, by);
    return held.map((each) => meanLoss(each.preferences, by, scale));
  };
  const [now, then] = [lossesOf(current), lossesOf(weights)];
  const gains = now.map((loss, index) => loss - (then[index] ?? 0));
  const isBetter = mean(gains) > SURE * standardError(gains);
  return { ...counts, weights: isBetter ? weights : null, loss: { current: mean(now), learned: mean(then) } };
}

/** The most likely weights, given the preferences and the expected values. Fits weights and scale in turn until both converge. */
export function fit(preferences: readonly Preference[]): Weights {
  const columns = FEATURES.map((name) => Float64Array.from(preferences, ({ better, worse }) => better[name] - worse[name]));
  const counts = Float64Array.from(preferences, ({ weight }) => weight);
  let weights = HAND_WEIGHTS;
  let scale = SCALE.expected;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = weights;
    weights = fitAt(scale, columns, counts, weights);
    scale = scaleOf(preferences, weights);
    if (areClose(before, weights)) break;
  }
  return weights;
}

/** The most likely weights for a scale, by Newton's method on one weight after another, each within its bounds. */
function fitAt(scale: number, columns: readonly Float64Array[], counts: Float64Array, from: Weights): Weights {
  const weights: Record<Feature, number> = { ...from };
  const margins = new Float64Array(counts.length);
  const move = (column: Float64Array, by: number) => {
    for (let at = 0; at < margins.length; at += 1) margins[at] = (margins[at] ?? 0) + by * (column[at] ?? 0);
  };
  for (const [index, name] of FEATURES.entries()) move(columns[index] as Float64Array, scale * weights[name]);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const before = { ...weights };
    for (const [index, name] of FEATURES.entries()) {
      const kind = name === 'likeness' ? 'likeness' : 'other';
      const column = columns[index] as Float64Array;
      let slope = (weights[name] - HAND_WEIGHTS[name]) / EXPECTED[kind] ** 2;
      let curvature = 1 / EXPECTED[kind] ** 2;
      for (let at = 0; at < margins.length; at += 1) {
        const by = scale * (column[at] ?? 0);
        if (by === 0) continue;
        const wrong = chanceOfOther(margins[at] ?? 0);
        slope -= (counts[at] ?? 0) * wrong * by;
        curvature += (counts[at] ?? 0) * wrong * (1 - wrong) * by * by;
      }
      const [least, most] = BOUNDS[kind];
      const next = Math.min(most, Math.max(least, weights[name] - slope / curvature));
      move(column, scale * (next - weights[name]));
      weights[name] = next;
    }
    if (areClose(before, weights)) break;
  }
  return weights;
}

/** The most likely scale for weights, by bisection: the loss is convex in it. */
function scaleOf(preferences: readonly Preference[], weights: Weights): number {
  const leads = preferences.map(({ better, worse, weight }) => ({ weight, lead: scoreOf(better, weights) - scoreOf(worse, weights) }));
  let [least, most] = [0, SCALE.most];
  while (most - least > ENOUGH_CHANGE) {
    const middle = (least + most) / 2;
    const slope = leads.reduce((sum, { weight, lead }) => sum - weight * lead * chanceOfOther(middle * lead), (middle - SCALE.expected) / SCALE.deviation ** 2);
    if (slope < 0) least = middle;
    else most = middle;
  }
  return (least + most) / 2;
}

function meanLoss(preferences: readonly Preference[], weights: Weights, scale: number): number {
  let loss = 0;
  let all = 0;
  for (const { better, worse, weight } of preferences) {
    loss += weight * Math.log1p(Math.exp(-scale * (scoreOf(better, weights) - scoreOf(worse, weights))));
    all += weight;
  }
  return loss / all;
}

/** How likely the other job was to be preferred, by the weights. */
const chanceOfOther = (margin: number) => 1 / (1 + Math.exp(margin));
const areClose = (one: Weights, other: Weights) => FEATURES.every((name) => Math.abs(one[name] - other[name]) < ENOUGH_CHANGE);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function standardError(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(1, values.length - 1) / Math.max(1, values.length));
}
