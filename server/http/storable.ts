/**
 * What was sent as PostgreSQL can keep it: in every text and every name of a field no NUL and no half of a surrogate pair, which neither
 * `text` nor `jsonb` holds. All else is kept as it was typed.
 * @param sent JSON
 */
export function storable(sent: unknown): unknown {
  if (typeof sent === 'string') return textOf(sent);
  if (Array.isArray(sent)) return sent.map(storable);
  if (typeof sent !== 'object' || sent === null) return sent;
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [textOf(name), storable(value)]));
}

const textOf = (text: string) => text.toWellFormed().replaceAll('\u0000', '');
