import axios from 'axios';
import { vi } from 'vitest';

/**
 * Screens that are compared with another revision's (`npm run flows -- diff --screens`) must not depend on the time of day or on which call of another chart
 * fails first: they are taken on the date of the samples (src/machines/samples.ts), and no call is answered but by the path.
 */
if (process.env['FLOWS_SCREENS'] !== undefined) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-10T09:00:00Z') });
  axios.defaults.adapter = () => new Promise(() => {});
}
