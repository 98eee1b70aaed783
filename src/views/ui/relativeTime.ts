import { relativeTimeFormat } from '../../lib/formatters.ts';
import { MINUTE } from '../../../contract/durations.ts';

const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number, until: number][] = [
  ['minute', MINUTE, 60 * MINUTE],
  ['hour', 60 * MINUTE, 24 * 60 * MINUTE],
  ['day', 24 * 60 * MINUTE, 14 * 24 * 60 * MINUTE],
  ['week', 7 * 24 * 60 * MINUTE, 60 * 24 * 60 * MINUTE],
  ['month', 30 * 24 * 60 * MINUTE, 365 * 24 * 60 * MINUTE],
  ['year', 365 * 24 * 60 * MINUTE, Infinity],
];

/**
 * "2 days ago", "in 3 hours", formatted for a language.
 * @param at an ISO instant
 * @param now the ISO instant it is relative to: passed in, not read from the clock, so that server and browser render the same
 * @param style `narrow` if there is little room: "2d ago"
 */
export function relativeTime(at: string, now: string, language: string, style: 'long' | 'narrow' = 'long'): string {
  const distance = Date.parse(at) - Date.parse(now);
  const format = relativeTimeFormat(language, { numeric: style === 'long' ? 'auto' : 'always', style });
  if (Math.abs(distance) < MINUTE) return relativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second');
  const [unit, size] = STEPS.find(([, , until]) => Math.abs(distance) < until) ?? (['year', 365 * 24 * 60 * MINUTE] as const);
  return format.format(Math.trunc(distance / size), unit);
}

const HALF_A_DAY = 12 * 60 * MINUTE;
/** The days since 1970 of an instant, in the reader's time zone. */
const dayOf = (at: string): number => {
  const date = new Date(at);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / (24 * 60 * MINUTE);
};

/**
 * How far away an appointment is: hours if it is soon, then days of the reader's calendar, so that "tomorrow" is their tomorrow. Not for server
 * rendering, which doesn't know their time zone.
 * @param at a future ISO instant
 * @param now the ISO instant it is relative to
 */
export function timeUntil(at: string, now: string, language: string): string {
  if (Math.abs(Date.parse(at) - Date.parse(now)) < HALF_A_DAY) return relativeTime(at, now, language);
  return relativeTimeFormat(language, { numeric: 'auto' }).format(dayOf(at) - dayOf(now), 'day');
}
