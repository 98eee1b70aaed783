/** A typed text as PostgreSQL can keep it: no NUL and no half of a surrogate pair, which neither `text` nor `jsonb` holds. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '');
}
