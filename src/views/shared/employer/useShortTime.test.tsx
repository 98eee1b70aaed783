// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Frame } from '../../../../tests/support/view-frame.tsx';
import { useShortTime } from './useShortTime.ts';

function When({ at, now }: { at: Date; now: Date }) {
  return <time>{useShortTime().when(at.toISOString(), now.toISOString())}</time>;
}
const read = (at: Date, now: Date) => {
  cleanup();
  return render(
    <Frame>
      <When at={at} now={now} />
    </Frame>,
  ).container.querySelector('time')?.textContent;
};

it('formats the time today, with the weekday within days, and otherwise the day', () => {
  const at = new Date(2026, 10, 24, 9, 5);
  expect(read(at, new Date(2026, 10, 24, 8))).toMatch(/^9:05\sAM$/);
  expect(read(at, new Date(2026, 10, 23, 8))).toMatch(/^Tue, 9:05\sAM$/);
  expect(read(at, new Date(2026, 10, 30, 23))).toMatch(/^Tue, 9:05\sAM$/);
  expect(read(at, new Date(2026, 11, 1, 1))).toBe('Nov 24');
});
