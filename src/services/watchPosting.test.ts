// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { job } from '../machines/samples.ts';
import { jobDetail } from './jobs.ts';

const getJob = vi.hoisted(() => vi.fn());
vi.mock('./api.ts', () => ({ api: (name: string) => (name === 'getJob' ? getJob() : new Promise(() => {})), onCallFailed: () => () => {} }));

const show = () => document.dispatchEvent(new Event('visibilitychange'));
const start = () => createActor(jobDetail, { input: { jobId: job.id, job } }).start();
beforeEach(() => getJob.mockReset());

test('a job that was closed while its tab was in the background is closed when the tab is shown again', async () => {
  const actor = start();
  expect(actor.getSnapshot().matches('open')).toBe(true);
  getJob.mockResolvedValueOnce({ data: { ...job, status: 'onHold' } });
  show();
  await expect.poll(() => actor.getSnapshot().value).toBe('onHold');
  getJob.mockResolvedValueOnce({ data: { ...job, status: 'open' } });
  show();
  await expect.poll(() => actor.getSnapshot().matches('open')).toBe(true);
  getJob.mockResolvedValueOnce({ data: { ...job, status: 'closed' } });
  show();
  await expect.poll(() => actor.getSnapshot().value).toBe('closed');
  actor.stop();
});

test('a look that fails leaves the page as it is, and a stopped page no longer looks', async () => {
  const actor = start();
  getJob.mockRejectedValueOnce(new Error('offline'));
  show();
  await expect.poll(() => getJob.mock.settledResults[0]?.type).toBe('rejected');
  expect(actor.getSnapshot().matches('open')).toBe(true);
  actor.stop();
  show();
  expect(getJob).toHaveBeenCalledTimes(1);
});
