import { assign, setup } from 'xstate';
import type { ApplicantList } from '../../../contract/applicants.ts';
import { type Failure, toFailure } from '../../lib/failure.ts';
import type { DeclineOutcome } from '../decline/decline.actors.ts';
import { errorOf, failingGuards } from '../failing.ts';
import { applicantsActors, type ApplicantsChanged, type ApplicantsView, type ListAnswer } from './applicants.actors.ts';

interface ApplicantsContext {
  view: ApplicantsView;
  list: ApplicantList | null;
  /** The ids of those chosen to be declined together. */
  selected: string[];
  /** What declining came to; told until something else is done. */
  outcome: DeclineOutcome | null;
  failure: Failure | null;
}

export type ApplicantsEvent =
  | { type: 'url.changed'; view: ApplicantsView }
  | { type: 'load.retried' }
  | { type: 'applicant.toggled'; id: string }
  | { type: 'selection.cleared' }
  | { type: 'decline.requested' }
  /** The dialog that declines tells what it came to; null where it was left. */
  | { type: 'decline.finished'; outcome: DeclineOutcome | null }
  | ApplicantsChanged;

const viewIn = ({ context }: { context: ApplicantsContext }) => ({ view: context.view });
const answerIn = ({ event }: { event: { output: ListAnswer } }) => ({ answer: event.output });
const isFound = { guard: { type: 'isFound' as const, params: answerIn }, actions: { type: 'keepList' as const, params: answerIn } };
const toggle = { type: 'toggle' as const, params: ({ event }: { event: { id: string } }) => ({ id: event.id }) };

/**
 * A company's applicants by stage, those who must be answered first on top. What is shown follows the address. Several can be chosen and declined
 * together; the `decline` chart does that in a dialog. A change made elsewhere is shown at once, but never under a selection.
 */
export const applicantsMachine = setup({
  types: {} as { context: ApplicantsContext; events: ApplicantsEvent; input: { view: ApplicantsView }; tags: 'busy' },
  actors: applicantsActors,
  guards: {
    ...failingGuards,
    isFound: (_, { answer }: { answer: ListAnswer }) => answer.ok,
    isEmpty: (_, { answer }: { answer: ListAnswer }) => answer.ok && answer.list.applicants.length === 0,
    isLast: ({ context }, { id }: { id: string }) => context.selected.length === 1 && context.selected[0] === id,
    hasOutcome: (_, { outcome }: { outcome: DeclineOutcome | null }) => outcome !== null,
  },
  actions: {
    keepView: assign((_, { view }: { view: ApplicantsView }) => ({ view, list: null, selected: [], outcome: null })),
    keepList: assign((_, { answer }: { answer: ListAnswer }) => (answer.ok ? { list: answer.list, failure: null } : {})),
    toggle: assign(({ context }, { id }: { id: string }) => ({
      selected: context.selected.includes(id) ? context.selected.filter((one) => one !== id) : [...context.selected, id],
      outcome: null,
    })),
    clear: assign({ selected: [] }),
    /** Whoever was declined leaves the list at once: it is fetched again behind it. */
    keepOutcome: assign(({ context }, { outcome }: { outcome: DeclineOutcome | null }) => {
      const over = new Set(outcome ? [...outcome.declined, ...outcome.settled] : []);
      const list = context.list && { ...context.list, applicants: context.list.applicants.filter(({ id }) => !over.has(id)) };
      return { outcome, selected: [], list };
    }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
  },
}).createMachine({
  id: 'applicants',
  context: ({ input }) => ({ view: input.view, list: null, selected: [], outcome: null, failure: null }),
  initial: 'loading',
  invoke: { id: 'watchApplicants', src: 'watchApplicants' },
  on: { 'url.changed': { target: '.loading', actions: { type: 'keepView', params: ({ event }) => ({ view: event.view }) } } },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'listApplicants',
        src: 'listApplicants',
        input: viewIn,
        onDone: [
          { guard: { type: 'isEmpty', params: answerIn }, target: 'empty', actions: isFound.actions },
          { ...isFound, target: 'ready' },
          { target: 'gone' },
        ],
        onError: [
          { guard: { type: 'isOffline', params: errorOf }, target: 'offline', actions: { type: 'keepFailure', params: errorOf } },
          { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    offline: { invoke: { id: 'waitForConnection', src: 'waitForConnection', onDone: 'loading' }, on: { 'load.retried': 'loading' } },
    failed: { on: { 'load.retried': 'loading' } },
    gone: {},
    empty: { on: { 'applicants.changed': 'loading' } },
    ready: {
      initial: 'browsing',
      states: {
        browsing: {
          initial: 'resting',
          on: { 'applicant.toggled': { target: 'selecting', actions: toggle }, 'applicants.changed': '.refreshing' },
          states: {
            resting: {},
            refreshing: {
              tags: 'busy',
              invoke: {
                id: 'refreshApplicants',
                src: 'listApplicants',
                input: viewIn,
                onDone: [
                  { guard: { type: 'isEmpty', params: answerIn }, target: '#applicants.empty', actions: isFound.actions },
                  { ...isFound, target: 'resting' },
                  { target: '#applicants.gone' },
                ],
                // The socket reports a change again as soon as it is back.
                onError: 'resting',
              },
              on: { 'applicants.changed': { target: 'refreshing', reenter: true } },
            },
          },
        },
        selecting: {
          on: {
            'applicant.toggled': [{ guard: { type: 'isLast', params: toggle.params }, target: 'browsing.refreshing', actions: toggle }, { actions: toggle }],
            'selection.cleared': { target: 'browsing.refreshing', actions: 'clear' },
            'decline.requested': 'declining',
          },
        },
        declining: {
          on: {
            'decline.finished': [
              {
                guard: { type: 'hasOutcome', params: ({ event }) => ({ outcome: event.outcome }) },
                target: 'browsing.refreshing',
                actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.outcome }) },
              },
              { target: 'selecting' },
            ],
          },
        },
      },
    },
  },
});
