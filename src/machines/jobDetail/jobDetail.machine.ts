import { assign, emit, setup } from 'xstate';
import type { JobCard, JobDetail, JobStatus } from '../../../contract/records.ts';
import type { Failure } from '../../lib/failure.ts';
import { failingActions, failingGuards, failsTo, unansweredStates } from '../failing.ts';
import { type JobAnswer, jobDetailActors, type PostingChange, type ShareChannel } from './jobDetail.actors.ts';

export interface JobDetailContext {
  jobId: number;
  job: JobDetail | null;
  /** Similar jobs that the server rendered with the page; the initial data of the request. */
  similar: JobCard[] | null;
  /** The reminder was already read on this device. */
  isSafetyRead: boolean;
  failure: Failure | null;
}

export type JobDetailEvent =
  | { type: 'load.retried' }
  | PostingChange
  | { type: 'report.opened' }
  | { type: 'share.opened' }
  | { type: 'share.closed' }
  | { type: 'channel.chosen'; channel: ShareChannel }
  | { type: 'reminder.opened' }
  | { type: 'reminder.acknowledged' };

export type JobDetailEmitted =
  /** Counted once per visit; the reporting code decides whether to send it. */
  { type: 'job.viewed'; jobId: number } | { type: 'safety.acknowledged' };

export interface JobDetailInput {
  jobId: number;
  job?: JobDetail;
  similar?: JobCard[];
  isSafetyRead?: boolean;
}

const answerIn = ({ event }: { event: { output: JobAnswer } }) => ({ answer: event.output });

/**
 * A job page. The job's state decides what can be done: reporting, sharing and the safety reminder belong to an open job. Similar jobs are requested
 * in any state, since a closed job should still lead on. The page is the same for everyone; the view, which knows who is looking, requests their own
 * application separately.
 */
export const jobDetailMachine = setup({
  types: {} as {
    context: JobDetailContext;
    events: JobDetailEvent;
    input: JobDetailInput;
    emitted: JobDetailEmitted;
    tags: 'busy' | 'slow';
    children: { similar: 'similar'; ownApplication: 'ownApplication'; report: 'report'; watchPosting: 'watchPosting' };
  },
  actors: jobDetailActors,
  guards: {
    ...failingGuards,
    hasJob: ({ context }) => context.job !== null,
    isStatus: ({ context }, params: { status: JobStatus }) => context.job?.status === params.status,
    isMissing: (_, { answer, as }: { answer: JobAnswer; as: 'deleted' | 'notFound' | 'blocked' }) => !answer.ok && answer.failure === as,
    isSafetyRead: ({ context }) => context.isSafetyRead,
    isTrue: (_, params: { answer: boolean }) => params.answer,
  },
  actions: {
    ...failingActions,
    storeJob: assign({ job: (_, { answer }: { answer: JobAnswer }) => (answer.ok ? answer.job : null), failure: null }),
    storeStatus: assign({ job: ({ context }, params: { status: JobStatus }) => context.job && { ...context.job, status: params.status } }),
    markSafetyRead: assign({ isSafetyRead: true }),
    emitView: emit(({ context }) => ({ type: 'job.viewed' as const, jobId: context.jobId })),
    emitSafetyRead: emit({ type: 'safety.acknowledged' as const }),
  },
  delays: { untilSlow: 4_000 },
}).createMachine({
  id: 'jobDetail',
  context: ({ input }) => ({
    jobId: input.jobId,
    job: input.job ?? null,
    similar: input.similar ?? null,
    isSafetyRead: input.isSafetyRead ?? false,
    failure: null,
  }),
  initial: 'starting',
  invoke: [
    {
      id: 'similar',
      src: 'similar',
      input: ({ context }) => ({ payload: { jobId: context.jobId }, ...(context.similar ? { response: context.similar } : {}) }),
    },
    { id: 'ownApplication', src: 'ownApplication', input: {} },
    { id: 'watchPosting', src: 'watchPosting', input: ({ context }) => ({ jobId: context.jobId }) },
  ],
  states: {
    starting: { always: [{ guard: 'hasJob', target: 'settling' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      initial: 'prompt',
      invoke: {
        id: 'loadJob',
        src: 'loadJob',
        input: ({ context }) => ({ jobId: context.jobId }),
        onDone: [
          { guard: { type: 'isMissing', params: ({ event }) => ({ answer: event.output, as: 'deleted' }) }, target: 'deleted' },
          { guard: { type: 'isMissing', params: ({ event }) => ({ answer: event.output, as: 'notFound' }) }, target: 'notFound' },
          { guard: { type: 'isMissing', params: ({ event }) => ({ answer: event.output, as: 'blocked' }) }, target: 'blocked' },
          { target: 'settling', actions: { type: 'storeJob', params: answerIn } },
        ],
        onError: failsTo('offline', 'failed'),
      },
      states: { prompt: { after: { untilSlow: 'slow' } }, slow: { tags: 'slow' } },
    },
    settling: {
      always: [
        { guard: { type: 'isStatus', params: { status: 'closed' } }, target: 'closed' },
        { guard: { type: 'isStatus', params: { status: 'onHold' } }, target: 'onHold' },
        { guard: { type: 'isStatus', params: { status: 'deleted' } }, target: 'deleted' },
        { target: 'open' },
      ],
    },
    open: {
      type: 'parallel',
      entry: 'emitView',
      on: {
        'job.closed': { target: 'closed', actions: { type: 'storeStatus', params: { status: 'closed' } } },
        'job.held': { target: 'onHold', actions: { type: 'storeStatus', params: { status: 'onHold' } } },
      },
      states: {
        report: {
          initial: 'closed',
          states: {
            closed: { on: { 'report.opened': 'reporting' } },
            reporting: {
              invoke: {
                id: 'report',
                src: 'report',
                input: ({ context }) => ({ about: { jobId: context.jobId } }),
                onDone: [
                  { guard: { type: 'isTrue', params: ({ event }) => ({ answer: event.output.hasReported }) }, target: 'reported' },
                  { target: 'closed' },
                ],
              },
            },
            reported: {},
          },
        },
        share: {
          initial: 'closed',
          states: {
            closed: { on: { 'share.opened': 'choosing' } },
            choosing: { on: { 'channel.chosen': 'sharing', 'share.closed': 'closed' } },
            sharing: {
              invoke: {
                id: 'shareJob',
                src: 'shareJob',
                input: ({ context, event }) => ({
                  channel: event.type === 'channel.chosen' ? event.channel : 'link',
                  url: context.job?.url ?? '',
                  title: context.job?.title ?? '',
                }),
                onDone: [{ guard: { type: 'isTrue', params: ({ event }) => ({ answer: event.output }) }, target: 'shared' }, { target: 'choosing' }],
                onError: 'failed',
              },
            },
            shared: { on: { 'share.opened': 'choosing', 'share.closed': 'closed' } },
            failed: { on: { 'channel.chosen': 'sharing', 'share.closed': 'closed' } },
          },
        },
        safety: {
          initial: 'starting',
          states: {
            starting: { always: [{ guard: 'isSafetyRead', target: 'read' }, { target: 'unread' }] },
            unread: { on: { 'reminder.opened': 'reading' } },
            reading: { on: { 'reminder.acknowledged': { target: 'read', actions: ['markSafetyRead', 'emitSafetyRead'] } } },
            read: { on: { 'reminder.opened': 'reading' } },
          },
        },
      },
    },
    closed: {},
    onHold: {
      on: {
        'job.closed': { target: 'closed', actions: { type: 'storeStatus', params: { status: 'closed' } } },
        'job.reopened': { target: 'open', actions: { type: 'storeStatus', params: { status: 'open' } } },
      },
    },
    deleted: {},
    notFound: {},
    blocked: {},
    ...unansweredStates('loading', { 'load.retried': 'loading' }),
  },
});
