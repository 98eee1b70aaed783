import { type Row, done, fails, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken } from '../samples.ts';
import { notSuitableFlow } from './notSuitable.fixtures.ts';

const chosen = { reasonId: 2 };
const hides = { calls: { hideJob: { jobId: 7, reasonId: 2 } } };
const shows = { calls: { showAgain: { jobId: 7 } } };
const forgets = { given: { ...chosen, failure: broken }, sets: { reasonId: null, failure: null } };

stateTable(notSuitableFlow, { jobId: 7 }, [
  starts({ jobId: 7 }, 'idle.settled', { calls: {} }),
  ...['idle.settled', 'idle.failed'].map((from): Row => [from, 'notSuitable.opened', 'choosing', forgets]),
  ['idle.failed', 'hiding.retried', 'hiding', { given: chosen, ...hides }],
  ['choosing', { type: 'reason.chosen', reasonId: 2 }, 'hiding', { sets: chosen, ...hides }],
  ['choosing', 'notSuitable.closed', 'idle.settled'],
  ['hiding', done('hideJob', { ok: true }), 'hidden.settled'],
  ['hiding', done('hideJob', { ok: false }), 'gone'],
  ['hiding', fails('hideJob', offline), 'offline', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['hiding', fails('hideJob', broken), 'idle.failed', saysFailed],
  ['hiding', 'undo.requested', 'undoing', shows],
  ['offline', done('waitForConnection'), 'hiding', { given: chosen, ...hides }],
  // Nothing was sent yet, so there is nothing to undo.
  ['offline', 'undo.requested', 'idle.settled', { ...forgets, calls: {} }],
  ['hidden.settled', 'undo.requested', 'undoing', shows],
  ['hidden.notUndone', 'undo.requested', 'undoing', shows],
  ['undoing', done('showAgain'), 'idle.settled', forgets],
  ['undoing', fails('showAgain', broken), 'hidden.notUndone', saysFailed],
]);
