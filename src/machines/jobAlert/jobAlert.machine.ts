import { answerIn } from '../answer.ts';
import { errorOf, storeFailure } from '../failing.ts';
import { creating, editing } from './jobAlert.form.ts';
import { confirmingDelete, deleting, managing, notUpdated, restoring, updating } from './jobAlert.manage.ts';
import { jobAlertSetup, leave, NOTHING, refused } from './jobAlert.setup.ts';
import type { Draft } from './jobAlert.types.ts';

const ofRequest = ({ event }: { event: { draft: Draft; isAtOnce?: boolean } }) => ({ draft: event.draft, isAtOnce: event.isAtOnce ?? false });
const storeDraft = { type: 'storeDraft', params: ofRequest } as const;
const idOf = ({ event }: { event: { id: string } }) => ({ id: event.id });
const isOffline = { guard: { type: 'isOffline', params: errorOf }, target: 'offline', actions: storeFailure } as const;

/**
 * Job alerts (flows/jobAlert.md): created from a search or on their page, previewed, and managed. A visitor's address gets a hidden account first;
 * the alert turns on once the confirmation email is answered (`created.unconfirmed`). Drafts survive every failure.
 */
export const jobAlertMachine = jobAlertSetup.createMachine({
  id: 'jobAlert',
  context: ({ input }) => ({
    ...input,
    draft: null,
    isAtOnce: false,
    rehearsal: null,
    fields: {},
    alert: null,
    status: null,
    isNew: false,
    alerts: null,
    change: null,
    deleted: null,
    news: null,
    retryAt: null,
    failure: null,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isInSettings', target: 'managing' }, { target: 'closed' }] },
    closed: {
      on: {
        'alert.requested': [
          { guard: { type: 'isAtOnce', params: ofRequest }, target: 'creating.atOnce', actions: storeDraft },
          { target: 'creating', actions: storeDraft },
        ],
      },
    },
    creating,
    registeringHidden: {
      tags: 'busy',
      invoke: {
        id: 'registerHidden',
        src: 'registerHidden',
        input: ({ context }) => ({ email: context.draft?.email ?? '' }),
        onDone: [{ guard: { type: 'isAccepted', params: answerIn }, target: 'saving' }, refused('tooMany', 'tooMany'), refused('invalid', 'creating.invalid')],
        onError: [isOffline, { target: 'failed', actions: storeFailure }],
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveAlert',
        src: 'saveAlert',
        input: ({ context }) => ({ draft: context.draft ?? NOTHING, status: 'active' as const }),
        onDone: [
          { guard: { type: 'isAccepted', params: answerIn }, target: 'created', actions: { type: 'storeCreated', params: answerIn } },
          refused('tooMany', 'tooMany'),
          refused('tooManyAlerts', 'full'),
          refused('invalid', 'creating.invalid'),
        ],
        onError: [isOffline, { target: 'failed', actions: storeFailure }],
      },
    },
    offline: {
      invoke: {
        id: 'waitForConnection',
        src: 'waitForConnection',
        onDone: [{ guard: 'isVisitor', target: 'registeringHidden' }, { target: 'saving' }],
      },
      on: { 'alert.dismissed': leave },
    },
    /** "Failed to enable job alert. Please contact support for assistance." (specification §8) */
    failed: {
      on: { 'alert.retried': [{ guard: 'isVisitor', target: 'registeringHidden' }, { target: 'saving' }], 'alert.dismissed': leave },
    },
    tooMany: { after: { untilRetry: 'creating' }, on: { 'alert.retried': 'creating', 'alert.dismissed': leave } },
    full: { on: { 'alert.managed': { guard: 'isSeeker', target: 'managing', actions: 'clear' }, 'alert.dismissed': leave } },
    created: {
      initial: 'deciding',
      on: {
        'alert.kept': leave,
        'alert.dismissed': leave,
        'alert.managed': { guard: 'isSeeker', target: 'managing', actions: 'clear' },
        'alert.edited': { guard: { type: 'isThis', params: idOf }, target: 'editing', actions: 'write' },
      },
      states: {
        deciding: {
          always: [
            { guard: { type: 'isStatus', params: { status: 'unconfirmed' } }, target: 'unconfirmed' },
            { guard: { type: 'isStatus', params: { status: 'active' } }, target: 'active' },
            { target: 'asleep' },
          ],
        },
        active: {},
        unconfirmed: {},
        /** An alert for this search already exists, but is paused. */
        asleep: {
          on: {
            'alert.enabled': {
              guard: { type: 'isThis', params: idOf },
              target: '#jobAlert.updating',
              actions: { type: 'changeStatus', params: ({ event }) => ({ id: event.id, status: 'active' }) },
            },
          },
        },
      },
    },
    managing,
    editing,
    updating,
    notUpdated,
    confirmingDelete,
    deleting,
    restoring,
  },
});
