// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { failure } from '../lib/failure.ts';
import { api, onCallFailed } from './api.ts';
import { watchErrors } from './watchErrors.ts';

vi.mock('./api.ts', () => ({ api: vi.fn<() => Promise<never>>(() => Promise.reject(new Error('down'))), onCallFailed: vi.fn<typeof onCallFailed>() }));

watchErrors(() => 'job');
const [[failed]] = vi.mocked(onCallFailed).mock.calls as [[Parameters<typeof onCallFailed>[0]]];
const sent = () => vi.mocked(api).mock.calls.map(([, input]) => (input as unknown as { body: object }).body);

function thrown(message: string, at: string): void {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at f (${at})\n    at https://jobs.example/assets/vendor-9.js:2:7`;
  window.dispatchEvent(Object.assign(new Event('error'), { error }));
}

test('reports a server error and an error of our own code once, but not those of an extension or a refusal', async () => {
  failed(failure('refused', 422), 'searchJobs');
  failed(failure('refused', 503), 'searchJobs');
  failed(failure('refused', 500), 'reportBrowserError');
  failed(failure('refused', 500, { request_id: 'r-7' }), 'searchJobs');
  failed(failure('refused', 500, { request_id: 'r-8' }), 'searchJobs');
  thrown('no “Ana Reyes”', 'https://jobs.example/assets/app-1.js:1:23');
  window.dispatchEvent(Object.assign(new Event('error'), { error: Object.assign(new Error('theirs'), { stack: 'at chrome-extension://abc/x.js:1:1' }) }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'a word' }));
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    { kind: 'call', page: 'job', name: 'searchJobs', message: '', frames: [], status: 500, request_id: 'r-7' },
    { kind: 'error', page: 'job', name: 'TypeError', message: 'no “…”', frames: ['assets/app-1.js:1:23', 'assets/vendor-9.js:2:7'] },
  ]);
});

test('a page reports at most five: after those two, three more', async () => {
  for (let line = 0; line < 9; line += 1) thrown(`at line ${line}`, `https://jobs.example/assets/app-1.js:${line}:1`);
  await vi.waitFor(() => expect(sent()).toHaveLength(3));
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent()).toHaveLength(3);
});
