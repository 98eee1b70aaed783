import { describe, expect, test } from 'vitest';
import type { Flow } from '../../packages/flows/flow.ts';
import { coverage, replay } from '../../packages/flows/paths/replay.ts';
import { leavesReached, leavesToReach, pathsOf } from '../../packages/flows/paths/walk.ts';

/**
 * The tests every chart passes: each generated path, replayed on a real actor with deferred calls, leads through the states that the pure chart predicts; each
 * transition is on a path; each innermost state is reached. Call it once in `<flow>.machine.test.ts`. Tests for specific outcomes are written by hand next to
 * it, because a walk of the chart can't notice that the chart itself is wrong.
 */
export function pathTests(flow: Flow): void {
  describe(`every path of ${flow.id}`, () => {
    const walked = onDemand(() => {
      const paths = pathsOf(flow);
      return { paths, replays: paths.map((path) => replay(flow, path)) };
    });

    test('leads where the chart says', () => {
      const { paths, replays } = walked();
      expect(replays.map(({ failure }, index) => failure && `path ${index + 1} (${paths[index]?.input}): ${failure}`).filter(Boolean)).toEqual([]);
    });

    test('and together they take every transition', () => {
      expect(coverage(flow, walked().replays).missed).toEqual([]);
    });

    test('and together they reach every innermost state', () => {
      const reached = leavesReached(walked().paths);
      expect(leavesToReach(flow).filter((state) => !reached.has(state))).toEqual([]);
    });
  });
}

/** Created when first needed: a walk takes long, and other tests of the file don't have to wait for it. */
function onDemand<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
