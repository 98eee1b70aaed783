import { type Row, done, fails, saysFailed, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken } from '../samples.ts';
import { acmePage, companyEditorFlow } from './companyEditor.fixtures.ts';

const details = { ...acmePage.details, about: 'We make nearly everything.' };
const changed = { ...acmePage, details };
// What wasn't changed isn't sent: a colleague may have changed it.
const saves = { given: { page: acmePage }, calls: { saveCompany: { changes: { about: details.about } } } };
const submit = { type: 'details.submitted', details };
const forgets = { given: { failure: broken, fields: { website: ['x'] }, message: 'x' }, sets: { failure: null, fields: {}, message: '' } };
const loads = { calls: { loadCompany: undefined } };
const refreshes = { calls: { refreshCompany: undefined } };
const VIEWS = ['page.current', 'outcome.none', 'outcome.saved', 'outcome.refused'];

stateTable(companyEditorFlow, undefined, [
  starts(undefined, 'loading', { calls: { watchCompany: undefined, loadCompany: undefined } }),
  ['loading', done('loadCompany', acmePage), 'viewing.outcome.none', { sets: { page: acmePage, isStale: false } }],
  // The answer on its way may be from before the change.
  ['loading', 'company.changed', 'loading', loads],
  ['loading', fails('loadCompany', offline), 'disconnected', { calls: { waitForConnection: undefined } }],
  ['loading', fails('loadCompany', broken), 'unloadable', saysFailed],
  ['disconnected', done('waitForConnection'), 'loading', loads],
  ['disconnected', 'load.retried', 'loading', loads],
  ['unloadable', 'load.retried', 'loading', loads],
  ...['disconnected', 'unloadable'].map((from): Row => [from, 'company.changed', from, { sets: { isStale: true } }]),
  ...VIEWS.flatMap((part): Row[] => [
    [`viewing.${part}`, 'edit.requested', 'editing.clean', forgets],
    [`viewing.${part}`, { type: 'page.changed', page: changed }, 'viewing.outcome.none', { sets: { page: changed } }],
    // The outcome of the last edit stays.
    [`viewing.${part}`, 'company.changed', part === 'page.current' ? 'viewing.page.refreshing' : `viewing.${part}`, { sets: { isStale: true }, ...refreshes }],
  ]),
  ['viewing.page.refreshing', done('refreshCompany', changed), 'viewing.page.current', { given: { page: acmePage }, sets: { page: changed, isStale: false } }],
  // Nothing says so: what is shown stays.
  ['viewing.page.refreshing', fails('refreshCompany', broken), 'viewing.page.current', { given: { page: acmePage }, sets: { page: acmePage, failure: null } }],
  ['viewing.page.refreshing', 'company.changed', 'viewing.page.refreshing', refreshes],
  ['viewing.page.refreshing', { type: 'page.changed', page: changed }, 'viewing.page.refreshing', { sets: { page: changed } }],
  // The form starts with what a colleague saved.
  ['viewing.page.refreshing', 'edit.requested', 'opening', { given: { isStale: true }, calls: { reloadCompany: undefined } }],
  ['opening', done('reloadCompany', changed), 'editing.clean', { given: { page: acmePage, isStale: true }, sets: { page: changed, isStale: false } }],
  ['opening', fails('reloadCompany', broken), 'editing.clean', { given: { page: acmePage, isStale: true }, sets: { page: acmePage, isStale: true } }],
  ['opening', 'company.changed', 'opening', { calls: { reloadCompany: undefined } }],
  // Loaded after the form closes, which keeps what was typed.
  ...['editing.clean', 'editing.dirty', 'editing.invalid', 'editing.failed', 'saving', 'confirmingDiscard'].map((from): Row => [
    from,
    'company.changed',
    from,
    { given: { page: acmePage }, sets: { page: acmePage, isStale: true } },
  ]),
  ['editing.clean', 'edit.abandoned', 'viewing.page.refreshing', { given: { isStale: true }, ...refreshes }],
  ['editing.clean', 'details.changed', 'editing.dirty'],
  // Nothing was typed, so there is nothing to confirm.
  ['editing.clean', 'edit.abandoned', 'viewing.outcome.none'],
  ...['clean', 'dirty', 'invalid', 'failed'].map((part): Row => [`editing.${part}`, submit, 'saving', saves]),
  ...['dirty', 'invalid', 'failed'].map((part): Row => [`editing.${part}`, 'edit.abandoned', 'confirmingDiscard']),
  ['saving', done('saveCompany', { ok: true, page: changed }), 'viewing.outcome.saved', { sets: { page: changed } }],
  [
    'saving',
    done('saveCompany', { ok: false, failure: 'invalid', fields: { website: ['x'] } }),
    'editing.invalid',
    { given: { page: acmePage }, sets: { page: acmePage, fields: { website: ['x'] } } },
  ],
  [
    'saving',
    done('saveCompany', { ok: false, failure: 'refused', message: 'Only an admin can.' }),
    'viewing.outcome.refused',
    { sets: { message: 'Only an admin can.' } },
  ],
  ['saving', fails('saveCompany', broken), 'editing.failed', saysFailed],
  ['confirmingDiscard', 'discard.confirmed', 'viewing.outcome.none'],
  ['confirmingDiscard', 'discard.declined', 'editing.dirty'],
]);
