// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { deferred } from './deferred.tsx';

function Counter({ from }: { from: number }) {
  const [count, setCount] = useState(from);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
/** Renders a page on the server and hydrates it, with a part whose code loads on command. */
async function hydrated(load: () => Promise<{ default: typeof Counter }>) {
  let come = () => {};
  const isThere = new Promise<void>((resolve) => (come = resolve));
  const Part = deferred(load, () => isThere);
  document.body.innerHTML = `<div id="root">${renderToString(
    <main>
      <ServerPart />
    </main>,
  )}</div>`;
  const root = document.getElementById('root') as HTMLElement;
  await act(async () => {
    hydrateRoot(
      root,
      <main>
        <Part from={1} />
      </main>,
    );
  });
  return { come: () => act(async () => come()) };
}
const Known = deferred(
  async () => ({ default: Counter }),
  () => Promise.resolve(),
);
/** The server has every part's code before it renders. */
function ServerPart() {
  return <Known from={1} />;
}
beforeAll(async () => (await import('./deferred.tsx')).loadParts());

test('the markup stays until the first sign of presence, and is interactive from then on', async () => {
  const load = vi.fn(async () => ({ default: Counter }));
  const { come } = await hydrated(load);
  const button = screen.getByRole('button', { name: '1' });
  expect(load).not.toHaveBeenCalled();
  await come();
  expect(load).toHaveBeenCalledOnce();
  await act(async () => button.click());
  expect(screen.getByRole('button', { name: '2' })).toBe(button);
});

test('if its code fails to load, the markup stays until the connection is back', async () => {
  const load = vi.fn(async () => ({ default: Counter })).mockRejectedValueOnce(new Error('offline'));
  const { come } = await hydrated(load);
  await come();
  const button = screen.getByRole('button', { name: '1' });
  await act(async () => window.dispatchEvent(new Event('online')));
  await act(async () => button.click());
  expect(screen.getByRole('button', { name: '2' })).toBe(button);
});
