import type { AnyStateMachine } from 'xstate';
import { awaitAnswer } from '../paths/stage.ts';
import type { Findings } from './findings.ts';

/** Part of a machine's configuration, as written for any version of XState 5. */
export type Config = Record<string, unknown>;
export type Fn = ((...args: unknown[]) => unknown) & Record<string, unknown>;
type Args = { context?: unknown; event?: { type: string }; [more: string]: unknown };

export type Work = { machine: AnyStateMachine; findings: Findings };
export type Names = Record<'actors' | 'guards' | 'delays' | 'actions', Set<string>>;
export type Walking = Work & { named: Names };

export const mapped = (of: unknown, change: (value: unknown, key: string) => unknown): Config =>
  Object.fromEntries(Object.entries((of ?? {}) as Config).map(([key, value]) => [key, change(value, key)]));

/** XState's own actions that only affect the machine itself. */
const INSIDE = new Set(['xstate.raise', 'xstate.cancel', 'xstate.emit', 'xstate.stopChild', 'xstate.stop']);

/** @param name its name, if it's implemented by name */
export function actionOf(action: unknown, work: Work & { named?: Names }, name?: string): unknown {
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

/** A `spawn` in which actors without a name wait instead of running. */
function waitingSpawn(args: Args): (src: unknown, options?: unknown) => unknown {
  const spawn = args['spawn'] as (src: unknown, options?: unknown) => unknown;
  return (src, options) => spawn(typeof src === 'string' ? src : awaitAnswer, options);
}

/** An assignment whose spawned actors wait, and that changes nothing if it throws. */
function assignmentOf(assignment: unknown, findings: Findings, name: string): unknown {
  const wrap = (fn: Fn, otherwise: (args: Args) => unknown): Fn =>
    ((args: Args, params: unknown) => {
      return attempt(fn, { ...args, spawn: waitingSpawn(args) }, params, findings, name, () => otherwise(args));
    }) as unknown as Fn;
  if (typeof assignment === 'function') return wrap(assignment as Fn, () => ({}));
  return mapped(assignment, (value, key) => (typeof value === 'function' ? wrap(value as Fn, ({ context }) => (context as Config)[key]) : value));
}

/** Contains the actions it enqueues like those in the configuration. */
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

/** @param names collects guards that are referred to by name only */
export function guardOf(guard: unknown, work: Work, name?: string, names?: Names): unknown {
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

/** A function that only computes a value; `instead` is the result if it throws. */
export const safely = (fn: Fn, findings: Findings, name: string, instead: unknown, decides = false): Fn =>
  ((args: Args, params: unknown) => attempt(fn, args, params, findings, name, () => instead, decides)) as unknown as Fn;

/** @param decides whether the result affects which transition is taken */
function attempt(fn: Fn, args: Args, params: unknown, findings: Findings, name: string, instead: () => unknown, decides = false): unknown {
  try {
    return fn(findings.watch(args, decides), params);
  } catch (error) {
    findings.fail(name, args.event?.type ?? '', error);
    return instead();
  }
}

export function contextOf(context: unknown, findings: Findings): unknown {
  if (typeof context !== 'function') return context;
  return (args: Args) => {
    const quiet = { ...args, input: findings.watchInput(args['input'] ?? {}), spawn: waitingSpawn(args) };
    return attempt(context as Fn, quiet, undefined, findings, 'the first context', () => ({}));
  };
}

/** A copy of one of XState's own functions with other properties, which define its behavior. */
const copied = (fn: Fn, parts: Config): unknown =>
  Object.assign(
    named(() => {}, fn.name),
    fn,
    parts,
  );

export function named<F extends (...args: never[]) => unknown>(fn: F, name: string): F {
  return Object.defineProperty(fn, 'name', { value: name });
}
