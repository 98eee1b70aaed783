import { assign, or, setup, stateIn } from 'xstate';
import type { ActiveState, ApplicationContext, ApplicationEvent, Role } from './application.types.ts';

/** With `dueAt` (ISO-8601, the server's clock), the employer promised a reply by then. */
export interface ApplicationInput {
  dueAt: string | null;
}

const decline = {
  target: 'notAccepted',
  actions: { type: 'storeReason' as const, params: ({ event }: { event: { reason: string } }) => ({ reason: event.reason }) },
};
const expire = { guard: 'isOverdue' as const, target: 'notAccepted', actions: { type: 'storeReason' as const, params: { reason: 'noAnswer' } } };
const hold = (heldFrom: ActiveState) => ({ target: 'onHold', actions: { type: 'storePlace' as const, params: { heldFrom } } });
const resume = (heldFrom: ActiveState) => ({ guard: { type: 'wasHeldFrom' as const, params: { heldFrom } }, target: heldFrom });

/** How an application that isn't decided yet can end. */
const endings = { 'application.declined': decline, 'application.withdrawn': 'withdrawn', 'job.closed': 'jobClosed' } as const;

/** Whose turn it is. */
const upTo = (actsNext: Role) => ({ actsNext });

/**
 * An application, as the job seeker, the employer and the clock move it; the same chart in the server's transaction and in the browser. No calls and
 * no timers: the scheduled jobs send `promise.due` and `promise.expired`. The reply promise runs in parallel with the status: opening a chat,
 * scheduling an interview, accepting and declining count as replies, looking at the application doesn't. If the promise expires without a reply, the
 * application closes as not accepted, so nothing stays open forever.
 */
export const applicationMachine = setup({
  types: {} as { context: ApplicationContext; events: ApplicationEvent; input: ApplicationInput; meta: { actsNext: Role } },
  guards: {
    hasPromise: ({ context }) => context.dueAt !== null,
    isOverdue: stateIn({ promise: 'overdue' }),
    /** A reply counts only while one is due: not after a withdrawal, or once the job is closed. */
    isOwed: or([stateIn({ status: 'pending' }), stateIn({ status: 'viewed' }), stateIn({ status: 'onHold' })]),
    isOwedNow: or([stateIn({ status: 'pending' }), stateIn({ status: 'viewed' })]),
    wasHeldFrom: ({ context }, params: { heldFrom: ActiveState }) => context.heldFrom === params.heldFrom,
  },
  actions: {
    storeReason: assign({ reason: (_, params: { reason: string }) => params.reason }),
    storePlace: assign({ heldFrom: (_, params: { heldFrom: ActiveState }) => params.heldFrom }),
  },
}).createMachine({
  id: 'application',
  type: 'parallel',
  context: ({ input }) => ({ dueAt: input.dueAt, reason: null, heldFrom: 'pending' }),
  states: {
    status: {
      initial: 'pending',
      states: {
        pending: {
          meta: upTo('employer'),
          on: {
            ...endings,
            'application.viewed': 'viewed',
            'chat.opened': 'communicating',
            'interview.agreed': 'interview',
            'application.accepted': 'accepted',
            'job.held': hold('pending'),
            'promise.expired': expire,
          },
        },
        viewed: {
          meta: upTo('employer'),
          on: {
            ...endings,
            'chat.opened': 'communicating',
            'interview.agreed': 'interview',
            'application.accepted': 'accepted',
            'job.held': hold('viewed'),
            'promise.expired': expire,
          },
        },
        communicating: {
          meta: upTo('employer'),
          on: { ...endings, 'interview.agreed': 'interview', 'application.accepted': 'accepted', 'job.held': hold('communicating') },
        },
        interview: {
          meta: upTo('employer'),
          on: { ...endings, 'application.accepted': 'accepted', 'job.held': hold('interview') },
        },
        onHold: {
          meta: upTo('employer'),
          on: {
            ...endings,
            'interview.agreed': { actions: { type: 'storePlace', params: { heldFrom: 'interview' } } },
            'job.reopened': [resume('pending'), resume('viewed'), resume('communicating'), resume('interview')],
            'promise.expired': expire,
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
        starting: { always: [{ guard: 'hasPromise', target: 'awaiting' }, { target: 'none' }] },
        none: {},
        awaiting: {
          on: {
            'chat.opened': { guard: 'isOwedNow', target: 'answered' },
            'interview.agreed': { guard: 'isOwed', target: 'answered' },
            'application.accepted': { guard: 'isOwedNow', target: 'answered' },
            'application.declined': { guard: 'isOwed', target: 'answered' },
            'promise.due': { guard: 'isOwed', target: 'overdue' },
          },
        },
        overdue: {
          on: {
            'chat.opened': { guard: 'isOwedNow', target: 'answered' },
            'interview.agreed': { guard: 'isOwed', target: 'answered' },
            'application.accepted': { guard: 'isOwedNow', target: 'answered' },
            'application.declined': { guard: 'isOwed', target: 'answered' },
            'promise.expired': { guard: 'isOwed', target: 'autoClosed' },
          },
        },
        answered: { type: 'final' },
        autoClosed: { type: 'final' },
      },
    },
  },
});
