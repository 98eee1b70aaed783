import type { Interview } from '../../../../contract/interview-records.ts';
import { dateFormat, dateText, unbroken } from '../../../lib/formatters.ts';
import { ownTimeZone } from '../../../services/interview/timeZone.ts';

const DAY_AND_TIME = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

/** A day and time in a time zone; with its length, from when to when. @param timeZone IANA; the reader's own by default */
export function dayAndTime(at: string, language: string, timeZone: string = ownTimeZone(), minutes = 0): string {
  if (minutes === 0) return dateText(language, { ...DAY_AND_TIME, timeZone }, at);
  const start = new Date(at);
  const range = dateFormat(language, { ...DAY_AND_TIME, timeZone }).formatRangeToParts(start, new Date(start.getTime() + minutes * 60_000));
  // From when to when may be too long for a narrow phone: it may break after the day only.
  const clock = range.findIndex(({ type }) => type === 'hour');
  return range.map(({ value }, index) => (index === clock - 1 ? value : unbroken(value))).join('');
}

/** An instant in another time zone, as short as possible next to the reader's own: with the day only if it differs. */
export function elsewhere(at: string, language: string, timeZone: string): string {
  const day = (zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone, dateStyle: 'short' }).format(new Date(at));
  if (day(timeZone) !== day(ownTimeZone())) return dayAndTime(at, language, timeZone);
  return dateText(language, { hour: 'numeric', minute: '2-digit', timeZone }, at);
}

/** A time zone's name at an instant: "GMT+8". */
export function zoneName(at: string, language: string, timeZone: string = ownTimeZone()): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'short' }).formatToParts(new Date(at));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Whether two time zones show different times at an instant: zones with different names may agree. */
export function differAt(at: string, one: string, other: string): boolean {
  return dayAndTime(at, 'en', one) !== dayAndTime(at, 'en', other);
}

/** The other side's time zone, and who they are to the reader. */
export function otherSideOf(interview: Interview): { name: string; timeZone: string } {
  return interview.side === 'seeker'
    ? { name: interview.company.name, timeZone: interview.employer_time_zone }
    : { name: interview.seeker.name, timeZone: interview.seeker_time_zone };
}
