import { describe, expect, test } from 'vitest';
import { openingAt } from './openings.ts';
import { dateIn, instantIn } from './wallClock.ts';

const office = { from: '09:00', to: '18:00' };
const weekdays = (hours: { from: string; to: string }) => [hours, hours, hours, hours, hours, null, null];
const only = (day: number, hours: { from: string; to: string }) => Array.from({ length: 7 }, (_, index) => (index === day ? hours : null));
const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString().replace('.000', ''));
function opening(time_zone: string, days: ({ from: string; to: string } | null)[], at: string) {
  const { isOpen, closedAt, opensAt } = openingAt({ time_zone, days }, Date.parse(at));
  return [isOpen ? 'open' : 'closed', iso(closedAt), iso(opensAt)];
}

// Local times are written by hand from the time zones' rules, not computed.
describe('the instant of a local time', () => {
  test.each([
    ['a zone without summer time', 'Asia/Manila', '2026-11-22', '09:00', '2026-11-22T01:00:00Z'],
    ['a zone half an hour off', 'Asia/Kolkata', '2026-11-22', '09:00', '2026-11-22T03:30:00Z'],
    ['winter', 'Europe/Madrid', '2026-03-28', '09:00', '2026-03-28T08:00:00Z'],
    ['summer', 'Europe/Madrid', '2026-03-29', '09:00', '2026-03-29T07:00:00Z'],
    ['a time that clocks skip is as much later', 'Europe/Madrid', '2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
    ['of a time that comes twice the first', 'Europe/Madrid', '2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
    ['a day that begins at one o’clock', 'Africa/Cairo', '2026-04-24', '00:00', '2026-04-23T22:00:00Z'],
    ['a zone west of UTC, as clocks go forward', 'America/New_York', '2026-03-08', '09:00', '2026-03-08T13:00:00Z'],
    ['the line of dates', 'Pacific/Auckland', '2026-04-05', '02:30', '2026-04-04T13:30:00Z'],
  ])('%s: %s, %s %s', (_, zone, date, time, instant) => {
    expect(iso(instantIn(zone, date, time))).toBe(instant);
  });

  test('uses the date of the time zone', () => {
    expect(dateIn('Asia/Manila', Date.parse('2026-01-01T15:59:59.999Z'))).toBe('2026-01-01');
    expect(dateIn('Asia/Manila', Date.parse('2026-01-01T16:00:00Z'))).toBe('2026-01-02');
    expect(dateIn('America/Los_Angeles', Date.parse('2026-01-01T07:59:00Z'))).toBe('2025-12-31');
  });
});

describe('working hours', () => {
  test.each([
    ['open at the first instant', '2026-11-23T01:00:00Z', 'open', '2026-11-20T10:00:00Z', '2026-11-24T01:00:00Z'],
    ['closed a moment before', '2026-11-23T00:59:59Z', 'closed', '2026-11-20T10:00:00Z', '2026-11-23T01:00:00Z'],
    ['open until just before the end', '2026-11-23T09:59:59Z', 'open', '2026-11-20T10:00:00Z', '2026-11-24T01:00:00Z'],
    ['closed at the end', '2026-11-23T10:00:00Z', 'closed', '2026-11-23T10:00:00Z', '2026-11-24T01:00:00Z'],
    ['closed over the weekend', '2026-11-21T04:00:00Z', 'closed', '2026-11-20T10:00:00Z', '2026-11-23T01:00:00Z'],
  ])('in Manila, Monday to Friday from nine to six: %s', (_, at, ...expected) => {
    expect(opening('Asia/Manila', weekdays(office), at)).toEqual(expected);
  });

  test.each([
    ['on the eve of a day off', '2026-11-20T16:00:00Z', 'open', '2026-11-19T22:00:00Z', '2026-11-23T14:00:00Z'],
    ['on the morning of a day off', '2026-11-20T21:59:00Z', 'open', '2026-11-19T22:00:00Z', '2026-11-23T14:00:00Z'],
    ['and no longer', '2026-11-20T22:00:00Z', 'closed', '2026-11-20T22:00:00Z', '2026-11-23T14:00:00Z'],
  ])('past midnight, from ten to six: %s', (_, at, ...expected) => {
    expect(opening('Asia/Manila', weekdays({ from: '22:00', to: '06:00' }), at)).toEqual(expected);
  });

  test.each([
    ['the Monday after clocks go forward', '2026-03-30T06:59:00Z', 'closed', '2026-03-27T17:00:00Z', '2026-03-30T07:00:00Z'],
    ['its first instant', '2026-03-30T07:00:00Z', 'open', '2026-03-27T17:00:00Z', '2026-03-31T07:00:00Z'],
    ['the Monday after clocks go back', '2026-10-26T07:59:00Z', 'closed', '2026-10-23T16:00:00Z', '2026-10-26T08:00:00Z'],
  ])('in Madrid, nine o’clock is nine o’clock: %s', (_, at, ...expected) => {
    expect(opening('Europe/Madrid', weekdays(office), at)).toEqual(expected);
  });

  test('a single working day a week is found in both directions, up to a week away', () => {
    expect(opening('Asia/Manila', only(2, office), '2026-11-25T11:00:00Z')).toEqual(['closed', '2026-11-25T10:00:00Z', '2026-12-02T01:00:00Z']);
    expect(opening('Asia/Manila', only(2, office), '2026-11-25T00:00:00Z')).toEqual(['closed', '2026-11-18T10:00:00Z', '2026-11-25T01:00:00Z']);
  });

  test('never start without a working day', () => {
    const none = Array.from({ length: 7 }, () => null);
    expect(opening('Asia/Manila', none, '2026-11-25T11:00:00Z')).toEqual(['closed', null, null]);
  });
});
