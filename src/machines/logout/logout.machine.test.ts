import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, offline } from '../samples.ts';
import { logoutFlow } from './logout.fixtures.ts';
import { logoutMachine } from './logout.machine.ts';

pathTests(logoutFlow);

function start(path = '/onsite-job', to?: string) {
  const [revoke, clear, connection] = [held<void, unknown>(), held<void, unknown>(), held<void, unknown>()];
  const machine = logoutMachine.provide({
    actors: { revokeSession: revoke.logic as never, clearTraces: clear.logic as never, waitForConnection: connection.logic as never },
  });
  const actor = createActor(machine, { input: { path, ...(to === undefined ? {} : { to }) } }).start();
  return { actor, revokes: revoke.calls, clears: clear.calls, connection: connection.calls };
}

test.each([
  ['/onsite-job', false],
  ['/', true],
  ['/get-started', true],
])('leads from %s to the home page (reloaded: %s)', async (path, isReload) => {
  const { actor, revokes, clears } = start(path);
  await revokes[0]?.answer();
  await clears[0]?.answer();
  expect(actor.getSnapshot().output).toEqual({ loggedOut: true, target: '/', isReload });
});

test('a user who signs out to use another account goes to the sign-in page from anywhere', async () => {
  for (const path of ['/employer', '/']) {
    const { actor, revokes, clears } = start(path, '/employer/login');
    await revokes[0]?.answer();
    await clears[0]?.answer();
    expect(actor.getSnapshot().output).toEqual({ loggedOut: true, target: '/employer/login', isReload: false });
  }
});

test('clears nothing until the server has ended the session', async () => {
  const { actor, revokes, clears } = start();
  await revokes[0]?.fail(broken);
  expect(clears).toHaveLength(0);
  actor.send({ type: 'logout.abandoned' });
  expect(actor.getSnapshot().output).toEqual({ loggedOut: false });
});

test('signs out automatically when the connection is back', async () => {
  const { revokes, connection } = start();
  await revokes[0]?.fail(offline);
  await connection[0]?.answer();
  expect(revokes).toHaveLength(2);
});
