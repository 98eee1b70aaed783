// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../../tests/support/render-ui.tsx';
import { SuggestInput, type Suggesting } from './SuggestInput.tsx';

const OPTIONS: Suggesting['options'] = [
  { kind: 'title', id: 1, value: 'Accountant', jobs: 377 },
  { kind: 'title', id: 2, value: 'Account Executive', jobs: 1 },
  { kind: 'company', id: 4, value: 'Accelera', jobs: 3 },
];

function show(changes: Partial<Suggesting> = {}) {
  const handlers = { onFocus: vi.fn(), onType: vi.fn(), onMove: vi.fn(), onPoint: vi.fn(), onChoose: vi.fn(), onDismiss: vi.fn() };
  // Without the event: a failing assertion would print it, and with it the page.
  const onSubmit = vi.fn<() => void>();
  renderUi(
    <form onSubmit={(event) => (event.preventDefault(), onSubmit())}>
      <SuggestInput
        label="What"
        placeholder=""
        name="query"
        icon={null}
        suggesting={{ value: 'acc', options: OPTIONS, active: -1, isOpen: true, ...handlers, ...changes }}
      />
    </form>,
  );
  return { ...handlers, onSubmit, input: screen.getByRole('combobox', { name: 'What' }) };
}

test('the active option is referenced by id, and options are in named groups', async () => {
  const { input } = show({ active: 2 });
  await screen.findByRole('listbox');
  const marked = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
  expect([marked?.textContent, marked?.getAttribute('aria-selected')]).toEqual(['Accelera3 jobs', 'true']);
  expect(document.getElementById(input.getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe('listbox');
  expect(
    within(screen.getByRole('group', { name: 'Job titles' }))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Accountant377 jobs', 'Account Executive1 job']);
});

test('arrow keys move, Enter takes the active option without searching yet', async () => {
  const { input, onMove, onChoose, onSubmit } = show({ active: 1 });
  input.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(onMove.mock.calls).toEqual([['next'], ['previous']]);
  expect(onChoose).toHaveBeenCalledWith(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Enter without an active option searches; Escape closes the list', async () => {
  const { input, onChoose, onDismiss, onSubmit } = show();
  input.focus();
  await userEvent.keyboard('{Escape}{Enter}');
  expect([onDismiss.mock.calls.length, onChoose.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 0, 1]);
});

test('a click on an option chooses it and leaves the focus in the field', async () => {
  const { input, onChoose, onDismiss } = show();
  input.focus();
  await userEvent.click(screen.getByRole('option', { name: /Accelera/ }));
  expect(onChoose).toHaveBeenCalledWith(2);
  expect(document.activeElement).toBe(input);
  expect(onDismiss).not.toHaveBeenCalled();
});

test('says that nothing matches only once that is known', () => {
  const { input } = show({ options: [] });
  expect(input.getAttribute('aria-expanded')).toBe('false');
  cleanup();
  show({ options: [], isNothing: true });
  expect(screen.getByText(/No suggestions/)).not.toBeNull();
});
