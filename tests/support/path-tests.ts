import { describe, expect, test } from 'vitest';
import type { Flow } from '../../src/machines/flow.ts';
import { coverage, replay } from '../../tools/flows/paths/replay.ts';
import { leavesReached, leavesToReach, pathsOf } from '../../tools/flows/paths/walk.ts';

/**
 * The tests every chart passes: each generated path, replayed on a real actor with deferred calls, leads through the states the pure chart says;
 * each transition is on a path; each innermost state is reached. Call it once in `<flow>.machine.test.ts`. Journeys that pin end states are
 * written by hand beside it, because a walk of the chart believes a wrong chart.
 */
export function pathTests(flow: Flow): void {
  describe(`every path of ${flow.id}`, () => {
    const paths = pathsOf(flow);
    const replays = paths.map((path) => replay(flow, path));

    test('leads where the chart says', () => {
      expect(replays.map(({ failure }, index) => failure && `path ${index + 1} (${paths[index]?.input}): ${failure}`).filter(Boolean)).toEqual([]);
    });

    test('and together they take every transition', () => {
      expect(coverage(flow, replays).missed).toEqual([]);
    });

    test('and together they reach every innermost state', () => {
      const reached = leavesReached(paths);
      expect(leavesToReach(flow).filter((state) => !reached.has(state))).toEqual([]);
    });
  });
}
