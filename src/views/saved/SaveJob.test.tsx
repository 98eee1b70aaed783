// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { SavedJobsProvider } from './SavedJobs.tsx';
import { SaveJob } from './SaveJob.tsx';

const code = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./Heartbeat.tsx', async (original) => code.promise.then(() => original()));
beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(cleanup);

test('a press before the chart is there is made good once it is, by the same button', async () => {
  render(
    <Frame at="/job/a-1">
      <SavedJobsProvider>
        <SaveJob jobId={1} title="Clerk" />
      </SavedJobsProvider>
    </Frame>,
  );
  const heart = screen.getByRole('button', { name: words('common:job.save', { title: 'Clerk' }) });
  await act(async () => heart.click());
  expect(heart.ariaPressed).toBe('true');
  expect(screen.queryByText(words('jobs:save.signIn'))).toBeNull();
  heart.focus();
  await act(async () => {
    code.resolve();
    await import('./Heartbeat.tsx');
  });
  expect(await screen.findByText(words('jobs:save.signIn'))).toBeTruthy();
  expect(document.activeElement).toBe(heart);
});
