import { done, fails, passes, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken, jobCard } from '../samples.ts';
import { companyJobsFlow } from './companyJobs.fixtures.ts';

const other = { ...jobCard, id: 8 };
const input = { companyId: 3, first: { jobs: [jobCard], total: 2 } };
const lists = (functionId: number | null, page: number) => ({ calls: { listJobs: { companyId: 3, functionId, page } } });

stateTable(companyJobsFlow, input, [
  starts(input, 'listed', { sets: { jobs: [jobCard], total: 2 }, calls: {} }),
  [
    '*',
    { type: 'function.chosen', id: 5 },
    'loading.prompt',
    { given: { page: 3 }, sets: { functionId: 5, page: 1 }, ...lists(5, 1), waits: { untilSlow: 4_000 } },
  ],
  ['listed', { type: 'function.chosen', id: null }, null],
  ['listed', 'more.requested', 'loading.prompt', { sets: { page: 2 }, ...lists(null, 2) }],
  ['listed', 'more.requested', null, { given: { total: 1 } }],
  ['loading.prompt', passes('untilSlow'), 'loading.slow'],
  // Jobs of the next page that are already shown are skipped.
  ['loading.prompt', done('listJobs', { jobs: [jobCard, other], total: 3 }), 'listed', { given: { page: 2 }, sets: { jobs: [jobCard, other], total: 3 } }],
  ['loading.prompt', done('listJobs', { jobs: [other], total: 1 }), 'listed', { sets: { jobs: [other], total: 1 } }],
  ['loading.prompt', fails('listJobs', offline), 'offline', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['loading.prompt', fails('listJobs', broken), 'failed', saysFailed],
  ['offline', done('waitForConnection'), 'loading.prompt', lists(null, 1)],
  ['offline', 'load.retried', 'loading.prompt', lists(null, 1)],
  ['failed', 'load.retried', 'loading.prompt', lists(null, 1)],
]);
