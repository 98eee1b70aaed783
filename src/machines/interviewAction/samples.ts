import type { Interview, InterviewSide, InterviewStatus } from '../../../contract/interview-records.ts';

/** The start of the sample interview, where one is agreed. */
export const START = '2026-01-12T14:00:00.000Z';
export const OTHER = '2026-01-13T14:00:00.000Z';
const before = (minutes: number) => new Date(Date.parse(START) - minutes * 60_000).toISOString();

/** Instants before the start, by what closes or opens next. */
export const AT = { offered: before(13 * 60), beforeCancelCloses: before(181), beforeStart: before(60), long: before(3 * 24 * 60) } as const;

const offered: Interview = {
  id: '4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10',
  side: 'seeker',
  status: 'pending',
  job: { id: 7, title: 'Senior Accountant', url: '/job/senior-accountant-at-acme-7' },
  company: { id: 3, name: 'Acme', logo: '/logos/3.svg' },
  seeker: { id: '0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11', name: 'Ana Reyes', avatar: null, avatar_hue: 150 },
  recruiter: { id: '7c2f4a90-58c1-4c53-a1a6-3f3f1a0d2b77', name: 'Ben Cruz', avatar: null, avatar_hue: 265 },
  application_id: '9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10',
  chat_id: null,
  times: [START],
  proposed_times: [],
  starts_at: null,
  minutes: 60,
  method: 'onsite',
  address: '12 Ayala Avenue, Makati',
  video_link: null,
  contact_person: 'Ben Cruz',
  contact_number: '+63 917 555 0100',
  instructions: 'Ask for Ben at the desk.',
  employer_time_zone: 'Asia/Manila',
  seeker_time_zone: 'Asia/Tokyo',
  reason: null,
  ended_by: null,
  seeker_checked_in_at: null,
  employer_checked_in_at: null,
  seeker_attendance: null,
  employer_attendance: null,
  result_requested_at: null,
  result_note: null,
  sequence: 0,
  created_at: '2026-01-10T09:00:00.000Z',
  updated_at: '2026-01-10T09:00:00.000Z',
  history: [{ type: 'interview.offered', status: 'pending', by: 'employer', at: '2026-01-10T09:00:00.000Z' }],
};

const AGREED: readonly InterviewStatus[] = ['upcoming', 'checkInOpen', 'checkedIn', 'inProgress', 'finished', 'completed', 'pendingResult', 'seekerAbsent'];

/** An interview in a state, as a side sees it; agreed for START if a time is agreed. */
export function interviewIn(status: InterviewStatus, side: InterviewSide = 'seeker', more: Partial<Interview> = {}): Interview {
  const step = { type: status, status, by: 'system' as const, at: '2026-01-10T10:00:00.000Z' };
  return {
    ...offered,
    side,
    status,
    starts_at: AGREED.includes(status) ? START : null,
    updated_at: status === 'pending' ? offered.updated_at : step.at,
    history: status === 'pending' ? offered.history : [...offered.history, step],
    ...more,
  };
}
