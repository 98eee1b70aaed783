import { type Row, done, fails, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken, offline } from '../samples.ts';
import { notification, notificationCentreFlow } from './notificationCentre.fixtures.ts';

const unread = (...ids: number[]) => ids.map((id) => notification(id));
const read = (...ids: number[]) => ids.map((id) => notification(id, true));
const newest = { notifications: unread(9, 8), next: 8, unread: 3 };
const none = { notifications: [], next: null, unread: 0 };
const NOTHING = { ids: [], upTo: null };

const news = 'news.arrived';
const click = (id: number) => ({ type: 'notification.read', id });
const loads = { calls: { listNotifications: { before: null } } };
const refreshes = { sets: { isStale: false }, calls: { listNewest: { before: null } } };
const marks = (ids: number[], upTo: number | null = null) => ({ markRead: { ids, upTo } });

/** One of three is read at once, and counted. */
const readsOne = { sets: { notifications: [...read(9), ...unread(8)], unread: 2, marking: { ids: [9], upTo: null } }, calls: marks([9]) };
const readsAll = { sets: { notifications: read(9, 8), unread: 0, marking: { ids: [], upTo: 9 } }, calls: marks([], 9) };
const before = { notifications: unread(9, 8), unread: 3 };
const marking = { notifications: [...read(9), ...unread(8)], unread: 2, marking: { ids: [9], upTo: null }, before };

stateTable(notificationCentreFlow, undefined, [
  starts(undefined, 'loading', { calls: { watchNews: undefined, ...loads.calls } }),

  [
    'loading',
    done('listNotifications', newest),
    'ready.idle',
    { given: { failure: broken, isStale: true }, sets: { ...newest, isStale: false, failure: null } },
  ],
  ['loading', done('listNotifications', none), 'empty'],
  // The answer on its way may be from before it.
  ['loading', news, 'loading', loads],
  ['loading', fails('listNotifications', offline), 'offline', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['loading', fails('listNotifications', broken), 'failed', saysFailed],
  ['offline', done('waitForConnection'), 'loading', loads],
  ['offline', 'load.retried', 'loading', loads],
  ['failed', 'load.retried', 'loading', loads],
  ['failed', news, 'loading', loads],
  ['empty', news, 'refreshing', refreshes],

  ...['idle', 'notMarked', 'olderFailed'].flatMap((part): Row[] => [
    [`ready.${part}`, click(9), 'marking', { given: newest, ...readsOne }],
    [`ready.${part}`, click(9), null, { given: { notifications: read(9) } }],
    [`ready.${part}`, click(1), null, { given: newest }],
    // Newer ones, and older ones that aren't loaded, weren't seen: read is up to the newest shown.
    [`ready.${part}`, 'all.read', 'marking', { given: newest, ...readsAll }],
    [`ready.${part}`, 'all.read', null, { given: { notifications: read(9), unread: 0 } }],
    [`ready.${part}`, 'all.read', null, { given: { notifications: [], unread: 3 } }],
    [`ready.${part}`, 'older.requested', 'loadingOlder', { given: newest, calls: { listOlder: { before: 8 } } }],
    [`ready.${part}`, 'older.requested', null, { given: { ...newest, next: null } }],
    [`ready.${part}`, news, 'refreshing', { given: newest, ...refreshes }],
  ]),

  // A second click sends both: the first request may have been aborted.
  [
    'marking',
    click(8),
    'marking',
    { given: marking, sets: { notifications: read(9, 8), unread: 1, marking: { ids: [9, 8], upTo: null }, before }, calls: marks([9, 8]) },
  ],
  ['marking', click(9), null, { given: marking }],
  [
    'marking',
    'all.read',
    'marking',
    { given: marking, sets: { notifications: read(9, 8), unread: 0, marking: { ids: [], upTo: 9 }, before }, calls: marks([], 9) },
  ],
  ['marking', 'all.read', null, { given: { ...marking, notifications: read(9, 8), unread: 0 } }],
  ['marking', news, 'marking', { sets: { isStale: true }, calls: {} }],
  [
    'marking',
    done('markRead', { unread: 2 }),
    'ready.idle',
    { given: { ...marking, unread: 1 }, sets: { unread: 2, notifications: marking.notifications, marking: NOTHING, before: null } },
  ],
  ['marking', done('markRead', { unread: 2 }), 'refreshing', { given: { ...marking, isStale: true }, ...refreshes }],
  ['marking', fails('markRead', broken), 'ready.notMarked', { given: marking, sets: { ...before, marking: NOTHING, before: null, failure: broken } }],

  [
    'loadingOlder',
    done('listOlder', { notifications: read(4), next: null, unread: 1 }),
    'ready.idle',
    { given: { ...newest, failure: broken }, sets: { notifications: [...unread(9, 8), ...read(4)], next: null, unread: 1, failure: null } },
  ],
  ['loadingOlder', done('listOlder', none), 'refreshing', { given: { ...newest, isStale: true }, ...refreshes }],
  ['loadingOlder', fails('listOlder', broken), 'ready.olderFailed', { given: newest, sets: { failure: broken, notifications: newest.notifications } }],
  ['loadingOlder', news, 'loadingOlder', { sets: { isStale: true }, calls: {} }],
  ['loadingOlder', click(9), 'marking', { given: newest, ...readsOne }],
  ['loadingOlder', click(9), null, { given: { notifications: read(9) } }],
  ['loadingOlder', 'all.read', 'marking', { given: newest, ...readsAll }],
  ['loadingOlder', 'all.read', null, { given: { notifications: read(9), unread: 0 } }],

  // In the background: what is shown stays.
  [
    'refreshing',
    done('listNewest', newest),
    'ready.idle',
    { given: { ...none, failure: broken, isStale: true }, sets: { ...newest, isStale: false, failure: null } },
  ],
  ['refreshing', done('listNewest', none), 'empty', { given: newest, sets: none }],
  [
    'refreshing',
    done('listNewest', { notifications: [...unread(10), ...read(9)], next: 9, unread: 1 }),
    'ready.idle',
    {
      given: { ...newest, notifications: unread(9, 8, 4), next: 4 },
      sets: { notifications: [...unread(10), ...read(9), ...unread(8, 4)], next: 4, unread: 1 },
    },
  ],
  [
    'refreshing',
    done('listNewest', { notifications: unread(10, 8), next: null, unread: 2 }),
    'ready.idle',
    { given: { notifications: unread(8, 4), next: 4 }, sets: { notifications: unread(10, 8), next: null } },
  ],
  // More than a page arrived: those between would be missing.
  [
    'refreshing',
    done('listNewest', { notifications: unread(50, 49), next: 49, unread: 40 }),
    'ready.idle',
    { given: newest, sets: { notifications: unread(50, 49), next: 49, unread: 40 } },
  ],
  [
    'refreshing',
    fails('listNewest', broken),
    'ready.idle',
    { given: { ...newest, isStale: true }, sets: { ...newest, isStale: false, failure: null }, calls: {} },
  ],
  ['refreshing', fails('listNewest', broken), 'empty'],
  ['refreshing', news, 'refreshing', refreshes],
  ['refreshing', click(9), 'marking', { given: newest, calls: readsOne.calls, sets: { ...readsOne.sets, isStale: true } }],
  ['refreshing', click(9), null, { given: { notifications: read(9) } }],
  // The buttons stay, so they work; what arrived is loaded afterwards.
  ['refreshing', 'all.read', 'marking', { given: newest, calls: readsAll.calls, sets: { ...readsAll.sets, isStale: true } }],
  ['refreshing', 'all.read', null, { given: { notifications: read(9), unread: 0 } }],
  ['refreshing', 'older.requested', 'loadingOlder', { given: newest, sets: { isStale: true }, calls: { listOlder: { before: 8 } } }],
  ['refreshing', 'older.requested', null, { given: { ...newest, next: null } }],
]);
