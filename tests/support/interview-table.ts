import { type InterviewEvent, type InterviewStatus, type Role } from '../../src/machines/interview/interview.types.ts';
import type { InterviewRecord } from '../../src/machines/interview/lifecycle.ts';
import { windowsOf } from '../../src/machines/interview/windows.ts';
import { DAY, HOUR, MINUTE } from '../../contract/durations.ts';
import { interviewStatus } from '../../contract/interview-records.ts';

/**
 * Written by hand: what each event does to a one-hour interview in each state, from each role, at each instant. Doesn't derive its expectations from
 * the chart.
 */

const START = Date.parse('2026-03-10T02:00:00Z');
const iso = (ms: number) => new Date(ms).toISOString();
/** Two times are offered; the job seeker proposed a third; new ones are far ahead. */
const [first, second, proposed, fresh] = [iso(START), iso(START + DAY), iso(START + 2 * DAY), iso(START + 60 * DAY)] as const;

/** Start and end, in ms from the start of the interview; the end is excluded. */
type Window = readonly [from: number, until: number];
type Rule = readonly [what: string, by: Role | 'both', when: Window, next: InterviewStatus];

const ALWAYS: Window = [-Infinity, Infinity];
/** Specification: canceling and rescheduling end three hours before. */
const CANCELLABLE: Window = [-Infinity, -3 * HOUR];
/** Check-in opens two hours before and closes half an hour after the start. */
const [CHECK_IN_OPENS, CHECK_IN_CLOSES] = [-2 * HOUR, 30 * MINUTE];
const ENDS = HOUR;
/** Attendance can be recorded from the end of check-in until seven days after the end. */
const MARKABLE: Window = [CHECK_IN_CLOSES, ENDS + 7 * DAY];
/** The job seeker may ask for the result a day after the end. */
const RESULT: Window = [ENDS + DAY, Infinity];

/** Accepting a time makes it upcoming, or opens check-in right away; never after it has passed. */
const accepting = (what: string, by: Role, distance: number): Rule[] => [
  [what, by, [-Infinity, distance + CHECK_IN_OPENS], 'upcoming'],
  [what, by, [distance + CHECK_IN_OPENS, distance], 'checkInOpen'],
];
const results: Rule[] = [
  ['result passed', 'employer', ALWAYS, 'passed'],
  ['result notSuitable', 'employer', ALWAYS, 'notSuitable'],
];
const requestsResult: Rule = ['result.requested', 'seeker', RESULT, 'pendingResult'];
const absences: Rule[] = [
  ['notAttended', 'employer', MARKABLE, 'seekerAbsent'],
  ['notAttended', 'seeker', MARKABLE, 'employerAbsent'],
];
const closes: Rule = ['interview.closed', 'system', ALWAYS, 'cancelled'];

/** Anything not listed is refused. Each side checks in once, and reports once whether the other attended. */
const TABLE: Record<InterviewStatus, readonly Rule[]> = {
  pending: [
    ...accepting('accept first', 'seeker', 0),
    ...accepting('accept second', 'seeker', DAY),
    ['interview.rejected', 'seeker', ALWAYS, 'rejected'],
    ['reschedule.requested', 'seeker', ALWAYS, 'rescheduleRequested'],
    ['times.reoffered', 'employer', ALWAYS, 'pending'],
    ['interview.cancelled', 'both', ALWAYS, 'cancelled'],
    closes,
  ],
  rescheduleRequested: [
    ...accepting('proposal.accepted', 'employer', 2 * DAY),
    ['interview.rejected', 'seeker', ALWAYS, 'rejected'],
    ['times.reoffered', 'employer', ALWAYS, 'pending'],
    ['interview.cancelled', 'both', ALWAYS, 'cancelled'],
    closes,
  ],
  upcoming: [
    ['interview.cancelled', 'both', CANCELLABLE, 'cancelled'],
    ['reschedule.requested', 'seeker', CANCELLABLE, 'rescheduleRequested'],
    ['times.reoffered', 'employer', CANCELLABLE, 'pending'],
    closes,
  ],
  checkInOpen: [['checkIn.made', 'both', ALWAYS, 'checkedIn'], closes],
  checkedIn: [['checkIn.made', 'both', ALWAYS, 'checkedIn'], closes],
  inProgress: [['checkIn.made', 'both', [-Infinity, CHECK_IN_CLOSES], 'inProgress'], ['completed', 'both', MARKABLE, 'completed'], ...absences],
  finished: [['completed', 'both', MARKABLE, 'completed'], ...absences, requestsResult, ...results],
  completed: [['completed', 'both', MARKABLE, 'completed'], ...absences, requestsResult, ...results],
  pendingResult: [['completed', 'both', MARKABLE, 'pendingResult'], ...absences, ...results],
  seekerAbsent: [
    ['completed', 'seeker', MARKABLE, 'seekerAbsent'],
    ['notAttended', 'seeker', MARKABLE, 'bothAbsent'],
  ],
  employerAbsent: [
    ['completed', 'employer', MARKABLE, 'employerAbsent'],
    ['notAttended', 'employer', MARKABLE, 'bothAbsent'],
  ],
  bothAbsent: [],
  passed: [],
  notSuitable: [],
  rejected: [],
  cancelled: [],
  expired: [],
};

/** The clock's events, and from when: they are applied before anyone's event. */
const CLOCK: Partial<Record<InterviewStatus, readonly [from: number, next: InterviewStatus]>> = {
  pending: [DAY, 'expired'],
  rescheduleRequested: [2 * DAY, 'expired'],
  upcoming: [CHECK_IN_OPENS, 'checkInOpen'],
  checkInOpen: [0, 'inProgress'],
  checkedIn: [0, 'inProgress'],
  inProgress: [ENDS, 'finished'],
};

export interface InterviewCase {
  record: InterviewRecord;
  event: InterviewEvent;
  role: Role;
}

/** The state an event leads to, or `refused`. */
export function byTheTable({ record, event, role }: InterviewCase): InterviewStatus | 'refused' {
  const now = Date.parse(event.now) - START;
  let { status } = record;
  for (let step = CLOCK[status]; step !== undefined && now >= step[0]; step = CLOCK[status]) [, status] = step;
  if (role !== 'system' && event.type === 'checkIn.made' && record.checkedIn[role] !== null) return 'refused';
  if (role !== 'system' && event.type === 'attendance.marked' && record.attendance[role === 'seeker' ? 'employer' : 'seeker'] !== null) return 'refused';
  const isBy = (by: Rule[1]) => by === role || (by === 'both' && role !== 'system');
  const rule = TABLE[status].find(([what, by, [from, until]]) => what === nameOf(event) && isBy(by) && now >= from && now < until);
  return rule?.[3] ?? 'refused';
}

function nameOf(event: InterviewEvent): string {
  if (event.type === 'time.accepted') return event.time === first ? 'accept first' : 'accept second';
  if (event.type === 'attendance.marked') return event.attendance;
  return event.type === 'result.given' ? `result ${event.result}` : event.type;
}

const base: InterviewRecord = {
  status: 'pending',
  times: [first, second],
  proposedTimes: [],
  startsAt: null,
  minutes: 60,
  checkedIn: { seeker: null, employer: null },
  attendance: { seeker: null, employer: null },
  resultRequestedAt: null,
  reason: null,
  endedBy: null,
};
const open = ['pending', 'rescheduleRequested', 'rejected', 'cancelled', 'expired'];
const checked = { seeker: iso(START - HOUR), employer: null };
/** Other parts of a record in that state that guards read. */
const stored: Partial<Record<InterviewStatus, Partial<InterviewRecord>>> = {
  rescheduleRequested: { proposedTimes: [proposed] },
  checkedIn: { checkedIn: checked },
  inProgress: { checkedIn: checked },
  completed: { attendance: { seeker: 'completed', employer: null } },
  pendingResult: { attendance: { seeker: null, employer: 'completed' } },
  seekerAbsent: { attendance: { seeker: 'notAttended', employer: null } },
  employerAbsent: { attendance: { seeker: null, employer: 'notAttended' } },
  bothAbsent: { attendance: { seeker: 'notAttended', employer: 'notAttended' } },
};
const RECORDS: InterviewRecord[] = interviewStatus.options.map((status) => ({
  ...base,
  status,
  startsAt: open.includes(status) ? null : first,
  ...stored[status],
}));
const edges = [...Object.values(windowsOf({ startsAt: first, minutes: 60 }) ?? {}), second, proposed].map((at) => Date.parse(at));
/** Just before, at and just after each limit. */
const INSTANTS = [...new Set(edges.flatMap((at) => [at - 1, at, at + 1]))].sort((a, b) => a - b).map(iso);
const ROLES: Role[] = ['seeker', 'employer', 'system'];
const by = (role: Role) => ({ by: role as 'seeker' });
const CLOCKS = ['times.passed', 'checkIn.opened', 'interview.started', 'interview.ended'] as const;
const EVENTS: ((role: Role, now: string) => InterviewEvent)[] = [
  (_, now) => ({ type: 'times.reoffered', times: [fresh], minutes: 60, now }),
  (_, now) => ({ type: 'time.accepted', time: first, now }),
  (_, now) => ({ type: 'time.accepted', time: second, now }),
  (_, now) => ({ type: 'proposal.accepted', time: proposed, now }),
  (_, now) => ({ type: 'interview.rejected', reason: 'no', now }),
  (_, now) => ({ type: 'reschedule.requested', times: [fresh], reason: 'no', now }),
  (role, now) => ({ type: 'interview.cancelled', ...by(role), reason: 'no', now }),
  (_, now) => ({ type: 'interview.closed', because: 'withdrawn', now }),
  (role, now) => ({ type: 'checkIn.made', ...by(role), now }),
  (role, now) => ({ type: 'attendance.marked', ...by(role), attendance: 'completed', now }),
  (role, now) => ({ type: 'attendance.marked', ...by(role), attendance: 'notAttended', now }),
  (_, now) => ({ type: 'result.requested', now }),
  (_, now) => ({ type: 'result.given', result: 'passed', now }),
  (_, now) => ({ type: 'result.given', result: 'notSuitable', now }),
  ...CLOCKS.map((type) => (_: Role, now: string): InterviewEvent => ({ type, now })),
];

/** Each event in each state, from each role, before and after each limit. */
export const INTERVIEW_CASES: readonly InterviewCase[] = RECORDS.flatMap((record) =>
  INSTANTS.flatMap((now) => ROLES.flatMap((role) => EVENTS.map((make) => ({ record, role, event: make(role, now) })))),
);
