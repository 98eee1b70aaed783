import { MINUTE } from '../../../contract/durations.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { type ClockInstant, type InterviewContext, type Mark, type Offer, otherSide } from './interview.types.ts';

/**
 * When things open and close for an agreed start, ISO-8601. A window includes its first instant and excludes its last: at `cancelUntil` canceling is
 * over, at `checkInOpens` check-in is open, at `checkInCloses` it is closed and attendance can be recorded.
 */
export interface Windows {
  cancelUntil: string;
  checkInOpens: string;
  startsAt: string;
  /** Also the instant from which attendance can be recorded. */
  checkInCloses: string;
  endsAt: string;
  /** From then on the job seeker may ask for the result. */
  resultOpens: string;
  /** Until then attendance can be recorded. */
  attendanceCloses: string;
}

/** @returns null if no time is agreed */
export function windowsOf({ startsAt, minutes }: Pick<InterviewContext, 'startsAt' | 'minutes'>): Windows | null {
  if (startsAt === null) return null;
  const start = Date.parse(startsAt);
  const end = start + minutes * MINUTE;
  const at = (ms: number) => new Date(ms).toISOString();
  return {
    cancelUntil: at(start - LIMITS.interviewCancelUntil),
    checkInOpens: at(start - LIMITS.checkInOpens),
    startsAt: at(start),
    checkInCloses: at(start + LIMITS.checkInCloses),
    endsAt: at(end),
    resultOpens: at(end + LIMITS.resultOpens),
    attendanceCloses: at(end + LIMITS.attendanceCloses),
  };
}

export const isBefore = (now: string, instant: string | undefined): boolean => instant !== undefined && Date.parse(now) < Date.parse(instant);
export const isFrom = (now: string, instant: string | undefined): boolean => instant !== undefined && Date.parse(now) >= Date.parse(instant);

/** The last of the offered or proposed times; without an agreement by then there is no interview. */
export const lastTimeOf = ({ times, proposedTimes }: Pick<InterviewContext, 'times' | 'proposedTimes'>): string =>
  [...times, ...proposedTimes].reduce((latest, time) => (Date.parse(time) > Date.parse(latest) ? time : latest));

/** @returns ISO-8601; undefined for an instant of an agreed interview while no time is agreed */
export const instantOf = (context: InterviewContext, instant: ClockInstant): string | undefined =>
  instant === 'lastTime' ? lastTimeOf(context) : windowsOf(context)?.[instant];

export const includesInstant = (times: readonly string[], time: string): boolean => times.some((each) => Date.parse(each) === Date.parse(time));

/** Whether times can be offered or proposed: all in the future, and at most three. */
export const isOffer = ({ times, least, now }: Offer) =>
  times.length >= least && times.length <= LIMITS.interviewTimes && times.every((time) => isBefore(now, time));

/** Agreed so late that check-in is already open. */
export const isSoon = ({ minutes }: InterviewContext, startsAt: string, now: string) => isFrom(now, windowsOf({ startsAt, minutes })?.checkInOpens);

/** Attendance can be recorded for some days after check-in closes, once by each side. */
export const isMarkable = (context: InterviewContext, { by, now }: Mark): boolean => {
  const windows = windowsOf(context);
  return context.attendance[otherSide(by)] === null && isFrom(now, windows?.checkInCloses) && isBefore(now, windows?.attendanceCloses);
};

/** Before and after the days in which attendance can be recorded. */
export const isMarkingClosed = (context: InterviewContext, now: string): boolean => {
  const windows = windowsOf(context);
  return isBefore(now, windows?.checkInCloses) || isFrom(now, windows?.attendanceCloses);
};
