import { transitionId, transitionsOf, triggerOf } from '../../../packages/flows/chart.ts';
import type { Mutant, MutationResult, Mutations } from '../../../packages/flows/atlas/mutations.ts';
import type { Flow } from '../../../packages/flows/flow.ts';
import { lastResult } from '../../mutate/cache.ts';
import { charts } from '../../mutate/charts.ts';
import { EQUIVALENT } from '../../mutate/equivalent.ts';
import type { Outcome } from '../../mutate/outcome.ts';

/** The last results of `npm run mutate`, by chart. */
export function mutationsOf(flows: readonly Flow[]): Record<string, Mutations> {
  const known = new Map(charts().map((chart) => [chart.name, chart]));
  return Object.fromEntries(
    flows.flatMap((flow) => {
      const chart = known.get(/^src\/machines\/([^/]+)\//.exec(flow.source)?.[1] ?? '');
      if (!chart) return [];
      const last = lastResult(chart);
      const result = last && { isOutdated: !last.isCurrent, ...placed(flow, last.outcomes) };
      return [[flow.id, { command: `npm run mutate -- ${chart.name}`, result }]];
    }),
  );
}

/** Assigns a chart's mutants to transitions, or to the rest of its source. */
export function placed(flow: Flow, outcomes: ReadonlyMap<string, Outcome>): Pick<MutationResult, 'byTransition' | 'others'> {
  const byTransition: MutationResult['byTransition'] = {};
  const others: MutationResult['others'] = {};
  const places = transitionsOf(flow.machine).map(placeOf);
  for (const [mutant, outcome] of outcomes) {
    if (outcome.noticed === 'invalid') continue;
    const [, place = '', what = ''] = /^\S+ (.+?): (.+)$/.exec(mutant) ?? [];
    const at = transitionsAt(place, places);
    const change = changeOf(mutant, what, outcome);
    for (const id of at) (byTransition[id] ??= []).push(change);
    if (at.length === 0) (others[place] ??= []).push(change);
  }
  return { byTransition, others };
}

function changeOf(mutant: string, what: string, { noticed, by }: Outcome): Mutant {
  const equivalent = EQUIVALENT[mutant];
  if (equivalent !== undefined) return { what, result: 'equivalent', why: equivalent };
  if (noticed === 'survived') return { what, result: 'survived', why: '' };
  return { what, result: 'noticed', why: noticed === 'byHanging' ? 'The tests never ended.' : by };
}

/**
 * The transitions at a place in the source (`loginMachine.states.code.on.code.submitted.1.actions`). The leading constant contains the whole chart, or a state
 * that it's named after (`code.on.code.submitted`), or a state around the transition under another name.
 */
function transitionsAt(place: string, places: readonly Place[]): string[] {
  const inside = place.slice(place.indexOf('.') + 1);
  const isIn = (whole: string) => (end: string) => whole === end || (whole.startsWith(end) && PART.test(whole.slice(end.length)));
  const matching = (of: (each: Place) => boolean) => places.filter(of).map(({ id }) => id);
  const whole = matching(({ fromRoot }) => fromRoot.some(isIn(inside)));
  const named = matching(({ fromNamed }) => fromNamed.some(isIn(place)));
  const within = matching(({ fromState }) => fromState.some(isIn(inside)));
  return [named, whole, within].find((ids) => ids.length > 0) ?? [];
}

/** A part of a transition. Anything else that follows belongs to an event with a longer name, or to a branch. */
const PART = /^\.(actions|guard|target)\b/;

/** How the source may write the place of a transition. */
interface Place {
  id: string;
  fromRoot: string[];
  fromNamed: string[];
  fromState: string[];
}

function placeOf(transition: ReturnType<typeof transitionsOf>[number]): Place {
  const { path } = transition.source;
  const keys = keysOf(transition);
  const chain = (from: number) => path.slice(from).flatMap((key) => ['states', key]);
  const ended = (start: readonly string[]) => keys.map((key) => [...start, key].join('.'));
  return {
    id: transitionId(transition),
    fromRoot: ended(chain(0)),
    fromNamed: path.flatMap((name, index) => ended([name, ...chain(index + 1)])),
    fromState: path.flatMap((_, index) => (index === 0 ? [] : ended(chain(index)))),
  };
}

function keysOf(transition: ReturnType<typeof transitionsOf>[number]): string[] {
  const { source, eventType } = transition;
  const { kind, name } = triggerOf(eventType, source);
  const call = source.invoke.findIndex(({ id }) => id === name);
  const invokes = source.invoke.length > 1 ? [`invoke.${call}`] : ['invoke', 'invoke.0'];
  const answers = { done: 'onDone', error: 'onError', snapshot: 'onSnapshot' };
  const keys =
    kind in answers
      ? invokes.map((invoke) => `${invoke}.${answers[kind as keyof typeof answers]}`)
      : [{ event: `on.${name}`, after: `after.${name}`, always: 'always', finished: 'onDone' }[kind as 'event' | 'after' | 'always' | 'finished']];
  const siblings = (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  // A helper may write all branches of a trigger together.
  return keys.flatMap((key) => [key, `${key}.${siblings.indexOf(transition)}`]);
}
