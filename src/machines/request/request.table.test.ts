import { type Row, done, fails, passes, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken, offline } from '../samples.ts';
import { requestFlow } from './request.fixtures.ts';

const payload = { jobId: 7 };
const response = ['Accountant'];
const newer = ['Senior Accountant'];
const requested = { payload };

const fetches = { calls: { fetch: { payload } }, waits: { untilSlow: 4_000 } };
/** While watching for changes of what was requested. */
const watches = (input: object, more: object = {}) => ({ calls: { watchChanges: { payload: undefined, ...input }, ...more } });
const answered = { sets: { response: newer, error: null } };
const keeps = (error: unknown) => ({ given: { payload, response }, sets: { payload, response, error } });

const fetching = ['fetching.prompt', 'fetching.slow'];
const settled = ['idle', 'success', 'failure', 'offline'];

stateTable(requestFlow, {}, [
  starts({}, 'idle', watches({})),
  starts(requested, 'fetching.prompt', watches(requested, fetches.calls)),
  starts({ response }, 'success', { ...watches({}), sets: { response } }),
  starts({ payload, response }, 'success', watches(requested)),
  // An answer of an earlier visit is shown, and requested again.
  starts({ payload, response, isStale: true }, 'fetching.prompt', { ...watches(requested, fetches.calls), sets: { response } }),
  starts({ response, isStale: true }, 'idle'),

  ...[...settled, ...fetching].flatMap((from): Row[] => [
    [
      from,
      { type: 'request.sent', payload: { jobId: 8 } },
      'fetching.prompt',
      { given: requested, calls: { fetch: { payload: { jobId: 8 } } }, waits: fetches.waits },
    ],
    [
      from,
      'request.cleared',
      'idle',
      { given: { payload, response, error: broken }, sets: { payload: undefined, response: undefined, error: null }, calls: {} },
    ],
    [from, 'response.outdated', 'fetching.prompt', { given: { payload, response }, sets: { response }, ...fetches }],
    [from, 'response.outdated', null],
  ]),
  // The result of a write is shown at once; an answer on its way may be older, and is requested again.
  ...settled.map((from): Row => [
    from,
    { type: 'response.changed', response: newer },
    'success',
    { given: { ...requested, error: broken }, ...answered, calls: {} },
  ]),
  ...fetching.map((from): Row => [
    from,
    { type: 'response.changed', response: newer },
    'fetching.prompt',
    { given: { ...requested, error: broken }, ...answered, ...fetches },
  ]),

  ['fetching.prompt', passes('untilSlow'), 'fetching.slow', { calls: {} }],
  ...fetching.flatMap((from): Row[] => [
    [from, done('fetch', newer), 'success', { given: { payload, response, error: broken }, ...answered }],
    // What was there stays.
    [from, fails('fetch', offline), 'offline', { ...keeps(offline), calls: { waitForConnection: undefined } }],
    [from, fails('fetch', broken), 'failure', keeps(broken)],
  ]),
  ['offline', done('waitForConnection'), 'fetching.prompt', { given: requested, ...fetches }],
  ['offline', 'request.retried', 'fetching.prompt', { given: requested, ...fetches }],
  ['failure', 'request.retried', 'fetching.prompt', { given: requested, ...fetches }],
  ['success', 'request.retried', 'fetching.prompt', { given: { payload, response }, ...fetches }],
  // Nothing was requested: the server rendered it.
  ['success', 'request.retried', null, { given: { response } }],
]);
