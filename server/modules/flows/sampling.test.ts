import { expect, test } from 'vitest';
import { Sampling } from './sampling.ts';
import { MINUTE } from '../../../contract/durations.ts';

test('with more reports than there is room for, every second visit reports, then every fourth; and all again once it is quiet', () => {
  const sampling = new Sampling();
  for (let sent = 0; sent < 2_000; sent += 1) sampling.heard(1, 0);
  expect(sampling.share(0)).toBe(1);
  expect(sampling.share(MINUTE)).toBe(0.5);
  // Each stands for two visits now: 4,000 of them.
  for (let sent = 0; sent < 2_000; sent += 1) sampling.heard(0.5, MINUTE);
  expect(sampling.share(2 * MINUTE)).toBe(0.25);
  expect(sampling.share(3 * MINUTE)).toBe(1);
});

test('no report weighs more than this node had visits report', () => {
  const sampling = new Sampling();
  expect(sampling.accepted(0.0625, 0)).toBe(1);
  for (let sent = 0; sent < 2_000; sent += 1) sampling.heard(1, 0);
  expect(sampling.share(MINUTE)).toBe(0.5);
  // A page may have been told a while ago.
  expect(sampling.accepted(0.5, 60 * MINUTE)).toBe(0.5);
  expect(sampling.accepted(0.25, 60 * MINUTE)).toBe(0.5);
  expect(sampling.accepted(0.5, 50 * 60 * MINUTE)).toBe(1);
});
