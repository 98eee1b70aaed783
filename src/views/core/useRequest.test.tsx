// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { Frame } from '../../../tests/support/view-frame.tsx';
import { guestSession, seekerSession } from '../../machines/samples.ts';
import { requestFor } from '../../machines/request/request.machine.ts';
import type { Reuse } from '../../services/requestCache.ts';
import { useRequest } from './useRequest.ts';
import { SessionFlow } from './SessionFlow.tsx';

let fetch = held<string[], { payload: { page: number } }>();
let request = requestFor<{ page: number }, string[]>();

beforeEach(() => {
  vi.useFakeTimers();
  fetch = held();
  request = requestFor<{ page: number }, string[]>().provide({ actors: { fetch: fetch.logic } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function List({ page = 1, name = 'list', reuse = 'meanwhile' }: { page?: number; name?: string; reuse?: Reuse }) {
  const [state, , change] = useRequest(request, { page }, { reuse });
  const { response } = state.context;
  return (
    <button type="button" aria-label={name} onClick={() => change((before) => [...before, 'written'])}>
      {response ? response.join() : state.hasTag('busy') ? 'busy' : 'nothing'}
    </button>
  );
}

const shown = (name = 'list') => screen.getByRole('button', { name }).textContent;
const answer = (at: number, ...items: string[]) => act(async () => void (await fetch.calls[at]?.answer(items)));
const inPage = (children: ReactNode) => (
  <StrictMode>
    <Frame session={seekerSession}>{children}</Frame>
  </StrictMode>
);

test('views with the same request share one call, and each other’s changes', async () => {
  render(inPage([<List key="a" name="a" />, <List key="b" name="b" />]));
  expect(fetch.calls).toHaveLength(1);
  await answer(0, 'nurse');
  expect([shown('a'), shown('b')]).toEqual(['nurse', 'nurse']);
  await act(async () => screen.getByRole('button', { name: 'a' }).click());
  expect([shown('a'), shown('b')]).toEqual(['nurse,written', 'nurse,written']);
});

test('another payload is another request', async () => {
  render(inPage([<List key="a" name="a" />, <List key="b" name="b" page={2} />]));
  expect(fetch.calls.map(({ input }) => input.payload.page)).toEqual([1, 2]);
  await answer(1, 'cook');
  expect([shown('a'), shown('b')]).toEqual(['busy', 'cook']);
});

const returnTo = async (list: ReactNode) => {
  const { rerender } = render(inPage(<List />));
  await answer(0, 'nurse');
  rerender(inPage(null));
  await act(async () => vi.advanceTimersByTime(1_000));
  rerender(inPage(list));
};

test('a returning user sees the earlier response while it is fetched again', async () => {
  await returnTo(<List />);
  expect([shown(), fetch.calls.length]).toEqual(['nurse', 2]);
  await answer(1, 'cook');
  expect(shown()).toBe('cook');
});

test('an editor waits for the new response', async () => {
  await returnTo(<List reuse="never" />);
  expect([shown(), fetch.calls.length]).toEqual(['busy', 2]);
});

test('what doesn’t change during a visit is requested once', async () => {
  await returnTo(<List reuse="always" />);
  expect([shown(), fetch.calls.length]).toEqual(['nurse', 1]);
});

test('a page that takes over right away doesn’t fetch again', async () => {
  const { rerender } = render(inPage(<List key="before" />));
  await answer(0, 'nurse');
  rerender(inPage(<List key="after" reuse="never" />));
  expect([shown(), fetch.calls.length]).toEqual(['nurse', 1]);
});

test('another user sees nothing of the previous one', async () => {
  let send: ReturnType<typeof SessionFlow.useActorRef>['send'] | undefined;
  function Person() {
    send = SessionFlow.useActorRef().send;
    return null;
  }
  render(
    <Frame session={guestSession}>
      <Person />
      <List />
    </Frame>,
  );
  await answer(0, 'a guest’s');
  expect(shown()).toBe('a guest’s');
  await act(async () => send?.({ type: 'session.began', session: seekerSession }));
  expect([shown(), fetch.calls.length]).toEqual(['busy', 2]);
});
