import { done, fails, passes, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken } from '../samples.ts';
import { outageFlow } from './outage.fixtures.ts';

const until = '2026-01-10T10:00:00Z';
const down = { isOutage: true, until };
const up = { isOutage: false, until: null };

stateTable(outageFlow, {}, [
  starts({}, 'available'),
  starts({ outage: down }, 'maintenance.waiting', { sets: { until }, waits: { untilRecheck: 30_000 } }),
  ['available', 'outage.suspected', 'suspected', { calls: { checkOutage: undefined } }],
  ['suspected', done('checkOutage', down), 'maintenance.waiting', { sets: { until }, waits: { untilRecheck: 30_000 } }],
  ['suspected', done('checkOutage', up), 'available'],
  ['suspected', fails('checkOutage', broken), 'available'],
  ['maintenance.waiting', passes('untilRecheck'), 'maintenance.rechecking', { calls: { recheckOutage: undefined } }],
  ['maintenance.waiting', 'check.retried', 'maintenance.rechecking', { calls: { recheckOutage: undefined } }],
  ['maintenance.rechecking', done('recheckOutage', down), 'maintenance.waiting', { sets: { until } }],
  ['maintenance.rechecking', done('recheckOutage', up), 'available', { given: { until }, sets: { until: null } }],
  ['maintenance.rechecking', fails('recheckOutage', broken), 'maintenance.waiting'],
]);
