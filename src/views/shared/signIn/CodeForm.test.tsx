// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Frame, words } from '../../../../tests/support/view-frame.tsx';
import { CodeForm, type CodeFault } from './CodeForm.tsx';

const onSubmit = vi.fn<(code: string) => void>();
const form = (fault?: CodeFault, isVerifying = false) => (
  <Frame>
    <CodeForm label="Code" fault={fault} error={fault} isVerifying={isVerifying} onSubmit={onSubmit} />
  </Frame>
);
const cells = () => screen.getAllByRole<HTMLInputElement>('textbox').slice(0, 6);
const typed = () =>
  cells()
    .map(({ value }) => value)
    .join('');
const type = async (code: string) => {
  await userEvent.click(cells()[0] as HTMLElement);
  await userEvent.keyboard(code);
};

test('a second code that couldn’t be checked stays, and can be sent again', async () => {
  const { rerender } = render(form());
  await type('111111');
  rerender(form(undefined, true));
  rerender(form('wrong'));
  expect(typed()).toBe('');
  expect(document.activeElement).toBe(cells()[0]);
  await type('222222');
  rerender(form(undefined, true));
  rerender(form('failed'));
  expect(typed()).toBe('222222');
  onSubmit.mockClear();
  await userEvent.click(screen.getByRole('button', { name: words('getStarted:continue') }));
  expect(onSubmit.mock.calls).toEqual([['222222']]);
});

test('each wrong code is cleared', async () => {
  const { rerender } = render(form());
  for (const code of ['111111', '222222']) {
    await type(code);
    expect(typed()).toBe(code);
    rerender(form(undefined, true));
    rerender(form('wrong'));
    expect(typed()).toBe('');
  }
});
