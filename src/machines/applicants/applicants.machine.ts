import { assign, setup } from 'xstate';
import type { ApplicantList } from '../../../contract/applicants.ts';
import type { Failure } from '../../lib/failure.ts';
import type { DeclineOutcome } from '../decline/decline.actors.ts';
import { loadsAgain, refreshingState } from '../changedElsewhere.ts';
import { applicantsActors, type ApplicantsChanged, type ApplicantsView, type ListAnswer } from './applicants.actors.ts';
import { failingActions, failingGuards, failsTo, unansweredStates } from '../failing.ts';

interface ApplicantsContext {
  view: ApplicantsView;
  list: ApplicantList | null;
  /** Ids of the applicants selected to be declined together. */
  selected: string[];
  /** Outcome of the last decline; shown until something else is done. */
  outcome: DeclineOutcome | null;
  failure: Failure | null;
}

export type ApplicantsEvent =
  | { type: 'url.changed'; view: ApplicantsView }
  | { type: 'load.retried' }
  | { type: 'applicant.toggled'; id: string }
  | { type: 'selection.cleared' }
  | { type: 'decline.requested' }
  /** The decline dialog reports its outcome; null if it was canceled. */
  | { type: 'decline.finished'; outcome: DeclineOutcome | null }
  | ApplicantsChanged;

const viewIn = ({ context }: { context: ApplicantsContext }) => ({ view: context.view });
const answerIn = ({ event }: { event: { output: ListAnswer } }) => ({ answer: event.output });
const isFound = { guard: { type: 'isFound' as const, params: answerIn }, actions: { type: 'storeList' as const, params: answerIn } };
const toggle = { type: 'toggle' as const, params: ({ event }: { event: { id: string } }) => ({ id: event.id }) };

/**
 * A company's applicants by stage, with those who need a reply first on top. The URL decides what is shown. Several can be selected and declined
 * together, in a dialog that the `decline` chart runs. Changes made elsewhere show up right away, but never while some are selected.
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
    ...failingActions,
    storeView: assign((_, { view }: { view: ApplicantsView }) => ({ view, list: null, selected: [], outcome: null })),
    storeList: assign((_, { answer }: { answer: ListAnswer }) => (answer.ok ? { list: answer.list, failure: null } : {})),
    toggle: assign(({ context }, { id }: { id: string }) => ({
      selected: context.selected.includes(id) ? context.selected.filter((one) => one !== id) : [...context.selected, id],
      outcome: null,
    })),
    clear: assign({ selected: [] }),
    /** Declined applicants leave the list right away, while it reloads in the background. */
    storeOutcome: assign(({ context }, { outcome }: { outcome: DeclineOutcome | null }) => {
      const over = new Set(outcome ? [...outcome.declined, ...outcome.settled] : []);
      const list = context.list && { ...context.list, applicants: context.list.applicants.filter(({ id }) => !over.has(id)) };
      return { outcome, selected: [], list };
    }),
  },
}).createMachine({
  id: 'applicants',
  context: ({ input }) => ({ view: input.view, list: null, selected: [], outcome: null, failure: null }),
  initial: 'loading',
  invoke: { id: 'watchApplicants', src: 'watchApplicants' },
  on: { 'url.changed': { target: '.loading', actions: { type: 'storeView', params: ({ event }) => ({ view: event.view }) } } },
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
        onError: failsTo('offline', 'failed'),
      },
      on: loadsAgain('applicants.changed', 'loading'),
    },
    ...unansweredStates('loading', { 'load.retried': 'loading' }),
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
              ...refreshingState(
                'applicants.changed',
                {
                  id: 'refreshApplicants',
                  src: 'listApplicants',
                  input: viewIn,
                  onDone: [
                    { guard: { type: 'isEmpty', params: answerIn }, target: '#applicants.empty', actions: isFound.actions },
                    { ...isFound, target: 'resting' },
                    { target: '#applicants.gone' },
                  ],
                },
                'resting',
              ),
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
                actions: { type: 'storeOutcome', params: ({ event }) => ({ outcome: event.outcome }) },
              },
              { target: 'selecting' },
            ],
          },
        },
      },
    },
  },
});
