import { afterEach, expect, test, vi } from 'vitest';
import { reportBrowserError } from '../../../../contract/error-reports.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { createRates } from '../../../realtime/rate.ts';
import { HOUR } from '../../../../contract/durations.ts';

let time = 0;
const { app, visitor } = await testApp({}, { rates: createRates(() => time) });
const warned = vi.spyOn(app.log, 'warn');
afterEach(() => {
  warned.mockClear();
  time += HOUR;
});

const report = {
  kind: 'error' as const,
  page: 'job',
  name: 'TypeError',
  message: 'no place for “Ana Reyes” of ana@example.com',
  frames: ['assets/app-1a2b.js:1:2345'],
};

test('an error of a page is a line of the log, without what may be a person’s', async () => {
  expect((await visitor().call(reportBrowserError, { body: report })).status).toBe(200);
  expect(warned.mock.calls).toEqual([[{ browser: { ...report, message: 'no place for “…” of …' } }, 'error in a browser']]);
});

test('nothing but what is asked for is taken: no address of a page, no foreign file, no fields of one’s own', async () => {
  const call = async (changed: object) => (await visitor().call(reportBrowserError, { body: { ...report, ...changed } })).status;
  expect(await call({ page: '/job/cook-7?email=ana@example.com' })).toBe(422);
  expect(await call({ frames: ['chrome-extension://abc/x.js:1:1'] })).toBe(422);
  expect(await call({ email: 'ana@example.com' })).toBe(422);
  expect(await call({ name: 'Ana Reyes <ana@example.com>' })).toBe(422);
  expect(warned).not.toHaveBeenCalledWith(expect.objectContaining({ browser: expect.anything() as unknown }), expect.anything());
});

test('one address is taken ten from at once, then one a minute', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 11; sent += 1) statuses.push((await visitor().call(reportBrowserError, { body: report })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  time += 60_000;
  expect((await visitor().call(reportBrowserError, { body: report })).status).toBe(200);
});
