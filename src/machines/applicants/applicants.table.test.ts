import { type Row, done, fails, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken } from '../samples.ts';
import { applicantList, applicantsFlow } from './applicants.fixtures.ts';

const view = { jobId: null, stage: null, name: '', isVerified: false, page: 1 };
const viewed = { ...view, stage: 'viewed' };
const shown = { ok: true, list: applicantList };
const empty = { ok: true, list: { ...applicantList, applicants: [] } };
const [first, second] = applicantList.applicants.map(({ id }) => id) as [string, string];
const toggle = (id: string) => ({ type: 'applicant.toggled', id });
const loads = { calls: { listApplicants: { view } } };
const refreshes = { calls: { refreshApplicants: { view } } };
const outcome = { declined: [first], settled: [] };

stateTable(applicantsFlow, { view }, [
  starts({ view }, 'loading', { calls: { watchApplicants: undefined, listApplicants: { view } } }),
  [
    '*',
    { type: 'url.changed', view: viewed },
    'loading',
    {
      given: { list: applicantList, selected: [first], outcome },
      sets: { view: viewed, list: null, selected: [], outcome: null },
      calls: { listApplicants: { view: viewed } },
    },
  ],
  // The answer on its way may be from before the change.
  ['loading', 'applicants.changed', 'loading', loads],
  ['loading', done('listApplicants', shown), 'ready.browsing.resting', { sets: { list: applicantList } }],
  ['loading', done('listApplicants', empty), 'empty', { sets: { list: empty.list } }],
  ['loading', done('listApplicants', { ok: false, failure: 'notFound' }), 'gone'],
  ['loading', fails('listApplicants', offline), 'offline', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['loading', fails('listApplicants', broken), 'failed', saysFailed],
  ['offline', done('waitForConnection'), 'loading', loads],
  ['offline', 'load.retried', 'loading', loads],
  ['failed', 'load.retried', 'loading', loads],
  ['empty', 'applicants.changed', 'loading', loads],
  ...['resting', 'refreshing'].flatMap((part): Row[] => [
    [`ready.browsing.${part}`, toggle(first), 'ready.selecting', { given: { outcome }, sets: { selected: [first], outcome: null } }],
    [`ready.browsing.${part}`, 'applicants.changed', 'ready.browsing.refreshing', refreshes],
  ]),
  ['ready.browsing.refreshing', done('refreshApplicants', shown), 'ready.browsing.resting', { sets: { list: applicantList } }],
  ['ready.browsing.refreshing', done('refreshApplicants', empty), 'empty', { sets: { list: empty.list } }],
  ['ready.browsing.refreshing', done('refreshApplicants', { ok: false, failure: 'notFound' }), 'gone'],
  ['ready.browsing.refreshing', fails('refreshApplicants', broken), 'ready.browsing.resting'],
  ['ready.selecting', toggle(second), 'ready.selecting', { given: { selected: [first] }, sets: { selected: [first, second] } }],
  ['ready.selecting', toggle(first), 'ready.selecting', { given: { selected: [first, second] }, sets: { selected: [second] } }],
  ['ready.selecting', toggle(first), 'ready.browsing.refreshing', { given: { selected: [first] }, sets: { selected: [] }, ...refreshes }],
  ['ready.selecting', 'selection.cleared', 'ready.browsing.refreshing', { given: { selected: [first] }, sets: { selected: [] }, ...refreshes }],
  ['ready.selecting', 'decline.requested', 'ready.declining'],
  // Declined applicants leave the list right away.
  [
    'ready.declining',
    { type: 'decline.finished', outcome },
    'ready.browsing.refreshing',
    {
      given: { list: applicantList, selected: [first] },
      sets: { outcome, selected: [], list: { ...applicantList, applicants: applicantList.applicants.slice(1) } },
    },
  ],
  ['ready.declining', { type: 'decline.finished', outcome: null }, 'ready.selecting', { given: { selected: [first] }, sets: { selected: [first] } }],
]);
