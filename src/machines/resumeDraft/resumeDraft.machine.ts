import { assign, setup } from 'xstate';
import type { ResumeDraft } from '../../../contract/resume-drafts.ts';
import type { Failure } from '../../lib/failure.ts';
import { answerGuards, branchesOf } from '../answer.ts';
import { errorOf, failingActions, failingGuards, waitsFor } from '../failing.ts';
import { type DraftAnswer, resumeDraftActors } from './resumeDraft.actors.ts';

interface ResumeDraftContext {
  draft: ResumeDraft;
  /** As typed. */
  name: string;
  fault: string | null;
  failure: Failure | null;
}

export type ResumeDraftEvent =
  | { type: 'rename.requested' }
  | { type: 'name.submitted'; name: string }
  | { type: 'delete.requested' }
  | { type: 'delete.confirmed' }
  | { type: 'draft.changed'; draft: ResumeDraft }
  | { type: 'action.retried' }
  | { type: 'action.closed' };

const to = branchesOf<DraftAnswer>('resumeDraft');
const failing = (offline: string, failed: string) => [
  { guard: { type: 'isOffline' as const, params: errorOf }, target: `#resumeDraft.${offline}` },
  to.failing(failed),
];

/** One saved draft of a resume: renamed, deleted. The resumeTemplate chart opens it. */
export const resumeDraftMachine = setup({
  types: {} as { context: ResumeDraftContext; events: ResumeDraftEvent; input: { draft: ResumeDraft }; tags: 'busy' | 'waiting' },
  actors: resumeDraftActors,
  guards: { ...answerGuards, ...failingGuards },
  actions: {
    ...failingActions,
    begin: assign(({ context }) => ({ name: context.draft.name, fault: null, failure: null })),
    storeName: assign((_, { name }: { name: string }) => ({ name, fault: null })),
    storeDraft: assign((_, { draft }: { draft: ResumeDraft }) => ({ draft })),
    storeAnswer: assign(({ context }, { answer }: { answer: DraftAnswer }) =>
      answer.ok ? { draft: answer.draft ?? context.draft, fault: null, failure: null } : { fault: answer.fault ?? null, failure: null },
    ),
  },
}).createMachine({
  id: 'resumeDraft',
  context: ({ input: { draft } }) => ({ draft, name: draft.name, fault: null, failure: null }),
  initial: 'listed',
  // Its choices were changed while creating a resume from it.
  on: { 'draft.changed': { actions: { type: 'storeDraft', params: ({ event }) => ({ draft: event.draft }) } } },
  states: {
    listed: {
      initial: 'idle',
      on: { 'rename.requested': { target: 'renaming', actions: 'begin' }, 'delete.requested': { target: 'deleting', actions: 'begin' } },
      states: { idle: {}, renamed: {} },
    },
    renaming: {
      initial: 'typing',
      on: { 'action.closed': 'listed', 'name.submitted': { target: '.saving', actions: { type: 'storeName', params: ({ event }) => event } } },
      states: {
        typing: {},
        invalid: {},
        failed: {},
        saving: {
          tags: 'busy',
          on: { 'action.closed': undefined, 'name.submitted': undefined },
          invoke: {
            id: 'renameDraft',
            src: 'renameDraft',
            input: ({ context: { draft, name } }) => ({ id: draft.id, name }),
            onDone: [to.accepted('listed.renamed'), to.on('gone', 'gone'), to.on('invalid', 'renaming.invalid')],
            onError: failing('renaming.offline', 'renaming.failed'),
          },
        },
        offline: { tags: 'waiting', on: { 'name.submitted': undefined }, invoke: waitsFor('saving', 'waitToRename') },
      },
    },
    deleting: {
      initial: 'asking',
      on: { 'action.closed': 'listed' },
      states: {
        asking: { on: { 'delete.confirmed': 'removing' } },
        removing: {
          tags: 'busy',
          on: { 'action.closed': undefined },
          invoke: {
            id: 'deleteDraft',
            src: 'deleteDraft',
            input: ({ context: { draft } }) => ({ id: draft.id }),
            onDone: to.accepted('deleted'),
            onError: failing('deleting.offline', 'deleting.failed'),
          },
        },
        failed: { on: { 'action.retried': 'removing' } },
        offline: { tags: 'waiting', invoke: waitsFor('removing', 'waitToDelete') },
      },
    },
    deleted: { type: 'final' },
    gone: { type: 'final' },
  },
});
