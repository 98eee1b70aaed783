import type { AcceptAnswer, ApplicantAnswer, ChatAnswer } from './applicant.actors.ts';
import { loadsAgain, refreshingState } from '../changedElsewhere.ts';
import { failsTo, storeFailure, unansweredStates } from '../failing.ts';
import { applicantSetup } from './applicant.setup.ts';

const foundIn = ({ event }: { event: { output: ApplicantAnswer } }) => ({ answer: event.output });
const acceptIn = ({ event }: { event: { output: AcceptAnswer } }) => ({ answer: event.output });
const chatIn = ({ event }: { event: { output: ChatAnswer } }) => ({ answer: event.output });
const idIn = ({ context }: { context: { id: string } }) => ({ id: context.id });
const calm = (leaf: string) => `#applicant.shown.calm.${leaf}`;

/**
 * One applicant, as recruiters see them: read (which the job seeker sees), contacted, accepted or declined. The application's own chart decides which
 * actions are available. If a decision comes too late, because the job seeker withdrew or a colleague was faster, the page shows the current state.
 */
export const applicantMachine = applicantSetup.createMachine({
  id: 'applicant',
  context: ({ input }) => ({ id: input.id, applicant: null, note: '', key: '', chatId: null, outcome: null, failure: null }),
  initial: 'loading',
  invoke: { id: 'watchApplicant', src: 'watchApplicant', input: idIn },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'openApplicant',
        src: 'openApplicant',
        input: idIn,
        onDone: [{ guard: { type: 'isFound', params: foundIn }, target: 'shown', actions: { type: 'storeFound', params: foundIn } }, { target: 'gone' }],
        onError: failsTo('offline', 'failed'),
      },
      on: loadsAgain('applicant.changed', 'loading'),
    },
    ...unansweredStates('loading', { 'load.retried': 'loading' }),
    gone: {},
    shown: {
      initial: 'calm',
      states: {
        calm: {
          initial: 'arriving',
          on: {
            'accept.requested': {
              guard: 'canAccept',
              target: 'confirmingAccept',
              actions: { type: 'storeKey', params: ({ event }) => ({ key: event.key }) },
            },
            'decline.requested': { guard: 'canDecline', target: 'declining', actions: 'forget' },
            'interest.toggled': 'markingInterest',
            'chat.requested': { guard: 'canTalk', target: 'openingChat' },
            'applicant.changed': '.refreshing',
          },
          states: {
            arriving: { always: [{ guard: 'isDecided', target: 'decided' }, { guard: 'isSettled', target: 'refused' }, { target: 'reading' }] },
            reading: {},
            decided: {},
            refused: {},
            undone: {},
            refreshing: {
              tags: 'busy',
              ...refreshingState(
                'applicant.changed',
                {
                  id: 'refreshApplicant',
                  src: 'openApplicant',
                  input: idIn,
                  onDone: [
                    { guard: { type: 'isFound', params: foundIn }, target: 'arriving', actions: { type: 'storeFound', params: foundIn } },
                    { target: '#applicant.gone' },
                  ],
                },
                'arriving',
              ),
            },
          },
        },
        confirmingAccept: {
          tags: 'deciding',
          on: {
            'accept.confirmed': { target: 'accepting', actions: { type: 'storeNote', params: ({ event }) => ({ note: event.note }) } },
            'accept.abandoned': calm('refreshing'),
          },
        },
        accepting: {
          tags: ['busy', 'deciding'],
          invoke: {
            id: 'acceptApplicant',
            src: 'acceptApplicant',
            input: ({ context: { id, note, key } }) => ({ id, note, key }),
            onDone: [
              {
                guard: { type: 'isTaken', params: acceptIn },
                target: calm('decided'),
                actions: { type: 'storeAccepted', params: acceptIn },
              },
              { target: calm('refused'), actions: { type: 'storeAccepted', params: acceptIn } },
            ],
            onError: failsTo('acceptOffline', 'acceptFailed'),
          },
        },
        ...unansweredStates(
          'accepting',
          { 'accept.abandoned': calm('refreshing') },
          {
            offline: 'acceptOffline',
            failed: 'acceptFailed',
            wait: 'waitToAccept',
            tags: 'deciding',
            whenFailed: { 'accept.retried': 'accepting' },
          },
        ),
        declining: {
          on: {
            'decline.finished': [
              {
                guard: { type: 'hasOutcome', params: ({ event }) => ({ outcome: event.outcome }) },
                target: '#applicant.loading',
                actions: { type: 'storeOutcome', params: ({ event }) => ({ outcome: event.outcome }) },
              },
              { target: calm('refreshing') },
            ],
          },
        },
        markingInterest: {
          tags: ['busy', 'saving'],
          invoke: {
            id: 'markInterest',
            src: 'markInterest',
            input: ({ context }) => ({ id: context.id, isInterested: !context.applicant?.is_interested }),
            onDone: { target: calm('reading'), actions: { type: 'storeMarked', params: ({ event }) => ({ applicant: event.output }) } },
            onError: { target: calm('undone'), actions: storeFailure },
          },
        },
        openingChat: {
          tags: ['busy', 'saving'],
          invoke: {
            id: 'openChat',
            src: 'openChat',
            input: idIn,
            onDone: [
              { guard: { type: 'isTaken', params: chatIn }, target: 'inChat', actions: { type: 'storeChat', params: chatIn } },
              { target: '#applicant.loading', actions: 'settle' },
            ],
            onError: { target: calm('undone'), actions: storeFailure },
          },
        },
        inChat: {},
      },
    },
  },
});
