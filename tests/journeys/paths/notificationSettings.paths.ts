import { getReach, type Reach, saveReach } from '../../../contract/reach.ts';
import { notificationSettingsFlow } from '../../../src/machines/notificationSettings/notificationSettings.fixtures.ts';
import { drivePaths } from './drive.ts';
import { beSeeker, open, press, retry } from './gestures.ts';
import { data, type WireCall } from './plan.ts';
import { reconnecting } from './signingIn.ts';
import { words } from './words.ts';

drivePaths(notificationSettingsFlow)({
  begin: { seeker: async (stand) => (await beSeeker(stand), open('/account-settings/notifications')(stand)) },
  gestures: {
    'switch.turned': ({ page }) =>
      page
        .getByRole('group', { name: words('notifications:topic.followed') })
        .getByRole('switch', { name: words('notifications:channel.email') })
        .click(),
    'quiet.changed': ({ page }) => page.getByRole('switch', { name: words('notifications:quiet.switch') }).click(),
    'change.undone': press('common:undo'),
    'save.retried': retry,
    'load.retried': retry,
  },
  calls: {
    readReach: { call: getReach, reply: data } satisfies WireCall<Reach>,
    saveReach: { call: saveReach, reply: data } satisfies WireCall<Reach>,
    waitToSave: reconnecting,
  },
});
