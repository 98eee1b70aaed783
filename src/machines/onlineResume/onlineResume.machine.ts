import { assign, setup } from 'xstate';
import type { OnlineResume, OnlineResumeChoices } from '../../../contract/online-resume.ts';
import type { Failure } from '../../lib/failure.ts';
import { answerGuards, answerIn } from '../answer.ts';
import { failingActions, failingGuards, failsTo, storeFailure, unansweredStates } from '../failing.ts';
import { onlineResumeActors, type SaveAnswer } from './onlineResume.actors.ts';

interface OnlineResumeContext {
  /** As stored on the server; null until loaded. */
  stored: OnlineResume | null;
  /** As shown: choices appear right away. */
  shown: OnlineResumeChoices | null;
  failure: Failure | null;
}

/** The changed choices; the others stay. */
export type Change = Partial<Omit<OnlineResumeChoices, 'form'>> & { form?: Partial<OnlineResumeChoices['form']> };

export type OnlineResumeEvent =
  | { type: 'choice.changed'; change: Change }
  | { type: 'link.copied' }
  | { type: 'renewal.requested' }
  | { type: 'renewal.confirmed' }
  | { type: 'renewal.cancelled' }
  | { type: 'load.retried' };

const resumeIn = ({ event }: { event: { output: OnlineResume } }) => ({ resume: event.output });
const storeAnswer = { type: 'storeAnswer', params: answerIn<SaveAnswer> } as const;
const changing = { actions: { type: 'change', params: ({ event }: { event: { change: Change } }) => ({ change: event.change }) } } as const;
const choosing = { target: '#onlineResume.saving', ...changing } as const;

/**
 * Publishes the user's resume and unpublishes it: the choice of who sees it is shown right away, saved without a button, and rolled back on failure.
 * While it is online, its link can be copied, or replaced so that the old one stops working.
 */
export const onlineResumeMachine = setup({
  types: {} as { context: OnlineResumeContext; events: OnlineResumeEvent; tags: 'busy' },
  actors: onlineResumeActors,
  guards: {
    ...failingGuards,
    isOut: (_, { resume }: { resume: OnlineResume }) => resume.visibility !== 'nobody',
    isOutNow: (_, { answer }: { answer: SaveAnswer }) => answer.ok && answer.resume.visibility !== 'nobody',
    ...answerGuards,
    wasOut: ({ context }) => context.stored !== null && context.stored.visibility !== 'nobody',
  },
  actions: {
    ...failingActions,
    keep: assign((_, { resume }: { resume: OnlineResume }) => ({ stored: resume, shown: choicesOf(resume), failure: null })),
    storeAnswer: assign((_, { answer }: { answer: SaveAnswer }) =>
      answer.ok ? { stored: answer.resume, shown: choicesOf(answer.resume), failure: null } : {},
    ),
    change: assign({
      shown: ({ context: { shown } }, { change }: { change: Change }) => shown && { ...shown, ...change, form: { ...shown.form, ...change.form } },
      failure: null,
    }),
    takeBack: assign({ shown: ({ context }) => context.stored && choicesOf(context.stored) }),
  },
}).createMachine({
  id: 'onlineResume',
  context: { stored: null, shown: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadOnlineResume',
        src: 'loadOnlineResume',
        onDone: [
          { guard: { type: 'isOut', params: resumeIn }, target: 'published', actions: { type: 'keep', params: resumeIn } },
          { target: 'hidden', actions: { type: 'keep', params: resumeIn } },
        ],
        onError: failsTo('offline', 'unloadable'),
      },
    },
    ...unansweredStates('loading', {}, { failed: 'unloadable', whenFailed: { 'load.retried': 'loading' } }),
    hidden: { initial: 'idle', on: { 'choice.changed': choosing }, states: { idle: {}, saved: {}, failed: {} } },
    unfinished: { on: { 'choice.changed': choosing } },
    published: {
      initial: 'idle',
      on: { 'choice.changed': choosing, 'link.copied': 'copying', 'renewal.requested': 'confirmingRenewal' },
      states: { idle: {}, saved: {}, copied: {}, uncopied: {}, renewed: {}, failed: {} },
    },
    saving: {
      tags: 'busy',
      // Another choice while saving: sends all again, and the last one wins.
      on: { 'choice.changed': { ...choosing, reenter: true } },
      invoke: {
        id: 'saveOnlineResume',
        src: 'saveOnlineResume',
        input: ({ context }) => ({ choices: context.shown as OnlineResumeChoices }),
        onDone: [
          { guard: { type: 'isOutNow', params: answerIn<SaveAnswer> }, target: 'published.saved', actions: storeAnswer },
          { guard: { type: 'isAccepted', params: answerIn<SaveAnswer> }, target: 'hidden.saved', actions: storeAnswer },
          { target: 'unfinished', actions: 'takeBack' },
        ],
        onError: [
          { guard: 'wasOut', target: 'published.failed', actions: [storeFailure, 'takeBack'] },
          { target: 'hidden.failed', actions: [storeFailure, 'takeBack'] },
        ],
      },
    },
    copying: {
      tags: 'busy',
      invoke: {
        id: 'copyLink',
        src: 'copyLink',
        input: ({ context }) => ({ url: context.stored?.url ?? '' }),
        onDone: 'published.copied',
        onError: 'published.uncopied',
      },
    },
    confirmingRenewal: { on: { 'renewal.confirmed': 'renewing', 'renewal.cancelled': 'published' } },
    renewing: {
      tags: 'busy',
      invoke: {
        id: 'renewLink',
        src: 'renewLink',
        onDone: { target: 'published.renewed', actions: { type: 'keep', params: resumeIn } },
        onError: { target: 'published.failed', actions: storeFailure },
      },
    },
  },
});

function choicesOf({ visibility, form, is_contact_shown }: OnlineResume): OnlineResumeChoices {
  return { visibility, form, is_contact_shown };
}
