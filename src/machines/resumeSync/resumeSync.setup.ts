import { assign, setup } from 'xstate';
import type { SyncResult } from '../../../contract/resume-sync.ts';
import type { SyncRating } from '../../../contract/sync-ratings.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { failingActions, failingGuards } from '../failing.ts';
import type { Values } from '../record/record.types.ts';
import { type ReadAnswer, type ReadFailure, resumeSyncActors } from './resumeSync.actors.ts';
import type { Comparison, FoundItem, ResumeSyncContext, ResumeSyncEvent } from './resumeSync.types.ts';

/** How long a pause in choosing must be before the choices are saved. Milliseconds. */
const PAUSE = 600;
/** When reading counts as slow. Milliseconds. */
const USUAL = 4_000;

const withItem = (items: readonly FoundItem[], key: string, change: Partial<FoundItem>) =>
  items.map((item) => (item.key === key ? { ...item, ...change } : item));
const without = <T>(record: Readonly<Record<string, T>>, key: string) => Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** The types, guards, actions and actors of the chart; its states are in the neighboring file. */
export const resumeSyncSetup = setup({
  types: {} as { context: ResumeSyncContext; events: ResumeSyncEvent; input: { resumeId: string }; tags: 'busy' | 'review' | 'applied' | 'reading' },
  actors: resumeSyncActors,
  delays: { untilPause: PAUSE, untilSlow: USUAL },
  guards: {
    ...failingGuards,
    isReadFor: (_, { answer, failure }: { answer: ReadAnswer; failure: ReadFailure }) => !answer.ok && answer.failure === failure,
    isRead: (_, { answer }: { answer: ReadAnswer }) => answer.ok,
    hasNothing: (_, { items }: Pick<Comparison, 'items'>) => items.length === 0,
    isDoubtful: ({ context }) => context.read?.isDoubtful === true,
    isOffered: ({ context }, { key }: { key: string }) => context.items.some((item) => item.key === key),
    hasChosen: ({ context }) => context.items.some(({ isTaken }) => isTaken),
    hasTaken: ({ context }) => context.sync !== null,
    isFaulty: (_, { faults }: Pick<Comparison, 'faults'>) => Object.keys(faults).length > 0,
    isWhole: (_, { result }: { result: SyncResult }) => result.refused.length === 0,
  },
  actions: {
    ...failingActions,
    storeRead: assign((_, { answer }: { answer: ReadAnswer }) =>
      answer.ok ? { read: answer.read, refusal: null, retryAt: null, failure: null } : { refusal: answer.failure, retryAt: answer.retryAt, failure: null },
    ),
    storeComparison: assign((_, comparison: Comparison) => ({ ...comparison, failure: null })),
    choose: assign(({ context }, { key, isTaken }: { key: string; isTaken: boolean }) => ({ items: withItem(context.items, key, { isTaken }) })),
    // The problem may be fixed now; the next check tells.
    edit: assign(({ context }, { key, values }: { key: string; values: Values }) => ({
      items: withItem(context.items, key, { values }),
      faults: without(context.faults, key),
    })),
    useKey: assign((_, { key }: { key: string }) => ({ key })),
    storeFaults: assign((_, { faults }: Pick<Comparison, 'faults'>) => ({ faults })),
    storeResult: assign(({ context }, { result }: { result: SyncResult }) => {
      const faults = Object.fromEntries(result.refused.map(({ key, errors }) => [key, errors]));
      return {
        sync: result.sync ?? context.sync,
        room: LIMITS.skills - result.profile.skills.length,
        faults,
        // Imported items are in the profile; those refused or not selected are still open.
        items: context.items.filter(({ key, isTaken }) => !isTaken || key in faults),
        failure: null,
      };
    }),
    storeRating: assign((_, { rating }: { rating: SyncRating }) => ({ rating })),
  },
});
