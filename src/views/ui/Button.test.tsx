// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { renderUi } from '../../../tests/support/render-ui.tsx';
import { Button } from './Button.tsx';

test('while busy, keeps its name and the focus, says so, and ignores clicks', async () => {
  // Counted, not recorded: a failing assertion would print the whole event, and with it the page.
  let presses = 0;
  renderUi(
    <Button isLoading onClick={() => presses++}>
      Apply
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Apply' });
  await userEvent.click(button);
  expect(presses).toBe(0);
  expect(document.activeElement).toBe(button);
  expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual(['true', 'true']);
});

test('a busy submit button submits nothing', async () => {
  let submits = 0;
  renderUi(
    <form onSubmit={(event) => (event.preventDefault(), submits++)}>
      <Button type="submit" isLoading>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(submits).toBe(0);
});

test('never submits a form by default', () => {
  renderUi(<Button>More</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

test('the click that shows a form does not submit it, although the element becomes its submit button', async () => {
  let submits = 0;
  // A browser runs what follows a listener before the click's default action; jsdom only does with `flushSync`.
  function Steps() {
    const [isAsked, setIsAsked] = useState(false);
    return (
      <form onSubmit={(event) => (event.preventDefault(), submits++)}>
        {isAsked ? <Button type="submit">Send</Button> : <Button onClick={() => flushSync(() => setIsAsked(true))}>Back</Button>}
      </form>
    );
  }
  renderUi(<Steps />);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(submits).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(submits).toBe(1);
});

test('leaves opening a popover to the browser, and nothing else', () => {
  renderUi(
    <>
      <Button popoverTarget="menu">Countries</Button>
      <Button>More</Button>
    </>,
  );
  const click = (name: string) => screen.getByRole('button', { name }).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect([click('Countries'), click('More')]).toEqual([true, false]);
});
