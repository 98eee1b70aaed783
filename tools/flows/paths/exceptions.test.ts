import { expect, test } from 'vitest';
import { flows } from '../../../src/machines/registry.ts';
import { reasonFor, staleReasons } from './exceptions.ts';
import { guardOutcomes } from '../../../packages/flows/paths/refusals.ts';
import { walkChart } from '../../../packages/flows/paths/stories.ts';

test.each(flows.map((flow) => [flow.id, flow] as const))(
  'each guard of %s passes and fails on some path, or there is a reason why it can’t',
  { timeout: 60_000 },
  (_, flow) => {
    const { paths, replays } = walkChart(flow);
    expect(replays.flatMap(({ failure }) => failure ?? [])).toEqual([]);
    const { all, had } = guardOutcomes(flow, paths, new Set(replays.flatMap(({ taken }) => taken.flat())));
    expect(all.filter((outcome) => !had.has(outcome) && reasonFor(flow, outcome) === null)).toEqual([]);
    expect(staleReasons(flow, had)).toEqual([]);
  },
);
