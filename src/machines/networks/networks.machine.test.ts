import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import type { SocialProvider } from '../../../contract/login.ts';
import type { ConnectedNetworks } from '../../../contract/networks.ts';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import type { ConnectAnswer, DisconnectAnswer, LeaveAnswer } from './networks.actors.ts';
import { networksFlow, one } from './networks.fixtures.ts';
import { networksMachine } from './networks.machine.ts';

pathTests(networksFlow);

type Network = { provider: SocialProvider };

async function started(listed: ConnectedNetworks, returned: SocialProvider | null = null) {
  const list = held<ConnectedNetworks, void>();
  const leave = held<LeaveAnswer, Network>();
  const connect = held<ConnectAnswer, Network>();
  const disconnect = held<DisconnectAnswer, Network>();
  const stepUp = fromPromise(async () => ({ isProven: true }));
  const actors = { listNetworks: list.logic, leaveForNetwork: leave.logic, connectNetwork: connect.logic, disconnectNetwork: disconnect.logic, stepUp };
  const actor = createActor(networksMachine.provide({ actors: actors as never }), { input: { email: 'ana@example.com', returned } }).start();
  await list.calls[0]?.answer(listed);
  return { actor, list, leave, connect, disconnect };
}

test('neither connects a connected network nor removes the last sign-in method', async () => {
  const { actor } = await started({ ...one, is_removable: false });
  expect(actor.getSnapshot().can({ type: 'connection.requested', provider: 'google' })).toBe(false);
  expect(actor.getSnapshot().can({ type: 'connection.requested', provider: 'line' })).toBe(true);
  expect(actor.getSnapshot().can({ type: 'removal.requested', provider: 'google' })).toBe(false);
});

test('after returning from a network, fetches the result once', async () => {
  const { actor, connect } = await started(one, 'line');
  expect(connect.calls.map(({ input }) => input)).toEqual([{ provider: 'line' }]);
  await connect.calls[0]?.answer({ ok: false, failure: 'taken' });
  expect(actor.getSnapshot()).toMatchObject({ value: { listed: 'taken' }, context: { provider: 'line', returned: null, networks: one } });
});

test('continues the action after reauthentication', async () => {
  const { actor, leave, disconnect } = await started(one);
  actor.send({ type: 'connection.requested', provider: 'line' });
  await leave.calls[0]?.answer({ ok: false, failure: 'proofNeeded' });
  await expect.poll(() => leave.calls.length).toBe(2);
  expect(leave.calls[1]?.input).toEqual({ provider: 'line' });
  await leave.calls[1]?.answer({ ok: false, failure: 'cancelled' });
  actor.send({ type: 'removal.requested', provider: 'google' });
  actor.send({ type: 'removal.confirmed' });
  await disconnect.calls[0]?.answer({ ok: false, failure: 'proofNeeded' });
  await expect.poll(() => disconnect.calls.length).toBe(2);
  await disconnect.calls[1]?.answer({ ok: true, networks: { networks: [], is_removable: true } });
  expect(actor.getSnapshot()).toMatchObject({ value: { listed: 'disconnected' }, context: { networks: { networks: [] } } });
});
