import { createActor, fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import type { JobStatus } from '../../../contract/records.ts';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { requestFor } from '../request/request.machine.ts';
import { job, jobCard } from '../samples.ts';
import type { JobAnswer } from './jobDetail.actors.ts';
import { jobDetailFlow } from './jobDetail.fixtures.ts';
import { type JobDetailInput, jobDetailMachine } from './jobDetail.machine.ts';

pathTests(jobDetailFlow);

function start(input: Partial<JobDetailInput> = {}) {
  const [load, similar] = [held<JobAnswer, { jobId: number }>(), held<(typeof jobCard)[], { payload: { jobId: number } }>()];
  const request = requestFor<{ jobId: number }, (typeof jobCard)[]>().provide({ actors: { fetch: similar.logic } });
  const actor = createActor(jobDetailMachine.provide({ actors: { loadJob: load.logic, similar: request, watchPosting: fromCallback(() => {}) } }), {
    input: { jobId: 7, ...input },
  });
  const viewed: number[] = [];
  actor.on('job.viewed', ({ jobId }) => viewed.push(jobId));
  actor.start();
  return { actor, viewed, loads: load.calls, similar: similar.calls };
}

test.each<[JobStatus, string]>([
  ['closed', 'closed'],
  ['onHold', 'onHold'],
  ['deleted', 'deleted'],
])('shows a job that is %s as such, and doesn’t count it as viewed', async (status, state) => {
  const { actor, loads, viewed } = start();
  await loads[0]?.answer({ ok: true, job: { ...job, status } });
  expect(actor.getSnapshot().value).toBe(state);
  expect(viewed).toEqual([]);
});

test('counts an open job as viewed once', async () => {
  const { actor, loads, viewed } = start();
  await loads[0]?.answer({ ok: true, job });
  actor.send({ type: 'reminder.opened' });
  expect(viewed).toEqual([7]);
});

test('requests similar jobs even for a missing job, and not again if they came with the page', async () => {
  const { loads, similar } = start();
  expect(similar[0]?.input).toEqual({ payload: { jobId: 7 } });
  await loads[0]?.answer({ ok: false, failure: 'notFound' });
  expect(similar[0]?.isStopped()).toBe(false);
  expect(start({ job, similar: [jobCard] }).similar).toHaveLength(0);
});

test('turns into a closed job if that is found out while it is shown', () => {
  const { actor } = start({ job });
  actor.send({ type: 'job.closed' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'closed', context: { job: { status: 'closed' } } });
});

test('a reminder that was read stays read', () => {
  expect(
    start({ job, isSafetyRead: true })
      .actor.getSnapshot()
      .matches({ open: { safety: 'read' } }),
  ).toBe(true);
  expect(
    start({ job })
      .actor.getSnapshot()
      .matches({ open: { safety: 'unread' } }),
  ).toBe(true);
});
