import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { jobCard, offline } from '../samples.ts';
import type { CompanyJobsQuery, CompanyJobsPage } from './companyJobs.actors.ts';
import { companyJobsFlow } from './companyJobs.fixtures.ts';
import { companyJobsMachine } from './companyJobs.machine.ts';

pathTests(companyJobsFlow);

const page = (ids: number[], total: number): CompanyJobsPage => ({ jobs: ids.map((id) => ({ ...jobCard, id })), total });

function start(first: CompanyJobsPage) {
  const listJobs = held<CompanyJobsPage, CompanyJobsQuery>();
  const waitForConnection = held<void, object>();
  const actors = { listJobs: listJobs.logic, waitForConnection: waitForConnection.logic };
  const actor = createActor(companyJobsMachine.provide({ actors: actors as never }), { input: { companyId: 3, first } }).start();
  const shown = () => actor.getSnapshot().context.jobs.map(({ id }) => id);
  return { actor, listJobs, waitForConnection, shown, state: () => actor.getSnapshot().value };
}

test('appends more jobs without duplicates', async () => {
  const { actor, listJobs, shown, state } = start(page([1, 2], 4));
  actor.send({ type: 'more.requested' });
  expect(listJobs.calls[0]?.input).toEqual({ companyId: 3, functionId: null, page: 2 });
  expect(shown()).toEqual([1, 2]);
  await listJobs.calls[0]?.answer(page([2, 3, 4], 4));
  expect([state(), shown()]).toEqual(['listed', [1, 2, 3, 4]]);
  actor.send({ type: 'more.requested' });
  expect([state(), listJobs.calls.length]).toEqual(['listed', 1]);
});

test('another function starts from the first page, also during a load', async () => {
  const { actor, listJobs, shown } = start(page([1], 2));
  actor.send({ type: 'more.requested' });
  actor.send({ type: 'function.chosen', id: 5 });
  expect(listJobs.calls[1]?.input).toEqual({ companyId: 3, functionId: 5, page: 1 });
  await listJobs.calls[1]?.answer(page([7], 1));
  expect(shown()).toEqual([7]);
  actor.send({ type: 'function.chosen', id: 5 });
  expect(listJobs.calls.length).toBe(2);
});

test('requests the same page when the connection is back', async () => {
  const { actor, listJobs, waitForConnection, state } = start(page([1], 2));
  actor.send({ type: 'more.requested' });
  await listJobs.calls[0]?.fail(offline);
  expect(state()).toBe('offline');
  await waitForConnection.calls[0]?.answer(undefined);
  expect(listJobs.calls[1]?.input).toEqual({ companyId: 3, functionId: null, page: 2 });
});
