import { type Row, done, fails, saysFailed, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken } from '../samples.ts';
import { reportFlow } from './report.fixtures.ts';

const about = { jobId: 7 };
const text = (comment: string) => ({ type: 'report.submitted', comment });
const send = { given: { reasonId: 1 }, sets: { comment: 'a' }, calls: { sendReport: { about, reasonId: 1, comment: 'a' } } };

stateTable(reportFlow, { about }, [
  starts({ about }, 'choosing.open', { calls: {} }),
  ['*', 'report.closed', 'closed', { output: { hasReported: false } }],
  ...['choosing.open', 'choosing.chosen', 'refused', 'failed'].map((from): Row => [
    from,
    { type: 'reason.chosen', reasonId: 1 },
    'choosing.chosen',
    { sets: { reasonId: 1 } },
  ]),
  ...['choosing.chosen', 'refused', 'failed'].flatMap((from): Row[] => [
    [from, text('a'), 'sending', send],
    [from, text('x'.repeat(5_000)), null],
  ]),
  ['sending', done('sendReport', { ok: true }), 'sent', { sets: { hasReported: true } }],
  ['sending', done('sendReport', { ok: false, failure: 'tooMany', retryAfter: 60 }), 'refused', { sets: { retryAfter: 60, hasReported: false } }],
  ['sending', fails('sendReport', broken), 'failed', saysFailed],
  ['sent', 'report.closed', 'closed', { given: { hasReported: true }, output: { hasReported: true } }],
]);
