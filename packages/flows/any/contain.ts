import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { pathOf, statesOf } from '../chart.ts';
import { untilTold } from '../paths/stage.ts';
import type { Findings } from './findings.ts';

/** Part of a machine's configuration, of whatever version of XState 5 wrote it. */
type Config = Record<string, unknown>;
type Fn = ((...args: unknown[]) => unknown) & Record<string, unknown>;
type Args = { context?: unknown; event?: { type: string }; [more: string]: unknown };

/**
 * The same machine, in which nothing reaches outside: actors wait until they're told how they end, and actions that do more than change the context, raise
 * or emit are left out. What its guards and actions read is noted, and so is what fails: it then answers `false`, or changes nothing. States, transitions,
 * and all names stay as they are.
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
    actors: Object.fromEntries([...own.actors].map((src) => [src, untilTold as AnyActorLogic])),
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

type Work = { machine: AnyStateMachine; findings: Findings };
type Names = Record<'actors' | 'guards' | 'delays' | 'actions', Set<string>>;
type Walking = Work & { named: Names };

const mapped = (of: unknown, change: (value: unknown, key: string) => unknown): Config =>
  Object.fromEntries(Object.entries((of ?? {}) as Config).map(([key, value]) => [key, change(value, key)]));

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/** A state's configuration, and those within it. */
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

/** An actor written where it's invoked has no name but its machine's or its invocation's. */
function nameOfActor(src: unknown, id: unknown, used: ReadonlySet<string>): string {
  const own = (src as { id?: unknown } | null)?.id;
  const name = typeof id === 'string' ? id : typeof own === 'string' && own !== '(machine)' ? own : 'actor';
  let unused = name;
  for (let number = 2; used.has(unused); number++) unused = `${name} ${number}`;
  return unused;
}

/** XState's own actions that only change the machine itself. */
const INSIDE = new Set(['xstate.raise', 'xstate.cancel', 'xstate.emit', 'xstate.stopChild', 'xstate.stop']);

/** @param name where it's implemented by name */
function actionOf(action: unknown, work: Work & { named?: Names }, name?: string): unknown {
  if (typeof action === 'string') {
    work.named?.actions.add(action);
    return action;
  }
  if (typeof action !== 'function') {
    const { type, params } = action as { type: string; params?: unknown };
    work.named?.actions.add(type);
    return typeof params === 'function' ? { ...(action as object), params: safely(params as Fn, work.findings, `the params of ${type}`, {}) } : action;
  }
  const fn = action as Fn;
  const type = fn['type'];
  const where = name ?? (fn.name && fn.name !== 'actions' && fn.name !== 'entry' && fn.name !== 'exit' ? fn.name : 'an action');
  if (type === 'xstate.assign') return copied(fn, { assignment: assignmentOf(fn['assignment'], work.findings, name ?? 'assign') });
  if (type === 'xstate.enqueueActions') return copied(fn, { collect: collectOf(fn['collect'] as Fn, work, name ?? 'enqueueActions') });
  if (typeof type === 'string' && INSIDE.has(type))
    return typeof fn['event'] === 'function' ? copied(fn, { event: safely(fn['event'] as Fn, work.findings, type, { type: 'unknown' }) }) : action;
  work.findings.leftOut.add(typeof type === 'string' ? type.replace('xstate.', '') : where);
  return named(() => {}, typeof type === 'string' ? type.replace('xstate.', '') : fn.name);
}

/** An assignment whose actors wait, and that changes nothing where it fails. */
function assignmentOf(assignment: unknown, findings: Findings, name: string): unknown {
  const wrap = (fn: Fn, otherwise: (args: Args) => unknown): Fn =>
    ((args: Args, params: unknown) => {
      const spawn = args['spawn'] as (src: unknown, options?: unknown) => unknown;
      const quiet = (src: unknown, options?: unknown) => spawn(typeof src === 'string' ? src : untilTold, options);
      return attempt(fn, { ...args, spawn: quiet }, params, findings, name, () => otherwise(args));
    }) as unknown as Fn;
  if (typeof assignment === 'function') return wrap(assignment as Fn, () => ({}));
  return mapped(assignment, (value, key) => (typeof value === 'function' ? wrap(value as Fn, ({ context }) => (context as Config)[key]) : value));
}

/** What it queues is contained as if it stood in the configuration. */
function collectOf(collect: Fn, work: Work, name: string): Fn {
  return ((args: Args, params: unknown) => {
    const real = args['enqueue'] as Fn;
    const queue = Object.assign((action: unknown) => real(actionOf(action, work)), real) as unknown as Fn;
    for (const outside of ['sendTo', 'sendParent', 'spawnChild', 'log']) {
      queue[outside] = () => {
        work.findings.leftOut.add(outside);
        real(named(() => {}, outside));
      };
    }
    const assign = real['assign'] as Fn;
    queue['assign'] = (assignment: unknown) => assign(assignmentOf(assignment, work.findings, name));
    return attempt(collect, { ...args, enqueue: queue }, params, work.findings, name, () => undefined);
  }) as unknown as Fn;
}

/** @param names where a guard that is only named is noted */
function guardOf(guard: unknown, work: Work, name?: string, names?: Names): unknown {
  if (typeof guard === 'string') {
    names?.guards.add(guard);
    return guard;
  }
  if (typeof guard !== 'function') {
    const { type, params } = guard as { type: string; params?: unknown };
    names?.guards.add(type);
    return typeof params === 'function' ? { ...(guard as object), params: safely(params as Fn, work.findings, type, {}, true) } : guard;
  }
  const fn = guard as Fn;
  if ('check' in fn) return Array.isArray(fn['guards']) ? copied(fn, { guards: fn['guards'].map((part) => guardOf(part, work, undefined, names)) }) : fn;
  const known = name ?? (fn.name === 'guard' ? 'a guard' : fn.name || 'a guard');
  return named(
    (args: Args, params: unknown) => attempt(fn, args, params, work.findings, known, () => false, true) === true,
    fn.name === 'guard' ? '' : fn.name,
  );
}

/** What only computes a value; `instead` where it fails. */
const safely = (fn: Fn, findings: Findings, name: string, instead: unknown, decides = false): Fn =>
  ((args: Args, params: unknown) => attempt(fn, args, params, findings, name, () => instead, decides)) as unknown as Fn;

/** @param decides whether what comes of it decides what happens */
function attempt(fn: Fn, args: Args, params: unknown, findings: Findings, name: string, instead: () => unknown, decides = false): unknown {
  try {
    return fn(findings.watch(args, decides), params);
  } catch (error) {
    findings.fail(name, args.event?.type ?? '', error);
    return instead();
  }
}

function contextOf(context: unknown, findings: Findings): unknown {
  if (typeof context !== 'function') return context;
  return (args: Args) => {
    const spawn = args['spawn'] as (src: unknown, options?: unknown) => unknown;
    const quiet = {
      ...args,
      input: findings.watchInput(args['input'] ?? {}),
      spawn: (src: unknown, options?: unknown) => spawn(typeof src === 'string' ? src : untilTold, options),
    };
    return attempt(context as Fn, quiet, undefined, findings, 'the first context', () => ({}));
  };
}

/** A function of XState's own with other parts: its behavior is in what it carries. */
const copied = (fn: Fn, parts: Config): unknown =>
  Object.assign(
    named(() => {}, fn.name),
    fn,
    parts,
  );

function named<F extends (...args: never[]) => unknown>(fn: F, name: string): F {
  return Object.defineProperty(fn, 'name', { value: name });
}

/** The states of a machine by path, with what its author wrote about each. */
export function meaningsOf(machine: AnyStateMachine): Record<string, string> {
  return Object.fromEntries(
    statesOf(machine).map((node) => {
      const meta = node.meta as { description?: unknown } | undefined;
      return [pathOf(node), node.description ?? (typeof meta?.description === 'string' ? meta.description : '')];
    }),
  );
}
