import { fromPromise } from 'xstate';
import type { SocialProvider } from '../../../contract/login.ts';
import type { ConnectedNetworks } from '../../../contract/networks.ts';
import { missing } from '../missing.ts';
import { stepUpMachine } from '../stepUp/stepUp.machine.ts';

/** `cancelled`: the user returned with the browser's back button. */
export type LeaveAnswer = { ok: false; failure: 'proofNeeded' | 'unavailable' | 'cancelled' };
/** `taken`: connected to somebody else's account. `lapsed`: the round trip took too long, or its answer was already used. */
export type ConnectAnswer = { ok: true; networks: ConnectedNetworks } | { ok: false; failure: 'taken' | 'cancelled' | 'refused' | 'unavailable' | 'lapsed' };
export type DisconnectAnswer = { ok: true; networks: ConnectedNetworks } | { ok: false; failure: 'proofNeeded' | 'lastWay' };

type Network = { provider: SocialProvider };

export const networksActors = {
  listNetworks: fromPromise<ConnectedNetworks>(missing('listNetworks')),
  /** Goes to the network's page; completes only if that fails. */
  leaveForNetwork: fromPromise<LeaveAnswer, Network>(missing('leaveForNetwork')),
  /** Fetches the result of the round trip. */
  connectNetwork: fromPromise<ConnectAnswer, Network>(missing('connectNetwork')),
  /** Also succeeds if it isn't connected anymore. */
  disconnectNetwork: fromPromise<DisconnectAnswer, Network>(missing('disconnectNetwork')),
  stepUp: stepUpMachine,
};
