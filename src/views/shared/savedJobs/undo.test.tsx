// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Frame, press, words } from '../../../../tests/support/view-frame.tsx';
import { seekerSession } from '../../../machines/samples.ts';
import { api } from '../../../services/api.ts';
import { loadParts } from '../../core/deferred.tsx';
import { SavedJobsProvider } from './SavedJobs.tsx';
import { SaveJob } from './SaveJob.tsx';

vi.mock('../../../services/api.ts', () => ({ api: vi.fn(), onCallFailed: () => () => {} }));
// The chart loads at the first sign of presence; here it is there from the start.
await loadParts();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  vi.mocked(api).mockReset();
  vi.mocked(api).mockResolvedValue({ data: [] } as never);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const save = async (title: string) => {
  await user.click(screen.getByRole('button', { name: words('common:job.save', { title }) }));
  await screen.findByText(words('jobs:save.done'));
};
const removed = () =>
  vi.mocked(api).mock.calls.flatMap(([name, input]) => (name === 'deleteSavedJob' ? [(input as unknown as { params: { id: number } }).params.id] : []));
const open = () =>
  render(
    <Frame at="/jobs-hiring/job-search" session={seekerSession}>
      <SavedJobsProvider>
        <SaveJob jobId={1} title="Clerk" />
        <SaveJob jobId={2} title="Cook" />
      </SavedJobsProvider>
    </Frame>,
  );

test('undoes the job of the notice, not the one saved before', async () => {
  open();
  await save('Clerk');
  await save('Cook');
  await press('common:undo')(user, screen);
  await screen.findByText(words('jobs:unsave.done'));
  expect(removed()).toEqual([2]);
});

test('a notice that is read for longer goes when it can’t be undone anymore', async () => {
  open();
  await save('Clerk');
  await user.hover(screen.getByText(words('jobs:save.done')));
  await act(async () => void vi.advanceTimersByTime(5_000));
  expect(screen.getByRole('button', { name: words('common:undo') })).toBeTruthy();
  await act(async () => void vi.advanceTimersByTime(1_500));
  expect(screen.queryByRole('button', { name: words('common:undo') })).toBeNull();
});
