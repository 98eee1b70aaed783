// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { failure } from '../lib/failure.ts';

const api = vi.fn();
vi.mock('./api.ts', () => ({ api }));
const { savedJob } = await import('./savedJob.ts');
const { handOverSaves, storedSaves, rememberSave } = await import('./savedJobs.ts');

afterEach(() => {
  localStorage.clear();
  api.mockReset();
});

test('a save refused because the session expired is remembered, even if its page is gone by then', async () => {
  const response = Promise.withResolvers<never>();
  api.mockReturnValue(response.promise);
  const actor = createActor(savedJob, { input: { jobId: 7, isSaved: false, isSeeker: true } }).start();
  actor.send({ type: 'job.saved' });
  await waitFor(actor, (state) => state.matches('saving'));
  actor.stop();
  response.reject(failure('refused', 401, {}));
  await vi.waitFor(() => expect(storedSaves()).toEqual([7]), { timeout: 10_000 });
});

const { signal } = new AbortController();
const idsSent = () => api.mock.calls.map(([, { body }]) => (body as { job_id: number }).job_id);

test('jobs saved on the device move to the account, oldest first, each once; a job that no longer exists is dropped', async () => {
  for (const id of [3, 1, 2, 3]) rememberSave(id);
  expect(storedSaves()).toEqual([1, 2, 3]);
  api
    .mockResolvedValueOnce({})
    .mockRejectedValueOnce(failure('refused', 404, {}))
    .mockResolvedValueOnce({});
  expect(await handOverSaves(signal)).toBe(2);
  expect([idsSent(), storedSaves()]).toEqual([[1, 2, 3], []]);
});

test('what fails to move stays stored', async () => {
  for (const id of [1, 2]) rememberSave(id);
  api.mockResolvedValueOnce({}).mockRejectedValueOnce(failure('offline', 0, {}));
  expect([await handOverSaves(signal), storedSaves()]).toEqual([1, [2]]);
});

test('ignores other content under the same key', () => {
  for (const stored of ['{"a":1}', 'nonsense', '["x",7,1.5]']) {
    localStorage.setItem('keptSaves', stored);
    expect(storedSaves()).toEqual(stored.startsWith('[') ? [7] : []);
  }
});
