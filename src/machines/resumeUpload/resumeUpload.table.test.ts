import { type Row, done, fails, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken, resume, key } from '../samples.ts';
import { resumeUploadFlow } from './resumeUpload.fixtures.ts';

const file = { ref: key, name: 'ana-reyes.pdf', size: 120_000 };
const other = { ref: key, name: 'other.docx', size: 90_000 };
const input = { place: 'apply', attached: 0 };
const checks = (of: object) => ({ calls: { checkFile: { file: of, place: 'apply' } } });
const chooses = { given: { file, reason: 'type', share: 0.5 }, sets: { file: other, reason: null, share: 0 }, ...checks(other) };
const uploads = { given: { file, share: 0.5, failure: broken }, sets: { share: 0, failure: null }, calls: { uploadResume: { file, place: 'apply' } } };
const choose = { type: 'file.chosen', file: other };

stateTable(resumeUploadFlow, input, [
  starts(input, 'choosing', { calls: {} }),
  starts({ ...input, file }, 'checking', checks(file)),
  // With three attached already, one must be removed first.
  starts({ ...input, attached: 3 }, 'rejected', { sets: { reason: 'tooMany' } }),
  starts({ ...input, attached: 3, file }, 'rejected', { calls: {} }),
  ['*', 'upload.cancelled', 'cancelled', { output: { resume: null } }],
  ...['choosing', 'rejected', 'failed'].map((from): Row => [from, choose, 'checking', chooses]),
  ['rejected', choose, null, { given: { attached: 3 } }],
  ['checking', done('checkFile', { ok: true }), 'uploading.sending', uploads],
  ['checking', done('checkFile', { ok: false, reason: 'tooLarge' }), 'rejected', { sets: { reason: 'tooLarge' } }],
  ['checking', fails('checkFile', broken), 'failed', saysFailed],
  ['uploading.sending', { type: 'upload.progressed', share: 0.4 }, 'uploading.sending', { sets: { share: 0.4 } }],
  ['uploading.sending', { type: 'upload.progressed', share: 1 }, 'uploading.judging', { sets: { share: 1 } }],
  ...['uploading.sending', 'uploading.judging'].flatMap((from): Row[] => [
    [from, { type: 'upload.stored', resume }, 'stored', { output: { resume } }],
    [from, { type: 'upload.rejected', reason: 'type' }, 'rejected', { sets: { reason: 'type' } }],
    [from, { type: 'upload.failed', failure: offline }, 'offline', { ...saysOffline, calls: { waitForConnection: undefined } }],
    [from, { type: 'upload.failed', failure: broken }, 'failed', saysFailed],
  ]),
  ['failed', 'upload.retried', 'checking', { given: { file }, ...checks(file) }],
  ['offline', done('waitForConnection'), 'uploading.sending', uploads],
  ['offline', 'upload.retried', 'uploading.sending', uploads],
]);
