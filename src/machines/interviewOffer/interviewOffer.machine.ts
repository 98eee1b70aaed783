import { assign, setup } from 'xstate';
import type { Interview } from '../../../contract/interview-records.ts';
import { answerGuards, branchesOf } from '../answer.ts';
import { failingActions, failingGuards, failsTo, unansweredStates } from '../failing.ts';
import { offerFaults } from './faults.ts';
import { interviewOfferActors, type OfferAnswer } from './interviewOffer.actors.ts';
import type { InterviewOfferContext, InterviewOfferEvent, OfferDraft, OfferTo } from './interviewOffer.types.ts';

interface Submitted {
  draft: OfferDraft;
  key: string;
  now: string;
}

const { accepted, on, otherwise } = branchesOf<OfferAnswer>('interviewOffer');
const submittedIn = ({ event }: { event: Submitted }): Submitted => ({ draft: event.draft, key: event.key, now: event.now });
const submit = [
  {
    guard: { type: 'isWhole' as const, params: submittedIn },
    target: '#interviewOffer.sending',
    actions: { type: 'storeDraft' as const, params: submittedIn },
  },
  { target: '#interviewOffer.editing.invalid', actions: { type: 'storeFaults' as const, params: submittedIn } },
];
const changesDraft = { 'draft.changed': { target: '#interviewOffer.editing', actions: 'clearFaults' } } as const;

/**
 * Offers an interview at one to three times, or other times for an existing one. The form reports what it can validate before sending, and what only
 * the server knows after; the input stays in either case. Ends in `offered`, with the interview.
 */
export const interviewOfferMachine = setup({
  types: {} as {
    context: InterviewOfferContext;
    events: InterviewOfferEvent;
    input: { to: OfferTo };
    output: { interview: Interview | null };
    tags: 'busy';
  },
  actors: interviewOfferActors,
  guards: { ...failingGuards, ...answerGuards, isWhole: (_, { draft, now }: Submitted) => Object.keys(offerFaults(draft, now)).length === 0 },
  actions: {
    ...failingActions,
    storeDraft: assign({ draft: (_, params: Submitted) => params.draft, key: (_, params) => params.key, faults: {}, refusal: null }),
    storeFaults: assign({ faults: (_, { draft, now }: Submitted) => offerFaults(draft, now), refusal: null }),
    storeAnswer: assign(({ context }, { answer }: { answer: OfferAnswer }) => {
      if (answer.ok) return { interview: answer.interview };
      return answer.failure === 'invalid' ? { faults: answer.faults } : { faults: context.faults, refusal: answer.failure };
    }),
    clearFaults: assign({ faults: {}, refusal: null, failure: null }),
  },
}).createMachine({
  id: 'interviewOffer',
  context: ({ input }) => ({ to: input.to, draft: null, key: '', faults: {}, refusal: null, interview: null, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'clean',
      on: { 'offer.submitted': submit, 'offer.left': 'left' },
      states: { clean: {}, invalid: { on: changesDraft } },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendOffer',
        src: 'sendOffer',
        input: ({ context }) => ({ to: context.to, draft: context.draft as OfferDraft, key: context.key }),
        onDone: [accepted('offered'), on('invalid', 'editing.invalid'), otherwise('refused')],
        onError: failsTo('offline', 'failed'),
      },
    },
    // What is sent is what the form shows: a change ends the wait for the connection, too.
    ...unansweredStates('sending', { 'offer.retried': 'sending', 'offer.left': 'left', ...changesDraft }),
    refused: { on: { ...changesDraft, 'offer.left': 'left' } },
    offered: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context }) => ({ interview: context.interview }),
});
