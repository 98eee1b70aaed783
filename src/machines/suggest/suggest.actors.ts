import { fromPromise } from 'xstate';
import type { Suggestion } from '../../../contract/companies.ts';
import { missing } from '../missing.ts';

/** An item of the list: a suggestion (of a profile without its jobs), or an earlier search on this device. */
export type SuggestOption = (Omit<Suggestion, 'jobs'> & { jobs: number | null }) | { kind: 'recent'; id: number; value: string; jobs: null };

/** What a field searches for: a job, a place, or a company of the directory. */
export type SuggestKind = 'what' | 'where' | 'company';

/** Actors of the suggestions chart. */
export const suggestActors = {
  suggest: fromPromise<SuggestOption[], { text: string; kind: SuggestKind }>(missing('suggest')),
  /** Earlier searches on this device, newest first; none if storage is blocked. Doesn't fail. */
  recallRecent: fromPromise<SuggestOption[], { kind: SuggestKind }>(missing('recallRecent')),
  /** Removes them all from this device. Doesn't fail. */
  forgetRecent: fromPromise<void, { kind: SuggestKind }>(missing('forgetRecent')),
};
