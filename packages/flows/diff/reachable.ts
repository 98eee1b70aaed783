import { allStates, type Chart, type ChartState, isWithin } from '../model.ts';

/** Every reachable state, ignoring guards: through initial states, transitions, and the states around and inside. */
export function reachableStates(chart: Chart): Set<string> {
  const states = new Map<string, ChartState>([['', chart.root], ...allStates(chart).map((state) => [state.path, state] as const)]);
  const bySource = Map.groupBy(chart.transitions, ({ source }) => source);
  const reached = new Set<string>();
  const entered = new Set<string>();
  const come = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const { targets } of bySource.get(path) ?? []) targets.forEach(enter);
  };
  /** Enters a state, its initial states, and all states around it. */
  const enter = (path: string): void => {
    const state = states.get(path);
    if (!state || entered.has(path)) return;
    entered.add(path);
    for (const around of aroundOf(path)) {
      const { kind, children } = states.get(around) ?? state;
      if (kind === 'parallel') children.filter((region) => !isWithin(path, region.path)).forEach((region) => enter(region.path));
      come(around);
    }
    come(path);
    if (state.initial !== null) enter(state.initial);
    if (state.kind === 'parallel') state.children.forEach((child) => enter(child.path));
    if (state.kind === 'history') enter(aroundOf(path).at(-1) ?? '');
  };
  enter('');
  return reached;
}

/** The states around one, from the root inward. */
function aroundOf(path: string): string[] {
  return path === ''
    ? []
    : [
        '',
        ...path
          .split('.')
          .map((_, index, names) => names.slice(0, index).join('.'))
          .slice(1),
      ];
}
