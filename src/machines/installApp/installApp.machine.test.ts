import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import { expect, test } from 'vitest';
import { pathTests } from '../../../tests/support/path-tests.ts';
import type { InstallationEvent } from './installApp.actors.ts';
import { installAppFlow } from './installApp.fixtures.ts';
import { installAppMachine, type InstallAppEvent, type InstallWay } from './installApp.machine.ts';

pathTests(installAppFlow);

function start(way: InstallWay, answer: () => Promise<'accepted' | 'dismissed'> = () => new Promise(() => undefined)) {
  let report: ((event: InstallationEvent) => void) | undefined;
  const machine = installAppMachine.provide({
    actors: {
      watchInstallation: fromCallback<EventObject>(({ sendBack }) => {
        report = sendBack;
      }),
      askToInstall: fromPromise(answer),
    },
  });
  const actor = createActor(machine, { input: { way } }).start();
  return { actor, report: (event: InstallationEvent) => report?.(event), isWatching: () => report !== undefined };
}

const ASKING = { byQuestion: 'asking' };
const OFFERED = { byQuestion: 'offered' };
const NOT_OFFERED = { byQuestion: 'notOffered' };
const INSTALLED = { byQuestion: 'installed' };

/** Transitions written by hand: before, event, after. */
const TABLE: [InstallWay, InstallAppEvent['type'][], unknown][] = [
  ['byQuestion', [], NOT_OFFERED],
  ['byQuestion', ['install.requested'], NOT_OFFERED],
  ['byQuestion', ['install.offered'], OFFERED],
  ['byQuestion', ['install.offered', 'install.requested'], ASKING],
  ['byQuestion', ['install.offered', 'install.requested', 'install.requested'], ASKING],
  ['byQuestion', ['install.offered', 'app.installed'], INSTALLED],
  ['byQuestion', ['app.installed'], INSTALLED],
  ['byQuestion', ['app.installed', 'install.offered'], INSTALLED],
  ['byHand', [], { byHand: 'offered' }],
  ['byHand', ['install.requested'], { byHand: 'steps' }],
  ['byHand', ['install.requested', 'steps.closed'], { byHand: 'offered' }],
  ['byHand', ['app.installed'], { byHand: 'offered' }],
  ['isApp', ['install.offered', 'install.requested'], 'isApp'],
];

test.each(TABLE)('%s, after %j: %j', (way, events, after) => {
  const { actor } = start(way);
  for (const type of events) actor.send({ type });
  expect(actor.getSnapshot().value).toEqual(after);
});

test('the button appears when the browser offers to install, and disappears once declined', async () => {
  const { actor, report } = start('byQuestion', () => Promise.resolve('dismissed'));
  report({ type: 'install.offered' });
  expect(actor.getSnapshot().value).toEqual(OFFERED);
  actor.send({ type: 'install.requested' });
  await expect.poll(() => actor.getSnapshot().value).toEqual(NOT_OFFERED);
});

test('accepting installs, and a used-up offer doesn’t end the chart', async () => {
  const accepted = start('byQuestion', () => Promise.resolve('accepted'));
  accepted.report({ type: 'install.offered' });
  accepted.actor.send({ type: 'install.requested' });
  await expect.poll(() => accepted.actor.getSnapshot().value).toEqual(INSTALLED);
  const used = start('byQuestion', () => Promise.reject(new Error('used')));
  used.report({ type: 'install.offered' });
  used.actor.send({ type: 'install.requested' });
  await expect.poll(() => used.actor.getSnapshot().value).toEqual(NOT_OFFERED);
  used.report({ type: 'install.offered' });
  expect(used.actor.getSnapshot().value).toEqual(OFFERED);
});

test('doesn’t watch the app itself, nor a browser without a prompt', () => {
  expect(start('isApp').isWatching()).toBe(false);
  expect(start('byHand').isWatching()).toBe(false);
});
