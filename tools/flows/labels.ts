import type { AnyStateMachine } from 'xstate';

type Named = { type: string; params?: unknown };
type Combined = { type?: string; guards?: unknown[]; stateValue?: unknown };

/**
 * A guard as a person reads it: its name, with fixed params as `isTold: seeker`; `and`, `or`, `not` and `stateIn` written out.
 * A function without a name is called `condition`.
 */
export function guardText(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  const { type = '', guards = [], stateValue } = guard as Combined;
  if (type === 'xstate.stateIn') return `in ${typeof stateValue === 'string' ? stateValue.replace(/^#/, '') : valueText(stateValue)}`;
  if (type === 'xstate.not') return `not ${guards.map(guardText).join()}`;
  if (type === 'xstate.and' || type === 'xstate.or') return guards.map((part) => bracketed(part)).join(type === 'xstate.and' ? ' and ' : ' or ');
  if (typeof guard === 'function') return guard.name || 'condition';
  return `${type}${paramsText((guard as Named).params)}`;
}

function bracketed(guard: unknown): string {
  const text = guardText(guard);
  return / (and|or) /.test(text) ? `(${text})` : text;
}

/** What an action is called, with fixed params: `keepReason: noAnswer`. The library's own are named by what they do: `assign`, `raise`. */
export function actionText(action: unknown): string {
  if (typeof action === 'string') return action;
  const { type, params } = action as Named;
  const own = type?.startsWith('xstate.') ? type.slice('xstate.'.length) : type;
  return own ? `${own}${paramsText(params)}` : (action as { name?: string }).name || 'action';
}

function paramsText(params: unknown): string {
  if (typeof params !== 'object' || params === null) return '';
  const values = Object.values(params);
  return values.length > 0 && values.every((value) => ['string', 'number', 'boolean'].includes(typeof value)) ? `: ${values.join(', ')}` : '';
}

/** A state value as dotted paths, parallel regions joined by `+`. */
export function valueText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, below]) => `${key}${typeof below === 'object' && Object.keys(below ?? {}).length === 0 ? '' : `.${valueText(below)}`}`)
    .join(' + ');
}

/** A timer as a person reads it: `untilResend · 60 s` where the delay is fixed, its name where it is computed, `5 s` where it has none. */
export function delayText(machine: AnyStateMachine, name: string): string {
  const delay = (machine.implementations.delays as Record<string, unknown>)[name];
  if (typeof delay === 'number') return `${name} · ${duration(delay)}`;
  return /^\d+$/.test(name) ? duration(Number(name)) : name;
}

function duration(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds} ms`;
  return milliseconds % 60_000 === 0 && milliseconds > 60_000 ? `${milliseconds / 60_000} min` : `${milliseconds / 1000} s`;
}
