import { allStates, type Chart, type ChartState, isWithin } from '../model.ts';

/** Renamed things, from the old name to the new one. */
export type Renames = {
  states: Map<string, string>;
  events: Map<string, string>;
  guards: Map<string, string>;
  delays: Map<string, string>;
  calls: Map<string, string>;
};

/** Two things with this share of common uses count as one thing with two names. */
const ALIKE = 0.5;

/**
 * Finds renames by how things are used: states by their kind, meaning, calls, and transitions in and out; other things by the transitions and states that refer
 * to them.
 */
export function findRenames(before: Chart, after: Chart): Renames {
  const states = renamedStates(before, after);
  const to = (path: string) => states.get(path) ?? path;
  const ends = (chart: Chart, path: (path: string) => string) =>
    chart.transitions.map((transition) => ({ ...transition, source: path(transition.source), targets: transition.targets.map(path) }));
  const [old, now] = [ends(before, to), ends(after, (path) => path)];
  const events = renamedByUse(
    usesOf(
      old.filter(({ trigger }) => trigger.kind === 'event'),
      ({ trigger }) => trigger.name,
      ({ source, targets, guard, actions }) => [source, targets, guard, actions],
    ),
    usesOf(
      now.filter(({ trigger }) => trigger.kind === 'event'),
      ({ trigger }) => trigger.name,
      ({ source, targets, guard, actions }) => [source, targets, guard, actions],
    ),
  );
  const eventOf = ({ kind, name }: { kind: string; name: string }) => [kind, kind === 'event' ? (events.get(name) ?? name) : kind];
  const guards = renamedByUse(
    usesOf(
      old.filter(({ guard }) => guard !== null),
      ({ guard }) => guard ?? '',
      ({ source, targets, trigger }) => [source, targets, eventOf(trigger)],
    ),
    usesOf(
      now.filter(({ guard }) => guard !== null),
      ({ guard }) => guard ?? '',
      ({ source, targets, trigger }) => [source, targets, eventOf(trigger)],
    ),
  );
  const timers = (list: typeof old) =>
    usesOf(
      list.filter(({ trigger }) => trigger.kind === 'after'),
      ({ trigger }) => trigger.name,
      ({ source, targets, milliseconds }) => [source, targets, milliseconds],
    );
  const calls = (chart: Chart, path: (path: string) => string) =>
    usesOf(
      allStates(chart).flatMap((state) => state.calls.map((call) => ({ ...call, path: path(state.path) }))),
      ({ src }) => src,
      ({ path: at }) => at,
    );
  return {
    states,
    events,
    guards,
    delays: renamedByUse(timers(old), timers(now)),
    calls: renamedByUse(
      calls(before, to),
      calls(after, (path) => path),
    ),
  };
}

type Uses = Map<string, Set<string>>;

function usesOf<T>(list: readonly T[], name: (each: T) => string, use: (each: T) => unknown): Uses {
  return new Map([...Map.groupBy(list, name)].map(([key, all]) => [key, new Set(all.map((each) => JSON.stringify(use(each))))]));
}

/** Pairs removed names with new names by the similarity of their uses. Each name occurs once. */
function renamedByUse(before: Uses, after: Uses): Map<string, string> {
  const gone = [...before].filter(([name]) => !after.has(name));
  const added = [...after].filter(([name]) => !before.has(name));
  const pairs = gone.flatMap(([from, old]) => added.map(([to, now]) => ({ from, to, score: likeness(old, now) })));
  return bestPairs(pairs);
}

function bestPairs(pairs: { from: string; to: string; score: number }[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { from, to, score } of pairs.toSorted((a, b) => b.score - a.score)) {
    if (score < ALIKE || found.has(from) || [...found.values()].includes(to)) continue;
    found.set(from, to);
  }
  return found;
}

const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => a.intersection(b).size / Math.max(1, a.union(b).size);

/** From the outside in, because states inside a renamed state have another path too, and repeatedly, because a state is identified by its neighbors. */
function renamedStates(before: Chart, after: Chart): Map<string, string> {
  const [old, now] = [allStates(before), allStates(after)];
  const found = new Map<string, string>();
  const to = (path: string): string => {
    const renamed = [...found].filter(([from]) => isWithin(path, from)).toSorted(([a], [b]) => b.length - a.length)[0];
    return renamed ? `${renamed[1]}${path.slice(renamed[0].length)}` : path;
  };
  for (;;) {
    const taken = new Set(old.map(({ path }) => to(path)));
    const known = new Set(now.map(({ path }) => path));
    const gone = old.filter(({ path }) => !known.has(to(path)));
    const added = now.filter(({ path }) => !taken.has(path));
    const pairs = gone.flatMap((from) =>
      added.flatMap((into) =>
        from.kind === into.kind
          ? [
              {
                from: from.path,
                to: into.path,
                score: likeness(
                  featuresOf(before, from, to),
                  featuresOf(after, into, (path) => path),
                ),
              },
            ]
          : [],
      ),
    );
    const [best] = bestPairs(pairs);
    if (!best) break;
    found.set(...best);
  }
  return new Map(old.flatMap(({ path }) => (to(path) === path ? [] : [[path, to(path)]])));
}

/** What identifies a state besides its name. */
function featuresOf(chart: Chart, state: ChartState, to: (path: string) => string): Set<string> {
  const { path, kind, meaning, calls, entry, exit, tags, children } = state;
  const at = (other: string) => (other === path ? 'itself' : isWithin(other, path) ? `its${other.slice(path.length)}` : to(other));
  return new Set([
    `is ${kind}`,
    `means ${meaning}`,
    `in ${to(path.split('.').slice(0, -1).join('.'))}`,
    ...calls.map(({ src }) => `calls ${src}`),
    ...[...entry, ...exit].map((action) => `does ${action}`),
    ...tags.map((tag) => `is tagged ${tag}`),
    ...children.map(({ name }) => `has ${name}`),
    ...chart.transitions
      .filter(({ source }) => source === path)
      .map(({ trigger, targets }) => `by ${trigger.kind} ${trigger.name} to ${targets.map(at).join(' ')}`),
    ...chart.transitions
      .filter(({ targets, source }) => targets.includes(path) && source !== path)
      .map(({ trigger, source }) => `from ${at(source)} by ${trigger.kind} ${trigger.name}`),
  ]);
}
