import { logoPath } from '../../../../contract/drawings.ts';
import type { Interview, InterviewSide, InterviewStatus } from '../../../../contract/interview-records.ts';
import { advance } from '../../../../src/machines/interview/lifecycle.ts';
import { jobPath } from '../../../../src/lib/search-url/job-url.ts';
import type { Queryable } from '../../../db/client.ts';
import { ApiError } from '../../../http/errors.ts';
import { type Meeting, meetingsOf } from './meeting.ts';
import { type InterviewRow, recordOfRow } from './row.ts';

/** Interviews as records of the contract, in the given order. Shows their state at `now`, even if the scheduled job hasn't stored it yet. */
export async function presentInterviews(
  db: Queryable,
  rows: readonly InterviewRow[],
  side: InterviewSide,
  now: Date,
  known: Meeting | null = null,
): Promise<Interview[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const meetings = known ? new Map(ids.map((id) => [id, known])) : await meetingsOf(db, ids);
  return rows.flatMap((row) => {
    const meeting = meetings.get(row.id);
    if (!meeting) return [];
    const { record, steps } = advance(recordOfRow(row), now.toISOString());
    const { history } = meeting;
    const result = history.findLast(({ type }) => type === 'result.given');
    return {
      id: row.id,
      side,
      status: record.status,
      job: { ...meeting.job, url: jobPath({ title: meeting.job.title, company: meeting.company.name, id: meeting.job.id }) },
      company: { ...meeting.company, logo: logoPath(meeting.company.id) },
      seeker: { id: meeting.seeker.id, name: meeting.seeker.name, ...meeting.seeker.portrait },
      recruiter: { id: meeting.recruiter.id, name: meeting.recruiter.name, ...meeting.recruiter.portrait },
      application_id: row.applicationId,
      chat_id: meeting.chatId,
      times: record.times,
      proposed_times: record.proposedTimes,
      starts_at: record.startsAt,
      minutes: record.minutes,
      method: row.method,
      address: row.address,
      video_link: row.videoLink,
      contact_person: row.contactPerson,
      contact_number: row.contactNumber,
      instructions: row.instructions,
      employer_time_zone: row.employerTimeZone,
      seeker_time_zone: meeting.seeker.timeZone,
      reason: record.reason,
      ended_by: record.endedBy,
      seeker_checked_in_at: record.checkedIn.seeker,
      employer_checked_in_at: record.checkedIn.employer,
      seeker_attendance: record.attendance.seeker,
      employer_attendance: record.attendance.employer,
      result_requested_at: record.resultRequestedAt,
      result_note: typeof result?.detail['note'] === 'string' ? result.detail['note'] : null,
      sequence: row.sequence,
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
      history: [
        ...history.map(({ type, status, by, at }) => ({ type, status: status as InterviewStatus, by, at })),
        ...steps.map((step) => ({ type: step.type, status: step.record.status, by: step.by, at: step.at })),
      ],
    };
  });
}

/**
 * One interview as a record of the contract.
 * @param known the meeting, if it was already read
 */
export async function presentInterview(db: Queryable, row: InterviewRow, side: InterviewSide, now: Date, known: Meeting | null = null): Promise<Interview> {
  const [presented] = await presentInterviews(db, [row], side, now, known);
  if (!presented) throw new ApiError('notFound');
  return presented;
}
