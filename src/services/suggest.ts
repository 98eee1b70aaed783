import { fromPromise } from 'xstate';
import type { SuggestKind, SuggestOption } from '../machines/suggest/suggest.actors.ts';
import { api } from './api.ts';
import { RECENT } from './traceKeys.ts';

const LIMIT = 5;
const storageKey = (kind: SuggestKind) => `${RECENT}${kind}`;

export const suggest = fromPromise<SuggestOption[], { text: string; kind: SuggestKind }>(async ({ input: { text, kind }, signal }) =>
  kind === 'company'
    ? (await api('suggestCompanies', { query: { query: text } }, { signal })).data.map(({ id, name, jobs }) => ({ kind, id, value: name, jobs }))
    : (await api('suggest', { query: { query: text, kind } }, { signal })).data,
);

export const recallRecent = fromPromise<SuggestOption[], { kind: SuggestKind }>(async ({ input }) =>
  recent(input.kind).map((value, id) => ({ kind: 'recent', id, value, jobs: null })),
);

export const forgetRecent = fromPromise<void, { kind: SuggestKind }>(async ({ input }) => {
  try {
    localStorage.removeItem(storageKey(input.kind));
  } catch {
    // If storage is blocked, nothing was stored either.
  }
});

/** Stores a search on this device, newest first, without duplicates. */
export function rememberSearch(kind: SuggestKind, value: string): void {
  const text = value.trim();
  if (text === '') return;
  try {
    localStorage.setItem(storageKey(kind), JSON.stringify([text, ...recent(kind).filter((earlier) => earlier !== text)].slice(0, LIMIT)));
  } catch {
    // Storage is blocked or full: the search itself continues.
  }
}

function recent(kind: SuggestKind): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(kind)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((value) => typeof value === 'string').slice(0, LIMIT) : [];
  } catch {
    return [];
  }
}
