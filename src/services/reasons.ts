import { fromPromise } from 'xstate';
import type { ChatReportList } from '../../contract/chat-report-lists.ts';
import { requestFor } from '../machines/request/request.machine.ts';
import { listOf } from './config.ts';
import { waitForConnection } from './connection.ts';

/** The config lists (specification §3) of reasons. */
export type ReasonList = 'not_suitable_reasons' | 'report_job_reasons' | ChatReportList;

export interface Reason {
  id: number;
  value: string;
  description?: string;
}

/** Why a job isn't suitable, or what is reported, in the reader's language. */
export const reasonsRequest = requestFor<ReasonList, Reason[]>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<Reason[], { payload: ReasonList }>(async ({ input, signal }) =>
      (await listOf(input.payload, signal)).map(({ id, value, description }) => ({ id, value, ...(typeof description === 'string' ? { description } : {}) })),
    ),
  },
});
