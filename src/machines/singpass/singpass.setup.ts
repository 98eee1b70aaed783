import { assign, setup, stateIn } from 'xstate';
import type { Option } from '../../../contract/fields.ts';
import type { IdentityInfo, SingpassFailure } from '../../../contract/singpass.ts';
import { toFailure } from '../../lib/failure.ts';
import { failingGuards } from '../failing.ts';
import { type AuthoriseAnswer, type VerifyAnswer, type VerifyFailure, singpassActors } from './singpass.actors.ts';
import type { SingpassContext, SingpassEvent, SingpassInput } from './singpass.types.ts';

type InfoRequest = Extract<SingpassEvent, { type: 'info.asked' }>;

/** The setup shared by the parts of the chart. */
export const singpassSetup = setup({
  types: {} as { context: SingpassContext; events: SingpassEvent; input: SingpassInput; tags: 'busy' | 'open' | 'fetching' | 'confirming' | 'verified' },
  actors: singpassActors,
  guards: {
    ...failingGuards,
    isReturn: ({ context }) => context.isReturn,
    isBy: (_, { request, who }: { request: InfoRequest; who: InfoRequest['who'] }) => request.who === who,
    isElsewhere: (_, { request }: { request: InfoRequest }) => !request.isSingapore,
    isVerified: (_, { info }: { info: IdentityInfo }) => info.id !== null && info.is_verified,
    isAlreadyVerified: stateIn({ offering: { reason: 'verified' } }),
    isFetched: (_, { info }: { info: IdentityInfo }) => info.id !== null,
    hasFailed: (_, { info, failure }: { info: IdentityInfo; failure: SingpassFailure }) => info.failure === failure,
    isAccepted: (_, { answer }: { answer: VerifyAnswer | AuthoriseAnswer }) => answer.ok,
    isRefused: (_, { answer, failure }: { answer: VerifyAnswer; failure: VerifyFailure }) => !answer.ok && answer.failure === failure,
    isDown: (_, { answer }: { answer: AuthoriseAnswer }) => !answer.ok && answer.failure === 'upstreamDown',
    isHeard: (_, params: { isHeard: boolean }) => params.isHeard,
    hasStatus: ({ context }) => context.statusId !== null,
  },
  actions: {
    storeInfo: assign({ info: (_, { info }: { info: IdentityInfo }) => info, reference: (_, { info }) => info.reference, failure: null }),
    storeUrl: assign({ url: (_, { answer }: { answer: AuthoriseAnswer }) => (answer.ok ? answer.url : '') }),
    storeReference: assign({ reference: (_, { answer }: { answer: AuthoriseAnswer }) => (answer.ok ? null : answer.reference) }),
    storeFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error);
      return { failure, reference: failure.requestId };
    }),
    storeStatuses: assign({ statuses: (_, params: { statuses: Option[] }) => params.statuses }),
    storeStatus: assign({ statusId: (_, params: { statusId: number }) => params.statusId }),
  },
});
