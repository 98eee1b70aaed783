import { endOtherSessions, endSession, listSessions, type DeviceSession } from '../../../contract/settings.ts';
import type { EndAnswer } from '../../../src/machines/devices/devices.actors.ts';
import { devicesFlow } from '../../../src/machines/devices/devices.fixtures.ts';
import { openAccount } from './accountPage.ts';
import { drivePaths } from './drive.ts';
import { press, retry } from './gestures.ts';
import { data, refusal, type Reply, type WireCall } from './plan.ts';
import { proof } from './proof.ts';

const ended = (answer: EndAnswer): Reply => (answer.ok ? data(null) : refusal('proofNeeded'));

drivePaths(devicesFlow)({
  begin: { member: openAccount() },
  gestures: {
    'device.ended': ({ page }) => page.getByRole('button', { name: /^Sign out Firefox on Windows/ }).click(),
    'others.ended': press('account:devices.endOthers'),
    'load.retried': retry,
  },
  calls: {
    listDevices: { call: listSessions, reply: data } satisfies WireCall<DeviceSession[]>,
    endDevice: { call: endSession, reply: ended } satisfies WireCall<EndAnswer>,
    endOthers: { call: endOtherSessions, reply: ended } satisfies WireCall<EndAnswer>,
    stepUp: proof,
  },
});
