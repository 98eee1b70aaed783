import { assign, emit, setup, stateIn } from 'xstate';
import { answerGuards, refused } from '../answer.ts';
import type { NoticeRaised } from '../notice/notice.machine.ts';
import { savedJobActors } from './savedJob.actors.ts';

export interface SavedJobContext {
  jobId: number;
  isSeeker: boolean;
  isSaved: boolean;
  /** A guest saved it on this device, for as long as they are a guest. */
  isKept: boolean;
}

export type SavedJobEvent =
  | { type: 'job.saved' }
  | { type: 'job.unsaved' }
  /** Another save button for the same job on this page was clicked. */
  | { type: 'job.savedElsewhere' }
  | { type: 'job.unsavedElsewhere' }
  | { type: 'undo.requested' }
  | { type: 'signIn.declined' };

export type SavedJobInput = Omit<SavedJobContext, 'isKept'> & { isKept?: boolean };

const raise = (message: string) => ({ type: 'raiseNotice' as const, params: { message } });

/**
 * Whether one job is saved. Optimistic: the tag `shownSaved` is what the button shows, ahead of the server; a failure rolls it back with a notice. A
 * click during a call runs after it, so calls never overtake each other. Undo is offered for six seconds either way. What a guest saves is stored on
 * this device, and signing in is offered without leaving the page: it then moves to their account, otherwise it stays here.
 */
export const savedJobMachine = setup({
  types: {} as { context: SavedJobContext; events: SavedJobEvent; input: SavedJobInput; emitted: NoticeRaised; tags: 'shownSaved' | 'busy' | 'undoable' },
  actors: savedJobActors,
  guards: {
    isSeeker: ({ context }) => context.isSeeker,
    isSaved: ({ context }) => context.isSaved,
    isKept: ({ context }) => context.isKept && !context.isSeeker,
    isUnwanted: stateIn({ saving: 'unwanted' }),
    isWantedAgain: stateIn({ unsaving: 'unwanted' }),
    ...answerGuards,
  },
  actions: {
    becomeGuest: assign({ isSeeker: false }),
    raiseNotice: emit((_, params: { message: string }) => ({
      type: 'notice.raised' as const,
      notice: { severity: 'error' as const, message: params.message },
    })),
  },
  delays: { untilUndoEnds: 6_000 },
}).createMachine({
  id: 'savedJob',
  context: ({ input }) => ({ ...input, isKept: input.isKept ?? false }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isSaved', target: 'saved' }, { guard: 'isKept', target: 'kept' }, { target: 'unsaved' }] },
    unsaved: {
      initial: 'settled',
      on: {
        'job.saved': [{ guard: 'isSeeker', target: 'saving' }, { target: 'kept.asking' }],
        'job.savedElsewhere': [{ guard: 'isSeeker', target: 'saved' }, { target: 'kept' }],
      },
      states: {
        settled: {},
        undoable: { tags: 'undoable', after: { untilUndoEnds: 'settled' }, on: { 'undo.requested': '#savedJob.saving' } },
      },
    },
    saving: {
      tags: 'busy',
      initial: 'wanted',
      invoke: {
        id: 'saveJob',
        src: 'saveJob',
        input: ({ context }) => ({ jobId: context.jobId }),
        onDone: [
          { ...refused('signInRequired', 'kept.asking'), actions: 'becomeGuest' },
          { ...refused('jobGone', 'unsaved'), actions: raise('jobs:save.jobGone') },
          { guard: 'isUnwanted', target: 'unsaving' },
          { target: 'saved.undoable' },
        ],
        onError: { target: 'unsaved', actions: raise('jobs:save.failed') },
      },
      states: {
        wanted: { tags: 'shownSaved', on: { 'job.unsaved': 'unwanted' } },
        unwanted: { on: { 'job.saved': 'wanted' } },
      },
    },
    saved: {
      tags: 'shownSaved',
      initial: 'settled',
      on: { 'job.unsaved': 'unsaving', 'job.unsavedElsewhere': 'unsaved' },
      states: {
        settled: {},
        undoable: { tags: 'undoable', after: { untilUndoEnds: 'settled' }, on: { 'undo.requested': '#savedJob.unsaving' } },
      },
    },
    unsaving: {
      tags: 'busy',
      initial: 'wanted',
      invoke: {
        id: 'unsaveJob',
        src: 'unsaveJob',
        input: ({ context }) => ({ jobId: context.jobId }),
        onDone: [
          { ...refused('signInRequired', 'saved'), actions: ['becomeGuest', raise('jobs:save.signInRequired')] },
          { guard: 'isWantedAgain', target: 'saving' },
          { target: 'unsaved.undoable' },
        ],
        onError: { target: 'saved', actions: raise('jobs:unsave.failed') },
      },
      states: {
        wanted: { on: { 'job.saved': 'unwanted' } },
        unwanted: { tags: 'shownSaved', on: { 'job.unsaved': 'wanted' } },
      },
    },
    kept: {
      tags: 'shownSaved',
      initial: 'settled',
      states: {
        settled: { on: { 'job.unsaved': '#savedJob.dropping', 'job.unsavedElsewhere': '#savedJob.unsaved' } },
        asking: {
          invoke: { id: 'rememberSave', src: 'rememberSave', input: ({ context }) => ({ jobId: context.jobId }) },
          on: { 'signIn.declined': 'settled' },
        },
      },
    },
    dropping: { invoke: { id: 'forgetSave', src: 'forgetSave', input: ({ context }) => ({ jobId: context.jobId }), onDone: 'unsaved' } },
  },
});
