import { failsTo, storeFailure, waitsFor } from '../failing.ts';
import type { ReadAnswer, ReadFailure, ResumeRead } from './resumeSync.actors.ts';
import { resumeSyncSetup } from './resumeSync.setup.ts';

const answerIn = ({ event }: { event: { output: ReadAnswer } }) => ({ answer: event.output });
const outputOf = <T>({ event }: { event: { output: T } }): T => event.output;
const resultIn = <T>({ event }: { event: { output: T } }) => ({ result: event.output });
const faultsIn = <T>({ event }: { event: { output: T } }) => ({ faults: event.output });
const keyOf = ({ event }: { event: { key: string } }) => ({ key: event.key });

const refused = (failure: ReadFailure) => ({
  guard: { type: 'isReadFor' as const, params: ({ event }: { event: { output: ReadAnswer } }) => ({ answer: event.output, failure }) },
  target: `#resumeSync.${failure}`,
  actions: { type: 'storeRead' as const, params: answerIn },
});

/** Every item found can be selected, deselected, and corrected in place, until it is sent. */
const choosing = {
  'item.chosen': {
    guard: { type: 'isOffered' as const, params: keyOf },
    target: '#resumeSync.reviewing.changed',
    actions: { type: 'choose' as const, params: ({ event }: { event: { key: string; isTaken: boolean } }) => event },
  },
  'item.edited': {
    guard: { type: 'isOffered' as const, params: keyOf },
    target: '#resumeSync.reviewing.changed',
    actions: { type: 'edit' as const, params: ({ event }: { event: { key: string; values: Readonly<Record<string, unknown>> } }) => event },
  },
} as const;

/**
 * Imports a resume into the profile (flows/resumeSync.md): reads it, compares it with the profile, lets the user review each item, and imports the
 * selected ones together. Nothing is overwritten without being selected. If the resume can't be read, the page says why, and the user can enter it by
 * hand.
 */
export const resumeSyncMachine = resumeSyncSetup.createMachine({
  id: 'resumeSync',
  context: ({ input: { resumeId } }) => ({
    resumeId,
    items: [],
    faults: {},
    already: 0,
    room: 0,
    read: null,
    refusal: null,
    retryAt: null,
    key: '',
    sync: null,
    rating: null,
    failure: null,
  }),
  initial: 'analyzing',
  states: {
    analyzing: {
      tags: ['busy', 'reading'],
      initial: 'reading',
      states: {
        reading: {
          initial: 'quick',
          invoke: {
            id: 'readResume',
            src: 'readResume',
            input: ({ context }) => ({ resumeId: context.resumeId }),
            onDone: [
              { guard: { type: 'isRead', params: answerIn }, target: 'comparing', actions: { type: 'storeRead', params: answerIn } },
              refused('needsOcr'),
              refused('encrypted'),
              refused('parseFailed'),
              refused('tooLong'),
              refused('quotaUsed'),
              refused('crowded'),
              refused('gone'),
            ],
            onError: failsTo('#resumeSync.unreachable', '#resumeSync.failed'),
          },
          states: { quick: { after: { untilSlow: 'slow' } }, slow: {} },
        },
        comparing: {
          invoke: {
            id: 'compareWithProfile',
            src: 'compareWithProfile',
            input: ({ context: { resumeId, read } }) => ({ resumeId, read: read as ResumeRead }),
            onDone: [
              {
                guard: { type: 'hasNothing', params: outputOf },
                target: '#resumeSync.alreadyThere',
                actions: { type: 'storeComparison', params: outputOf },
              },
              { guard: 'isDoubtful', target: '#resumeSync.lowConfidence', actions: { type: 'storeComparison', params: outputOf } },
              { target: '#resumeSync.reviewing', actions: { type: 'storeComparison', params: outputOf } },
            ],
            onError: failsTo('#resumeSync.unreachable', '#resumeSync.failed'),
          },
        },
      },
    },
    unreachable: { tags: 'reading', invoke: waitsFor('analyzing', 'waitToRead') },
    failed: { on: { 'sync.retried': 'analyzing' } },
    /** Too many resumes are being read right now: this attempt doesn't count. */
    crowded: { on: { 'sync.retried': 'analyzing' } },
    tooLong: { on: { 'sync.retried': 'analyzing' } },
    needsOcr: {},
    encrypted: {},
    parseFailed: {},
    quotaUsed: {},
    gone: {},
    lowConfidence: { on: { 'content.opened': 'reviewing' } },
    alreadyThere: {},
    reviewing: {
      tags: 'review',
      initial: 'untouched',
      on: {
        ...choosing,
        'sync.submitted': { guard: 'hasChosen', target: 'checking', actions: { type: 'useKey', params: keyOf } },
        'sync.finished': { guard: 'hasTaken', target: 'completed' },
      },
      states: {
        untouched: {},
        changed: { after: { untilPause: 'keeping' } },
        keeping: {
          invoke: {
            id: 'storeChoices',
            src: 'storeChoices',
            input: ({ context: { resumeId, items } }) => ({ resumeId, items }),
            onDone: 'kept',
          },
        },
        kept: {},
        /** A selected item is incomplete. */
        invalid: {},
        /** The server imported the others. */
        refused: {},
      },
    },
    checking: {
      tags: ['busy', 'review'],
      invoke: {
        id: 'checkItems',
        src: 'checkItems',
        input: ({ context: { items, room } }) => ({ items: items.filter(({ isTaken }) => isTaken), room }),
        onDone: [
          { guard: { type: 'isFaulty', params: faultsIn }, target: 'reviewing.invalid', actions: { type: 'storeFaults', params: faultsIn } },
          { target: 'applying' },
        ],
        onError: { target: 'notApplied', actions: storeFailure },
      },
    },
    applying: {
      tags: ['busy', 'review'],
      invoke: {
        id: 'applyItems',
        src: 'applyItems',
        input: ({ context: { resumeId, items, key } }) => ({ resumeId, key, items: items.filter(({ isTaken }) => isTaken) }),
        onDone: [
          { guard: { type: 'isWhole', params: resultIn }, target: 'completed', actions: { type: 'storeResult', params: resultIn } },
          { target: 'reviewing.refused', actions: { type: 'storeResult', params: resultIn } },
        ],
        onError: failsTo('offline', 'notApplied'),
      },
    },
    offline: { tags: 'review', invoke: waitsFor('applying') },
    notApplied: { tags: 'review', on: { ...choosing, 'sync.retried': 'checking' } },
    completed: { tags: 'applied', on: { 'rating.opened': 'rating' } },
    rating: {
      tags: 'applied',
      initial: 'asking',
      on: { 'rating.closed': 'completed' },
      states: {
        asking: { on: { 'rating.given': { target: 'saving', actions: { type: 'storeRating', params: ({ event }) => event } } } },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'saveRating',
            src: 'saveRating',
            input: ({ context: { sync, rating } }) => ({ syncId: sync?.id ?? '', rating: rating ?? 'justOkay' }),
            onDone: '#resumeSync.rated',
            onError: { target: 'failed', actions: storeFailure },
          },
        },
        failed: { on: { 'rating.given': { target: 'saving', actions: { type: 'storeRating', params: ({ event }) => event } } } },
      },
    },
    rated: { tags: 'applied' },
  },
});
