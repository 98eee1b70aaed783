// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useFaultFocus } from './useFaultFocus.ts';

/** A form that rejects empty fields itself, and whose server rejects what `answer` says. */
function Form({ isSending = false, refused }: { isSending?: boolean; refused?: 'name' | 'pay' }) {
  const [form, attempt] = useFaultFocus<HTMLFormElement>(isSending);
  const [name, setName] = useState('');
  const [isTried, setIsTried] = useState(false);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        attempt();
      }}
    >
      <input
        aria-label="name"
        aria-invalid={refused === 'name' || (isTried && name === '') || undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <fieldset aria-invalid={refused === 'pay' || undefined}>
        <input type="radio" aria-label="a month" />
        <input type="radio" aria-label="a year" />
      </fieldset>
      <button type="submit" aria-label="send" />
    </form>
  );
}
const focused = () => document.activeElement?.getAttribute('aria-label');
const send = () => userEvent.click(screen.getByLabelText('send'));

test('a rejected attempt moves the focus to the first fault, each time', async () => {
  render(<Form />);
  expect(focused()).toBeNull();
  await send();
  expect(focused()).toBe('name');
  await send();
  expect(focused()).toBe('name');
});

test('waits for the answer, and goes to the first choice of a group', async () => {
  const { rerender } = render(<Form refused="name" />);
  await userEvent.type(screen.getByLabelText('name'), 'Ana');
  rerender(<Form refused="name" isSending />);
  await send();
  expect(focused()).toBe('send');
  rerender(<Form refused="pay" />);
  expect(focused()).toBe('a month');
});

test('never moves the focus without an attempt', async () => {
  const { rerender } = render(<Form />);
  await userEvent.click(screen.getByLabelText('a year'));
  rerender(<Form refused="name" />);
  expect(focused()).toBe('a year');
});

test('a form that comes back with the server’s messages starts at the first', () => {
  render(<Form refused="pay" />);
  expect(focused()).toBe('a month');
});
