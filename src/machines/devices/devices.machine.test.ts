import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import type { DeviceSession } from '../../../contract/settings.ts';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import type { EndAnswer } from './devices.actors.ts';
import { devicesFlow, laptop } from './devices.fixtures.ts';
import { devicesMachine } from './devices.machine.ts';

pathTests(devicesFlow);

const here = { ...laptop, id: 'here', is_current: true };

async function started() {
  const [listDevices, endDevice, endOthers] = [held<DeviceSession[], void>(), held<EndAnswer, { id: string }>(), held<EndAnswer, void>()];
  const stepUp = fromPromise(async () => ({ isProven: true }));
  const actors = { listDevices: listDevices.logic, endDevice: endDevice.logic, endOthers: endOthers.logic, stepUp } as never;
  const actor = createActor(devicesMachine.provide({ actors }), { input: { email: 'ana@example.com' } }).start();
  await listDevices.calls[0]?.answer([here, laptop]);
  return { actor, endDevice, endOthers };
}

test('signs out another device and removes it from the list, but not this device', async () => {
  const { actor, endDevice } = await started();
  actor.send({ type: 'device.ended', id: 'here' });
  expect(endDevice.calls).toHaveLength(0);
  actor.send({ type: 'device.ended', id: laptop.id });
  expect(endDevice.calls[0]?.input).toEqual({ id: laptop.id });
  await endDevice.calls[0]?.answer({ ok: true });
  expect(actor.getSnapshot().context.devices).toEqual([here]);
});

test('continues after reauthentication without asking again', async () => {
  const { actor, endDevice, endOthers } = await started();
  actor.send({ type: 'device.ended', id: laptop.id });
  await endDevice.calls[0]?.answer({ ok: false, failure: 'proofNeeded' });
  await expect.poll(() => endDevice.calls.length).toBe(2);
  expect(endDevice.calls[1]?.input).toEqual({ id: laptop.id });
  await endDevice.calls[1]?.fail(new Error('lost'));
  actor.send({ type: 'others.ended' });
  await endOthers.calls[0]?.answer({ ok: false, failure: 'proofNeeded' });
  await expect.poll(() => endOthers.calls.length).toBe(2);
  await endOthers.calls[1]?.answer({ ok: true });
  expect(actor.getSnapshot()).toMatchObject({ value: { listed: 'othersEnded' }, context: { devices: [here] } });
});
