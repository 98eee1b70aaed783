import { assign, setup } from 'xstate';
import { DAY } from '../../../contract/durations.ts';
import type { Interview } from '../../../contract/interview-records.ts';
import { answerIn } from '../answer.ts';
import { untilInstant } from '../clock.ts';
import { loadsAgain } from '../changedElsewhere.ts';
import { failingActions, failingGuards, failsTo, unansweredStates } from '../failing.ts';
import { isBefore } from '../interview/windows.ts';
import { type ActionAnswer, interviewActionActors, type LatestInterview } from './interviewAction.actors.ts';
import type { Action, ActionRefusal, Choice, InterviewActionContext, InterviewActionEvent } from './interviewAction.types.ts';
import { choiceAtOnce, faultOf } from './choices.ts';
import { standingOf } from './standing.ts';

/** `now`: the server's clock when the page was rendered, ISO-8601; `clockOffset`: server's time minus the device's, ms. */
export interface InterviewActionInput {
  interview: Interview;
  now: string;
  clockOffset: number;
}

const chosenIn = ({ event }: { event: { action: Action; key: string } }) => ({ action: event.action, key: event.key });
const choiceIn = ({ event }: { event: { choice: Choice; key: string } }) => ({ choice: event.choice, key: event.key });
const latestIn = ({ event }: { event: { output: LatestInterview } }) => ({ latest: event.output });
const isAllowed = ({ interview, asOf }: InterviewActionContext, action: Action | null) =>
  action !== null && standingOf(interview, asOf).allowed.includes(action);
const later = (one: string, other: string) => (isBefore(one, other) ? other : one);

const choosable = [
  {
    guard: { type: 'isAllowedAtOnce' as const, params: chosenIn },
    target: '#interviewAction.act.sending',
    actions: { type: 'aim' as const, params: chosenIn },
  },
  { guard: { type: 'isAllowed' as const, params: chosenIn }, target: '#interviewAction.act.choosing', actions: { type: 'aim' as const, params: chosenIn } },
];
const left = { target: '#interviewAction.act.idle', actions: 'forget' as const };

/**
 * Shows one interview to one of its sides, and performs the action they choose. Three regions in parallel: `clock` moves the page to each instant at
 * which something opens, closes or passes, to the second; `record` fetches the interview when it changed elsewhere; `act` asks for the input of an
 * action, sends it, and shows the result. The interview's own chart decides which actions are available, at the page's instant.
 */
export const interviewActionMachine = setup({
  types: {} as { context: InterviewActionContext; events: InterviewActionEvent; input: InterviewActionInput; tags: 'busy' | 'asking' },
  actors: interviewActionActors,
  guards: {
    ...failingGuards,
    isAllowed: ({ context }, { action }: { action: Action }) => isAllowed(context, action),
    isAllowedAtOnce: ({ context }, { action }: { action: Action }) => choiceAtOnce(action) !== null && isAllowed(context, action),
    isAllowedNoMore: ({ context }) => !isAllowed(context, context.action),
    isWhole: ({ context }, { choice }: { choice: Choice }) => choice.action === context.action && faultOf(choice, context.asOf) === null,
    isDone: (_, { answer }: { answer: ActionAnswer }) => answer.ok,
    isStill: ({ context }) => standingOf(context.interview, context.asOf).next === null,
    isFar: ({ context: { interview, asOf } }) => Date.parse(standingOf(interview, asOf).next ?? asOf) - Date.parse(asOf) > DAY,
    isOtherNow: ({ context }) => standingOf(context.interview, context.asOf).next !== context.waitsFor,
  },
  actions: {
    ...failingActions,
    aim: assign({
      action: (_, params: { action: Action; key: string }) => params.action,
      choice: (_, params) => choiceAtOnce(params.action),
      key: (_, params) => params.key,
      sequence: ({ context }) => context.interview.sequence,
      fault: null,
      refusal: null,
      failure: null,
    }),
    storeChoice: assign({
      choice: (_, params: { choice: Choice; key: string }) => params.choice,
      key: (_, params) => params.key,
      sequence: ({ context }) => context.interview.sequence,
      fault: null,
    }),
    storeFault: assign({ fault: ({ context }, { choice }: { choice: Choice }) => faultOf(choice, context.asOf) }),
    forget: assign({ action: null, choice: null, fault: null, refusal: null, failure: null }),
    /** An earlier request may be answered later: the newer state stays. */
    storeLatest: assign({
      interview: ({ context }, { latest }: { latest: { interview: Interview | null; now: string } }) =>
        latest.interview && !isBefore(latest.interview.updated_at, context.interview.updated_at) ? latest.interview : context.interview,
      asOf: ({ context }, { latest }) => later(context.asOf, latest.now),
    }),
    storeRefusal: assign({ refusal: (_, { answer }: { answer: ActionAnswer }): ActionRefusal | null => (answer.ok ? null : answer.failure) }),
    storeNext: assign({ waitsFor: ({ context }) => standingOf(context.interview, context.asOf).next }),
    reachNext: assign({ asOf: ({ context }) => later(context.asOf, context.waitsFor ?? context.asOf) }),
    passDay: assign({ asOf: ({ context }) => new Date(Date.parse(context.asOf) + DAY).toISOString() }),
  },
  // No timer is longer than a day: browsers may fire timers over 24.8 days immediately, and a device that slept fires late.
  delays: { untilNext: ({ context }) => untilInstant(context.waitsFor, context.clockOffset), aDay: DAY },
}).createMachine({
  id: 'interviewAction',
  type: 'parallel',
  context: ({ input }) => ({
    interview: input.interview,
    asOf: input.now,
    clockOffset: input.clockOffset,
    waitsFor: null,
    action: null,
    choice: null,
    key: '',
    sequence: input.interview.sequence,
    fault: null,
    refusal: null,
    failure: null,
  }),
  states: {
    clock: {
      initial: 'judging',
      states: {
        judging: { always: [{ guard: 'isStill', target: 'still' }, { guard: 'isFar', target: 'far' }, { target: 'near' }] },
        near: {
          entry: 'storeNext',
          always: { guard: 'isOtherNow', target: 'judging' },
          after: { untilNext: { target: 'judging', actions: 'reachNext' } },
        },
        far: {
          entry: 'storeNext',
          always: { guard: 'isOtherNow', target: 'judging' },
          after: { aDay: { target: 'judging', actions: 'passDay' } },
        },
        still: { entry: 'storeNext', always: { guard: 'isOtherNow', target: 'judging' } },
      },
    },
    record: {
      initial: 'known',
      invoke: { id: 'watchInterview', src: 'watchInterview', input: ({ context }) => ({ id: context.interview.id }) },
      states: {
        known: { on: { 'interview.changed': 'reloading' } },
        reloading: {
          invoke: {
            id: 'loadInterview',
            src: 'loadInterview',
            input: ({ context }) => ({ id: context.interview.id }),
            onDone: { target: 'known', actions: { type: 'storeLatest', params: latestIn } },
            // The known state stays; the socket reports again after reconnecting.
            onError: 'known',
          },
          on: loadsAgain('interview.changed', 'reloading'),
        },
      },
    },
    act: {
      initial: 'idle',
      states: {
        idle: { on: { 'action.chosen': choosable } },
        choosing: {
          tags: 'asking',
          initial: 'open',
          always: { guard: 'isAllowedNoMore', target: 'overtaken' },
          states: { open: {}, invalid: {} },
          on: {
            'choice.confirmed': [
              { guard: { type: 'isWhole', params: choiceIn }, target: 'sending', actions: { type: 'storeChoice', params: choiceIn } },
              { target: '.invalid', actions: { type: 'storeFault', params: choiceIn } },
            ],
            'action.left': left,
          },
        },
        sending: {
          tags: ['asking', 'busy'],
          invoke: {
            id: 'sendChoice',
            src: 'sendChoice',
            input: ({ context: { interview, sequence, choice, key } }) => ({ id: interview.id, sequence, choice: choice as Choice, key }),
            onDone: [
              {
                guard: { type: 'isDone', params: answerIn<ActionAnswer> },
                target: 'done',
                actions: { type: 'storeLatest', params: ({ event }) => ({ latest: event.output }) },
              },
              {
                target: 'refused',
                actions: [
                  { type: 'storeLatest', params: ({ event }) => ({ latest: event.output }) },
                  { type: 'storeRefusal', params: answerIn<ActionAnswer> },
                ],
              },
            ],
            onError: failsTo('offline', 'failed'),
          },
        },
        ...unansweredStates('sending', { 'action.retried': 'sending', 'action.left': left }, { tags: 'asking' }),
        refused: { tags: 'asking', on: { 'action.left': left } },
        /** The other side or the clock made the action impossible in the meantime. */
        overtaken: { tags: 'asking', on: { 'action.left': left } },
        done: { on: { 'action.chosen': choosable } },
      },
    },
  },
});
