import type { Notice } from './notice.machine.ts';
import { type Row, passes, starts, stateTable } from '../../../tests/support/state-table.ts';
import { noticeFlow } from './notice.fixtures.ts';

const saved: Notice = { severity: 'success', message: 'jobs:save.done' };
const raised = { type: 'notice.raised', notice: saved };
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
    [from, { type: 'notice.actionChosen', action: 'undo' }, 'hidden', { ...gone, emits: [{ type: 'notice.actionChosen', action: 'undo' }] }],
  ]),
]);
