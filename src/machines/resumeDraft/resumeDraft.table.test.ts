import { type Row, done, fails, saysFailed, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken } from '../samples.ts';
import { draft, resumeDraftFlow } from './resumeDraft.fixtures.ts';

const renamed = { ...draft, name: 'For hospitals' };
const begins = { given: { name: 'x', fault: 'x', failure: broken }, sets: { name: draft.name, fault: null, failure: null } };
const renames = { given: { name: renamed.name }, calls: { renameDraft: { id: draft.id, name: renamed.name } } };
const removes = { calls: { deleteDraft: { id: draft.id } } };

stateTable(resumeDraftFlow, { draft }, [
  starts({ draft }, 'listed.idle', { calls: {} }),
  ['*', { type: 'draft.changed', draft: renamed }, null, { sets: { draft: renamed } }],
  ...['listed.idle', 'listed.renamed'].flatMap((from): Row[] => [
    [from, 'rename.requested', 'renaming.typing', begins],
    [from, 'delete.requested', 'deleting.asking', begins],
  ]),
  ...['typing', 'invalid', 'failed'].map((part): Row => [
    `renaming.${part}`,
    { type: 'name.submitted', name: renamed.name },
    'renaming.saving',
    { given: { fault: 'x' }, sets: { name: renamed.name, fault: null }, calls: renames.calls },
  ]),
  ...['renaming.typing', 'renaming.invalid', 'renaming.failed', 'renaming.offline', 'deleting.asking', 'deleting.failed', 'deleting.offline'].map(
    (from): Row => [from, 'action.closed', 'listed.idle'],
  ),
  ['renaming.saving', done('renameDraft', { ok: true, draft: renamed }), 'listed.renamed', { sets: { draft: renamed } }],
  ['renaming.saving', done('renameDraft', { ok: false, failure: 'gone' }), 'gone'],
  [
    'renaming.saving',
    done('renameDraft', { ok: false, failure: 'invalid', fault: 'filename.special' }),
    'renaming.invalid',
    { sets: { fault: 'filename.special' } },
  ],
  ['renaming.saving', fails('renameDraft', offline), 'renaming.offline', { calls: { waitToRename: undefined } }],
  ['renaming.saving', fails('renameDraft', broken), 'renaming.failed', saysFailed],
  ['renaming.offline', done('waitToRename'), 'renaming.saving', renames],
  ['deleting.asking', 'delete.confirmed', 'deleting.removing', removes],
  ['deleting.removing', done('deleteDraft', { ok: true }), 'deleted'],
  ['deleting.removing', fails('deleteDraft', offline), 'deleting.offline', { calls: { waitToDelete: undefined } }],
  ['deleting.removing', fails('deleteDraft', broken), 'deleting.failed', saysFailed],
  ['deleting.failed', 'action.retried', 'deleting.removing', removes],
  ['deleting.offline', done('waitToDelete'), 'deleting.removing', removes],
]);
