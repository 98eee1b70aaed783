import { type Chart, type ChartBan, type ChartState, type ChartTransition, inOrder, isBan } from '../model.ts';

/** A state in the format of XState's `createMachine`, with guards, actions, actors, and delays by name. */
type Config = { [key: string]: unknown };

/**
 * The chart as a machine configuration in JSON, which `createMachine` runs and Stately imports. Combined guards have their text as name, because JSON can't
 * contain functions.
 */
export function writeConfig(chart: Chart): string {
  const bySource = Map.groupBy(chart.transitions, ({ source }) => source);
  return `${JSON.stringify({ id: chart.id, description: chart.purpose, ...configOf(chart.root, chart, bySource) }, null, 2)}\n`;
}

function configOf(state: ChartState, chart: Chart, bySource: Map<string, ChartTransition[]>): Config {
  const own = bySource.get(state.path) ?? [];
  const of = (kind: ChartTransition['trigger']['kind']) => own.filter(({ trigger }) => trigger.kind === kind);
  const lists = (transitions: readonly ChartTransition[], key: (transition: ChartTransition) => string) =>
    Object.fromEntries([...Map.groupBy(transitions, key)].map(([name, list]) => [name, list.map((transition) => transitionOf(transition, chart))]));
  const config: Config = {};
  if (state.id) config['id'] = state.id;
  if (state.path !== '' && state.meaning) config['description'] = state.meaning;
  if (state.kind === 'parallel' || state.kind === 'final' || state.kind === 'history') config['type'] = state.kind;
  if (state.history) config['history'] = state.history;
  if (state.initial) config['initial'] = relative(state.initial, state.path);
  if (state.tags.length > 0) config['tags'] = state.tags;
  if (state.entry.length > 0) config['entry'] = state.entry.map(named);
  if (state.exit.length > 0) config['exit'] = state.exit.map(named);
  const invoked = state.calls.map(({ id, src }) => {
    const answers = (kind: 'done' | 'error' | 'snapshot') =>
      of(kind)
        .filter(({ trigger }) => trigger.name === id)
        .map((transition) => transitionOf(transition, chart));
    const [done, error, snapshot] = [answers('done'), answers('error'), answers('snapshot')];
    return {
      id,
      src,
      ...(done.length > 0 ? { onDone: done } : {}),
      ...(error.length > 0 ? { onError: error } : {}),
      ...(snapshot.length > 0 ? { onSnapshot: snapshot } : {}),
    };
  });
  if (invoked.length > 0) config['invoke'] = invoked;
  const known = new Set(state.calls.map(({ id }) => id));
  // A state may wait for the result of a child that another state started.
  const elsewhere = own.filter(({ trigger }) => ['done', 'error', 'snapshot'].includes(trigger.kind) && !known.has(trigger.name));
  const tried = inOrder(state, [...of('event'), ...elsewhere]);
  const on = Object.fromEntries(
    [...Map.groupBy(tried, (each) => (isBan(each) ? each.event : each.eventType))].map(([type, list]) => [
      type,
      list.map((each) => (isBan(each) ? banOf(each) : transitionOf(each, chart))),
    ]),
  );
  if (Object.keys(on).length > 0) config['on'] = on;
  const after = lists(of('after'), ({ trigger }) => trigger.name);
  if (Object.keys(after).length > 0) config['after'] = after;
  if (of('always').length > 0) config['always'] = of('always').map((transition) => transitionOf(transition, chart));
  if (of('finished').length > 0) config['onDone'] = of('finished').map((transition) => transitionOf(transition, chart));
  if (state.children.length > 0) config['states'] = Object.fromEntries(state.children.map((child) => [child.name, configOf(child, chart, bySource)]));
  return config;
}

function transitionOf({ targets, guard, actions, reenters, by }: ChartTransition, chart: Chart): Config {
  const to = targets.map((target) => (target === '' ? `#${chart.id}` : `#${chart.id}.${target}`));
  return {
    ...(to.length > 0 ? { target: to } : {}),
    ...(guard === null ? {} : { guard: { type: guard } }),
    ...(actions.length > 0 ? { actions: actions.map(named) } : {}),
    ...(reenters ? { reenter: true } : {}),
    ...(by.length > 0 ? { meta: { by } } : {}),
  };
}

/** A transition without a target and actions forbids its event. */
const banOf = ({ guard, reason }: ChartBan): Config => ({
  ...(guard === null ? {} : { guard: { type: guard } }),
  ...(reason === null ? {} : { meta: { refused: reason } }),
});

const named = (type: string): Config => ({ type });

const relative = (path: string, parent: string): string => (parent === '' ? path : path.slice(parent.length + 1));
