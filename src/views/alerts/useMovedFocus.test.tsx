// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Frame } from '../../../tests/support/view-frame.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useMovedFocus } from './useMovedFocus.ts';

const close = vi.fn();

function Place({ message, isOpen = false }: { message: string; isOpen?: boolean }) {
  const place = useMovedFocus(message);
  return (
    <Frame>
      <div ref={place} tabIndex={-1} data-testid="place" />
      <Dialog isOpen={isOpen} onClose={close} title="Delete it?" />
    </Frame>
  );
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const place = () => screen.getByTestId('place');

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  close.mockClear();
});

test('moves the focus to the message if nothing else has it', () => {
  const { rerender } = render(<Place message="nothing" />);
  pass(300);
  expect(document.activeElement).toBe(document.body);
  rerender(<Place message="deleted" />);
  pass(299);
  expect(document.activeElement).toBe(document.body);
  pass(1);
  expect(document.activeElement).toBe(place());
});

test('a dialog that opens at the same time keeps the focus, and stays open', () => {
  const { rerender } = render(<Place message="nothing" />);
  rerender(<Place message="deleted" />);
  pass(299);
  const took = vi.spyOn(place(), 'focus');
  rerender(<Place message="deleted" isOpen />);
  pass(1_000);
  expect(took).not.toHaveBeenCalled();
  expect(close).not.toHaveBeenCalled();
});

test.each([
  ['a press', () => fireEvent.pointerDown(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
])('doesn’t move the focus after %s', (_what, doIt) => {
  const { rerender } = render(<Place message="nothing" />);
  rerender(<Place message="deleted" />);
  pass(100);
  doIt();
  pass(1_000);
  expect(document.activeElement).toBe(document.body);
});
