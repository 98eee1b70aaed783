// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../../tests/support/render-ui.tsx';
import { Button } from './Button.tsx';

afterEach(cleanup);

test('while busy it keeps its name and the focus, says so, and ignores presses', async () => {
  const onClick = vi.fn();
  renderUi(
    <Button isLoading onClick={onClick}>
      Apply
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Apply' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual(['true', 'true']);
});

test('a busy submit button submits nothing', async () => {
  const onSubmit = vi.fn((event) => event.preventDefault());
  renderUi(
    <form onSubmit={onSubmit}>
      <Button type="submit" isLoading>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('it never submits a form unless told to', () => {
  renderUi(<Button>More</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});
