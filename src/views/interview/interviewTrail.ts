import { DAY } from '../../../contract/durations.ts';
import type { Interview, InterviewStatus } from '../../../contract/interview-records.ts';
import type { InterviewEvent, Side } from '../../machines/interview/interview.types.ts';
import { advance, apply, type InterviewRecord, recordOfWire } from '../../machines/interview/lifecycle.ts';
import { isBefore, windowsOf } from '../../machines/interview/windows.ts';
import type { TrailStep } from '../ui/Trail.tsx';

/** A step of the trail: a past or possible state, and when. */
export interface Mark {
  status: InterviewStatus | 'decision';
  at: string | null;
  by: 'seeker' | 'employer' | 'system' | null;
}

const CLOSED: readonly InterviewStatus[] = ['rejected', 'cancelled', 'expired', 'notSuitable', 'seekerAbsent', 'employerAbsent', 'bothAbsent'];

/** Past states: what is recorded, and what the clock has done since. For a state that lasted several steps, the first. */
function marksBehind(interview: Interview, asOf: string): Mark[] {
  const since = advance(recordOfWire(interview), asOf).steps.map(({ record, at, by }): Mark => ({ status: record.status, at, by }));
  const all: Mark[] = [...interview.history, ...since];
  return all.filter(({ status }, index) => all[index - 1]?.status !== status);
}

/** What happens if everyone agrees: played on the chart itself, so that it can't show anything the chart doesn't do. */
function marksAhead(interview: Interview, asOf: string): Mark[] {
  let { record } = advance(recordOfWire(interview), asOf);
  let now = asOf;
  const marks: Mark[] = [];
  const play = (event: InterviewEvent, by: Side, shown?: Mark['status']) => {
    const applied = apply(record, event, by);
    if (!applied.ok) return;
    record = applied.record;
    marks.push({ status: shown ?? record.status, at: null, by });
  };
  if (record.status === 'rescheduleRequested')
    play({ type: 'times.reoffered', times: [new Date(Date.parse(now) + DAY).toISOString()], minutes: record.minutes, now }, 'employer');
  const time = record.status === 'pending' ? record.times.find((each) => isBefore(now, each)) : undefined;
  if (time !== undefined) play({ type: 'time.accepted', time, now }, 'seeker');
  const ends = windowsOf(record)?.endsAt;
  if (ends !== undefined && isBefore(now, ends)) {
    const isAgreed = interview.starts_at !== null;
    const { steps, record: ended } = advance(record, ends);
    marks.push(...steps.map((step): Mark => ({ status: step.record.status, at: isAgreed ? step.at : null, by: step.by })));
    [record, now] = [ended, ends];
  }
  play({ type: 'result.given', result: 'passed', now }, 'employer', 'decision');
  // Its end isn't a step before it happens.
  return marks.filter(({ status }) => status !== 'finished');
}

interface Words {
  say: (status: Mark['status']) => string;
  note: (mark: Mark, isAhead: boolean) => TrailStep['note'];
}

/** An interview's trail. @param asOf ISO-8601, the server's clock */
export function interviewTrail(interview: Interview, record: InterviewRecord, asOf: string, { say, note }: Words): TrailStep[] {
  const behind = marksBehind(interview, asOf).map((mark, index, all): TrailStep => {
    const isLast = index === all.length - 1;
    const state = !isLast || record.status === 'passed' ? 'done' : CLOSED.includes(record.status) ? 'closed' : 'here';
    return { id: `${mark.status}-${index}`, label: say(mark.status), state, note: note(mark, false) };
  });
  const ahead = marksAhead(interview, asOf).map((mark): TrailStep => ({ id: mark.status, label: say(mark.status), state: 'next', note: note(mark, true) }));
  return [...behind, ...ahead];
}
