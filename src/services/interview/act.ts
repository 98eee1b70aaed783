import { fromCallback, fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import type { Interview } from '../../../contract/interview-records.ts';
import { toFailure } from '../../lib/failure.ts';
import type { ActionAnswer, ActionInput, LatestInterview } from '../../machines/interviewAction/interviewAction.actors.ts';
import { interviewActionMachine } from '../../machines/interviewAction/interviewAction.machine.ts';
import type { ActionRefusal } from '../../machines/interviewAction/interviewAction.types.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { watchChanged } from '../realtime.ts';
import { serverInstantIn } from '../serverClock.ts';
import { ownTimeZone } from './timeZone.ts';

const REFUSALS: Readonly<Record<number, ActionRefusal>> = {
  [ERRORS.notAllowedNow.code]: 'notAllowedNow',
  [ERRORS.interviewChanged.code]: 'interviewChanged',
  [ERRORS.cancelBlocked.code]: 'cancelBlocked',
  [ERRORS.interviewTimeGone.code]: 'interviewTimeGone',
  [ERRORS.checkInClosed.code]: 'checkInClosed',
  [ERRORS.attendanceClosed.code]: 'attendanceClosed',
  [ERRORS.resultTooEarly.code]: 'resultTooEarly',
};

const load = async (id: string, signal: AbortSignal): Promise<Interview> => (await api('getInterview', { params: { id } }, { signal })).data;

async function call({ id, sequence, choice, key }: ActionInput, signal: AbortSignal): Promise<Interview> {
  const params = { id };
  const options = { signal, idempotencyKey: key };
  switch (choice.action) {
    case 'time.accepted':
    case 'proposal.accepted':
      return (await api('acceptInterview', { params, body: { time: choice.time, time_zone: ownTimeZone(), sequence } }, options)).data;
    case 'interview.rejected':
      return (await api('rejectInterview', { params, body: { reason: choice.reason, sequence } }, options)).data;
    case 'interview.cancelled':
      return (await api('cancelInterview', { params, body: { reason: choice.reason, sequence } }, options)).data;
    case 'reschedule.requested': {
      const body = { times: choice.times, reason: choice.reason, time_zone: ownTimeZone(), sequence };
      return (await api('requestReschedule', { params, body }, options)).data;
    }
    case 'checkIn.made':
      return (await api('checkInInterview', { params, body: {} }, options)).data;
    case 'attendance.marked':
      return (await api('markAttendance', { params, body: { attendance: choice.attendance } }, options)).data;
    case 'result.requested':
      return (await api('requestInterviewResult', { params, body: {} }, options)).data;
    case 'result.given':
      return (await api('giveInterviewResult', { params, body: { result: choice.result, note: choice.note } }, options)).data;
  }
}

/** The interview action chart with its actors. */
export const interviewAction = interviewActionMachine.provide({
  actors: {
    waitForConnection,
    loadInterview: fromPromise<LatestInterview, { id: string }>(async ({ input, signal }) => ({
      interview: await load(input.id, signal),
      now: serverInstantIn(0),
    })),
    sendChoice: fromPromise<ActionAnswer, ActionInput>(async ({ input, signal }) => {
      try {
        return { ok: true, interview: await call(input, signal), now: serverInstantIn(0) };
      } catch (error) {
        const failure = REFUSALS[toFailure(error).code];
        if (failure === undefined) throw error;
        const interview = await load(input.id, signal).catch(() => null);
        return { ok: false, failure, interview, now: serverInstantIn(0) };
      }
    }),
    watchInterview: fromCallback<{ type: 'interview.changed' }, { id: string }>(({ input, sendBack }) => {
      const changed = () => sendBack({ type: 'interview.changed' });
      // A device that slept may also have missed a timer.
      const shown = () => (document.visibilityState === 'visible' ? changed() : undefined);
      const end = watchChanged('interview', (id) => (id === null || id === input.id ? changed() : undefined));
      document.addEventListener('visibilitychange', shown);
      return () => {
        end();
        document.removeEventListener('visibilitychange', shown);
      };
    }),
  },
});
