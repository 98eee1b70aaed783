import type { CallName } from '../../contract/calls.ts';
import type { Row } from './roles.table.ts';

const recruiters = ['recruiter'] as const;
const seekers = ['seeker'] as const;
const members = ['seeker', 'recruiter'] as const;
/** A recruiter without an approved company gets the code for that (specification §6); for a job seeker, the interview doesn't exist. */
const nobodys = { seeker: 40004, recruiter: 45001 };
const at = () => new Date(Date.UTC(2026, 2, 20)).toISOString();

/** The calls on interviews: for their two sides. server/modules/hiring/interviews tests that other people's interviews don't exist for them. */
export const INTERVIEW_ROLES = {
  listInterviews: { admits: members, answers: { recruiter: 45001 } },
  getInterview: { admits: members, sends: ({ another }) => ({ params: { id: another.session } }), answers: nobodys },
  getInterviewRedDot: { admits: members },
  offerInterview: {
    admits: recruiters,
    sends: ({ another }) => ({ body: { application_id: another.session, times: [at()], time_zone: 'Asia/Manila', method: 'phone' } }),
    answers: 45001,
  },
  acceptInterview: { admits: members, sends: ({ another }) => ({ params: { id: another.session }, body: { time: at() } }), answers: nobodys },
  rejectInterview: { admits: seekers, sends: ({ another }) => ({ params: { id: another.session }, body: { reason: 'no' } }), answers: 40004 },
  requestReschedule: { admits: seekers, sends: ({ another }) => ({ params: { id: another.session }, body: { reason: 'no' } }), answers: 40004 },
  reofferInterview: {
    admits: recruiters,
    sends: ({ another }) => ({ params: { id: another.session }, body: { times: [at()], method: 'phone' } }),
    answers: 45001,
  },
  cancelInterview: { admits: members, sends: ({ another }) => ({ params: { id: another.session }, body: { reason: 'no' } }), answers: nobodys },
  checkInInterview: { admits: members, sends: ({ another }) => ({ params: { id: another.session }, body: {} }), answers: nobodys },
  markAttendance: { admits: members, sends: ({ another }) => ({ params: { id: another.session }, body: { attendance: 'completed' } }), answers: nobodys },
  requestInterviewResult: { admits: seekers, sends: ({ another }) => ({ params: { id: another.session }, body: {} }), answers: 40004 },
  giveInterviewResult: {
    admits: recruiters,
    sends: ({ another }) => ({ params: { id: another.session }, body: { result: 'passed' } }),
    answers: 45001,
  },
} satisfies Partial<Record<CallName, Row>>;
