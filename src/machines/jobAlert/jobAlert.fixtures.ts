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

export const draft: Draft = { keywords: 'accountant', location: 'cebu-city', filters: {}, frequency: 'Daily', email: user.email, countryId: 167 };
const retryAt = '2026-01-10T09:05:00Z';
const tooMany = { ok: false as const, failure: 'tooMany' as const, retryAt };
const invalid = { ok: false as const, failure: 'invalid' as const, fields: { email: ['Please enter a valid email address'] } };

export const jobAlertFlow = defineFlow({
  id: 'jobAlert',
  area: 'find',
  title: 'Job alerts',
  purpose: 'Emails new jobs of a search: created in one step or with an email address, previewed, changed, snoozed, paused and deleted.',
  source: 'src/machines/jobAlert/jobAlert.machine.ts',
  machine: jobAlertMachine,
  states: {
    starting: 'Choosing the initial state.',
    closed: 'Nothing is open; an alert can be requested.',
    creating: 'The user fills in a new alert.',
    'creating.starting': 'Deciding whether there is anything to preview.',
    'creating.blank': 'The form has no search yet.',
    'creating.settling': 'The user is typing.',
    'creating.rehearsing': 'Counting the jobs it would have sent.',
    'creating.rehearsed': 'Shows how many jobs it would have sent in the last 7 days.',
    'creating.uncounted': 'Counting failed; the alert can be saved anyway.',
    'creating.invalid': 'Something is missing; each field says what.',
    'creating.atOnce': 'A job seeker requested an alert for a complete search: it is counted, then saved without further input.',
    registeringHidden: 'Creating a hidden account for a visitor’s address, unless it has one.',
    saving: 'Saving the alert.',
    offline: 'Offline; continues automatically when the connection is back.',
    failed: 'No response; the input is still there.',
    tooMany: 'The limit of emails to this address is reached.',
    full: 'The user has reached the maximum number of alerts.',
    created: 'The alert exists.',
    'created.deciding': 'Deciding what to show.',
    'created.active': 'It is on.',
    'created.unconfirmed': 'It turns on once the confirmation email is answered.',
    'created.asleep': 'An alert for this search already exists, but is paused.',
    managing: 'The user’s alerts.',
    'managing.deciding': 'Deciding from what is already loaded.',
    'managing.loading': 'Loading the alerts.',
    'managing.offline': 'Offline; loads when the connection is back.',
    'managing.unloadable': 'No response.',
    'managing.listed': 'The alerts are shown, each with its status.',
    'managing.empty': 'There are none.',
    'managing.undoable': 'One was deleted, and can be restored.',
    editing: 'The user edits an alert.',
    'editing.starting': 'Deciding whether there is anything to preview.',
    'editing.blank': 'The form has no search anymore.',
    'editing.settling': 'The user is typing.',
    'editing.rehearsing': 'Counting the jobs it would have sent.',
    'editing.rehearsed': 'Shows how many jobs it would have sent in the last 7 days.',
    'editing.uncounted': 'Counting failed; the alert can be saved anyway.',
    'editing.invalid': 'Something is missing; each field says what.',
    updating: 'Saving the change.',
    notUpdated: 'Nothing changed.',
    'notUpdated.failed': 'No response; the user can try again.',
    'notUpdated.tooMany': 'The limit of emails to this address is reached.',
    confirmingDelete: 'Asking for confirmation to delete one.',
    'confirmingDelete.asking': 'Nothing has been submitted yet.',
    'confirmingDelete.failed': 'No response; the alert still exists.',
    deleting: 'Deleting it.',
    restoring: 'Restoring a deleted alert.',
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
