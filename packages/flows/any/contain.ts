import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { statesOf } from '../chart.ts';
import { awaitAnswer } from '../paths/stage.ts';
import { actionOf, type Config, contextOf, type Fn, guardOf, mapped, named, safely, type Walking } from './contain-functions.ts';
import type { Findings } from './findings.ts';

/**
 * The same machine without side effects. Actors wait for the result they are given, and actions are removed unless they only change the context, raise, or
 * emit. Records what its guards and actions read, and what throws: a guard that throws returns `false`, an action that throws changes nothing. States,
 * transitions, and all names stay the same.
 */
export function contained(machine: AnyStateMachine, findings: Findings): AnyStateMachine {
  const work = { machine, findings };
  const { actors, actions, guards, delays } = machine.implementations as unknown as Record<'actors' | 'actions' | 'guards' | 'delays', Config>;
  const own = { actors: new Set(Object.keys(actors)), guards: new Set<string>(), delays: new Set<string>(), actions: new Set<string>() };
  const config = stateOf(machine.config as Config, { ...work, named: own });
  config['context'] = contextOf((machine.config as Config)['context'], findings);
  const missing = <T>(names: Set<string>, known: Config, value: T): Record<string, T> =>
    Object.fromEntries([...names].filter((name) => !(name in known)).map((name) => [name, value]));
  for (const [kind, names, known] of [
    ['guards', own.guards, guards],
    ['delays', own.delays, delays],
  ] as const)
    for (const name of names) if (!(name in known)) findings.unimplemented.add(`${kind} ${name}`);
  for (const node of [machine.root, ...statesOf(machine)]) for (const { src } of node.invoke) own.actors.add(String(src));
  const Machine = machine.constructor as new (config: Config, implementations: Config) => AnyStateMachine;
  return new Machine(config, {
    actors: Object.fromEntries([...own.actors].map((src) => [src, awaitAnswer as AnyActorLogic])),
    actions: {
      ...mapped(actions, (action, name) => actionOf(action, work, name)),
      ...missing(
        own.actions,
        actions,
        named(() => {}, 'left out'),
      ),
    },
    guards: { ...mapped(guards, (guard, name) => guardOf(guard, work, name)), ...missing(own.guards, guards, () => true) },
    delays: {
      ...mapped(delays, (delay) => (typeof delay === 'function' ? safely(delay as Fn, findings, 'a delay', 1) : delay)),
      ...missing(own.delays, delays, 1),
    },
  });
}

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/** A state's configuration, including its child states. */
function stateOf(state: Config, walking: Walking): Config {
  const next: Config = { ...state };
  const change = (key: string, how: (value: unknown) => unknown) => {
    if (state[key] !== undefined) next[key] = how(state[key]);
  };
  for (const key of ['entry', 'exit']) change(key, (value) => listOf(value).map((action) => actionOf(action, walking)));
  for (const key of ['always', 'onDone']) change(key, (value) => transitionsOf(value, walking));
  change('on', (value) => mapped(value, (transitions) => transitionsOf(transitions, walking)));
  change('after', (value) =>
    mapped(value, (transitions, name) => {
      if (!/^\d+$/.test(name)) walking.named.delays.add(name);
      return transitionsOf(transitions, walking);
    }),
  );
  change('initial', (value) => (typeof value === 'object' ? transitionOf(value as Config, walking) : value));
  change('invoke', (value) => listOf(value).map((call) => invokeOf(call as Config, walking)));
  change('output', (value) => (typeof value === 'function' ? safely(value as Fn, walking.findings, 'an output', undefined) : value));
  change('states', (value) => mapped(value, (child) => stateOf(child as Config, walking)));
  return next;
}

const transitionsOf = (value: unknown, walking: Walking): unknown =>
  Array.isArray(value)
    ? value.map((each) => transitionsOf(each, walking))
    : typeof value === 'object' && value !== null
      ? transitionOf(value as Config, walking)
      : value;

function transitionOf(transition: Config, walking: Walking): Config {
  const next = { ...transition };
  if (transition['guard'] !== undefined) next['guard'] = guardOf(transition['guard'], walking, undefined, walking.named);
  if (transition['actions'] !== undefined) next['actions'] = listOf(transition['actions']).map((action) => actionOf(action, walking));
  return next;
}

function invokeOf(call: Config, walking: Walking): Config {
  const next = { ...call };
  const { src, id, input } = call;
  if (typeof src !== 'string') {
    next['src'] = nameOfActor(src, id, walking.named.actors);
    walking.named.actors.add(next['src'] as string);
  }
  if (typeof input === 'function') next['input'] = safely(input as Fn, walking.findings, `the input of ${next['src']}`, undefined);
  for (const key of ['onDone', 'onError', 'onSnapshot']) if (call[key] !== undefined) next[key] = transitionsOf(call[key], walking);
  return next;
}

/** The name of an actor that is defined inline: that of its machine or its invocation. */
function nameOfActor(src: unknown, id: unknown, used: ReadonlySet<string>): string {
  const own = (src as { id?: unknown } | null)?.id;
  const name = typeof id === 'string' ? id : typeof own === 'string' && own !== '(machine)' ? own : 'actor';
  let unused = name;
  for (let number = 2; used.has(unused); number++) unused = `${name} ${number}`;
  return unused;
}
