import type { AnyStateMachine } from 'xstate';

type Named = { type?: string; params?: unknown };
/** The results of XState's `and`, `or`, `not`, and `stateIn`: functions with these names. */
type Combined = { name?: string; guards?: unknown[]; stateValue?: unknown };

/**
 * A guard as readable text: its name with fixed params (`isTold: seeker`), with `and`, `or`, `not`, and `stateIn` written out. A function without a name is
 * called `condition`.
 */
export function guardText(guard: unknown): string {
  return readGuard(guard, {
    name: (name, params) => (params.length > 0 ? `${name}: ${params.join(', ')}` : name),
    in: (path) => `in ${path}`,
    not: (text) => `not ${text}`,
    all: (texts, kind) => texts.map((text) => (/ (and|or) /.test(text) ? `(${text})` : text)).join(` ${kind} `),
  });
}

/**
 * The same guard as an ECMAScript expression, with each named guard as a function: `isTold("seeker") && !In("login.locked")`. A name for combined guards, or
 * for a state, is written out.
 */
export function guardExpression(guard: unknown, machine: AnyStateMachine): string {
  return readGuard(guard, {
    meaning: (name) => {
      const meant: unknown = (machine.implementations.guards as Record<string, unknown>)[name];
      return typeof meant === 'function' && 'check' in meant ? meant : null;
    },
    name: (name, params) => `${name}(${params.map((param) => JSON.stringify(param)).join(', ')})`,
    in: (path) =>
      path
        .split(' + ')
        .map((part) => `In(${JSON.stringify(part.startsWith(`${machine.id}.`) ? part : `${machine.id}.${part}`)})`)
        .join(' && '),
    not: (text) => `!(${text})`,
    all: (texts, kind) => texts.map((text) => `(${text})`).join(kind === 'and' ? ' && ' : ' || '),
  });
}

type Writing = {
  /** The implementation of a name, if it's to be written out. */
  meaning?(name: string): unknown;
  name(name: string, params: (string | number | boolean)[]): string;
  in(path: string): string;
  not(text: string): string;
  all(texts: string[], kind: 'and' | 'or'): string;
};

function readGuard(guard: unknown, writing: Writing): string {
  const meant = writing.meaning?.(typeof guard === 'string' ? guard : ((guard as Named).type ?? ''));
  if (meant) return readGuard(meant, writing);
  if (typeof guard === 'string') return writing.name(guard, []);
  const { type, params } = guard as Named;
  const { name = '', guards = [], stateValue } = guard as Combined;
  if (stateValue !== undefined) return writing.in(typeof stateValue === 'string' ? stateValue.replace(/^#/, '') : valueText(stateValue));
  if (guards.length > 0 && name === 'not') return writing.not(readGuard(guards[0], writing));
  if (guards.length > 0)
    return writing.all(
      guards.map((part) => readGuard(part, writing)),
      name === 'and' ? 'and' : 'or',
    );
  return writing.name(type || name || 'condition', Object.values(fixedParams(params)));
}

/** An action as text, with fixed params: `keepReason: noAnswer`. XState's own actions are named after what they do: `assign`, `raise`. */
export function actionText(action: unknown): string {
  if (typeof action === 'string') return action;
  const { type, params } = action as Named;
  const raised = raisedType(action);
  if (raised !== null) return `raise: ${raised}`;
  const own = type?.startsWith('xstate.') ? type.slice('xstate.'.length) : type;
  const values = Object.values(fixedParams(params));
  return `${own || (action as { name?: string }).name || 'action'}${values.length > 0 ? `: ${values.join(', ')}` : ''}`;
}

/** The type of the event that XState's `raise` action raises; null for any other action. */
export function raisedType(action: unknown): string | null {
  const { type, event } = action as { type?: string; event?: unknown };
  if (type !== 'xstate.raise') return null;
  const raised = typeof event === 'function' ? (event({ context: unknowable, event: unknowable }, unknowable) as unknown) : event;
  return (raised as { type?: string }).type ?? null;
}

/** The params that don't depend on context or event, by name. To find those of a function, it's called with values that can't be printed. */
export function fixedParams(params: unknown): Record<string, string | number | boolean> {
  if (typeof params !== 'function')
    return Object.fromEntries(Object.entries(params ?? {}).filter((entry): entry is [string, string | number | boolean] => isPlain(entry[1])));
  try {
    return Object.fromEntries(
      Object.entries(fixedParams(params({ context: unknowable, event: unknowable }))).filter(([, value]) => typeof value !== 'boolean'),
    );
  } catch {
    return {};
  }
}

/** Reading any of its properties returns itself. It's neither text nor a number. */
const unknowable: unknown = new Proxy(() => {}, { get: (_, key) => (typeof key === 'symbol' ? undefined : unknowable), apply: () => unknowable });

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** A state value as dotted paths, with parallel regions joined by `+`. */
export function valueText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .flatMap(([key, below]) => {
      const inner = valueText(below);
      return inner === '' ? [key] : inner.split(' + ').map((part) => `${key}.${part}`);
    })
    .join(' + ');
}

/** A fixed delay in milliseconds, by the name of the timer; null if it's computed. */
export function fixedDelay(machine: AnyStateMachine, name: string): number | null {
  const delay = (machine.implementations.delays as Record<string, unknown>)[name];
  if (typeof delay === 'number') return delay;
  return /^\d+$/.test(name) ? Number(name) : null;
}

/** A timer as readable text: `untilResend · 60 s` if the delay is fixed, its name if it's computed, `5 s` if it has no name. */
export function delayText(name: string, milliseconds: number | null): string {
  if (milliseconds === null) return name;
  return /^\d+$/.test(name) ? durationText(milliseconds) : `${name} · ${durationText(milliseconds)}`;
}

function durationText(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds} ms`;
  return milliseconds % 60_000 === 0 && milliseconds > 60_000 ? `${milliseconds / 60_000} min` : `${milliseconds / 1000} s`;
}
