import type { JobAlert } from '../../../contract/alerts.ts';
import { defineFlow } from '../flow.ts';
import { broken, offline, user } from '../samples.ts';
import { isWhole } from './draft.ts';
import { jobAlertMachine } from './jobAlert.machine.ts';
import type { Draft } from './jobAlert.types.ts';

export const alert: JobAlert = {
  id: 'a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01',
  user_id: user.id,
  country_id: 167,
  keywords: 'accountant',
  location: 'cebu-city',
  filters: {},
  email: user.email,
  frequency: 'Daily',
  status: 'active',
  next_at: '2026-01-10T23:00:00Z',
  snoozed_until: null,
  created_at: '2026-01-09T09:00:00Z',
};
export const snoozed: JobAlert = {
  ...alert,
  id: 'a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02',
  keywords: 'auditor',
  status: 'snoozed',
  next_at: null,
  snoozed_until: '2026-01-16T09:00:00Z',
  frequency: 'Weekly',
};
const changed: JobAlert = { ...alert, keywords: 'bookkeeper' };

export const draft: Draft = { keywords: 'accountant', location: 'cebu-city', filters: {}, frequency: 'Daily', email: user.email };
const retryAt = '2026-01-10T09:05:00Z';
const tooMany = { ok: false as const, failure: 'tooMany' as const, retryAt };
const invalid = { ok: false as const, failure: 'invalid' as const, fields: { email: ['Please enter a valid email address'] } };

export const jobAlertFlow = defineFlow({
  id: 'jobAlert',
  area: 'find',
  title: 'Job alerts',
  purpose: 'Sends the new jobs of a search: made in one step or by e-mail, rehearsed before, changed, snoozed, paused and deleted.',
  source: 'src/machines/jobAlert/jobAlert.machine.ts',
  machine: jobAlertMachine,
  states: {
    starting: 'Deciding by where it stands.',
    closed: 'Nothing is open; jobs can be asked for.',
    creating: 'A new alert is being written.',
    'creating.starting': 'Deciding whether there is anything to rehearse.',
    'creating.blank': 'It asks for nothing yet.',
    'creating.settling': 'Something is being typed.',
    'creating.rehearsing': 'What it would have sent is being counted.',
    'creating.rehearsed': 'What it would have sent in the last 7 days is told.',
    'creating.uncounted': 'That could not be counted; it can be saved all the same.',
    'creating.invalid': 'Something is missing; each field says what.',
    'creating.atOnce': 'A seeker asked for a whole search: it is counted, then saved without a question.',
    registeringHidden: 'A visitor’s address is given a hidden account, unless it has one.',
    saving: 'The alert is being saved.',
    offline: 'The device is offline; it goes on by itself once it is back.',
    failed: 'No answer came; what was written is kept.',
    tooMany: 'The address was sent as many letters as it may be.',
    full: 'One has as many alerts as one may.',
    created: 'There is an alert.',
    'created.deciding': 'Deciding what to say of it.',
    'created.active': 'It is on.',
    'created.unconfirmed': 'It is on once the letter to its address is answered.',
    'created.asleep': 'There was one for this search, and it sends nothing now.',
    managing: 'The alerts one has.',
    'managing.deciding': 'Deciding by what is known.',
    'managing.loading': 'They are being loaded.',
    'managing.offline': 'The device is offline; they are loaded once it is back.',
    'managing.unloadable': 'No answer came.',
    'managing.listed': 'They are shown, each with its status.',
    'managing.empty': 'There are none.',
    'managing.undoable': 'One was deleted, and can be put back.',
    editing: 'One is being changed.',
    'editing.starting': 'Deciding whether there is anything to rehearse.',
    'editing.blank': 'It asks for nothing any more.',
    'editing.settling': 'Something is being typed.',
    'editing.rehearsing': 'What it would have sent is being counted.',
    'editing.rehearsed': 'What it would have sent in the last 7 days is told.',
    'editing.uncounted': 'That could not be counted; it can be saved all the same.',
    'editing.invalid': 'Something is missing; each field says what.',
    updating: 'The change is being saved.',
    notUpdated: 'Nothing changed.',
    'notUpdated.failed': 'No answer came; it can be tried again.',
    'notUpdated.tooMany': 'The address was sent as many letters as it may be.',
    confirmingDelete: 'It is asked whether one is to be deleted.',
    'confirmingDelete.asking': 'Nothing happened yet.',
    'confirmingDelete.failed': 'No answer came; it is still there.',
    deleting: 'It is being deleted.',
    restoring: 'A deleted one is being put back.',
  },
  fixtures: {
    inputs: {
      seeker: { isSeeker: true, place: 'search' },
      visitor: { isSeeker: false, place: 'search' },
      settings: { isSeeker: true, place: 'settings' },
    },
    events: {
      'alert.requested': [
        { type: 'alert.requested', draft: { ...draft, email: '' } },
        { type: 'alert.requested', draft, isAtOnce: true },
        { type: 'alert.requested', draft: { ...draft, keywords: '', location: null } },
      ],
      'draft.changed': [
        { type: 'draft.changed', draft },
        { type: 'draft.changed', draft: { ...draft, keywords: '', location: null } },
      ],
      'draft.submitted': [{ type: 'draft.submitted' }],
      'alert.retried': [{ type: 'alert.retried' }],
      'alert.dismissed': [{ type: 'alert.dismissed' }],
      'alert.kept': [{ type: 'alert.kept' }],
      'alert.managed': [{ type: 'alert.managed' }],
      'alert.edited': [{ type: 'alert.edited', id: alert.id }],
      'alert.enabled': [{ type: 'alert.enabled', id: snoozed.id }],
      'alert.snoozed': [{ type: 'alert.snoozed', id: alert.id }],
      'alert.paused': [{ type: 'alert.paused', id: alert.id }],
      'delete.requested': [alert, snoozed].map(({ id }) => ({ type: 'delete.requested' as const, id })),
      'delete.confirmed': [{ type: 'delete.confirmed' }],
      'undo.requested': [{ type: 'undo.requested' }],
    },
    actors: {
      rehearse: { done: [{ jobs: 12, more: false }], error: [broken] },
      registerHidden: { done: [{ ok: true }, tooMany, invalid], error: [offline, broken] },
      saveAlert: {
        done: [
          { ok: true, created: { alert, status: 'active', is_new: true } },
          { ok: true, created: { alert: null, status: 'unconfirmed', is_new: true } },
          { ok: true, created: { alert: snoozed, status: 'snoozed', is_new: false } },
          tooMany,
          { ok: false, failure: 'tooManyAlerts' },
          invalid,
        ],
        error: [offline, broken],
      },
      restoreAlert: {
        done: [
          { ok: true, created: { alert, status: 'active', is_new: true } },
          { ok: false, failure: 'tooManyAlerts' },
        ],
        error: [broken],
      },
      listAlerts: { done: [[alert, snoozed], []], error: [offline, broken] },
      updateAlert: {
        done: [
          { ok: true, updated: { alert: changed, confirming: null } },
          { ok: true, updated: { alert: changed, confirming: 'other@example.com' } },
          { ok: false, failure: 'gone' },
          tooMany,
          invalid,
        ],
        error: [broken],
      },
      deleteAlert: { done: [undefined], error: [broken] },
      waitForConnection: { done: [undefined] },
    },
    project: ({ draft, rehearsal, alerts, alert, deleted }) => [
      draft && (isWhole(draft) ? ['whole', rehearsal !== null] : 'wanting'),
      alerts !== null,
      alert?.id,
      deleted?.id,
    ],
    takesEachWayOnce: true,
  },
});
