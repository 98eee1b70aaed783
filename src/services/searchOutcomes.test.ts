// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { searchQuery } from '../machines/samples.ts';

const api = vi.fn();
vi.mock('./api.ts', () => ({ api }));
const { forgetSearches, rememberSearch, reportOutcome } = await import('./searchOutcomes.ts');
const { searchJobs } = await import('./search.ts');
const { saveJob } = await import('./savedJobs.ts');
const { sendApplication } = await import('./apply.ts');
const { dropTraces } = await import('./traces.ts');

const ID = '3f0d3a52-6a5f-4b7e-8d27-0b8f6d0e9a11';
beforeEach(() => {
  sessionStorage.clear();
  api.mockReset().mockResolvedValue({ data: {} });
});
const reports = () => api.mock.calls.filter(([name]) => name === 'reportSearchOutcome').map(([, { body }]) => body as object);

test('the most that came of a job is reported, once', () => {
  rememberSearch(ID, [7, 8]);
  for (const outcome of ['opened', 'opened', 'saved', 'opened', 'applied', 'saved'] as const) reportOutcome(7, outcome);
  expect(reports()).toEqual(['opened', 'saved', 'applied'].map((outcome) => ({ query_id: ID, job_id: 7, outcome })));
});

test('nothing is reported of a job that no recorded search of the tab listed, nor after signing out', () => {
  reportOutcome(7, 'opened');
  rememberSearch(ID, [8]);
  reportOutcome(7, 'opened');
  dropTraces();
  reportOutcome(8, 'opened');
  expect([reports(), sessionStorage.length]).toEqual([[], 0]);
});

test('of a job that several listed, it is reported to the newest; the oldest are forgotten', () => {
  for (const [index, job] of [1, 2, 2, 3].entries()) rememberSearch(`search ${index}`, [job]);
  reportOutcome(1, 'opened');
  reportOutcome(2, 'opened');
  expect(reports()).toEqual([{ query_id: 'search 2', job_id: 2, outcome: 'opened' }]);
});

test('what another program stored there, or a storage that is closed, is no error', () => {
  for (const text of ['no JSON', 'null', '5']) {
    sessionStorage.setItem('recorded-searches', text);
    expect(() => reportOutcome(7, 'opened')).not.toThrow();
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => rememberSearch(ID, [7])).not.toThrow();
  vi.restoreAllMocks();
  forgetSearches();
});

test('a search is remembered where the server recorded it, and its jobs are reported as saved and applied for', async () => {
  const { signal } = new AbortController();
  const search = async (is_recorded: boolean) => {
    api.mockResolvedValueOnce({ data: { jobs: [{ id: 7 }], query_id: ID, is_recorded }, meta: {} });
    await toPromise(createActor(searchJobs, { input: { query: searchQuery } }).start());
  };
  await search(false);
  await saveJob(7, signal);
  expect(reports()).toEqual([]);
  await search(true);
  await saveJob(7, signal);
  api.mockResolvedValueOnce({ data: { application: {} } });
  await sendApplication(
    { jobId: 7, key: ID, answers: [], firstMessage: '', resumeId: null, videoId: null } as unknown as Parameters<typeof sendApplication>[0],
    signal,
  );
  expect(reports()).toEqual(['saved', 'applied'].map((outcome) => ({ query_id: ID, job_id: 7, outcome })));
});
