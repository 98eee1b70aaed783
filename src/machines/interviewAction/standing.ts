import type { Interview } from '../../../contract/interview-records.ts';
import type { InterviewEventType } from '../interview/interview.types.ts';
import { advance, allowedTo, type InterviewRecord, recordOfWire } from '../interview/lifecycle.ts';
import { isBefore, type Windows, windowsOf } from '../interview/windows.ts';

/** How an interview stands at an instant, to the side that looks at it. */
export interface Standing {
  /** With all that the clock has done by then. */
  record: InterviewRecord;
  allowed: InterviewEventType[];
  windows: Windows | null;
  /** When the next thing opens, closes or passes by the clock alone, ISO-8601; null where nothing more does. */
  next: string | null;
}

const OVER: readonly InterviewRecord['status'][] = ['passed', 'notSuitable', 'rejected', 'cancelled', 'expired', 'bothAbsent'];

/** Asked of the chart that the server runs too, at an instant of the server's clock. @param asOf ISO-8601 */
export function standingOf(interview: Interview, asOf: string): Standing {
  const { record } = advance(recordOfWire(interview), asOf);
  const windows = windowsOf(record);
  const instants = OVER.includes(record.status) ? [] : windows ? Object.values(windows) : [...record.times, ...record.proposedTimes];
  const ahead = instants.filter((instant) => isBefore(asOf, instant)).sort((a, b) => Date.parse(a) - Date.parse(b));
  return { record, windows, allowed: allowedTo(record, interview.side, asOf), next: ahead[0] ?? null };
}
