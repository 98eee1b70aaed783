import { type Row, done, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken, key } from '../samples.ts';
import { chatFileFlow } from './chatFile.fixtures.ts';

const file = { ref: key, name: 'plan.pdf', size: 9_000 };
const other = { ref: key, name: 'photo.png', size: 1_000 };
const stored = { file_id: key, filename: 'plan.pdf' };
const sends = { given: { file, share: 0.7, failure: broken }, sets: { share: 0, failure: null }, calls: { uploadFile: { file } } };
const forgets = { given: { file, stored, reason: 'type', failure: broken }, sets: { file: null, stored: null, reason: null, failure: null } };

stateTable(chatFileFlow, undefined, [
  starts(undefined, 'choosing', { calls: {} }),
  ...['choosing', 'failed', 'rejected'].map((from): Row => [
    from,
    { type: 'file.chosen', file: other },
    'uploading',
    { given: { file, reason: 'type' }, sets: { file: other, reason: null }, calls: { uploadFile: { file: other } } },
  ]),
  ['uploading', { type: 'upload.progressed', share: 0.4 }, 'uploading', { sets: { share: 0.4 } }],
  ['uploading', { type: 'upload.stored', stored }, 'stored', { sets: { stored } }],
  ['uploading', { type: 'upload.rejected', reason: 'type' }, 'rejected', { sets: { reason: 'type' } }],
  ['uploading', { type: 'upload.failed', failure: offline }, 'offline', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['uploading', { type: 'upload.failed', failure: broken }, 'failed', saysFailed],
  ['stored', 'file.taken', 'choosing', forgets],
  ['offline', done('waitForConnection'), 'uploading', sends],
  ['offline', 'upload.retried', 'uploading', sends],
  ['failed', 'upload.retried', 'uploading', sends],
  ...['uploading', 'offline', 'failed', 'rejected'].map((from): Row => [from, 'upload.cancelled', 'choosing', forgets]),
]);
