import type { AtlasPath } from '../../packages/flows/paths/stories.ts';

/** What a budget leaves, and what no path takes any longer. */
export type Budgeted<P> = { chosen: P[]; cut: P[]; lost: { transitions: string[]; pairs: string[] } };

const transitionsOn = ({ takesAtStart, steps }: AtlasPath): string[] => [...takesAtStart, ...steps.flatMap(({ takes }) => takes)];

const pairsOn = ({ steps }: AtlasPath): string[] =>
  steps.slice(1).flatMap(({ takes }, index) => (steps[index]?.takes ?? []).flatMap((a) => takes.map((b) => `${a} > ${b}`)));

/** The paths that take the most with so many: each time the one that adds the most transitions, then the most pairs, then the shortest. In their first order. */
export function withinBudget<P extends AtlasPath>(paths: readonly P[], most: number): Budgeted<P> {
  const open = paths.map((path) => ({ path, transitions: new Set(transitionsOn(path)), pairs: new Set(pairsOn(path)) }));
  const taken = { transitions: new Set<string>(), pairs: new Set<string>() };
  const chosen = new Set<P>();
  while (chosen.size < most && open.length > 0) {
    const gains = open.map(
      ({ path, transitions, pairs }) => [transitions.difference(taken.transitions).size, pairs.difference(taken.pairs).size, -path.steps.length] as const,
    );
    const best = gains.reduce((at, gain, index) => (isMore(gain, gains[at] as typeof gain) ? index : at), 0);
    const [next] = open.splice(best, 1);
    if (!next) break;
    chosen.add(next.path);
    taken.transitions = taken.transitions.union(next.transitions);
    taken.pairs = taken.pairs.union(next.pairs);
  }
  const all = (of: (path: P) => string[], had: ReadonlySet<string>) => [...new Set(paths.flatMap(of))].filter((id) => !had.has(id));
  return {
    chosen: paths.filter((path) => chosen.has(path)),
    cut: paths.filter((path) => !chosen.has(path)),
    lost: { transitions: all(transitionsOn, taken.transitions), pairs: all(pairsOn, taken.pairs) },
  };
}

const isMore = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
};
