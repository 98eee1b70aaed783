import { describe, expect, test } from 'vitest';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { conductFlow } from './conduct.fixtures.ts';
import { applyToConduct, type ConductRecord, GOOD } from './lifecycle.ts';
import { monthsAfter } from './months.ts';
import { HOUR } from '../../../contract/durations.ts';

pathTests(conductFlow);

/** Interviews missed, each marked an hour after its start. */
const missing = (...starts: string[]): ConductRecord =>
  starts.reduce<ConductRecord>((record, at) => {
    const now = new Date(Date.parse(at) + HOUR).toISOString();
    const next = applyToConduct(record, { type: 'interview.missed', at, now });
    if (!next) throw new Error('refused');
    return next;
  }, GOOD);

test.each([
  ['2026-01-15T10:00:00.000Z', 3, '2026-04-15T10:00:00.000Z'],
  ['2025-11-30T10:00:00.000Z', 3, '2026-02-28T10:00:00.000Z'],
  ['2027-11-30T10:00:00.000Z', 3, '2028-02-29T10:00:00.000Z'],
  ['2026-08-31T10:00:00.000Z', 6, '2027-02-28T10:00:00.000Z'],
  ['2026-10-31T23:59:59.999Z', 6, '2027-04-30T23:59:59.999Z'],
])('months after %s, %i of them: %s', (from, months, to) => expect(monthsAfter(from, months)).toBe(to));

describe('three missed within three calendar months', () => {
  test('result in two warnings, then a six-month ban from the report on', () => {
    expect(missing('2026-03-02T04:00:00Z').status).toBe('warned');
    expect(missing('2026-03-02T04:00:00Z', '2026-03-03T04:00:00Z').status).toBe('warned');
    const third = missing('2026-03-02T04:00:00Z', '2026-03-03T04:00:00Z', '2026-06-02T03:59:59Z');
    expect(third).toMatchObject({ status: 'banned', bannedUntil: '2026-12-02T04:59:59.000Z' });
  });

  test('the first counts for three months to the second, no longer', () => {
    expect(missing('2026-03-02T04:00:00Z', '2026-03-03T04:00:00Z', '2026-06-02T04:00:00Z').status).toBe('warned');
  });

  test('at the end of a month: three months after November 30 end on February 28', () => {
    expect(missing('2025-11-30T04:00:00Z', '2025-12-30T04:00:00Z', '2026-02-28T03:59:59Z').status).toBe('banned');
    expect(missing('2025-11-30T04:00:00Z', '2025-12-30T04:00:00Z', '2026-02-28T04:00:00Z').status).toBe('warned');
  });

  test('in whatever order they are reported', () => {
    expect(missing('2026-05-20T04:00:00Z', '2026-03-02T04:00:00Z', '2026-04-02T04:00:00Z').status).toBe('banned');
  });
});

describe('the clock ends', () => {
  const banned = missing('2026-03-02T04:00:00Z', '2026-03-03T04:00:00Z', '2026-03-04T04:00:00Z');

  test('a ban, at its instant and not before', () => {
    expect(applyToConduct(banned, { type: 'ban.ended', now: '2026-09-04T04:59:59.999Z' })).toBeNull();
    expect(applyToConduct(banned, { type: 'ban.ended', now: '2026-09-04T05:00:00.000Z' })).toMatchObject({ status: 'good', bannedUntil: null });
  });

  test('a ban in a warning, if another interview was missed in the meantime', () => {
    const again = applyToConduct(banned, { type: 'interview.missed', at: '2026-08-01T04:00:00Z', now: '2026-08-01T05:00:00Z' }) as ConductRecord;
    expect(again).toMatchObject({ status: 'banned', bannedUntil: banned.bannedUntil });
    expect(applyToConduct(again, { type: 'ban.ended', now: '2026-09-04T05:00:00Z' })).toMatchObject({ status: 'warned', bannedUntil: null });
  });

  test('a warning, three months after the last missed interview', () => {
    const warned = missing('2026-03-02T04:00:00Z', '2026-03-10T04:00:00Z');
    expect(applyToConduct(warned, { type: 'warning.lapsed', now: '2026-06-10T03:59:59.999Z' })).toBeNull();
    expect(applyToConduct(warned, { type: 'warning.lapsed', now: '2026-06-10T04:00:00Z' })?.status).toBe('good');
  });
});
