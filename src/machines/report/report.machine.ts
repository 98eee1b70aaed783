import { assign, setup } from 'xstate';
import { LIMITS } from '../../../contract/limits.ts';
import type { Failure } from '../../lib/failure.ts';
import { type ReportAnswer, type Reported, reportActors } from './report.actors.ts';
import { answerGuards, branchesOf } from '../answer.ts';
import { failingActions } from '../failing.ts';

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

const { accepted, otherwise, failing } = branchesOf<ReportAnswer>('report');
const chosen = {
  target: '#report.choosing.chosen',
  actions: { type: 'storeReason' as const, params: ({ event }: { event: { reasonId: number } }) => ({ reasonId: event.reasonId }) },
};

const submitted = {
  guard: { type: 'isShort' as const, params: ({ event }: { event: { comment: string } }) => ({ comment: event.comment }) },
  target: '#report.sending',
  actions: { type: 'storeComment' as const, params: ({ event }: { event: { comment: string } }) => ({ comment: event.comment }) },
};
const sendsAgain = { 'report.submitted': submitted, 'reason.chosen': chosen };

/** Reports a job, a conversation, or its other participant, for a reason from a list of specification §3. The choice survives every failure. */
export const reportMachine = setup({
  types: {} as { context: ReportContext; events: ReportEvent; input: { about: Reported }; output: { hasReported: boolean }; tags: 'busy' },
  actors: reportActors,
  guards: {
    ...answerGuards,
    isShort: (_, { comment }: { comment: string }) => comment.length <= LIMITS.reportComment,
  },
  actions: {
    ...failingActions,
    storeReason: assign({ reasonId: (_, params: { reasonId: number }) => params.reasonId }),
    storeComment: assign({ comment: (_, params: { comment: string }) => params.comment }),
    storeAnswer: assign((_, { answer }: { answer: ReportAnswer }) => ({ hasReported: answer.ok, retryAfter: answer.ok ? null : answer.retryAfter })),
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
        onDone: [accepted('sent'), otherwise('refused')],
        onError: failing('failed'),
      },
    },
    sent: {},
    refused: { on: sendsAgain },
    failed: { on: sendsAgain },
    closed: { type: 'final' },
  },
  output: ({ context }) => ({ hasReported: context.hasReported }),
});
