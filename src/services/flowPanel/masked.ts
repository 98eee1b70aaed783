/** Values of `kind` that come from our code, so they can't be personal. */
const OURS: ReadonlySet<unknown> = new Set(['refused', 'offline', 'timeout', 'unreachable', 'cancelled', 'bug', 'none', 'guest', 'seeker', 'recruiter']);

/** Describes a value without revealing it; only booleans and missing values are shown. */
export function masked(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return value === '' ? 'empty text' : 'text';
  if (Array.isArray(value)) return `list of ${value.length}`;
  if (value instanceof Blob) return 'file';
  if (value instanceof Error) return 'error';
  if (typeof value !== 'object') return typeof value;
  const kind: unknown = 'kind' in value ? value.kind : undefined;
  return OURS.has(kind) ? `object: ${String(kind)}` : 'object';
}

/** A chart's context with each value masked. */
export const maskedContext = (context: object): [key: string, value: string][] => Object.entries(context).map(([key, value]) => [key, masked(value)]);
