import { assign, setup } from 'xstate';
import type { AutomaticReply, AutomaticReplyKind } from '../../../contract/automatic-replies.ts';
import { faultsOf } from '../../lib/automaticReply/faults.ts';
import type { Failure } from '../../lib/failure.ts';
import { answerGuards, answerIn, refused } from '../answer.ts';
import { errorOf, failingActions, failingGuards, failsTo, storeFailure, unloadedStates, waitsFor } from '../failing.ts';
import { type Faults, type RepliesAnswer, type SaveAnswer, automaticRepliesActors } from './automaticReplies.actors.ts';
import { type Beginnings, draftOf, faultsAfter } from './draft.ts';

interface AutomaticRepliesContext {
  beginnings: Beginnings;
  /** As stored on the server, one of each kind. */
  replies: AutomaticReply[];
  /** The reply being edited or saved. */
  draft: AutomaticReply | null;
  /** What triggered the save. */
  from: 'form' | 'switch' | 'undo';
  /** The last saved reply, as it was before. */
  before: AutomaticReply | null;
  faults: Faults;
  failure: Failure | null;
}

/** `now`: the server's time, ISO-8601; an absence in the past can't be turned on. */
export type AutomaticRepliesEvent =
  | { type: 'load.retried' }
  | { type: 'reply.edited'; kind: AutomaticReplyKind; now: string }
  | { type: 'reply.switched'; kind: AutomaticReplyKind; now: string }
  | { type: 'undo.requested' }
  | { type: 'draft.changed'; draft: AutomaticReply }
  | { type: 'draft.submitted'; now: string }
  | { type: 'saving.abandoned' }
  | { type: 'editing.cancelled' };

type About = { kind: AutomaticReplyKind; now: string };
const aboutIn = ({ event }: { event: About }): About => ({ kind: event.kind, now: event.now });
const draftIn = ({ event }: { event: { draft: AutomaticReply } }) => ({ draft: event.draft });
const nowIn = ({ event }: { event: { now: string } }) => ({ now: event.now });
const savedIn = answerIn<SaveAnswer>;

const replyIn = ({ replies }: AutomaticRepliesContext, kind: AutomaticReplyKind) => replies.find((reply) => reply.kind === kind) as AutomaticReply;
const turned = (reply: AutomaticReply): AutomaticReply => ({ ...reply, is_on: !reply.is_on });

/** A recruiter's automatic replies: each can be turned on or off right away and edited in place, and each change can be undone. */
export const automaticRepliesMachine = setup({
  types: {} as { context: AutomaticRepliesContext; events: AutomaticRepliesEvent; input: Beginnings; tags: 'busy' | 'form' | 'unloaded' },
  actors: automaticRepliesActors,
  guards: {
    ...failingGuards,
    ...answerGuards,
    /** Already on, or complete enough to be turned on with one click. */
    canTurn: ({ context }, { kind, now }: About) => Object.keys(faultsOf(turned(replyIn(context, kind)), Date.parse(now))).length === 0,
    isValid: ({ context }, { now }: { now: string }) => Object.keys(faultsOf(context.draft as AutomaticReply, Date.parse(now))).length === 0,
    isStillWrong: ({ context }, { draft }: { draft: AutomaticReply }) =>
      Object.keys(faultsAfter(context.faults, context.draft as AutomaticReply, draft)).length > 0,
    isFromForm: ({ context }) => context.from === 'form',
    isUndone: ({ context }, { answer }: { answer: SaveAnswer }) => answer.ok && context.from === 'undo',
  },
  actions: {
    ...failingActions,
    storeReplies: assign((_, { answer }: { answer: RepliesAnswer }) => (answer.ok ? { replies: answer.replies, failure: null } : {})),
    begin: assign(({ context }, { kind, now }: About) => ({
      draft: draftOf(replyIn(context, kind), context.beginnings, Date.parse(now)),
      from: 'form' as const,
      faults: {},
      failure: null,
    })),
    turn: assign(({ context }, { kind }: About) => ({ draft: turned(replyIn(context, kind)), from: 'switch' as const, failure: null })),
    submit: assign({ from: 'form', failure: null }),
    takeBack: assign({ draft: ({ context }) => context.before, from: 'undo', failure: null }),
    storeDraft: assign(({ context }, { draft }: { draft: AutomaticReply }) => ({
      draft,
      faults: faultsAfter(context.faults, context.draft as AutomaticReply, draft),
    })),
    storeFaults: assign({ faults: ({ context }, { now }: { now: string }) => faultsOf(context.draft as AutomaticReply, Date.parse(now)), failure: null }),
    storeRefusal: assign({ faults: (_, { answer }: { answer: SaveAnswer }) => ('faults' in answer ? answer.faults : {}), failure: null }),
    storeSaved: assign(({ context }, { answer }: { answer: SaveAnswer }) => {
      if (!answer.ok) return {};
      const { reply } = answer;
      return {
        before: replyIn(context, reply.kind),
        replies: context.replies.map((one) => (one.kind === reply.kind ? reply : one)),
        draft: null,
        faults: {},
        failure: null,
      };
    }),
    forget: assign({ draft: null, faults: {}, failure: null }),
  },
}).createMachine({
  id: 'automaticReplies',
  context: ({ input }) => ({ beginnings: input, replies: [], draft: null, from: 'form', before: null, faults: {}, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'unloaded'],
      invoke: {
        id: 'listReplies',
        src: 'listReplies',
        onDone: [
          {
            guard: { type: 'isAccepted', params: answerIn<RepliesAnswer> },
            target: 'ready',
            actions: { type: 'storeReplies', params: answerIn<RepliesAnswer> },
          },
          { target: 'notAllowed' },
        ],
        onError: failsTo('disconnected', 'unloadable'),
      },
    },
    ...unloadedStates('unloaded'),
    /** Until the company allows it. */
    notAllowed: { entry: 'forget', on: { 'load.retried': 'loading' } },
    ready: {
      initial: 'idle',
      on: {
        'reply.edited': { target: 'editing', actions: { type: 'begin', params: aboutIn } },
        'reply.switched': [
          { guard: { type: 'canTurn', params: aboutIn }, target: 'saving', actions: { type: 'turn', params: aboutIn } },
          { target: 'editing', actions: { type: 'begin', params: aboutIn } },
        ],
      },
      states: {
        idle: {},
        saved: { on: { 'undo.requested': { target: '#automaticReplies.saving', actions: 'takeBack' } } },
        undone: {},
        /** A switch or an undo couldn't be saved, so the reply is unchanged. */
        notSaved: {},
      },
    },
    editing: {
      tags: 'form',
      initial: 'typing',
      on: {
        'draft.changed': [
          { guard: { type: 'isStillWrong', params: draftIn }, actions: { type: 'storeDraft', params: draftIn } },
          { target: '.typing', actions: { type: 'storeDraft', params: draftIn } },
        ],
        'draft.submitted': [
          { guard: { type: 'isValid', params: nowIn }, target: 'saving', actions: 'submit' },
          { target: '.invalid', actions: { type: 'storeFaults', params: nowIn } },
        ],
        'editing.cancelled': { target: 'ready', actions: 'forget' },
      },
      states: { typing: {}, invalid: {}, refused: {}, notSaved: {} },
    },
    saving: {
      tags: 'busy',
      initial: 'sending',
      states: {
        sending: {
          invoke: {
            id: 'saveReply',
            src: 'saveReply',
            input: ({ context }) => ({ reply: context.draft as AutomaticReply }),
            onDone: [
              {
                guard: { type: 'isUndone', params: savedIn },
                target: '#automaticReplies.ready.undone',
                actions: { type: 'storeSaved', params: savedIn },
              },
              {
                guard: { type: 'isAccepted', params: savedIn },
                target: '#automaticReplies.ready.saved',
                actions: { type: 'storeSaved', params: savedIn },
              },
              refused('notAllowed', '#automaticReplies.notAllowed'),
              // An absence may be over by the time its switch is turned on: the form says so.
              { target: '#automaticReplies.editing.refused', actions: { type: 'storeRefusal', params: savedIn } },
            ],
            onError: [
              { guard: { type: 'isOffline', params: errorOf }, target: 'waiting', actions: storeFailure },
              { guard: 'isFromForm', target: '#automaticReplies.editing.notSaved', actions: storeFailure },
              { target: '#automaticReplies.ready.notSaved', actions: storeFailure },
            ],
          },
        },
        /** Saves when the connection is back. */
        waiting: {
          invoke: waitsFor('sending', 'waitToSave'),
          on: {
            'saving.abandoned': [
              { guard: 'isFromForm', target: '#automaticReplies.editing' },
              { target: '#automaticReplies.ready', actions: 'forget' },
            ],
          },
        },
      },
    },
  },
});
