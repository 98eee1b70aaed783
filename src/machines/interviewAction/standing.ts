import type { Interview } from '../../../contract/interview-records.ts';
import type { InterviewEventType } from '../interview/interview.types.ts';
import { advance, allowedTo, type InterviewRecord, recordOfWire } from '../interview/lifecycle.ts';
import { isBefore, type Windows, windowsOf } from '../interview/windows.ts';

/** The state of an interview at an instant, for the side that looks at it. */
export interface Standing {
  /** With every event of the clock until then applied. */
  record: InterviewRecord;
  allowed: InterviewEventType[];
  windows: Windows | null;
  /** When the clock next opens, closes or ends something, ISO-8601; null if it doesn't anymore. */
  next: string | null;
}

const OVER: readonly InterviewRecord['status'][] = ['passed', 'notSuitable', 'rejected', 'cancelled', 'expired', 'bothAbsent'];

/** Derived from the same chart that the server runs, at an instant of the server's clock. @param asOf ISO-8601 */
export function standingOf(interview: Interview, asOf: string): Standing {
  const { record } = advance(recordOfWire(interview), asOf);
  const windows = windowsOf(record);
  const instants = OVER.includes(record.status) ? [] : windows ? Object.values(windows) : [...record.times, ...record.proposedTimes];
  const ahead = instants.filter((instant) => isBefore(asOf, instant)).sort((a, b) => Date.parse(a) - Date.parse(b));
  return { record, windows, allowed: allowedTo(record, interview.side, asOf), next: ahead[0] ?? null };
}
