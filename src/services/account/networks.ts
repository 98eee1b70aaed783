import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import { SOCIAL_PROVIDERS, type SocialProvider } from '../../../contract/login.ts';
import type { ConnectedNetworks } from '../../../contract/networks.ts';
import type { ConnectAnswer, DisconnectAnswer, LeaveAnswer } from '../../machines/networks/networks.actors.ts';
import { networksMachine } from '../../machines/networks/networks.machine.ts';
import { api } from '../api.ts';
import { takeSocialMark } from '../login/arrival.ts';
import { backByHistory } from '../login/social.ts';
import { refusalOf } from './refusals.ts';
import { stepUp } from './stepUp.ts';

const MARK = 'network';
type Network = { provider: SocialProvider };

/** The network the user returned from, according to the URL. */
export const returnedFrom = (query: URLSearchParams): SocialProvider | null => SOCIAL_PROVIDERS.find((name) => name === query.get(MARK)) ?? null;

const LEAVE_REFUSALS = { [ERRORS.proofNeeded.code]: 'proofNeeded', [ERRORS.socialUnavailable.code]: 'unavailable' } as const;
const CONNECT_REFUSALS = {
  [ERRORS.networkTaken.code]: 'taken',
  [ERRORS.notAllowedNow.code]: 'refused',
  [ERRORS.socialRefused.code]: 'refused',
  [ERRORS.socialCancelled.code]: 'cancelled',
  [ERRORS.socialUnavailable.code]: 'unavailable',
  [ERRORS.loginLapsed.code]: 'lapsed',
  // The round trip took so long that reauthentication expired: starts over with another.
  [ERRORS.proofNeeded.code]: 'lapsed',
} as const;
const DISCONNECT_REFUSALS = { [ERRORS.proofNeeded.code]: 'proofNeeded', [ERRORS.lastWayIn.code]: 'lastWay' } as const;

/** The social networks chart with its actors. */
export const networks = networksMachine.provide({
  actors: {
    stepUp,
    listNetworks: fromPromise<ConnectedNetworks>(async ({ signal }) => (await api('listNetworks', {}, { signal })).data),
    leaveForNetwork: fromPromise<LeaveAnswer, Network>(async ({ input, signal }) => {
      try {
        const { authorise_url } = (await api('beginNetwork', { params: input, body: {} }, { signal })).data;
        signal.throwIfAborted();
        window.location.assign(authorise_url);
        return await backByHistory(signal);
      } catch (error) {
        return refusalOf(error, LEAVE_REFUSALS);
      }
    }),
    connectNetwork: fromPromise<ConnectAnswer, Network>(async ({ input, signal }) => {
      takeSocialMark(MARK);
      try {
        return { ok: true, networks: (await api('connectNetwork', { params: input, body: {} }, { signal })).data };
      } catch (error) {
        return refusalOf(error, CONNECT_REFUSALS);
      }
    }),
    disconnectNetwork: fromPromise<DisconnectAnswer, Network>(async ({ input, signal }) => {
      try {
        return { ok: true, networks: (await api('disconnectNetwork', { params: input }, { signal })).data };
      } catch (error) {
        return refusalOf(error, DISCONNECT_REFUSALS);
      }
    }),
  },
});
