import { allStates, type Chart, type ChartState, type ChartTransition, isWithin } from '../model.ts';
import { reachableStates } from './reachable.ts';
import type { RecordedChart, RecordedPath } from './record.ts';
import { findRenames, type Renames } from './renames.ts';
import { arrowText, list, quoted, whenOf } from '../words.ts';

export type ChangeKind = 'added' | 'removed' | 'renamed' | 'changed' | 'unreachable';
export type ChangedThing = 'state' | 'event' | 'guard' | 'delay' | 'call' | 'arrow' | 'meaning';

/** One change of a chart, in plain English, with the current state or transition that shows it. */
export type Change = { kind: ChangeKind; what: ChangedThing; text: string; state: string | null; arrow: string | null };

/** The changes of a chart. `was` is its previous title, if it has another one now. */
export type ChartChange = {
  id: string;
  area: string;
  title: string;
  purpose: string;
  size: { states: number; arrows: number };
  kind: 'added' | 'removed' | 'renamed' | 'changed';
  was: string | null;
  changes: Change[];
  paths: { gained: PathName[]; lost: PathName[]; total: number };
};
type PathName = { id: string; title: string };

/** Compares all charts of two revisions. Returns those that changed, were added, or were removed, in the current order. */
export function compareCharts(before: readonly RecordedChart[], after: readonly RecordedChart[]): ChartChange[] {
  const pairs = renamedCharts(before, after);
  const changed = after.flatMap((now): ChartChange[] => {
    const old = before.find(({ chart }) => chart.id === (pairs.get(now.chart.id) ?? now.chart.id));
    if (!old) return [wholeChart(now, 'added')];
    const change = compareChart(old, now);
    return change.kind === 'renamed' || change.changes.length > 0 || change.paths.gained.length + change.paths.lost.length > 0 ? [change] : [];
  });
  const remaining = new Set(after.map(({ chart }) => pairs.get(chart.id) ?? chart.id));
  return [...changed, ...before.filter(({ chart }) => !remaining.has(chart.id)).map((old) => wholeChart(old, 'removed'))];
}

const headOf = ({ area, chart }: RecordedChart): Pick<ChartChange, 'id' | 'area' | 'title' | 'purpose' | 'size'> => ({
  id: chart.id,
  area,
  title: chart.title,
  purpose: chart.purpose,
  size: { states: allStates(chart).length, arrows: chart.transitions.length },
});

function wholeChart(recorded: RecordedChart, kind: 'added' | 'removed'): ChartChange {
  const { paths } = recorded;
  const names = paths.map(nameOfPath);
  return {
    ...headOf(recorded),
    kind,
    was: null,
    changes: [],
    paths: { gained: kind === 'added' ? names : [], lost: kind === 'removed' ? names : [], total: paths.length },
  };
}

/** Pairs of a removed and a new chart that have half of their states and transitions in common: from the new ID to the old one. */
function renamedCharts(before: readonly RecordedChart[], after: readonly RecordedChart[]): Map<string, string> {
  const gone = before.filter(({ chart }) => !after.some((now) => now.chart.id === chart.id));
  const added = after.filter(({ chart }) => !before.some((old) => old.chart.id === chart.id));
  const arrows = ({ chart }: RecordedChart) => new Set([...allStates(chart).map(({ path }) => path), ...chart.transitions.map(({ id }) => id)]);
  const pairs = new Map<string, string>();
  for (const now of added) {
    const old = gone.find((each) => arrows(each).intersection(arrows(now)).size * 2 > arrows(each).union(arrows(now)).size);
    if (old && ![...pairs.values()].includes(old.chart.id)) pairs.set(now.chart.id, old.chart.id);
  }
  return pairs;
}

export function compareChart(old: RecordedChart, now: RecordedChart): ChartChange {
  const [before, after] = [old.chart, now.chart];
  const renames = findRenames(before, after);
  const changes = [
    ...stateChanges(before, after, renames),
    ...namedChanges(before, after, renames),
    ...delayChanges(before, after, renames),
    ...arrowChanges(before, after, renames),
    ...unreachable(before, after, renames),
  ];
  return {
    ...headOf(now),
    kind: before.id === after.id ? 'changed' : 'renamed',
    was: before.title === after.title ? null : before.title,
    changes,
    paths: { ...comparePaths(old.paths, now.paths, renames), total: now.paths.length },
  };
}

/** Paths are equal if the same events lead to the same states, ignoring renames and event data. */
function comparePaths(before: readonly RecordedPath[], after: readonly RecordedPath[], { events, states }: Renames): { gained: PathName[]; lost: PathName[] } {
  const state = (path: string) => states.get(path) ?? path;
  const kindOf = ({ input, steps }: RecordedPath) =>
    [input, ...steps.map(({ type, leadsTo }) => `${events.get(type) ?? type} ${leadsTo.map(state).join(' ')}`)].join('\n');
  const plainKindOf = ({ input, steps }: RecordedPath) => [input, ...steps.map(({ type, leadsTo }) => `${type} ${leadsTo.join(' ')}`)].join('\n');
  const [old, now] = [Map.groupBy(before, kindOf), Map.groupBy(after, plainKindOf)];
  const beyond = (some: typeof old, others: typeof old) => [...some].flatMap(([kind, paths]) => paths.slice(others.get(kind)?.length ?? 0).map(nameOfPath));
  return { gained: beyond(now, old), lost: beyond(old, now) };
}

const nameOfPath = ({ id, title }: RecordedPath): PathName => ({ id, title });

const change = (kind: ChangeKind, what: ChangedThing, text: string, state: string | null = null, arrow: string | null = null): Change => ({
  kind,
  what,
  text,
  state,
  arrow,
});

const inside = (path: string): string => (path.includes('.') ? ` in ${quoted(path.split('.').slice(0, -1).join('.'))}` : '');

function stateChanges(before: Chart, after: Chart, { states, calls }: Renames): Change[] {
  const [old, now] = [allStates(before), allStates(after)];
  const to = (path: string) => states.get(path) ?? path;
  const byPath = new Map(now.map((state) => [state.path, state]));
  const known = new Set(old.map(({ path }) => to(path)));
  // What is inside a state that was added, removed, or renamed isn't listed separately.
  const isOutermost = (path: string, all: readonly ChartState[], isAlso: (path: string) => boolean) =>
    !all.some((other) => other.path !== path && isWithin(path, other.path) && isAlso(other.path));
  const isNew = (path: string) => !known.has(path);
  const isGone = (path: string) => !byPath.has(to(path));
  const within = (state: ChartState) => (state.children.length > 0 ? `, with ${allStates({ root: state }).length} within` : '');
  const added = now
    .filter(({ path }) => isNew(path) && isOutermost(path, now, isNew))
    .map((state) => change('added', 'state', `New state ${quoted(state.path)}${inside(state.path)}${within(state)}. ${state.meaning}`.trim(), state.path));
  const removed = old
    .filter(({ path }) => isGone(path) && isOutermost(path, old, isGone))
    .map((state) => change('removed', 'state', `The state ${quoted(state.path)}${inside(state.path)}${within(state)} is gone.`));
  const renamed = [...states]
    .filter(([from]) => isOutermost(from, old, (path) => states.has(path)))
    .map(([from, into]) => {
      const moved = from.split('.').slice(0, -1).join('.') !== into.split('.').slice(0, -1).join('.');
      return change('renamed', 'state', `${quoted(from)} is now ${quoted(into)}${moved ? inside(into) || ' at the top' : ''}.`, into);
    });
  const others = old.flatMap((state): Change[] => {
    const next = byPath.get(to(state.path));
    if (!next) return [];
    const srcs = (of: ChartState, rename: (src: string) => string) => of.calls.map(({ src }) => rename(src));
    const [had, has] = [srcs(state, (src) => calls.get(src) ?? src), srcs(next, (src) => src)];
    return [
      ...(state.kind === next.kind ? [] : [change('changed', 'state', `${quoted(next.path)} is ${kindText(next)} now; it was ${kindText(state)}.`, next.path)]),
      ...(to(state.initial ?? '') === (next.initial ?? '') || state.kind !== next.kind
        ? []
        : [
            change('changed', 'state', `${quoted(next.path)} starts in ${quoted(next.initial ?? '')}; before in ${quoted(state.initial ?? '')}.`, next.initial),
          ]),
      ...has.filter((src) => !had.includes(src)).map((src) => change('added', 'call', `${quoted(next.path)} makes a new call, ${src}.`, next.path)),
      ...had.filter((src) => !has.includes(src)).map((src) => change('removed', 'call', `${quoted(next.path)} no longer calls ${src}.`, next.path)),
      ...(state.meaning === next.meaning
        ? []
        : [change('changed', 'meaning', `${quoted(next.path)} reads “${next.meaning}” It read “${state.meaning}”`, next.path)]),
    ];
  });
  return [...added, ...removed, ...renamed, ...others];
}

const kindText = ({ kind }: ChartState): string =>
  ({
    atomic: 'a plain state',
    compound: 'a state with states in it',
    parallel: 'regions side by side',
    final: 'an end',
    history: 'a way back to where it was',
  })[kind];

/** Events and guards by name: which are new, removed, or renamed. */
function namedChanges(before: Chart, after: Chart, { events, guards, calls }: Renames): Change[] {
  const eventsOf = (chart: Chart) => new Set(chart.transitions.filter(({ trigger }) => trigger.kind === 'event').map(({ trigger }) => trigger.name));
  const guardsOf = (chart: Chart) => new Set(chart.transitions.flatMap(({ guard }) => guard ?? []));
  const first = (isIt: (transition: ChartTransition) => boolean) => after.transitions.find(isIt)?.id ?? null;
  const diff = (
    what: 'event' | 'guard',
    old: Set<string>,
    now: Set<string>,
    renamed: Map<string, string>,
    arrowOf: (name: string) => string | null,
  ): Change[] => [
    ...[...renamed].map(([from, into]) => change('renamed', what, `The ${what} ${from} is now ${into}.`, null, arrowOf(into))),
    ...[...now]
      .filter((name) => !old.has(name) && ![...renamed.values()].includes(name))
      .map((name) => change('added', what, `New ${what} ${name}.`, null, arrowOf(name))),
    ...[...old].filter((name) => !now.has(name) && !renamed.has(name)).map((name) => change('removed', what, `The ${what} ${name} is gone.`)),
  ];
  return [
    ...diff('event', eventsOf(before), eventsOf(after), events, (name) => first(({ trigger }) => trigger.kind === 'event' && trigger.name === name)),
    ...diff('guard', guardsOf(before), guardsOf(after), guards, (name) => first(({ guard }) => guard === name)),
    ...[...calls].map(([from, into]) => change('renamed', 'call', `The call ${from} is now ${into}.`)),
  ];
}

function delayChanges(before: Chart, after: Chart, { delays }: Renames): Change[] {
  const timersOf = (chart: Chart) => new Map(chart.transitions.filter(({ trigger }) => trigger.kind === 'after').map((timer) => [timer.trigger.name, timer]));
  const [old, now] = [timersOf(before), timersOf(after)];
  const length = ({ delay, milliseconds }: ChartTransition) => (milliseconds === null ? 'a length that is computed' : (delay.split(' · ').at(-1) ?? delay));
  return [
    ...[...now].flatMap(([name, timer]): Change[] => {
      const from = [...delays].find(([, into]) => into === name)?.[0];
      const was = old.get(from ?? name);
      if (!was) return [change('added', 'delay', `New timer ${timer.delay} in ${quoted(timer.source)}.`, timer.source, timer.id)];
      return [
        ...(from ? [change('renamed', 'delay', `The timer ${from} is now ${name}.`, timer.source, timer.id)] : []),
        ...(was.milliseconds === timer.milliseconds
          ? []
          : [change('changed', 'delay', `The timer ${name} takes ${length(timer)}; it took ${length(was)}.`, timer.source, timer.id)]),
      ];
    }),
    ...[...old].filter(([name]) => !now.has(name) && !delays.has(name)).map(([, timer]) => change('removed', 'delay', `The timer ${timer.delay} is gone.`)),
  ];
}

/** Compares the transitions of one trigger in one state. */
function arrowChanges(before: Chart, after: Chart, renames: Renames): Change[] {
  const to = (path: string) => renames.states.get(path) ?? path;
  const renamed = ({ kind, name }: ChartTransition['trigger']) =>
    ({ event: renames.events, after: renames.delays, done: renames.calls, error: renames.calls, snapshot: renames.calls, always: null, finished: null })[
      kind
    ]?.get(name) ?? name;
  const translated = before.transitions.map((transition) => ({
    ...transition,
    source: to(transition.source),
    targets: transition.targets.map(to),
    trigger: { ...transition.trigger, name: renamed(transition.trigger) },
    guard: transition.guard === null ? null : (renames.guards.get(transition.guard) ?? transition.guard),
  }));
  const keyOf = ({ source, trigger }: ChartTransition) => JSON.stringify([source, trigger.kind, trigger.kind === 'finished' ? '' : trigger.name]);
  const [old, now] = [Map.groupBy(translated, keyOf), Map.groupBy(after.transitions, keyOf)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((key) => groupChanges(old.get(key) ?? [], now.get(key) ?? []));
}

const goesTo = ({ targets }: ChartTransition): string => (targets.length === 0 ? 'stays there' : `leads to ${list(targets.map(quoted))}`);

function groupChanges(old: ChartTransition[], now: ChartTransition[]): Change[] {
  const open = [...old];
  const take = (isIt: (each: ChartTransition) => boolean) => {
    const index = open.findIndex(isIt);
    return index < 0 ? null : (open.splice(index, 1)[0] ?? null);
  };
  const same = (a: readonly string[], b: readonly string[]) => a.join(' ') === b.join(' ');
  const rest = now.filter(
    (arrow) =>
      !take((each) => each.guard === arrow.guard && same(each.targets, arrow.targets) && same(each.actions, arrow.actions) && each.reenters === arrow.reenters),
  );
  const changes = rest.map((arrow): Change => {
    const at = (kind: ChangeKind, what: ChangedThing, text: string) => change(kind, what, text, arrow.source, arrow.id);
    const was =
      take((each) => each.guard === arrow.guard && same(each.targets, arrow.targets)) ??
      take((each) => same(each.targets, arrow.targets)) ??
      take((each) => each.guard === arrow.guard);
    if (!was) return at('added', 'arrow', `New: ${arrowText(arrow)}.`);
    const when = `${quoted(arrow.source)}, ${whenOf(arrow)}`;
    if (!same(was.targets, arrow.targets)) return at('changed', 'arrow', `${when}: ${goesTo(arrow)}; before ${goesTo(was)}.`);
    if (was.guard !== arrow.guard)
      return at(
        'changed',
        'guard',
        `${arrowText({ ...arrow, guard: null })}: ${arrow.guard ? `only if ${arrow.guard}` : 'always'}; before ${was.guard ? `only if ${was.guard}` : 'always'}.`,
      );
    if (was.reenters !== arrow.reenters)
      return at('changed', 'arrow', `${arrowText(arrow)}: ${arrow.reenters ? 'now starts the state anew' : 'no longer starts the state anew'}.`);
    return at('changed', 'arrow', `${arrowText(arrow)}: does ${list(arrow.actions) || 'nothing more'}; before ${list(was.actions) || 'nothing more'}.`);
  });
  return [...changes, ...open.map((arrow) => change('removed', 'arrow', `No longer: ${arrowText(arrow)}.`))];
}

/** States that could be reached before, and no longer can. */
function unreachable(before: Chart, after: Chart, { states }: Renames): Change[] {
  const [had, has] = [reachableStates(before), reachableStates(after)];
  return allStates(after)
    .filter(({ path }) => !has.has(path) && [...had].some((old) => (states.get(old) ?? old) === path))
    .map(({ path }) => change('unreachable', 'state', `No way leads to ${quoted(path)} any longer.`, path));
}
