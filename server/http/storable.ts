import { ApiError } from './errors.ts';

/** The deepest body of a declared call has fewer than ten levels. Readers of a body recurse once per level. */
const DEEPEST = 32;

/**
 * Makes input storable in PostgreSQL: removes NUL and lone surrogates from every text and field name, which neither `text` nor `jsonb` can hold.
 * Everything else stays as typed.
 * @param sent parsed JSON
 * @throws ApiError parameterInvalid if lists and objects are nested deeper than 32
 */
export function storable(sent: unknown): unknown {
  refuseTooDeep(sent);
  return cleaned(sent);
}

/** Level by level, because recursion would overflow the stack. */
function refuseTooDeep(sent: unknown): void {
  let level = [sent].filter(isNest);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw new ApiError('parameterInvalid', { fields: { body: ['tooDeep'] } });
    level = level.flatMap((nest) => Object.values(nest).filter(isNest));
  }
}

const isNest = (value: unknown): value is object => typeof value === 'object' && value !== null;

function cleaned(sent: unknown): unknown {
  if (typeof sent === 'string') return textOf(sent);
  if (Array.isArray(sent)) return sent.map(cleaned);
  if (!isNest(sent)) return sent;
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [textOf(name), cleaned(value)]));
}

const textOf = (text: string) => text.toWellFormed().replaceAll('\u0000', '');
