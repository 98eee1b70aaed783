import { fromPromise } from 'xstate';
import { ERRORS } from '../../contract/errors.ts';
import { toFailure } from '../lib/failure.ts';
import type { Report, ReportAnswer } from '../machines/report/report.actors.ts';
import { reportMachine } from '../machines/report/report.machine.ts';
import { api } from './api.ts';

async function send({ about, reasonId, comment }: Report, signal: AbortSignal): Promise<void> {
  if ('jobId' in about) await api('reportJob', { params: { id: about.jobId }, body: { report_reason_id: reasonId } }, { signal });
  else await api('reportChat', { params: { id: about.chatId }, body: { list: about.list, report_reason_id: reasonId, comment } }, { signal });
}

/** The report chart with its actor. */
export const report = reportMachine.provide({
  actors: {
    sendReport: fromPromise<ReportAnswer, Report>(async ({ input, signal }) => {
      try {
        await send(input, signal);
        return { ok: true };
      } catch (error) {
        const { code, retryAfter } = toFailure(error);
        if (code === ERRORS.tooManyAttempts.code) return { ok: false, failure: 'tooMany', retryAfter };
        throw error;
      }
    }),
  },
});
