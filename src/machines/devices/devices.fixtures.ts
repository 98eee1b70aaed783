import type { DeviceSession } from '../../../contract/settings.ts';
import { defineFlow } from '../flow.ts';
import { broken, user } from '../samples.ts';
import { devicesMachine } from './devices.machine.ts';

const here: DeviceSession = {
  id: '6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de01',
  device: { browser: 'Chrome', system: 'Android' },
  is_current: true,
  created_at: '2026-01-08T09:00:00Z',
  last_seen_at: '2026-01-10T09:00:00Z',
};
export const laptop: DeviceSession = {
  ...here,
  id: '6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de02',
  device: { browser: 'Firefox', system: 'Windows' },
  is_current: false,
};
const tablet: DeviceSession = { ...laptop, id: '6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de03', device: { browser: 'Safari', system: 'iPad' } };

const proofNeeded = { ok: false as const, failure: 'proofNeeded' as const };

export const devicesFlow = defineFlow({
  id: 'devices',
  area: 'account',
  title: 'Devices',
  purpose: 'Shows where the user is signed in, and signs other devices out after reauthentication.',
  source: 'src/machines/devices/devices.machine.ts',
  machine: devicesMachine,
  states: {
    loading: 'Loading the devices.',
    unloadable: 'Loading failed.',
    listed: 'The devices are shown.',
    'listed.idle': 'Nothing has changed.',
    'listed.oneEnded': 'One device was signed out.',
    'listed.othersEnded': 'All other devices were signed out.',
    'listed.failed': 'Signing out failed; the user can try again.',
    ending: 'Signing one device out.',
    endingOthers: 'Signing all other devices out.',
    proving: 'The user must reauthenticate.',
    proven: 'Reauthenticated; continues the action.',
  },
  fixtures: {
    inputs: { member: { email: user.email } },
    events: {
      'device.ended': [{ type: 'device.ended', id: laptop.id }],
      'others.ended': [{ type: 'others.ended' }],
      'load.retried': [{ type: 'load.retried' }],
    },
    actors: {
      listDevices: { done: [[here, laptop, tablet], [here]], error: [broken] },
      endDevice: { done: [{ ok: true }, proofNeeded], error: [broken] },
      endOthers: { done: [{ ok: true }, proofNeeded], error: [broken] },
      stepUp: { done: [{ isProven: true }, { isProven: false }] },
    },
    project: ({ devices, device }) => [devices.map(({ id }) => id), device?.id],
  },
});
