import { fromPromise } from 'xstate';
import type { SocialProvider } from '../../../contract/login.ts';
import type { ConnectedNetworks } from '../../../contract/networks.ts';
import { missing } from '../missing.ts';
import { stepUpMachine } from '../stepUp/stepUp.machine.ts';

/** `cancelled`: one came back by the browser's history. */
export type LeaveAnswer = { ok: false; failure: 'proofNeeded' | 'unavailable' | 'cancelled' };
/** `taken`: somebody else's account is connected to it. `lapsed`: the way there took too long, or its answer was used. */
export type ConnectAnswer = { ok: true; networks: ConnectedNetworks } | { ok: false; failure: 'taken' | 'cancelled' | 'refused' | 'unavailable' | 'lapsed' };
export type DisconnectAnswer = { ok: true; networks: ConnectedNetworks } | { ok: false; failure: 'proofNeeded' | 'lastWay' };

type Network = { provider: SocialProvider };

export const networksActors = {
  listNetworks: fromPromise<ConnectedNetworks>(missing('listNetworks')),
  /** Goes to the network's page; done only where that came to nothing. */
  leaveForNetwork: fromPromise<LeaveAnswer, Network>(missing('leaveForNetwork')),
  /** Asks what came of having been there. */
  connectNetwork: fromPromise<ConnectAnswer, Network>(missing('connectNetwork')),
  /** Done as well where it is not connected any more. */
  disconnectNetwork: fromPromise<DisconnectAnswer, Network>(missing('disconnectNetwork')),
  stepUp: stepUpMachine,
};
