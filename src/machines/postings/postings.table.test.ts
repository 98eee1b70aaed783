import { type Row, done, fails, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken, key } from '../samples.ts';
import { posting, confirmDue, listOf, postingsFlow } from './postings.fixtures.ts';

const tab = { tab: 'open', page: 1 };
const list = listOf(confirmDue, posting);
const given = { list };
const want = (id: number, move: string) => ({ type: 'move.requested', id, move, key });
const held = { id: 7, move: 'hold', key };
const moves = { given: { wanted: held }, calls: { movePosting: held } };
const refusal = (failure: string) => done('movePosting', { ok: false, failure });
const onHold = { ...posting, status: 'onHold' as const };

stateTable(postingsFlow, tab, [
  starts(tab, 'loading', { calls: { watchPostings: undefined, listPostings: tab } }),
  ['loading', done('listPostings', list), 'ready.resting', { sets: given }],
  ['loading', fails('listPostings', offline), 'disconnected', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['loading', fails('listPostings', broken), 'unloadable', saysFailed],
  ['disconnected', done('waitForConnection'), 'loading', { calls: { listPostings: tab } }],
  ...['disconnected', 'unloadable', 'ready.outdated'].map((from): Row => [from, 'load.retried', 'loading', { calls: { listPostings: tab } }]),
  ...['resting', 'refreshing', 'moved', 'refused', 'full', 'unconfirmed', 'outdated', 'notMoved'].flatMap((part): Row[] => [
    [`ready.${part}`, want(7, 'hold'), 'moving', { given, sets: { wanted: held, before: posting }, calls: { movePosting: held } }],
    // What ends a job is asked first, and only where its state allows it.
    [`ready.${part}`, want(8, 'close'), 'confirming', { given, sets: { wanted: { id: 8, move: 'close', key }, before: confirmDue }, calls: {} }],
    [`ready.${part}`, want(8, 'close'), null],
    [`ready.${part}`, want(7, 'confirm'), null, { given }],
    [`ready.${part}`, want(9, 'hold'), null, { given }],
  ]),
  ['ready.resting', 'list.changed', 'ready.refreshing', { calls: { refreshPostings: tab } }],
  ['ready.refreshing', done('refreshPostings', list), 'ready.resting', { sets: given }],
  ['ready.refreshing', fails('refreshPostings', broken), 'ready.resting'],
  [
    'ready.moved',
    { type: 'move.undone', key },
    'moving',
    { given: { wanted: held }, sets: { wanted: { ...held, move: 'reopen' } }, calls: { movePosting: { ...held, move: 'reopen' } } },
  ],
  ['ready.moved', { type: 'move.undone', key }, null, { given: { wanted: { ...held, move: 'close' } } }],
  ['ready.notMoved', 'move.retried', 'moving', moves],
  ['confirming', 'move.confirmed', 'moving', moves],
  ['confirming', 'move.dismissed', 'ready.resting'],
  [
    'moving',
    done('movePosting', { ok: true, posting: onHold }),
    'following',
    { given, sets: { list: { ...list, postings: [confirmDue, onHold] } }, calls: { followPostings: tab } },
  ],
  ['moving', refusal('full'), 'ready.full'],
  ['moving', refusal('unconfirmed'), 'ready.unconfirmed'],
  ['moving', refusal('moved'), 'ready.outdated'],
  ['moving', refusal('refused'), 'ready.refused'],
  ['moving', fails('movePosting', broken), 'ready.notMoved', saysFailed],
  ['following', done('followPostings', list), 'ready.moved', { sets: given }],
  ['following', fails('followPostings', broken), 'ready.moved'],
]);
