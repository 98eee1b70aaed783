/** Words that our own code gives a value, so nobody typed them: the kinds of a failure, and ours of a session. */
const OURS: ReadonlySet<unknown> = new Set(['refused', 'offline', 'timeout', 'unreachable', 'cancelled', 'bug', 'none', 'guest', 'seeker', 'recruiter']);

/** What a value is, without saying which: a text may be anybody's name, a number their phone. What is true, false or missing is said. */
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

/** A chart's context, each value masked. */
export const maskedContext = (context: object): [key: string, value: string][] => Object.entries(context).map(([key, value]) => [key, masked(value)]);
