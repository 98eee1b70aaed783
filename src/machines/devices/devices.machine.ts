import { assign, setup } from 'xstate';
import type { DeviceSession } from '../../../contract/settings.ts';
import type { Failure } from '../../lib/failure.ts';
import { answerGuards, answerIn } from '../answer.ts';
import { failingActions, storeFailure } from '../failing.ts';
import { proofGuards, provingState } from '../stepUp/stepUp.proving.ts';
import { devicesActors, type EndAnswer } from './devices.actors.ts';

interface DevicesContext {
  /** Where a code for reauthentication would be sent. */
  email: string;
  devices: DeviceSession[];
  /** The device being, or just, signed out; null for all others. */
  device: DeviceSession | null;
  failure: Failure | null;
}

type DevicesEvent = { type: 'device.ended'; id: string } | { type: 'others.ended' } | { type: 'load.retried' };

const idIn = ({ event }: { event: { id: string } }) => ({ id: event.id });
const isAccepted = { type: 'isAccepted', params: answerIn<EndAnswer> } as const;

/** Where the user is signed in: this device, and others, each of which can be signed out. Asks to reauthenticate if the last time is too long ago. */
export const devicesMachine = setup({
  types: {} as { context: DevicesContext; events: DevicesEvent; input: { email: string }; tags: 'busy'; children: { stepUp: 'stepUp' } },
  actors: devicesActors,
  guards: {
    isAnother: ({ context }, { id }: { id: string }) => context.devices.some((one) => one.id === id && !one.is_current),
    isOne: ({ context }) => context.device !== null,
    ...answerGuards,
    ...proofGuards,
    hasOthers: ({ context }) => context.devices.some((one) => !one.is_current),
  },
  actions: {
    ...failingActions,
    storeDevices: assign((_, { devices }: { devices: DeviceSession[] }) => ({ devices, failure: null })),
    choose: assign({ device: ({ context }, { id }: { id: string }) => context.devices.find((one) => one.id === id) ?? null }),
    chooseOthers: assign({ device: null }),
    dropDevice: assign({ devices: ({ context }) => context.devices.filter(({ id }) => id !== context.device?.id), failure: null }),
    dropOthers: assign({ devices: ({ context }) => context.devices.filter((one) => one.is_current), failure: null }),
  },
}).createMachine({
  id: 'devices',
  context: ({ input }) => ({ ...input, devices: [], device: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'listDevices',
        src: 'listDevices',
        onDone: { target: 'listed', actions: { type: 'storeDevices', params: ({ event }) => ({ devices: event.output }) } },
        onError: { target: 'unloadable', actions: storeFailure },
      },
    },
    unloadable: { on: { 'load.retried': 'loading' } },
    listed: {
      initial: 'idle',
      on: {
        'device.ended': { guard: { type: 'isAnother', params: idIn }, target: 'ending', actions: { type: 'choose', params: idIn } },
        'others.ended': { guard: 'hasOthers', target: 'endingOthers', actions: 'chooseOthers' },
      },
      states: { idle: {}, oneEnded: {}, othersEnded: {}, failed: {} },
    },
    ending: {
      tags: 'busy',
      invoke: {
        id: 'endDevice',
        src: 'endDevice',
        input: ({ context }) => ({ id: context.device?.id ?? '' }),
        onDone: [{ guard: isAccepted, target: 'listed.oneEnded', actions: 'dropDevice' }, { target: 'proving' }],
        onError: { target: 'listed.failed', actions: storeFailure },
      },
    },
    endingOthers: {
      tags: 'busy',
      invoke: {
        id: 'endOthers',
        src: 'endOthers',
        onDone: [{ guard: isAccepted, target: 'listed.othersEnded', actions: 'dropOthers' }, { target: 'proving' }],
        onError: { target: 'listed.failed', actions: storeFailure },
      },
    },
    proving: provingState('proven', { target: 'listed' }),
    proven: { always: [{ guard: 'isOne', target: 'ending' }, { target: 'endingOthers' }] },
  },
});
