import { fromPromise } from 'xstate';
import { ERRORS } from '../../contract/errors.ts';
import { toFailure } from '../lib/failure.ts';
import type { Destination, MintAnswer } from '../machines/handoff/handoff.actors.ts';
import { handoffMachine } from '../machines/handoff/handoff.machine.ts';
import { api } from './api.ts';
import { waitForConnection } from './connection.ts';

/** Names of the address (specification §2). */
const MODAL_CLOSED = 'isAppRedirectModalClosed';
const MOBILE = '(max-width: 768px)';

const REFUSALS = {
  [ERRORS.handoffRefused.code]: 'refused',
  [ERRORS.parameterInvalid.code]: 'refused',
  [ERRORS.noOtherSite.code]: 'noOtherSite',
  [ERRORS.credentialsMissing.code]: 'signedOut',
} as const;

/** The chart of handing a session over, with its real actors. */
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
      // In place of this page: going back must not lead here again.
      window.location.replace(url);
      await new Promise(() => {});
    }),
  },
});

/** Whether one is asked before the page is left: on mobile web, unless the link says that was done. @param query of the page */
export function isModalWanted(query: URLSearchParams): boolean {
  const isClosed = ['1', 'true'].includes(query.get(MODAL_CLOSED) ?? '');
  return !isClosed && window.matchMedia(MOBILE).matches;
}
