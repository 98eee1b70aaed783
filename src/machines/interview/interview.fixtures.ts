import { defineFlow } from '../flow.ts';
import { interviewMachine } from './interview.machine.ts';

const first = '2026-03-10T02:00:00Z';
const second = '2026-03-11T02:00:00Z';
const soon = '2026-03-02T05:00:00Z';
const proposed = '2026-03-12T02:00:00Z';
/** Just before and after the limits of each window, for an interview that starts at `first` and takes an hour. */
const NOW = {
  early: '2026-03-02T04:00:00Z',
  blocked: '2026-03-09T23:00:00Z',
  checkIn: '2026-03-10T00:00:00Z',
  started: '2026-03-10T02:00:00Z',
  marking: '2026-03-10T02:30:00Z',
  ended: '2026-03-10T03:00:00Z',
  result: '2026-03-11T03:00:00Z',
  passed: '2026-03-13T02:00:00Z',
} as const;

export const interviewFlow = defineFlow({
  id: 'interview',
  area: 'interview',
  runsOn: 'server',
  title: 'Interview',
  purpose: 'The states of an interview from its offer to its result: one record, moved by the job seeker, the employer and the clock.',
  source: 'src/machines/interview/interview.machine.ts',
  machine: interviewMachine,
  states: {
    negotiating: 'No time is agreed yet.',
    'negotiating.pending': 'One to three times are offered; the job seeker hasn’t answered.',
    'negotiating.rescheduleRequested': 'The job seeker asked for another time; the employer offers others, or accepts a proposed one.',
    accepted: 'A time is agreed.',
    'accepted.scheduled': 'It hasn’t started.',
    'accepted.scheduled.upcoming': 'It is upcoming; it can be canceled and rescheduled until three hours before.',
    'accepted.scheduled.checkInOpen': 'Both can check in; nobody has.',
    'accepted.scheduled.checkedIn': 'At least one side has checked in.',
    'accepted.inProgress': 'It has started; check-in stays open for 30 more minutes, then attendance can be recorded.',
    'accepted.finished': 'It is over; nobody has recorded attendance yet.',
    completed: 'It took place; the employer owes the result.',
    pendingResult: 'The job seeker asked for the result.',
    notAttended: 'Somebody didn’t attend.',
    'notAttended.seekerAbsent': 'The employer reports that the job seeker didn’t attend.',
    'notAttended.employerAbsent': 'The job seeker reports that the employer didn’t attend.',
    'notAttended.bothAbsent': 'Each reports that the other didn’t attend.',
    passed: 'The job seeker passed.',
    notSuitable: 'The job seeker wasn’t selected.',
    rejected: 'The job seeker declined.',
    cancelled: 'One side canceled it in time; or the application or the job ended before it started.',
    expired: 'All times passed without an agreement.',
  },
  fixtures: {
    inputs: { offered: { times: [soon, first, second], minutes: 60 } },
    events: {
      'times.reoffered': [
        { type: 'times.reoffered', times: [first, second], minutes: 60, now: NOW.early },
        { type: 'times.reoffered', times: [second, proposed], minutes: 60, now: NOW.blocked },
      ],
      'time.accepted': [
        { type: 'time.accepted', time: first, now: NOW.early },
        { type: 'time.accepted', time: soon, now: NOW.early },
      ],
      'proposal.accepted': [
        { type: 'proposal.accepted', time: proposed, now: NOW.early },
        { type: 'proposal.accepted', time: soon, now: NOW.early },
      ],
      'interview.rejected': [{ type: 'interview.rejected', reason: 'found another job', now: NOW.early }],
      'reschedule.requested': [
        { type: 'reschedule.requested', times: [soon, proposed], reason: 'at work then', now: NOW.early },
        { type: 'reschedule.requested', times: [proposed], reason: 'at work then', now: NOW.blocked },
      ],
      'interview.cancelled': [
        { type: 'interview.cancelled', by: 'seeker', reason: 'ill', now: NOW.early },
        { type: 'interview.cancelled', by: 'employer', reason: 'ill', now: NOW.blocked },
      ],
      'interview.closed': [
        { type: 'interview.closed', because: 'withdrawn', now: NOW.early },
        { type: 'interview.closed', because: 'jobClosed', now: NOW.checkIn },
      ],
      'checkIn.made': [
        { type: 'checkIn.made', by: 'seeker', now: NOW.checkIn },
        { type: 'checkIn.made', by: 'employer', now: NOW.checkIn },
      ],
      'attendance.marked': (['seeker', 'employer'] as const).flatMap((by) =>
        (['completed', 'notAttended'] as const).map((attendance) => ({ type: 'attendance.marked' as const, by, attendance, now: NOW.marking })),
      ),
      'result.requested': [{ type: 'result.requested', now: NOW.result }],
      'result.given': [
        { type: 'result.given', result: 'passed', now: NOW.result },
        { type: 'result.given', result: 'notSuitable', now: NOW.result },
      ],
      'times.passed': [{ type: 'times.passed', now: NOW.passed }],
      'checkIn.opened': [{ type: 'checkIn.opened', now: NOW.checkIn }],
      'interview.started': [{ type: 'interview.started', now: NOW.started }],
      'interview.ended': [{ type: 'interview.ended', now: NOW.ended }],
    },
    actors: {},
    project: ({ startsAt, checkedIn, attendance }) => [startsAt, checkedIn.seeker !== null, checkedIn.employer !== null, attendance],
    takesEachWayOnce: true,
  },
});
