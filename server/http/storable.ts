import { ApiError } from './errors.ts';

/** The deepest body of a declared call has fewer than ten levels; what reads them calls itself once a level. */
const DEEPEST = 32;

/**
 * What was sent as PostgreSQL can keep it: in every text and every name of a field no NUL and no half of a surrogate pair, which neither
 * `text` nor `jsonb` holds. All else is kept as it was typed.
 * @param sent JSON, as it was parsed
 * @throws ApiError parameterInvalid where lists and objects are nested deeper than 32
 */
export function storable(sent: unknown): unknown {
  refuseTooDeep(sent);
  return cleaned(sent);
}

/** Level by level: whatever calls itself for each would run out of stack. */
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
