// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Frame } from '../../../tests/support/view-frame.tsx';
import { guestSession } from '../../machines/samples.ts';
import { expectPerson } from '../../services/presence.ts';
import { TimeAgo } from '../ui/TimeAgo.tsx';
import { useServerNow } from './useServerNow.ts';
import { MINUTE } from '../../../contract/durations.ts';

const rendered = Date.parse(guestSession.now);
const VIEWED = new Date(rendered + 10 * MINUTE).toISOString();
const renderings = vi.fn();
const Viewed = () => {
  renderings();
  return <TimeAgo at={VIEWED} now={useServerNow()} />;
};
const page = (
  <Frame isBare>
    <Viewed />
  </Frame>
);

beforeEach(() => vi.useFakeTimers({ now: rendered, toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a view opened later has the current time, and follows it', async () => {
  expectPerson();
  vi.setSystemTime(rendered + 15 * MINUTE);
  const { container } = render(page);
  expect(container.querySelector('time')?.textContent).toBe('5 minutes ago');
  await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE));
  expect(container.querySelector('time')?.textContent).toBe('7 minutes ago');
});

test('a page that the server rendered begins with the time of that, and nothing is ahead of it', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  expect(container.querySelector('time')?.textContent).toBe('now');
  vi.setSystemTime(rendered + 15 * MINUTE);
  renderings.mockClear();
  const root = await act(async () => hydrateRoot(container, page));
  // A second time would block the browser: most pages read the time at their top.
  expect(renderings).toHaveBeenCalledOnce();
  expect(container.querySelector('time')?.textContent).toBe('now');
  await act(() => vi.advanceTimersByTimeAsync(MINUTE));
  expect(container.querySelector('time')?.textContent).toBe('6 minutes ago');
  act(() => root.unmount());
});
