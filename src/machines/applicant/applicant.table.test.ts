import type { Applicant } from '../../../contract/applicants.ts';
import { type Row, done, fails, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken, key } from '../samples.ts';
import { applicant, applicantFlow } from './applicant.fixtures.ts';

const id = applicant.id;
const shown = { applicant };
const accepted: Applicant = { ...applicant, status: 'accepted', application: { ...applicant.application, status: 'accepted' } };
const settled: Applicant = { ...applicant, status: 'withdrawn', application: { ...applicant.application, status: 'withdrawn' } };
const accepts = { given: { note: 'Welcome!', key }, calls: { acceptApplicant: { id, note: 'Welcome!', key } } };
const opens = { calls: { openApplicant: { id } } };
const refreshes = { calls: { refreshApplicant: { id } } };
const gone = { ok: false, failure: 'notFound' };

stateTable(applicantFlow, { id }, [
  starts({ id }, 'loading', { calls: { watchApplicant: { id }, openApplicant: { id } } }),
  ['loading', done('openApplicant', { ok: true, applicant }), 'shown.calm.reading', { sets: shown }],
  ['loading', done('openApplicant', { ok: true, applicant }), 'shown.calm.decided', { given: { outcome: 'accepted' } }],
  ['loading', done('openApplicant', { ok: true, applicant }), 'shown.calm.refused', { given: { outcome: 'settled' } }],
  // The answer on its way may be from before the change.
  ['loading', 'applicant.changed', 'loading', opens],
  ['loading', done('openApplicant', gone), 'gone'],
  ['loading', fails('openApplicant', offline), 'offline', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['loading', fails('openApplicant', broken), 'failed', saysFailed],
  ['offline', done('waitForConnection'), 'loading', opens],
  ['offline', 'load.retried', 'loading', opens],
  ['failed', 'load.retried', 'loading', opens],
  // Which actions are available depends on the application's state.
  ...['reading', 'decided', 'refused', 'undone'].flatMap((part): Row[] => [
    [
      `shown.calm.${part}`,
      { type: 'accept.requested', key },
      'shown.confirmingAccept',
      { given: { ...shown, outcome: 'settled', note: 'x' }, sets: { key, note: '', outcome: null } },
    ],
    [`shown.calm.${part}`, { type: 'accept.requested', key }, null, { given: { applicant: settled } }],
    [`shown.calm.${part}`, 'decline.requested', 'shown.declining', { given: { ...shown, outcome: 'settled' }, sets: { outcome: null } }],
    [`shown.calm.${part}`, 'decline.requested', null, { given: { applicant: settled } }],
    [`shown.calm.${part}`, 'chat.requested', 'shown.openingChat', { given: shown, calls: { openChat: { id } } }],
    [`shown.calm.${part}`, 'chat.requested', null, { given: { applicant: settled } }],
    [`shown.calm.${part}`, 'interest.toggled', 'shown.markingInterest', { given: shown, calls: { markInterest: { id, isInterested: true } } }],
    [`shown.calm.${part}`, 'applicant.changed', 'shown.calm.refreshing', refreshes],
  ]),
  ['shown.calm.refreshing', done('refreshApplicant', { ok: true, applicant: accepted }), 'shown.calm.reading', { sets: { applicant: accepted } }],
  ['shown.calm.refreshing', done('refreshApplicant', gone), 'gone'],
  ['shown.calm.refreshing', fails('refreshApplicant', broken), 'shown.calm.reading'],
  ['shown.calm.refreshing', 'applicant.changed', 'shown.calm.refreshing', refreshes],
  ['shown.calm.refreshing', 'interest.toggled', 'shown.markingInterest'],
  [
    'shown.confirmingAccept',
    { type: 'accept.confirmed', note: 'Welcome!' },
    'shown.accepting',
    { given: { key }, sets: { note: 'Welcome!' }, calls: accepts.calls },
  ],
  ...['shown.confirmingAccept', 'shown.acceptOffline', 'shown.acceptFailed'].map((from): Row => [from, 'accept.abandoned', 'shown.calm.refreshing', refreshes]),
  ['shown.accepting', done('acceptApplicant', { ok: true, applicant: accepted }), 'shown.calm.decided', { sets: { applicant: accepted, outcome: 'accepted' } }],
  [
    'shown.accepting',
    done('acceptApplicant', { ok: false, failure: 'notAllowedNow', applicant: settled }),
    'shown.calm.refused',
    { sets: { applicant: settled, outcome: 'settled' } },
  ],
  ['shown.accepting', fails('acceptApplicant', offline), 'shown.acceptOffline', { ...saysOffline, calls: { waitToAccept: undefined } }],
  ['shown.accepting', fails('acceptApplicant', broken), 'shown.acceptFailed', saysFailed],
  ['shown.acceptOffline', done('waitToAccept'), 'shown.accepting', accepts],
  ['shown.acceptFailed', 'accept.retried', 'shown.accepting', accepts],
  ['shown.declining', { type: 'decline.finished', outcome: { declined: [id], settled: [] } }, 'loading', { sets: { outcome: 'declined' }, ...opens }],
  ['shown.declining', { type: 'decline.finished', outcome: { declined: [], settled: [id] } }, 'loading', { sets: { outcome: 'settled' } }],
  ['shown.declining', { type: 'decline.finished', outcome: null }, 'shown.calm.refreshing', { sets: { outcome: null } }],
  [
    'shown.markingInterest',
    done('markInterest', { ...applicant, is_interested: true }),
    'shown.calm.reading',
    { sets: { applicant: { ...applicant, is_interested: true } } },
  ],
  ['shown.markingInterest', fails('markInterest', broken), 'shown.calm.undone', saysFailed],
  ['shown.openingChat', done('openChat', { ok: true, chatId: key }), 'shown.inChat', { sets: { chatId: key } }],
  ['shown.openingChat', done('openChat', { ok: false, failure: 'notAllowedNow' }), 'loading', { sets: { outcome: 'settled' }, ...opens }],
  ['shown.openingChat', fails('openChat', broken), 'shown.calm.undone', saysFailed],
]);
