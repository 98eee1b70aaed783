import { type Row, done, fails, saysFailed, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken } from '../samples.ts';
import { acmePage, companyEditorFlow } from './companyEditor.fixtures.ts';

const details = { ...acmePage.details, about: 'We make nearly everything.' };
const changed = { ...acmePage, details };
const submit = { type: 'details.submitted', details };
const forgets = { given: { failure: broken, fields: { website: ['x'] }, message: 'x' }, sets: { failure: null, fields: {}, message: '' } };
const loads = { calls: { loadCompany: undefined } };

stateTable(companyEditorFlow, undefined, [
  starts(undefined, 'loading', loads),
  ['loading', done('loadCompany', acmePage), 'viewing.resting', { sets: { page: acmePage } }],
  ['loading', fails('loadCompany', offline), 'disconnected', { calls: { waitForConnection: undefined } }],
  ['loading', fails('loadCompany', broken), 'unloadable', saysFailed],
  ['disconnected', done('waitForConnection'), 'loading', loads],
  ['disconnected', 'load.retried', 'loading', loads],
  ['unloadable', 'load.retried', 'loading', loads],
  ...['resting', 'saved', 'refused'].flatMap((part): Row[] => [
    [`viewing.${part}`, 'edit.requested', 'editing.clean', forgets],
    [`viewing.${part}`, { type: 'page.changed', page: changed }, 'viewing.resting', { sets: { page: changed } }],
  ]),
  ['editing.clean', 'details.changed', 'editing.dirty'],
  // Nothing was typed, so there is nothing to confirm.
  ['editing.clean', 'edit.abandoned', 'viewing.resting'],
  ...['clean', 'dirty', 'invalid', 'failed'].map((part): Row => [`editing.${part}`, submit, 'saving', { calls: { saveCompany: { details } } }]),
  ...['dirty', 'invalid', 'failed'].map((part): Row => [`editing.${part}`, 'edit.abandoned', 'confirmingDiscard']),
  ['saving', done('saveCompany', { ok: true, page: changed }), 'viewing.saved', { sets: { page: changed } }],
  [
    'saving',
    done('saveCompany', { ok: false, failure: 'invalid', fields: { website: ['x'] } }),
    'editing.invalid',
    { given: { page: acmePage }, sets: { page: acmePage, fields: { website: ['x'] } } },
  ],
  [
    'saving',
    done('saveCompany', { ok: false, failure: 'refused', message: 'Only an admin can.' }),
    'viewing.refused',
    { sets: { message: 'Only an admin can.' } },
  ],
  ['saving', fails('saveCompany', broken), 'editing.failed', saysFailed],
  ['confirmingDiscard', 'discard.confirmed', 'viewing.resting'],
  ['confirmingDiscard', 'discard.declined', 'editing.dirty'],
]);
