import { type Row, done, fails, passes, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken } from '../samples.ts';
import { savedJobFlow } from './savedJob.fixtures.ts';

const seeker = { jobId: 7, isSeeker: true, isSaved: false };
const guest = { isSeeker: false };
const notice = (message: string) => ({ emits: [{ type: 'notice.raised', notice: { severity: 'error', message } }] });
const answers = (call: string, failure: string) => done(call, { ok: false, failure });
const saves = { calls: { saveJob: { jobId: 7 } } };
const unsaves = { calls: { unsaveJob: { jobId: 7 } } };
const remembers = { calls: { rememberSave: { jobId: 7 } } };
const undo = { waits: { untilUndoEnds: 6_000 } };

stateTable(savedJobFlow, seeker, [
  starts(seeker, 'unsaved.settled'),
  starts({ ...seeker, isSaved: true }, 'saved.settled'),
  starts({ ...seeker, isSeeker: false, isKept: true }, 'kept.settled', { calls: {} }),
  // What a guest saved on this device isn't on it anymore after signing in.
  starts({ ...seeker, isKept: true }, 'unsaved.settled'),
  ...['unsaved.settled', 'unsaved.undoable'].flatMap((from): Row[] => [
    [from, 'job.saved', 'saving.wanted', saves],
    [from, 'job.saved', 'kept.asking', { given: guest, ...remembers }],
    [from, 'job.savedElsewhere', 'saved.settled'],
    [from, 'job.savedElsewhere', 'kept.settled', { given: guest, calls: {} }],
  ]),
  ['unsaved.undoable', 'undo.requested', 'saving.wanted', saves],
  ['unsaved.undoable', passes('untilUndoEnds'), 'unsaved.settled'],
  ['saving.wanted', 'job.unsaved', 'saving.unwanted', { calls: {} }],
  ['saving.unwanted', 'job.saved', 'saving.wanted', { calls: {} }],
  ['saving.wanted', done('saveJob', { ok: true }), 'saved.undoable', { ...undo, emits: [] }],
  // Unsaved before the response: that is sent too.
  ['saving.unwanted', done('saveJob', { ok: true }), 'unsaving.wanted', unsaves],
  ['saving.wanted', answers('saveJob', 'signInRequired'), 'kept.asking', { sets: guest, ...remembers, emits: [] }],
  ['saving.wanted', answers('saveJob', 'jobGone'), 'unsaved.settled', notice('jobs:save.jobGone')],
  ['saving.wanted', fails('saveJob', broken), 'unsaved.settled', notice('jobs:save.failed')],
  ...['saved.settled', 'saved.undoable'].flatMap((from): Row[] => [
    [from, 'job.unsaved', 'unsaving.wanted', unsaves],
    [from, 'job.unsavedElsewhere', 'unsaved.settled', { calls: {} }],
  ]),
  ['saved.undoable', 'undo.requested', 'unsaving.wanted', unsaves],
  ['saved.undoable', passes('untilUndoEnds'), 'saved.settled'],
  ['unsaving.wanted', 'job.saved', 'unsaving.unwanted', { calls: {} }],
  ['unsaving.unwanted', 'job.unsaved', 'unsaving.wanted', { calls: {} }],
  ['unsaving.wanted', done('unsaveJob', { ok: true }), 'unsaved.undoable', undo],
  ['unsaving.unwanted', done('unsaveJob', { ok: true }), 'saving.wanted', saves],
  ['unsaving.wanted', answers('unsaveJob', 'signInRequired'), 'saved.settled', { sets: guest, ...notice('jobs:save.signInRequired') }],
  ['unsaving.wanted', fails('unsaveJob', broken), 'saved.settled', notice('jobs:unsave.failed')],
  ['kept.settled', 'job.unsaved', 'dropping', { calls: { forgetSave: { jobId: 7 } } }],
  ['kept.settled', 'job.unsavedElsewhere', 'unsaved.settled', { calls: {} }],
  ['kept.asking', 'signIn.declined', 'kept.settled'],
  ['dropping', done('forgetSave'), 'unsaved.settled'],
]);
