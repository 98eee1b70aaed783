import type { OpenInterview } from '../../../contract/interview-records.ts';
import { advance, type InterviewRecord, nextOfClock, restore } from './lifecycle.ts';

/** Whose turn it is in an interview, and until when, at an instant, according to the chart. @param now ISO-8601 */
export function turnOf(record: InterviewRecord, now: string): Pick<OpenInterview, 'status' | 'acts_next' | 'due_at' | 'starts_at'> {
  const { record: current } = advance(record, now);
  const meta = Object.values(restore(current).getMeta()).find((each) => each !== undefined);
  const next = nextOfClock(current);
  return {
    status: current.status,
    acts_next: meta?.actsNext === undefined || meta.actsNext === 'system' ? null : meta.actsNext,
    due_at: next?.type === 'times.passed' ? next.at : null,
    starts_at: current.startsAt,
  };
}
