// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Frame, words } from '../../../../tests/support/view-frame.tsx';
import { seekerSession } from '../../../machines/samples.ts';
import { SummarySection } from './SummarySection.tsx';

const server = vi.hoisted(() => ({ writes: 0, credits: () => Promise.resolve<unknown>(null) }));
vi.mock('../../../services/profile/careerSummary.ts', async () => {
  const { fromCallback, fromPromise } = await import('xstate');
  const { careerSummaryMachine } = await import('../../../machines/careerSummary/careerSummary.machine.ts');
  const actors = { readCredits: fromPromise(() => server.credits()), writeSummary: fromCallback(() => void (server.writes += 1)) };
  return { careerSummary: careerSummaryMachine.provide({ actors: actors as never }) };
});

const credits = (left: number, renews_at = '2100-01-01T00:00:00Z') => ({ writer: 'rules', credits: { most: 5, left, renews_at } });
const user = userEvent.setup();
const write = () => screen.getByRole('button', { name: words('profile:writer.write') });
const close = () => user.click(screen.getByRole('button', { name: words('common:close') }));
const open = () =>
  render(
    <Frame session={seekerSession}>
      <SummarySection kind="summary" records={[{ id: 'me', career_summary: '' }]} onRecords={() => {}} />
    </Frame>,
  );

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  server.writes = 0;
});

test('“Write with AI” opens the editor and begins once it is known that it can', async () => {
  server.credits = () => Promise.resolve(credits(5));
  open();
  await user.click(write());
  await vi.waitFor(() => expect(server.writes).toBe(1));
});

test('nothing begins by itself after the editor was closed', async () => {
  let answer: (value: unknown) => void = () => {};
  server.credits = () => new Promise((resolve) => (answer = resolve));
  open();
  await user.click(write());
  await close();
  await user.click(screen.getByRole('button', { name: words('profile:summary.add') }));
  await act(async () => answer(credits(5)));
  expect(await screen.findByRole('button', { name: words('profile:writer.write') })).toBeTruthy();
  expect(server.writes).toBe(0);
});

test('nothing begins by itself when new texts become available', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.credits = () => Promise.resolve(credits(0, new Date(Date.now() + 60_000).toISOString()));
  open();
  await user.click(write());
  await screen.findByText(new RegExp(words('profile:writer.title')));
  server.credits = () => Promise.resolve(credits(5));
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(await screen.findByRole('button', { name: words('profile:writer.write') })).toBeTruthy();
  expect(server.writes).toBe(0);
});
