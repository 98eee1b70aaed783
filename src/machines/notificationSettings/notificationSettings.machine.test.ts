import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { Reach, ReachChange } from '../../../contract/reach.ts';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, offline } from '../samples.ts';
import { notificationSettingsFlow } from './notificationSettings.fixtures.ts';
import { notificationSettingsMachine } from './notificationSettings.machine.ts';

pathTests(notificationSettingsFlow);

const reach: Reach = { off: [], quiet: null, country_zone: 'Asia/Manila' };
const followed = { topic: 'followed', channel: 'email' } as const;
const push = { topic: 'chat', channel: 'push' } as const;

async function ready() {
  const [readReach, saveReach, waitForConnection] = [held<Reach, void>(), held<Reach, { change: ReachChange }>(), held<void, void>()];
  const actors = { readReach: readReach.logic, saveReach: saveReach.logic, waitForConnection: waitForConnection.logic } as never;
  const actor = createActor(notificationSettingsMachine.provide({ actors })).start();
  await readReach.calls[0]?.answer(reach);
  return { actor, saveReach, waitForConnection };
}

test('a switch changes right away, rolls back if saving fails, and can be retried with one click', async () => {
  const { actor, saveReach } = await ready();
  actor.send({ type: 'switch.turned', ...followed });
  expect(actor.getSnapshot().context.shown?.off).toEqual([followed]);
  await saveReach.calls[0]?.fail(broken);
  expect(actor.getSnapshot()).toMatchObject({ value: { ready: 'failed' }, context: { shown: reach } });
  actor.send({ type: 'save.retried' });
  expect(saveReach.calls[1]?.input.change).toEqual({ switches: [{ ...followed, on: false }] });
});

test('two quick changes are both saved, and nothing else is sent', async () => {
  const { actor, saveReach } = await ready();
  actor.send({ type: 'switch.turned', ...followed });
  actor.send({ type: 'switch.turned', ...push });
  expect(saveReach.calls[1]?.input.change).toEqual({ switches: [followed, push].map((cell) => ({ ...cell, on: false })) });
});

test('undoes a saved change with one click, quiet hours too', async () => {
  const { actor, saveReach } = await ready();
  const quiet = { from: '22:00', until: '07:00', time_zone: 'Asia/Manila' };
  actor.send({ type: 'quiet.changed', quiet });
  expect(saveReach.calls[0]?.input.change).toEqual({ switches: [], quiet });
  await saveReach.calls[0]?.answer({ ...reach, quiet });
  actor.send({ type: 'change.undone' });
  expect(saveReach.calls[1]?.input.change).toEqual({ switches: [], quiet: null });
  expect(actor.getSnapshot().context.shown).toEqual(reach);
});

test('offline changes stay, and are saved together when the connection is back', async () => {
  const { actor, saveReach, waitForConnection } = await ready();
  actor.send({ type: 'switch.turned', ...followed });
  await saveReach.calls[0]?.fail(offline);
  actor.send({ type: 'switch.turned', ...push });
  expect(actor.getSnapshot()).toMatchObject({ value: 'waiting', context: { shown: { off: [followed, push] } } });
  await waitForConnection.calls[0]?.answer(undefined as never);
  expect(saveReach.calls[1]?.input.change.switches).toHaveLength(2);
});
