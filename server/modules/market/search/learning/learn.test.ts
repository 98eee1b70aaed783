import { describe, expect, it } from 'vitest';
import { Random } from '../../../../random.ts';
import { HAND_WEIGHTS, scoreOf } from '../score.ts';
import { FEATURES, NOT_RECORDED, type Features, type Weights } from '../../../../db/schema/ranking-features.ts';
import { fit, learn } from './learn.ts';
import type { QueryPreferences } from './preferences.ts';

const HIDDEN: Weights = {
  likeness: 1,
  onCard: 0.1,
  words: 0.3,
  fresh: 0.02,
  salary: 0.3,
  promise: 0.25,
  verified: 0.1,
  language: 0.06,
  near: 0.1,
  profile: 0.15,
};
const SHARPNESS = 8;

/** Searches of people who prefer one of two jobs by hidden weights, most of the time. */
function searches(count: number, prefers: Weights, seed = 1): QueryPreferences[] {
  const random = new Random(seed);
  const job = () =>
    Object.fromEntries(
      FEATURES.map((name) => [name, name in NOT_RECORDED ? 0 : name === 'salary' || name === 'verified' ? random.int(0, 1) : random.next()]),
    ) as unknown as Features;
  return Array.from({ length: count }, () => {
    const [one, other] = [job(), job()];
    const isFirst = random.next() < 1 / (1 + Math.exp(-SHARPNESS * (scoreOf(one, prefers) - scoreOf(other, prefers))));
    return { queryId: random.next().toString(), preferences: [{ better: isFirst ? one : other, worse: isFirst ? other : one, weight: 1 }] };
  });
}
const farthest = (one: Weights, other: Weights) => Math.max(...FEATURES.map((name) => Math.abs(one[name] - other[name])));
const byHandOrHidden = (weights: Weights) => [farthest(weights, HAND_WEIGHTS), farthest(weights, HIDDEN)] as const;

describe('learning', () => {
  it('recovers hidden weights from many preferences, up to a scale, and the same ones each time', () => {
    const many = searches(20_000, HIDDEN);
    const { weights, loss } = learn(many, HAND_WEIGHTS);
    const scaled = Object.fromEntries(FEATURES.map((name) => [name, (weights?.[name] ?? 0) / (weights?.likeness ?? 1)])) as Weights;
    expect(farthest(scaled, HIDDEN)).toBeLessThan(0.06);
    expect(loss?.learned).toBeLessThan(loss?.current ?? 0);
    expect(learn(many.toReversed(), HAND_WEIGHTS).weights).toEqual(weights);
  });

  it('stays close to the weights set by hand if there is little to learn from, and moves further with more', () => {
    const few = fit(searches(10, HIDDEN).flatMap(({ preferences }) => preferences));
    const more = fit(searches(5_000, HIDDEN).flatMap(({ preferences }) => preferences));
    expect(fit([])).toEqual(HAND_WEIGHTS);
    expect(byHandOrHidden(few)[0]).toBeLessThan(0.1);
    expect(byHandOrHidden(more)[0]).toBeGreaterThan(0.1);
    expect(byHandOrHidden(more)[1]).toBeLessThan(0.1);
    expect(learn(searches(499, HIDDEN), HAND_WEIGHTS)).toMatchObject({ preferences: 499, weights: null, loss: null });
  });

  it('keeps the current weights unless the new ones predict the held-out searches better', () => {
    expect(learn(searches(3_000, HAND_WEIGHTS), HAND_WEIGHTS).weights).toBeNull();
    // Random preferences: nothing can be learned from them.
    const random = new Random(3);
    const chance = searches(3_000, HIDDEN).map(({ queryId, preferences }) => ({
      queryId,
      preferences: preferences.map(({ better, worse, weight }) => (random.next() < 0.5 ? { better: worse, worse: better, weight } : { better, worse, weight })),
    }));
    expect(learn(chance, HAND_WEIGHTS).weights).toBeNull();
    const first = learn(searches(20_000, HIDDEN), HAND_WEIGHTS).weights;
    expect(first).not.toBeNull();
    // Once the learned weights are in use, the same people teach nothing new.
    expect(learn(searches(20_000, HIDDEN, 2), first as Weights).weights).toBeNull();
  });

  it('never learns that a good property makes a job worse, or that similarity hardly matters', () => {
    const odd: Weights = { likeness: 0.01, onCard: -1, words: -1, fresh: -1, salary: -1, promise: -1, verified: 5, language: -1, near: -1, profile: -1 };
    const weights = fit(searches(20_000, odd).flatMap(({ preferences }) => preferences));
    expect(weights).toEqual({
      likeness: 0.5,
      onCard: 0,
      words: 0,
      fresh: 0,
      salary: 0,
      promise: 0,
      verified: 0.5,
      language: HAND_WEIGHTS.language,
      near: HAND_WEIGHTS.near,
      profile: HAND_WEIGHTS.profile,
    });
  });
});
