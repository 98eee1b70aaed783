import { and, assign, or, setup, stateIn } from 'xstate';
import type { ApplicationContext, ApplicationEvent, Role } from './application.types.ts';
import { expiryOf } from './grace.ts';

/** With `dueAt` (ISO-8601, the server's clock), the employer promised a reply by then. */
export interface ApplicationInput {
  dueAt: string | null;
}

/** Whether an event of the clock comes at an instant or later. */
const isFrom = (event: ApplicationEvent, instant: string | null) => 'now' in event && instant !== null && Date.parse(event.now) >= Date.parse(instant);

/** Who may send an event. */
const by = (...senders: Role[]) => ({ meta: { by: senders } });

/** Ends an application without a reply. */
const expire = {
  guard: and(['isOverdue', 'isExpired']),
  target: '#application.status.notAccepted',
  actions: { type: 'storeReason' as const, params: { reason: 'noAnswer' } },
  ...by('system'),
};

/**
 * An application, as the job seeker, the employer and the clock move it; the same chart in the server's transaction and in the browser. No calls and
 * no timers: the scheduled jobs send `promise.due` and `promise.expired`, which the chart takes only at the right instant. The reply promise runs in
 * parallel with the status: opening a chat, scheduling an interview, accepting and declining count as replies, looking at the application doesn't. If
 * the promise expires without a reply, the application closes as not accepted, so nothing stays open forever.
 */
export const applicationMachine = setup({
  types: {} as { context: ApplicationContext; events: ApplicationEvent; input: ApplicationInput; meta: { actsNext?: Role; by?: readonly Role[] } },
  guards: {
    hasPromise: ({ context }) => context.dueAt !== null,
    isDue: ({ context, event }) => isFrom(event, context.dueAt),
    isOverdue: stateIn({ promise: { pledged: 'overdue' } }),
    isExpired: ({ context, event }) => isFrom(event, expiryOf(context.dueAt)),
    /** A reply counts only while one is due: not after a withdrawal, or once the job is closed. */
    isOwed: or([stateIn({ status: { open: { active: 'unanswered' } } }), stateIn({ status: { open: 'onHold' } })]),
    isOwedNow: stateIn({ status: { open: { active: 'unanswered' } } }),
  },
  actions: {
    storeReason: assign({ reason: (_, params: { reason: string }) => params.reason }),
  },
}).createMachine({
  id: 'application',
  type: 'parallel',
  context: ({ input }) => ({ dueAt: input.dueAt, reason: null }),
  states: {
    status: {
      initial: 'open',
      states: {
        open: {
          meta: { actsNext: 'employer' },
          initial: 'active',
          on: {
            'application.declined': {
              target: 'notAccepted',
              actions: { type: 'storeReason', params: ({ event }) => ({ reason: event.reason }) },
              ...by('employer'),
            },
            'application.withdrawn': { target: 'withdrawn', ...by('seeker') },
            'job.closed': { target: 'jobClosed', ...by('employer', 'system') },
          },
          states: {
            active: {
              initial: 'unanswered',
              on: {
                'application.accepted': { target: '#application.status.accepted', ...by('employer') },
                'job.held': { target: 'onHold', ...by('employer') },
              },
              states: {
                unanswered: {
                  initial: 'pending',
                  on: {
                    'chat.opened': { target: 'communicating', ...by('employer') },
                    // The interview's chart sends it once both sides agreed on a time.
                    'interview.agreed': { target: 'interview', ...by('system') },
                    'promise.expired': expire,
                  },
                  states: {
                    pending: { on: { 'application.viewed': { target: 'viewed', ...by('employer') } } },
                    viewed: {},
                  },
                },
                communicating: { on: { 'interview.agreed': { target: 'interview', ...by('system') } } },
                interview: {},
                last: { type: 'history', history: 'deep' },
              },
            },
            onHold: {
              initial: 'paused',
              on: { 'interview.agreed': { target: '.agreed', ...by('system') }, 'promise.expired': expire },
              states: {
                paused: { on: { 'job.reopened': { target: '#application.status.open.active.last', ...by('employer') } } },
                agreed: { on: { 'job.reopened': { target: '#application.status.open.active.interview', ...by('employer') } } },
              },
            },
          },
        },
        accepted: { type: 'final' },
        notAccepted: { type: 'final' },
        withdrawn: { type: 'final' },
        jobClosed: { type: 'final' },
      },
    },
    promise: {
      initial: 'starting',
      states: {
        starting: { always: [{ guard: 'hasPromise', target: 'pledged' }, { target: 'none' }] },
        none: {},
        pledged: {
          initial: 'awaiting',
          on: {
            'chat.opened': { guard: 'isOwedNow', target: 'answered' },
            'interview.agreed': { guard: 'isOwed', target: 'answered' },
            'application.accepted': { guard: 'isOwedNow', target: 'answered' },
            'application.declined': { guard: 'isOwed', target: 'answered' },
          },
          states: {
            awaiting: { on: { 'promise.due': { guard: and(['isOwed', 'isDue']), target: 'overdue', ...by('system') } } },
            overdue: {
              on: {
                'promise.expired': {
                  guard: and(['isOwed', 'isExpired']),
                  target: '#application.promise.autoClosed',
                },
              },
            },
          },
        },
        answered: { type: 'final' },
        autoClosed: { type: 'final' },
      },
    },
  },
});
