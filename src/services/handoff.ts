import { fromPromise } from 'xstate';
import { ERRORS } from '../../contract/errors.ts';
import { toFailure } from '../lib/failure.ts';
import type { Destination, MintAnswer } from '../machines/handoff/handoff.actors.ts';
import { handoffMachine } from '../machines/handoff/handoff.machine.ts';
import { api } from './api.ts';
import { waitForConnection } from './connection.ts';

/** URL parameters (specification §2). */
const MODAL_CLOSED = 'isAppRedirectModalClosed';
const MOBILE = '(max-width: 768px)';

const REFUSALS = {
  [ERRORS.handoffRefused.code]: 'refused',
  [ERRORS.parameterInvalid.code]: 'refused',
  [ERRORS.noOtherSite.code]: 'noOtherSite',
  [ERRORS.credentialsMissing.code]: 'signedOut',
} as const;

/** The handoff chart with its actors. */
export const handoff = handoffMachine.provide({
  actors: {
    waitForConnection,
    mintHandoff: fromPromise<MintAnswer, Destination>(async ({ input, signal }) => {
      const body = input.kind === 'address' ? { redirect_url: input.redirectUrl } : { redirect: input.redirect };
      try {
        return { ok: true, way: (await api('handOff', { body }, { signal })).data };
      } catch (error) {
        const { code } = toFailure(error);
        if (!(code in REFUSALS)) throw error;
        return { ok: false, failure: REFUSALS[code as keyof typeof REFUSALS] };
      }
    }),
    leaveForSite: fromPromise<void, { url: string; isModalClosed: boolean }>(async ({ input }) => {
      const url = new URL(input.url);
      url.searchParams.set(MODAL_CLOSED, input.isModalClosed ? '1' : '0');
      // Replaces this page: going back must not lead here again.
      window.location.replace(url);
      await new Promise(() => {});
    }),
  },
});

/** Whether to ask before leaving the page: on mobile web, unless the link says that this was already done. @param query of the page */
export function isModalWanted(query: URLSearchParams): boolean {
  const isClosed = ['1', 'true'].includes(query.get(MODAL_CLOSED) ?? '');
  return !isClosed && window.matchMedia(MOBILE).matches;
}
