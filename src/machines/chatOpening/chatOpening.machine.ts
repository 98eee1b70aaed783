import { assign, setup } from 'xstate';
import type { Failure } from '../../lib/failure.ts';
import { type Answer, answerGuards, answerIn, refused } from '../answer.ts';
import { errorOf, failingActions, failingGuards, storeFailure, unansweredStates } from '../failing.ts';
import { chatOpeningActors, type OpeningAnswer } from './chatOpening.actors.ts';

interface ChatOpeningContext {
  jobId: number;
  chatId: string | null;
  failure: Failure | null;
}

type ChatOpeningEvent = { type: 'chat.requested' } | { type: 'chat.retried' } | { type: 'chat.declined' };

const failing = [
  { guard: { type: 'isOffline' as const, params: errorOf }, target: 'disconnected' as const },
  { target: 'failed' as const, actions: storeFailure },
];
const refusals = [
  refused('signInRequired', 'signInRequired'),
  refused('profileIncomplete', 'profileIncomplete'),
  refused('notEligible', 'notEligible'),
  { target: 'unavailable' as const },
] as const;
const accepted = { type: 'isAccepted' as const, params: answerIn<Answer> };
const leaving = { 'chat.declined': 'idle' } as const;

/**
 * Leads from a job to a chat with its recruiter. This requires a signed-in user, a complete profile and the right work authorization. Each missing
 * condition has its own state, so that the page can explain what to do. Ends in `opened`, from where the page goes to the room.
 */
export const chatOpeningMachine = setup({
  types: {} as { context: ChatOpeningContext; events: ChatOpeningEvent; input: { jobId: number }; tags: 'busy' | 'unanswered' },
  actors: chatOpeningActors,
  guards: { ...failingGuards, ...answerGuards },
  actions: {
    ...failingActions,
    storeChat: assign((_, { answer }: { answer: OpeningAnswer }) => (answer.ok ? { chatId: answer.chatId } : {})),
  },
}).createMachine({
  id: 'chatOpening',
  context: ({ input }) => ({ jobId: input.jobId, chatId: null, failure: null }),
  initial: 'idle',
  states: {
    idle: { on: { 'chat.requested': 'checking' } },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkCondition',
        src: 'checkCondition',
        input: ({ context }) => ({ jobId: context.jobId }),
        onDone: [{ guard: accepted, target: 'opening' }, ...refusals],
        onError: failing,
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openChat',
        src: 'openChat',
        input: ({ context }) => ({ jobId: context.jobId }),
        onDone: [{ guard: accepted, target: 'opened', actions: { type: 'storeChat', params: answerIn<OpeningAnswer> } }, ...refusals],
        onError: failing,
      },
    },
    opened: { on: { 'chat.requested': 'checking' } },
    signInRequired: { on: leaving },
    profileIncomplete: { on: leaving },
    notEligible: { on: leaving },
    unavailable: { on: leaving },
    ...unansweredStates('checking', { ...leaving, 'chat.retried': 'checking' }, { offline: 'disconnected', tags: 'unanswered' }),
  },
});
