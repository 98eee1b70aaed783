import { assign, setup } from 'xstate';
import { LIMITS } from '../../../contract/limits.ts';
import type { Failure } from '../../lib/failure.ts';
import { type ReportAnswer, type Reported, reportActors } from './report.actors.ts';
import { failingActions, storeFailure } from '../failing.ts';

export interface ReportContext {
  about: Reported;
  /** An id from the config list for what is reported; null until one is chosen. */
  reasonId: number | null;
  /** The user's own words, as last sent. */
  comment: string;
  /** Seconds until it can be retried, in `refused`. */
  retryAfter: number | null;
  failure: Failure | null;
  hasReported: boolean;
}

export type ReportEvent = { type: 'reason.chosen'; reasonId: number } | { type: 'report.submitted'; comment: string } | { type: 'report.closed' };

const answerIn = ({ event }: { event: { output: ReportAnswer } }) => ({ answer: event.output });
const chosen = {
  target: '#report.choosing.chosen',
  actions: { type: 'storeReason' as const, params: ({ event }: { event: { reasonId: number } }) => ({ reasonId: event.reasonId }) },
};

const submitted = {
  guard: { type: 'isShort' as const, params: ({ event }: { event: { comment: string } }) => ({ comment: event.comment }) },
  target: '#report.sending',
  actions: { type: 'storeComment' as const, params: ({ event }: { event: { comment: string } }) => ({ comment: event.comment }) },
};

/** Reports a job, a conversation, or its other participant, for a reason from a list of specification §3. The choice survives every failure. */
export const reportMachine = setup({
  types: {} as { context: ReportContext; events: ReportEvent; input: { about: Reported }; output: { hasReported: boolean }; tags: 'busy' },
  actors: reportActors,
  guards: {
    isAccepted: (_, { answer }: { answer: ReportAnswer }) => answer.ok,
    isShort: (_, { comment }: { comment: string }) => comment.length <= LIMITS.reportComment,
  },
  actions: {
    ...failingActions,
    storeReason: assign({ reasonId: (_, params: { reasonId: number }) => params.reasonId }),
    storeComment: assign({ comment: (_, params: { comment: string }) => params.comment }),
    storeWait: assign({ retryAfter: (_, { answer }: { answer: ReportAnswer }) => (answer.ok ? null : answer.retryAfter) }),
    markReported: assign({ hasReported: true }),
  },
}).createMachine({
  id: 'report',
  context: ({ input }) => ({ about: input.about, reasonId: null, comment: '', retryAfter: null, failure: null, hasReported: false }),
  initial: 'choosing',
  on: { 'report.closed': '.closed' },
  states: {
    choosing: {
      initial: 'open',
      on: { 'reason.chosen': chosen },
      states: { open: {}, chosen: { on: { 'report.submitted': submitted } } },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: ({ context }) => ({ about: context.about, reasonId: context.reasonId as number, comment: context.comment }),
        onDone: [
          { guard: { type: 'isAccepted', params: answerIn }, target: 'sent', actions: 'markReported' },
          { target: 'refused', actions: { type: 'storeWait', params: answerIn } },
        ],
        onError: { target: 'failed', actions: storeFailure },
      },
    },
    sent: {},
    refused: { on: { 'report.submitted': submitted, 'reason.chosen': chosen } },
    failed: { on: { 'report.submitted': submitted, 'reason.chosen': chosen } },
    closed: { type: 'final' },
  },
  output: ({ context }) => ({ hasReported: context.hasReported }),
});
