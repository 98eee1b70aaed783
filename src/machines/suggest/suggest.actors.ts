import { fromPromise } from 'xstate';
import type { Suggestion } from '../../../contract/companies.ts';
import { missing } from '../missing.ts';

/** One line of the list: a suggestion (of a profile without its jobs), or a search made before on this device. */
export type SuggestOption = (Omit<Suggestion, 'jobs'> & { jobs: number | null }) | { kind: 'recent'; id: number; value: string; jobs: null };

/** What a field asks for: a job, a place, or a company of the directory. */
export type SuggestKind = 'what' | 'where' | 'company';

/** What the suggestions need done for them. */
export const suggestActors = {
  suggest: fromPromise<SuggestOption[], { text: string; kind: SuggestKind }>(missing('suggest')),
  /** Searches made before on this device, newest first; none where storage is blocked. Does not fail. */
  recallRecent: fromPromise<SuggestOption[], { kind: SuggestKind }>(missing('recallRecent')),
  /** Removes them all from this device. Does not fail. */
  forgetRecent: fromPromise<void, { kind: SuggestKind }>(missing('forgetRecent')),
};
