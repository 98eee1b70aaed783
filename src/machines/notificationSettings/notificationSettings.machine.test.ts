import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { Notifications } from '../../../contract/settings.ts';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken } from '../samples.ts';
import { notificationSettingsFlow } from './notificationSettings.fixtures.ts';
import { notificationSettingsMachine } from './notificationSettings.machine.ts';

pathTests(notificationSettingsFlow);

async function ready() {
  const [readNotifications, saveNotification] = [held<Notifications, void>(), held<Notifications, { change: Partial<Notifications> }>()];
  const actors = { readNotifications: readNotifications.logic, saveNotification: saveNotification.logic } as never;
  const actor = createActor(notificationSettingsMachine.provide({ actors })).start();
  await readNotifications.calls[0]?.answer({ application_news: true, news: false, push: true });
  return { actor, saveNotification };
}

test('a switch shows what was pressed at once, and goes back where it was not saved', async () => {
  const { actor, saveNotification } = await ready();
  actor.send({ type: 'letters.switched', kind: 'news' });
  expect(actor.getSnapshot().context.shown?.news).toBe(true);
  await saveNotification.calls[0]?.fail(broken);
  expect(actor.getSnapshot()).toMatchObject({ value: { ready: 'failed' }, context: { shown: { news: false } } });
});

test('two presses at once are both saved', async () => {
  const { actor, saveNotification } = await ready();
  actor.send({ type: 'letters.switched', kind: 'news' });
  actor.send({ type: 'letters.switched', kind: 'application_news' });
  expect(saveNotification.calls[1]?.input.change).toEqual({ application_news: false, news: true, push: true });
});
