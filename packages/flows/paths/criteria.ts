import type { Flow } from '../flow.ts';
import { pathsForCombinations } from './combinations.ts';
import { pathsForPairs } from './pairs.ts';
import type { Path } from './walk.ts';

/** What paths are generated for: each edge; besides, each two transitions that can follow one another, or each two or three declared values together. */
export const CRITERIA = ['edges', 'pairs', '2-way', '3-way'] as const;
export type Criterion = (typeof CRITERIA)[number];
export const isCriterion = (text: string): text is Criterion => CRITERIA.some((criterion) => criterion === text);

/** The paths that a criterion adds to those for each edge. */
export const MORE_PATHS: Record<Criterion, (flow: Flow, walked: readonly Path[]) => Path[]> = {
  edges: () => [],
  pairs: pathsForPairs,
  '2-way': (flow, walked) => pathsForCombinations(flow, 2, walked),
  '3-way': (flow, walked) => pathsForCombinations(flow, 3, walked),
};
