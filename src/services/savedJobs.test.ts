// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { failure } from '../lib/failure.ts';

const api = vi.fn();
vi.mock('./api.ts', () => ({ api }));
const { savedJob } = await import('./savedJob.ts');
const { takePendingSave } = await import('./savedJobs.ts');

afterEach(() => sessionStorage.clear());

test('a save refused because the session expired is remembered, even where its page is gone by then', async () => {
  const asked = Promise.withResolvers<never>();
  api.mockReturnValue(asked.promise);
  const actor = createActor(savedJob, { input: { jobId: 7, isSaved: false, isSeeker: true } }).start();
  actor.send({ type: 'job.saved' });
  await waitFor(actor, (state) => state.matches('saving'));
  actor.stop();
  asked.reject(failure('refused', 401, {}));
  await vi.waitFor(() => expect(sessionStorage.length).toBe(1), { timeout: 10_000 });
  expect(takePendingSave()).toBe(7);
  expect(takePendingSave()).toBeNull();
});
