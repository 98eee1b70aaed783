import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import type { DeviceSession } from '../../../contract/settings.ts';
import type { EndAnswer } from '../../machines/devices/devices.actors.ts';
import { devicesMachine } from '../../machines/devices/devices.machine.ts';
import { api } from '../api.ts';
import { refusalOf } from './refusals.ts';
import { stepUp } from './stepUp.ts';

const REFUSALS = { [ERRORS.proofNeeded.code]: 'proofNeeded', [ERRORS.notFound.code]: 'gone' } as const;

async function answerOf(call: Promise<unknown>): Promise<EndAnswer> {
  try {
    await call;
    return { ok: true };
  } catch (error) {
    const { failure } = refusalOf(error, REFUSALS);
    return failure === 'gone' ? { ok: true } : { ok: false, failure };
  }
}

/** The devices chart with its actors. */
export const devices = devicesMachine.provide({
  actors: {
    stepUp,
    listDevices: fromPromise<DeviceSession[]>(async ({ signal }) => (await api('listSessions', {}, { signal })).data),
    endDevice: fromPromise<EndAnswer, { id: string }>(({ input, signal }) => answerOf(api('endSession', { params: { id: input.id } }, { signal }))),
    endOthers: fromPromise<EndAnswer>(({ signal }) => answerOf(api('endOtherSessions', { body: {} }, { signal }))),
  },
});
