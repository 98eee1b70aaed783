// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { Frame, words } from '../../../../tests/support/view-frame.tsx';
import { storePresses } from '../../../services/storePresses.ts';
import { SavedJobsProvider } from './SavedJobs.tsx';
import { SaveJob } from './SaveJob.tsx';

const code = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./SaveJobFlow.tsx', async (original) => code.promise.then(() => original()));
beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
test('a click before the chart is loaded takes effect later, on the same button', async () => {
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
  expect(screen.queryByText(words('getStarted:sheet.title'))).toBeNull();
  heart.focus();
  await act(async () => {
    code.resolve();
    await import('./SaveJobFlow.tsx');
  });
  expect(await screen.findByText(words('getStarted:sheet.title'))).toBeTruthy();
  // Returns the focus to what had it.
  await act(async () => screen.getByRole('button', { name: words('common:close') }).click());
  expect(document.activeElement).toBe(heart);
});

test('a click before the page is interactive takes effect later, on the same button', async () => {
  const page = (
    <Frame at="/job/a-2">
      <SavedJobsProvider>
        <SaveJob jobId={2} title="Cook" />
      </SavedJobsProvider>
    </Frame>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  storePresses();
  const heart = screen.getByRole('button', { name: words('common:job.save', { title: 'Cook' }) });
  heart.click();
  const root = await act(async () => hydrateRoot(container, page));
  expect(await screen.findByText(words('getStarted:sheet.title'))).toBeTruthy();
  expect([heart.isConnected, heart.hasAttribute('data-press'), heart.hasAttribute('aria-busy')]).toEqual([true, false, false]);
  await act(async () => root.unmount());
});

test('two save buttons of one job show the same', async () => {
  code.resolve();
  render(
    <Frame at="/job/a-3">
      <SavedJobsProvider>
        <SaveJob jobId={3} title="Cook" />
        <SaveJob jobId={3} title="Cook" />
        <SaveJob jobId={4} title="Baker" />
      </SavedJobsProvider>
    </Frame>,
  );
  await act(async () => void (await import('./SaveJobFlow.tsx')));
  const pressed = () => screen.getAllByRole('button', { name: /^Save/, hidden: true }).map(({ ariaPressed }) => ariaPressed);
  const [first] = screen.getAllByRole('button', { name: words('common:job.save', { title: 'Cook' }) });
  await act(async () => first?.click());
  expect(pressed()).toEqual(['true', 'true', 'false']);
});
