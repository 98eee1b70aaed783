import { describe } from 'vitest';
import type { JobDetail } from '../../../contract/records.ts';
import { done, fails, passes, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken, jobCard, job } from '../samples.ts';
import { jobDetailFlow } from './jobDetail.fixtures.ts';

const as = (status: JobDetail['status']) => ({ ...job, status });
const loads = { calls: { loadJob: { jobId: 7 } } };
const children = { similar: { payload: { jobId: 7 } }, ownApplication: {}, watchPosting: { jobId: 7 } };
const open = { given: { job } };
const missing = (failure: string) => done('loadJob', { ok: false, failure });
const channel = { type: 'channel.chosen', channel: 'link' };
const shares = { ...open, calls: { shareJob: { channel: 'link', url: job.url, title: job.title } } };

stateTable(jobDetailFlow, { jobId: 7 }, [
  starts({ jobId: 7 }, 'loading.prompt', { calls: { ...children, ...loads.calls }, waits: { untilSlow: 4_000 } }),
  starts({ jobId: 7, job, similar: [jobCard] }, 'open', {
    calls: { ...children, similar: { payload: { jobId: 7 }, response: [jobCard] } },
    emits: [{ type: 'job.viewed', jobId: 7 }],
  }),
  starts({ jobId: 7, job }, 'open.report.closed'),
  starts({ jobId: 7, job }, 'open.share.closed'),
  starts({ jobId: 7, job }, 'open.safety.unread'),
  starts({ jobId: 7, job, isSafetyRead: true }, 'open.safety.read'),
  ['loading.prompt', passes('untilSlow'), 'loading.slow'],
  ['loading.prompt', done('loadJob', { ok: true, job }), 'open', { sets: { job }, emits: [{ type: 'job.viewed', jobId: 7 }] }],
  ['loading.prompt', done('loadJob', { ok: true, job: as('closed') }), 'closed', { emits: [] }],
  ['loading.prompt', done('loadJob', { ok: true, job: as('onHold') }), 'onHold'],
  ['loading.prompt', done('loadJob', { ok: true, job: as('deleted') }), 'deleted'],
  ['loading.prompt', missing('deleted'), 'deleted'],
  ['loading.prompt', missing('notFound'), 'notFound'],
  ['loading.prompt', missing('blocked'), 'blocked'],
  ['loading.prompt', fails('loadJob', offline), 'offline', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['loading.prompt', fails('loadJob', broken), 'failed', saysFailed],
  ['failed', 'load.retried', 'loading.prompt', loads],
  ['offline', 'load.retried', 'loading.prompt', loads],
  ['offline', done('waitForConnection'), 'loading.prompt', loads],
  ['onHold', 'job.closed', 'closed', { given: { job: as('onHold') }, sets: { job: as('closed') } }],
  ['onHold', 'job.reopened', 'open', { given: { job: as('onHold') }, sets: { job }, emits: [{ type: 'job.viewed', jobId: 7 }] }],
]);

describe('an open job', () => {
  stateTable(jobDetailFlow, { jobId: 7, job }, [
    ['', 'job.closed', 'closed', { sets: { job: as('closed') } }],
    ['', 'job.held', 'onHold', { sets: { job: as('onHold') } }],
    ['', 'report.opened', 'open.report.reporting', { calls: { report: { about: { jobId: 7 } } } }],
    ['open.report.reporting', done('report', { hasReported: true }), 'open.report.reported'],
    ['open.report.reporting', done('report', { hasReported: false }), 'open.report.closed'],
    ['', 'share.opened', 'open.share.choosing'],
    ['open.share.choosing', channel, 'open.share.sharing', shares],
    ['open.share.choosing', 'share.closed', 'open.share.closed'],
    ['open.share.sharing', done('shareJob', true), 'open.share.shared'],
    ['open.share.sharing', done('shareJob', false), 'open.share.choosing'],
    ['open.share.sharing', fails('shareJob', broken), 'open.share.failed'],
    ['open.share.shared', 'share.opened', 'open.share.choosing'],
    ['open.share.shared', 'share.closed', 'open.share.closed'],
    ['open.share.failed', channel, 'open.share.sharing', shares],
    ['open.share.failed', 'share.closed', 'open.share.closed'],
    ['', 'reminder.opened', 'open.safety.reading'],
    ['open.safety.reading', 'reminder.acknowledged', 'open.safety.read', { sets: { isSafetyRead: true }, emits: [{ type: 'safety.acknowledged' }] }],
    ['open.safety.read', 'reminder.opened', 'open.safety.reading'],
  ]);
});
