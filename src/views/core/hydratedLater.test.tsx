// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { hydratedLater } from './deferred.tsx';

const rendered = vi.fn();
function Counter({ from }: { from: number }) {
  rendered();
  const [count, setCount] = useState(from);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}
const Later = hydratedLater(Counter);

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

test('rendered in the browser, it is there right away', async () => {
  await act(async () => render(<Later from={5} />));
  expect(screen.getByRole('button', { name: '5' })).toBeTruthy();
  cleanup();
});

test('the server’s markup stays untouched until the first click, which hydrates it and is handled', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  // As `loadParts` makes the server render it.
  container.innerHTML = renderToString(<main>{'$'}</main>).replace('$', '<!--$--><button>1</button><!--/$-->');
  rendered.mockClear();
  await act(async () => {
    hydrateRoot(
      container,
      <main>
        <Later from={1} />
      </main>,
    );
  });
  const button = screen.getByRole('button', { name: '1' });
  expect(rendered).not.toHaveBeenCalled();
  await act(async () => {
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button.click();
  });
  expect(screen.getByRole('button', { name: '2' })).toBe(button);
});
