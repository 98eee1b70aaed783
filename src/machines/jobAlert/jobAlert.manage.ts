import type { WantedStatus } from '../../../contract/alerts.ts';
import { answerIn } from '../answer.ts';
import { failsTo, storeFailure, waitsFor } from '../failing.ts';
import { draftOf } from './draft.ts';
import { jobAlertSetup, NOTHING, refused, toList } from './jobAlert.setup.ts';

const idOf = ({ event }: { event: { id: string } }) => ({ id: event.id });
const isListed = { type: 'isListed', params: idOf } as const;
const tell = <K extends 'gone' | 'restored' | 'notRestored'>(kind: K) => ({ type: 'tell' as const, params: { kind } });
const choose = { type: 'choose', params: idOf } as const;

const status = (status: WantedStatus) => ({
  type: 'changeStatus' as const,
  params: ({ event }: { event: { id: string } }) => ({ id: event.id, status }),
});

/** Actions on each alert shown. */
const shown = {
  'alert.edited': { guard: isListed, target: '#jobAlert.editing', actions: [choose, 'write'] },
  'alert.enabled': { guard: isListed, target: '#jobAlert.updating', actions: [choose, status('active')] },
  'alert.snoozed': { guard: isListed, target: '#jobAlert.updating', actions: [choose, status('snoozed')] },
  'alert.paused': { guard: isListed, target: '#jobAlert.updating', actions: [choose, status('paused')] },
  'delete.requested': { guard: isListed, target: '#jobAlert.confirmingDelete', actions: choose },
} as const;

/** The user's alerts, with actions on each. A deleted one can be restored until the next action. */
export const managing = jobAlertSetup.createStateConfig({
  initial: 'deciding',
  on: {
    'alert.requested': {
      guard: 'isInSettings',
      target: '#jobAlert.creating',
      actions: { type: 'storeDraft', params: ({ event }) => ({ draft: event.draft }) },
    },
    'alert.dismissed': { guard: 'isInSearch', target: '#jobAlert.closed', actions: 'forgetList' },
  },
  states: {
    deciding: {
      always: [
        { guard: 'hasDeleted', target: 'undoable' },
        { guard: 'hasNone', target: 'empty' },
        { guard: 'hasList', target: 'listed' },
        { target: 'loading' },
      ],
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'listAlerts',
        src: 'listAlerts',
        onDone: { target: 'deciding', actions: { type: 'storeAlerts', params: ({ event }) => ({ alerts: event.output }) } },
        onError: failsTo('offline', 'unloadable'),
      },
    },
    offline: { invoke: waitsFor('loading') },
    unloadable: { on: { 'alert.retried': 'loading' } },
    listed: { on: shown },
    empty: {},
    undoable: { on: { ...shown, 'undo.requested': '#jobAlert.restoring' } },
  },
});

export const confirmingDelete = jobAlertSetup.createStateConfig({
  initial: 'asking',
  on: { 'delete.confirmed': 'deleting', 'alert.kept': 'managing', 'alert.dismissed': 'managing' },
  states: {
    asking: {},
    /** No response; the alert still exists. */
    failed: {},
  },
});

export const deleting = jobAlertSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'deleteAlert',
    src: 'deleteAlert',
    input: ({ context }) => ({ id: context.alert?.id ?? '' }),
    onDone: { target: 'managing', actions: 'dropAlert' },
    onError: { target: 'confirmingDelete.failed', actions: storeFailure },
  },
});

/** Saves a change: of an edited draft, or only of the status. */
export const updating = jobAlertSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'updateAlert',
    src: 'updateAlert',
    input: ({ context }) => context.change ?? { id: '' },
    onDone: [
      { guard: { type: 'isAcceptedIntoList', params: answerIn }, target: 'managing', actions: { type: 'storeUpdated', params: answerIn } },
      { guard: { type: 'isAccepted', params: answerIn }, target: 'created', actions: { type: 'storeUpdated', params: answerIn } },
      { ...refused('gone', 'managing.loading'), actions: ['clear' as const, tell('gone')] },
      refused('tooMany', 'notUpdated.tooMany'),
      { guard: { type: 'isRefusedDraft', params: answerIn }, target: 'editing.invalid', actions: { type: 'storeRefusal', params: answerIn } },
      { target: 'notUpdated.failed' },
    ],
    onError: { target: 'notUpdated.failed', actions: storeFailure },
  },
});

/** Nothing changed; the input is still there. */
export const notUpdated = jobAlertSetup.createStateConfig({
  initial: 'failed',
  on: { 'alert.retried': 'updating', 'alert.dismissed': [{ guard: 'isWritten', target: 'editing' }, ...toList] },
  states: {
    failed: {},
    /** The limit of emails to this address is reached. */
    tooMany: {},
  },
});

/** Creates a deleted alert again, as it was. */
export const restoring = jobAlertSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'restoreAlert',
    src: 'saveAlert',
    input: ({ context: { deleted } }) => ({
      draft: deleted ? draftOf(deleted) : NOTHING,
      status: deleted?.status === 'snoozed' || deleted?.status === 'paused' ? deleted.status : ('active' as const),
    }),
    onDone: [
      {
        guard: { type: 'isAccepted', params: answerIn },
        target: 'managing',
        actions: [{ type: 'storeCreated', params: answerIn }, 'forgetDeleted', tell('restored')],
      },
      { target: 'managing', actions: tell('notRestored') },
    ],
    onError: { target: 'managing', actions: tell('notRestored') },
  },
});
