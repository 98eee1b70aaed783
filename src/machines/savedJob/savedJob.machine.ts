import { assign, emit, setup, stateIn } from 'xstate';
import type { NoticeRaised } from '../notice/notice.machine.ts';
import { type SaveAnswer, savedJobActors } from './savedJob.actors.ts';

export interface SavedJobContext {
  jobId: number;
  isSeeker: boolean;
  isSaved: boolean;
  /** A guest pressed save before signing in; the save happens on return. */
  isPending: boolean;
}

export type SavedJobEvent =
  | { type: 'job.saved' }
  | { type: 'job.unsaved' }
  | { type: 'undo.requested' }
  | { type: 'seeker.signedIn' }
  | { type: 'signIn.declined' };

export type SavedJobInput = Omit<SavedJobContext, 'isPending'> & { isPending?: boolean };

const answerIn = ({ event }: { event: { output: SaveAnswer } }) => ({ answer: event.output });
const raise = (message: string) => ({ type: 'raiseNotice' as const, params: { message } });

/**
 * Whether one job is saved. Optimistic: the tag `shownSaved` is what the heart shows, ahead of the server; a failure rolls it
 * back with a notice. Pressing again while a call runs is done after it, so calls never overtake each other. Undo is offered
 * for six seconds either way. A guest is sent to sign in, and the save happens on return.
 */
export const savedJobMachine = setup({
  types: {} as { context: SavedJobContext; events: SavedJobEvent; input: SavedJobInput; emitted: NoticeRaised; tags: 'shownSaved' | 'busy' | 'undoable' },
  actors: savedJobActors,
  guards: {
    isSeeker: ({ context }) => context.isSeeker,
    isSaved: ({ context }) => context.isSaved,
    isDue: ({ context }) => context.isPending && context.isSeeker && !context.isSaved,
    isUnwanted: stateIn({ saving: 'unwanted' }),
    isWantedAgain: stateIn({ unsaving: 'unwanted' }),
    isSignInRequired: (_, { answer }: { answer: SaveAnswer }) => !answer.ok && answer.failure === 'signInRequired',
    isRefused: (_, { answer }: { answer: SaveAnswer }) => !answer.ok,
  },
  actions: {
    becomeSeeker: assign({ isSeeker: true }),
    becomeGuest: assign({ isSeeker: false }),
    raiseNotice: emit((_, params: { message: string }) => ({
      type: 'notice.raised' as const,
      notice: { severity: 'error' as const, message: params.message },
    })),
  },
  delays: { untilUndoEnds: 6_000 },
}).createMachine({
  id: 'savedJob',
  context: ({ input }) => ({ ...input, isPending: input.isPending ?? false }),
  initial: 'starting',
  on: { 'seeker.signedIn': { actions: 'becomeSeeker' } },
  states: {
    starting: { always: [{ guard: 'isSaved', target: 'saved' }, { guard: 'isDue', target: 'saving' }, { target: 'unsaved' }] },
    unsaved: {
      initial: 'settled',
      on: { 'job.saved': [{ guard: 'isSeeker', target: 'saving' }, { target: 'signInRequired' }] },
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
          { guard: { type: 'isSignInRequired', params: answerIn }, target: 'signInRequired', actions: 'becomeGuest' },
          { guard: { type: 'isRefused', params: answerIn }, target: 'unsaved', actions: raise('jobs:save.jobGone') },
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
      on: { 'job.unsaved': 'unsaving' },
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
          { guard: { type: 'isSignInRequired', params: answerIn }, target: 'saved', actions: ['becomeGuest', raise('jobs:save.signInRequired')] },
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
    signInRequired: {
      invoke: { id: 'rememberSave', src: 'rememberSave', input: ({ context }) => ({ jobId: context.jobId }) },
      on: { 'seeker.signedIn': { target: 'saving', actions: 'becomeSeeker' }, 'signIn.declined': 'unsaved' },
    },
  },
});
