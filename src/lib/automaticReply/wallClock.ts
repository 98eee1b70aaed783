import { DAY } from '../../../contract/durations.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
  const made = new Intl.DateTimeFormat('en', { timeZone: zone, calendar: 'iso8601', hourCycle: 'h23', ...numeric });
  formats.set(zone, made);
  return made;
}

/** How far a time zone is ahead of UTC at an instant, in milliseconds. @param zone an IANA name @throws RangeError for an unknown zone */
function offsetIn(zone: string, at: number): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  return Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second) - Math.floor(at / 1_000) * 1_000;
}

/** The date in a time zone at an instant, YYYY-MM-DD. */
export const dateIn = (zone: string, at: number): string => new Date(at + offsetIn(zone, at)).toISOString().slice(0, 10);

/** A date so many days later. */
export const dayAfter = (date: string, days: number): string => new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/**
 * The instant of a local date and time in a time zone, in epoch milliseconds. For a time that occurs twice when clocks go back, the first; a time
 * skipped when clocks go forward is shifted by the gap (like Temporal's `compatible`).
 * @param time HH:MM
 */
export function instantIn(zone: string, date: string, time: string): number {
  const shown = Date.parse(`${date}T${time}Z`);
  const before = shown - offsetIn(zone, shown - DAY);
  const after = shown - offsetIn(zone, shown + DAY);
  const exact = [before, after].filter((at) => at + offsetIn(zone, at) === shown);
  return exact.length > 0 ? Math.min(...exact) : before;
}
