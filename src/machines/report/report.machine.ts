import { assign, setup } from 'xstate';
import { type Failure, toFailure } from '../../lib/failure.ts';
import { errorOf } from '../failing.ts';
import { type ReportAnswer, reportActors } from './report.actors.ts';

export interface ReportContext {
  jobId: number;
  /** An id of the config list report_job_reasons; null until one is chosen. */
  reasonId: number | null;
  /** Seconds until it is worth trying again, in `refused`. */
  retryAfter: number | null;
  failure: Failure | null;
  hasReported: boolean;
}

export type ReportEvent = { type: 'reason.chosen'; reasonId: number } | { type: 'report.submitted' } | { type: 'report.closed' };

const answerIn = ({ event }: { event: { output: ReportAnswer } }) => ({ answer: event.output });
const chosen = {
  target: '#report.choosing.chosen',
  actions: { type: 'keepReason' as const, params: ({ event }: { event: { reasonId: number } }) => ({ reasonId: event.reasonId }) },
};

/** Reports a job for one of the 10 reasons of specification §3. The chosen reason is kept whatever goes wrong. */
export const reportMachine = setup({
  types: {} as { context: ReportContext; events: ReportEvent; input: { jobId: number }; output: { hasReported: boolean }; tags: 'busy' },
  actors: reportActors,
  guards: { isAccepted: (_, { answer }: { answer: ReportAnswer }) => answer.ok },
  actions: {
    keepReason: assign({ reasonId: (_, params: { reasonId: number }) => params.reasonId }),
    keepWait: assign({ retryAfter: (_, { answer }: { answer: ReportAnswer }) => (answer.ok ? null : answer.retryAfter) }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    markReported: assign({ hasReported: true }),
  },
}).createMachine({
  id: 'report',
  context: ({ input }) => ({ jobId: input.jobId, reasonId: null, retryAfter: null, failure: null, hasReported: false }),
  initial: 'choosing',
  on: { 'report.closed': '.closed' },
  states: {
    choosing: {
      initial: 'open',
      on: { 'reason.chosen': chosen },
      states: { open: {}, chosen: { on: { 'report.submitted': '#report.sending' } } },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: ({ context }) => ({ jobId: context.jobId, reasonId: context.reasonId as number }),
        onDone: [
          { guard: { type: 'isAccepted', params: answerIn }, target: 'sent', actions: 'markReported' },
          { target: 'refused', actions: { type: 'keepWait', params: answerIn } },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    sent: {},
    refused: { on: { 'report.submitted': 'sending', 'reason.chosen': chosen } },
    failed: { on: { 'report.submitted': 'sending', 'reason.chosen': chosen } },
    closed: { type: 'final' },
  },
  output: ({ context }) => ({ hasReported: context.hasReported }),
});
