import { expect, test } from 'vitest';
import { storeClockOffset, onThisDevice, showServerTime, toShow } from './serverClock.ts';
import { HOUR } from '../../contract/durations.ts';

test('an instant is shown by this device’s clock, and in a demo by the demo’s clock', () => {
  storeClockOffset(2 * HOUR);
  expect([onThisDevice('2026-03-02T08:00:00Z'), toShow('2026-03-02T08:00:00Z')]).toEqual(['2026-03-02T06:00:00.000Z', '2026-03-02T06:00:00.000Z']);
  showServerTime();
  expect([onThisDevice('2026-03-02T08:00:00Z'), toShow('2026-03-02T08:00:00Z')]).toEqual(['2026-03-02T06:00:00.000Z', '2026-03-02T08:00:00Z']);
});
