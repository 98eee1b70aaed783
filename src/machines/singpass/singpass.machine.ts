import { not } from 'xstate';
import type { IdentityInfo, SingpassFailure } from '../../../contract/singpass.ts';
import { errorOf, storeFailure, unansweredStates } from '../failing.ts';
import type { AuthoriseAnswer, VerifyAnswer, VerifyFailure } from './singpass.actors.ts';
import { declaring } from './singpass.declaring.ts';
import { singpassSetup } from './singpass.setup.ts';
import type { SingpassEvent } from './singpass.types.ts';

type InfoRequest = Extract<SingpassEvent, { type: 'info.asked' }>;
type Done<Output> = { event: { output: Output } };

const answerIn = <A>({ event }: Done<A>) => ({ answer: event.output });
const infoIn = ({ event }: Done<IdentityInfo>) => ({ info: event.output });
const storeInfo = { type: 'storeInfo' as const, params: infoIn };
const by = (who: InfoRequest['who'], target: string) => ({
  guard: { type: 'isBy' as const, params: ({ event }: { event: InfoRequest }) => ({ request: event, who }) },
  target: `#singpass.${target}`,
});
const request = [
  by('visitor', 'refused.loginRequired'),
  by('recruiter', 'refused.seekersOnly'),
  { guard: { type: 'isElsewhere' as const, params: ({ event }: { event: InfoRequest }) => ({ request: event }) }, target: '#singpass.refused.otherMarket' },
  { target: '#singpass.fetchingInfo' },
];
const failed = (failure: SingpassFailure, target = `#singpass.offering.reason.unavailable.${failure}`) => ({
  guard: { type: 'hasFailed' as const, params: ({ event }: Done<IdentityInfo>) => ({ info: event.output, failure }) },
  target,
  actions: storeInfo,
});
const refused = (failure: VerifyFailure, target: string) => ({
  guard: { type: 'isRefused' as const, params: ({ event }: Done<VerifyAnswer>) => ({ answer: event.output, failure }) },
  target,
});

/**
 * Verifies a job seeker's identity, in the Singapore market (specification §4, *Identity verification*; flows/singpass.md). Singpass opens in a
 * window of its own; the window that returns also runs this chart, from `returned`, and tells the first one to continue, or continues itself.
 */
export const singpassMachine = singpassSetup.createMachine({
  id: 'singpass',
  context: ({ input }) => ({ isReturn: input.isReturn, info: null, url: '', reference: null, failure: null, statuses: [], statusId: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isReturn', target: 'returned' }, { target: 'closed' }] },
    closed: { on: { 'info.asked': request } },
    refused: {
      tags: 'open',
      initial: 'loginRequired',
      on: { 'dialog.closed': 'closed' },
      states: { loginRequired: {}, seekersOnly: {}, otherMarket: {} },
    },
    fetchingInfo: {
      tags: ['open', 'busy', 'fetching'],
      invoke: {
        id: 'fetchInfo',
        src: 'fetchInfo',
        onDone: [
          { guard: { type: 'isVerified', params: infoIn }, target: '#singpass.offering.reason.verified', actions: storeInfo },
          { guard: { type: 'isFetched', params: infoIn }, target: 'confirming', actions: storeInfo },
          failed('mismatch', '#singpass.offering.reason.mismatch.otherIdentity'),
          failed('userCancelled'),
          failed('noMyinfo'),
          failed('upstreamDown'),
          failed('ourFault'),
          { target: '#singpass.offering.reason.unavailable.notStarted', actions: storeInfo },
        ],
        onError: [
          { guard: { type: 'isOffline', params: errorOf }, target: 'offline' },
          { target: 'infoFailed', actions: storeFailure },
        ],
      },
      on: { 'dialog.closed': 'skipping' },
    },
    ...unansweredStates('fetchingInfo', { 'info.retried': 'fetchingInfo', 'dialog.closed': 'skipping' }, { failed: 'infoFailed', tags: ['open', 'fetching'] }),
    confirming: {
      tags: ['open', 'confirming'],
      initial: 'reading',
      on: { 'identity.submitted': 'verifying', 'dialog.closed': 'skipping' },
      states: { reading: {}, failed: {} },
    },
    verifying: {
      tags: ['open', 'busy', 'confirming'],
      invoke: {
        id: 'verifyIdentity',
        src: 'verifyIdentity',
        input: ({ context }) => ({ id: context.info?.id as string }),
        onDone: [
          { guard: { type: 'isAccepted', params: answerIn<VerifyAnswer> }, target: 'succeeded' },
          refused('mismatch', '#singpass.offering.reason.mismatch.otherName'),
          refused('taken', '#singpass.offering.reason.mismatch.taken'),
          refused('gone', '#singpass.offering.reason.unavailable.expired'),
        ],
        onError: { target: 'confirming.failed', actions: storeFailure },
      },
    },
    succeeded: { tags: 'verified', on: { 'dialog.closed': 'reloading' } },
    reloading: { invoke: { id: 'reloadPath', src: 'reloadPath', onDone: 'closed', onError: 'closed' } },
    // The explanation stays while the URL is requested.
    offering: {
      tags: 'open',
      type: 'parallel',
      states: {
        reason: {
          initial: 'unavailable',
          states: {
            verified: {},
            mismatch: { initial: 'otherName', states: { otherName: {}, taken: {}, otherIdentity: {} } },
            unavailable: {
              initial: 'notStarted',
              states: { notStarted: {}, expired: {}, userCancelled: {}, noMyinfo: {}, upstreamDown: {}, ourFault: {}, offline: {} },
            },
          },
        },
        provider: {
          initial: 'untouched',
          states: {
            untouched: {
              on: {
                'provider.chosen': 'fetchingAuthoriseUrl',
                'status.declareChosen': { guard: not('isAlreadyVerified'), target: '#singpass.declaring' },
                'dialog.closed': [{ guard: 'isAlreadyVerified', target: '#singpass.closed' }, { target: '#singpass.skipping' }],
              },
            },
            fetchingAuthoriseUrl: {
              tags: 'busy',
              invoke: {
                id: 'fetchAuthoriseUrl',
                src: 'fetchAuthoriseUrl',
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: answerIn<AuthoriseAnswer> },
                    target: 'openingProvider',
                    actions: { type: 'storeUrl', params: answerIn },
                  },
                  { guard: { type: 'isDown', params: answerIn }, target: '#singpass.offering.reason.unavailable.upstreamDown' },
                  { target: '#singpass.offering.reason.unavailable.ourFault', actions: { type: 'storeReference', params: answerIn } },
                ],
                onError: [
                  { guard: { type: 'isOffline', params: errorOf }, target: '#singpass.offering.reason.unavailable.offline' },
                  { target: '#singpass.offering.reason.unavailable.ourFault', actions: storeFailure },
                ],
              },
              on: { 'dialog.closed': '#singpass.skipping' },
            },
            openingProvider: {
              tags: 'busy',
              invoke: {
                id: 'openProvider',
                src: 'openProvider',
                input: ({ context }) => ({ url: context.url }),
                onDone: '#singpass.handedOver',
                onError: { target: '#singpass.offering.reason.unavailable.ourFault', actions: storeFailure },
              },
            },
          },
        },
      },
    },
    declaring,
    declared: { tags: 'verified', on: { 'dialog.closed': 'reloading' } },
    handedOver: {
      invoke: { id: 'watchReturn', src: 'watchReturn' },
      on: { 'provider.returned': 'fetchingInfo', 'info.asked': request },
    },
    skipping: { invoke: { id: 'putOff', src: 'putOff', onDone: 'skipped', onError: 'skipped' } },
    skipped: { on: { 'info.asked': request } },
    returned: {
      tags: 'busy',
      invoke: {
        id: 'announceReturn',
        src: 'announceReturn',
        onDone: [{ guard: { type: 'isHeard', params: ({ event }) => event.output }, target: 'heard' }, { target: 'goingOn' }],
        onError: 'goingOn',
      },
    },
    heard: { on: { 'path.continued': 'goingOn' } },
    goingOn: { tags: 'busy', invoke: { id: 'goOn', src: 'goOn', onError: 'heard' } },
  },
});
