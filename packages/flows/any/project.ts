import { isPlain } from './findings.ts';

/** Larger numbers, longer texts, and longer lists aren't distinguished. */
const MANY = { number: 10, text: 40, list: 3 };
const DEEPEST = 3;

/** The named properties of a context, reduced to a few values, so that the walk of a chart with a counter ends. */
export function projected(context: unknown, names: ReadonlySet<string>): unknown {
  if (!isPlain(context)) return null;
  return Object.fromEntries([...names].toSorted().map((name) => [name, abstracted(context[name], DEEPEST)]));
}

function abstracted(value: unknown, depth: number): unknown {
  if (typeof value === 'number') return Math.abs(value) <= MANY.number && Number.isInteger(value) ? value : value > 0 ? 'many' : 'less';
  if (typeof value === 'string') return value.length <= MANY.text ? value : 'a long text';
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? 'function' : (value ?? null);
  if (depth === 0) return 'more';
  if (Array.isArray(value)) return value.length <= MANY.list ? value.map((each) => abstracted(each, depth - 1)) : 'many';
  if (isPlain(value)) return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, abstracted(each, depth - 1)]));
  if (value instanceof Map || value instanceof Set) return value.size <= MANY.list ? value.size : 'many';
  return value.constructor?.name ?? 'object';
}
