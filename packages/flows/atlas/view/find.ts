import type { Entry } from '../data.ts';

export const wordsOf = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean);

/** Short texts first, because the words make up most of them. */
export function find(entries: readonly Entry[], search: string): Entry[] {
  const words = wordsOf(search);
  if (words.length === 0) return [];
  return entries
    .filter(([, state, text]) => {
      const lower = `${state.replace(/([a-z\d])([A-Z])/g, '$1 $2')} ${text}`.toLowerCase();
      return words.every((word) => lower.includes(word));
    })
    .toSorted(([, , a], [, , b]) => a.length - b.length);
}
