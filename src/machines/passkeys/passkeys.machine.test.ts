import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import type { AddAnswer, PasskeyNews, RemoveAnswer } from './passkeys.actors.ts';
import { laptop, passkeysFlow } from './passkeys.fixtures.ts';
import { passkeysMachine } from './passkeys.machine.ts';

pathTests(passkeysFlow);

async function started(canAdd = true) {
  const calls = {
    listPasskeys: held<PasskeyNews, void>(),
    addPasskey: held<AddAnswer, { name: string }>(),
    removePasskey: held<RemoveAnswer, { id: string }>(),
  };
  const actors = Object.fromEntries(Object.entries(calls).map(([name, { logic }]) => [name, logic]));
  const machine = passkeysMachine.provide({ actors: { ...actors, stepUp: fromPromise(async () => ({ isProven: true })) } as never });
  const actor = createActor(machine, { input: { email: 'ana@example.com' } }).start();
  await calls.listPasskeys.calls[0]?.answer({ keys: [], canAdd });
  return { actor, ...calls };
}

test('stores a passkey with the entered name after reauthentication', async () => {
  const { actor, addPasskey } = await started();
  actor.send({ type: 'passkey.requested' });
  actor.send({ type: 'name.submitted', name: '  My laptop ' });
  await addPasskey.calls[0]?.answer({ ok: false, failure: 'proofNeeded' });
  await expect.poll(() => addPasskey.calls.length).toBe(2);
  expect(addPasskey.calls[1]?.input).toEqual({ name: 'My laptop' });
  await addPasskey.calls[1]?.answer({ ok: true, passkey: laptop });
  expect(actor.getSnapshot()).toMatchObject({ value: { listed: 'added' }, context: { keys: [laptop] } });
});

test('doesn’t ask a device that can’t create one', async () => {
  const { actor } = await started(false);
  actor.send({ type: 'passkey.requested' });
  expect(actor.getSnapshot().matches({ listed: 'idle' })).toBe(true);
});
