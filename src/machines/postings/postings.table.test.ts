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
  ['loading', done('listPostings', list), 'ready.outcome.none', { sets: { ...given, isStale: false } }],
  ['loading', 'list.changed', 'loading', { calls: { listPostings: tab } }],
  ['loading', fails('listPostings', offline), 'disconnected', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['loading', fails('listPostings', broken), 'unloadable', saysFailed],
  ['disconnected', done('waitForConnection'), 'loading', { calls: { listPostings: tab } }],
  ...['disconnected', 'unloadable', 'ready.outcome.outdated'].map((from): Row => [from, 'load.retried', 'loading', { calls: { listPostings: tab } }]),
  // Changes that can't be loaded right away are loaded when the list is shown.
  ...['disconnected', 'unloadable', 'confirming', 'moving'].map((from): Row => [from, 'list.changed', from, { sets: { isStale: true }, calls: {} }]),
  ...[
    'list.current',
    'list.refreshing',
    'outcome.moved',
    'outcome.refused',
    'outcome.full',
    'outcome.unconfirmed',
    'outcome.outdated',
    'outcome.notMoved',
  ].flatMap((part): Row[] => [
    [`ready.${part}`, want(7, 'hold'), 'moving', { given, sets: { wanted: held, before: posting }, calls: { movePosting: held } }],
    // Ending a job asks for confirmation, and only if its state allows it.
    [`ready.${part}`, want(8, 'close'), 'confirming', { given, sets: { wanted: { id: 8, move: 'close', key }, before: confirmDue }, calls: {} }],
    [`ready.${part}`, want(8, 'close'), null],
    [`ready.${part}`, want(7, 'confirm'), null, { given }],
    [`ready.${part}`, want(9, 'hold'), null, { given }],
  ]),
  // The result of the last action stays while the list reloads.
  ...['none', 'moved', 'refused', 'full', 'unconfirmed', 'outdated', 'notMoved'].flatMap((part): Row[] => [
    [`ready.outcome.${part}`, 'list.changed', `ready.outcome.${part}`, { calls: { refreshPostings: tab } }],
    [`ready.outcome.${part}`, 'list.changed', 'ready.list.refreshing'],
  ]),
  ['ready.list.current', 'list.changed', 'ready.list.refreshing', { calls: { refreshPostings: tab } }],
  ['ready.list.refreshing', 'list.changed', 'ready.list.refreshing', { calls: { refreshPostings: tab } }],
  ['ready.list.refreshing', done('refreshPostings', list), 'ready.list.current', { sets: { ...given, isStale: false } }],
  ['ready.list.refreshing', fails('refreshPostings', broken), 'ready.list.current', { sets: { isStale: false } }],
  // A load that an action interrupted is repeated if the action changed nothing.
  ['ready.list.refreshing', want(7, 'hold'), 'moving', { given, sets: { isStale: true } }],
  [
    'ready.outcome.moved',
    { type: 'move.undone', key },
    'moving',
    { given: { wanted: held }, sets: { wanted: { ...held, move: 'reopen' } }, calls: { movePosting: { ...held, move: 'reopen' } } },
  ],
  ['ready.outcome.moved', { type: 'move.undone', key }, null, { given: { wanted: { ...held, move: 'close' } } }],
  ['ready.outcome.notMoved', 'move.retried', 'moving', moves],
  ['confirming', 'move.confirmed', 'moving', moves],
  ['confirming', 'move.dismissed', 'ready.list.current', { calls: {} }],
  ['confirming', 'move.dismissed', 'ready.list.refreshing', { given: { isStale: true }, calls: { refreshPostings: tab } }],
  [
    'moving',
    done('movePosting', { ok: true, posting: onHold }),
    'following',
    { given, sets: { list: { ...list, postings: [confirmDue, onHold] } }, calls: { followPostings: tab } },
  ],
  ['moving', refusal('full'), 'ready.outcome.full'],
  ['moving', refusal('unconfirmed'), 'ready.outcome.unconfirmed'],
  ['moving', refusal('moved'), 'ready.outcome.outdated'],
  ['moving', refusal('refused'), 'ready.outcome.refused'],
  ['moving', refusal('refused'), 'ready.list.refreshing', { given: { isStale: true }, calls: { refreshPostings: tab } }],
  ['moving', fails('movePosting', broken), 'ready.outcome.notMoved', saysFailed],
  ['following', 'list.changed', 'following', { calls: { followPostings: tab } }],
  ['following', done('followPostings', list), 'ready.outcome.moved', { sets: given }],
  ['following', fails('followPostings', broken), 'ready.outcome.moved'],
]);
