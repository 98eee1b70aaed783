import { beginNetwork, connectNetwork, disconnectNetwork, listNetworks, type ConnectedNetworks } from '../../../contract/networks.ts';
import type { ConnectAnswer, DisconnectAnswer, LeaveAnswer } from '../../../src/machines/networks/networks.actors.ts';
import { networksFlow } from '../../../src/machines/networks/networks.fixtures.ts';
import { confirm, openAccount } from './accountPage.ts';
import { drivePaths } from './drive.ts';
import { beSeeker, open, press, retry } from './gestures.ts';
import { data, refusal, type WireCall } from './plan.ts';
import { proof } from './proof.ts';

const refusals = {
  taken: refusal('networkTaken'),
  cancelled: refusal('socialCancelled'),
  refused: refusal('socialRefused'),
  unavailable: refusal('socialUnavailable'),
  lapsed: refusal('loginLapsed'),
  proofNeeded: refusal('proofNeeded'),
  lastWay: refusal('lastWayIn'),
};

drivePaths(networksFlow)({
  begin: { member: openAccount(), returned: async (stand) => (await beSeeker(stand), open('/account-settings/account?network=line')(stand)) },
  gestures: {
    'connection.requested': ({ page }) => page.getByRole('button', { name: 'Connect LINE' }).click(),
    'removal.requested': ({ page }) => page.getByRole('button', { name: 'Disconnect Google' }).click(),
    'removal.confirmed': confirm('account:networks.disconnect'),
    'removal.dismissed': press('account:networks.keep'),
    'load.retried': retry,
  },
  calls: {
    listNetworks: { call: listNetworks, reply: data } satisfies WireCall<ConnectedNetworks>,
    leaveForNetwork: {
      call: beginNetwork,
      // A user who returns with the browser's back button was on the network's page first.
      reply: ({ failure }) => (failure === 'cancelled' ? null : refusals[failure]),
    } satisfies WireCall<LeaveAnswer>,
    connectNetwork: {
      call: connectNetwork,
      reply: (answer) => (answer.ok ? data(answer.networks) : refusals[answer.failure]),
    } satisfies WireCall<ConnectAnswer>,
    disconnectNetwork: {
      call: disconnectNetwork,
      reply: (answer) => (answer.ok ? data(answer.networks) : refusals[answer.failure]),
    } satisfies WireCall<DisconnectAnswer>,
    stepUp: proof,
  },
});
