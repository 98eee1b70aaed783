import type { Notice } from './notice.machine.ts';
import { type Row, passes, starts, stateTable } from '../../../tests/support/state-table.ts';
import { noticeFlow } from './notice.fixtures.ts';

const saved: Notice = { severity: 'success', message: 'jobs:save.done', action: 'undo', id: 'save 7' };
const raised = { type: 'notice.raised', notice: saved };
const undo = (id: string) => ({ type: 'notice.actionChosen', id, action: 'undo' });
const gone = { given: { current: saved }, sets: { current: null } };

stateTable(noticeFlow, undefined, [
  starts(undefined, 'hidden'),
  // A new notice replaces the current one, and restarts the three seconds.
  ['*', raised, 'shown.passing', { sets: { current: saved }, waits: { untilHidden: 3_000 } }],
  ['hidden', raised, 'shown.passing'],
  ['shown.passing', passes('untilHidden'), 'hidden', gone],
  ['shown.passing', 'notice.held', 'shown.held', { waits: {} }],
  ['shown.held', 'notice.released', 'shown.passing', { waits: { untilHidden: 3_000 } }],
  ...['shown.passing', 'shown.held'].flatMap((from): Row[] => [
    [from, 'notice.dismissed', 'hidden', { ...gone, emits: [] }],
    [from, undo('save 7'), 'hidden', { ...gone, emits: [undo('save 7')] }],
    [from, { type: 'notice.expired', id: 'save 7' }, 'hidden', { ...gone, emits: [] }],
    // Another notice has replaced the one that was clicked, or that expired.
    [from, undo('save 8'), null, { given: { current: saved }, emits: [] }],
    [from, { type: 'notice.expired', id: 'save 8' }, null, { given: { current: saved } }],
  ]),
]);
