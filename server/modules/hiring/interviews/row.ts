import { DAY } from '../../../../contract/durations.ts';
import type { InterviewStatus } from '../../../../contract/interview-records.ts';
import { type InterviewRecord, nextOfClock } from '../../../../src/machines/interview/lifecycle.ts';
import type { interview } from '../../../db/schema/interview.ts';

export type InterviewRow = typeof interview.$inferSelect;

const dateOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));
const instantOf = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The chart's record of a row. */
export function recordOfRow(row: InterviewRow): InterviewRecord {
  return {
    status: row.status as InterviewStatus,
    times: row.times,
    proposedTimes: row.proposedTimes,
    startsAt: instantOf(row.startsAt),
    minutes: row.minutes,
    checkedIn: { seeker: instantOf(row.seekerCheckedInAt), employer: instantOf(row.employerCheckedInAt) },
    attendance: { seeker: row.seekerAttendance, employer: row.employerAttendance },
    resultRequestedAt: instantOf(row.resultRequestedAt),
    reason: row.reason,
    endedBy: row.endedBy,
  };
}

/** The columns that store the chart's record. */
export function columnsOf(record: InterviewRecord) {
  return {
    status: record.status,
    times: record.times,
    proposedTimes: record.proposedTimes,
    startsAt: dateOf(record.startsAt),
    minutes: record.minutes,
    seekerCheckedInAt: dateOf(record.checkedIn.seeker),
    employerCheckedInAt: dateOf(record.checkedIn.employer),
    seekerAttendance: record.attendance.seeker,
    employerAttendance: record.attendance.employer,
    resultRequestedAt: dateOf(record.resultRequestedAt),
    reason: record.reason,
    endedBy: record.endedBy,
  };
}

/** When both sides are reminded next. The second reminder comes when check-in opens. Null if there's nothing to remind of. */
export const reminderOf = ({ status, startsAt }: InterviewRecord): Date | null =>
  status === 'upcoming' && startsAt !== null ? new Date(Date.parse(startsAt) - DAY) : null;

/** When the scheduled job processes the interview next. */
export function dueAtOf(record: InterviewRecord, now: Date): Date | null {
  const clock = nextOfClock(record);
  const reminder = reminderOf(record);
  if (reminder !== null && reminder > now) return reminder;
  return dateOf(clock?.at ?? null);
}
