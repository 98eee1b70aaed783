import type { Interview } from '../../../../contract/interview-records.ts';
import { ownTimeZone } from '../../../services/interview/timeZone.ts';

const DAY_AND_TIME = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

/** Keeps "3:00 PM" on one line. */
const whole = (text: string): string => text.replaceAll(/(?<=\d) (?=[AP]M\b)/g, '\u00A0');

/** A day and time in a time zone; with its length, from when to when. @param timeZone IANA; the reader's own by default */
export function dayAndTime(at: string, language: string, timeZone: string = ownTimeZone(), minutes = 0): string {
  const format = new Intl.DateTimeFormat(language, { ...DAY_AND_TIME, timeZone });
  const start = new Date(at);
  return whole(minutes === 0 ? format.format(start) : format.formatRange(start, new Date(start.getTime() + minutes * 60_000)));
}

/** An instant in another time zone, as short as possible next to the reader's own: with the day only if it differs. */
export function elsewhere(at: string, language: string, timeZone: string): string {
  const day = (zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone, dateStyle: 'short' }).format(new Date(at));
  if (day(timeZone) !== day(ownTimeZone())) return dayAndTime(at, language, timeZone);
  return new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(at));
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
