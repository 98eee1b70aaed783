import type { SearchQuery } from '../../contract/search.ts';
import type { Application, CurrentUser, JobCard, JobDetail, Resume, Session } from '../../contract/records.ts';
import type { VideoResume } from '../../contract/video-resumes.ts';
import { type Failure, failure } from '../lib/failure.ts';

/** Records for the charts' fixtures and journeys. */
export const offline: Failure = failure('offline');
export const broken: Failure = failure('refused', 500, { code: 50001, message: 'Something went wrong.', request_id: 'r-1' });

export const jobCard: JobCard = {
  id: 7,
  url: '/job/senior-accountant-at-acme-7',
  title: 'Senior Accountant',
  company: { id: 3, name: 'Acme', logo: '/logos/3.svg', is_verified: true, promise_kept: 0.94, promise_record: 'kkkkkkklkkkkkkkkkkkk' },
  location: 'Makati',
  other_locations: 0,
  country_id: 167,
  salary: { from: 60_000, to: 80_000, currency: 'PHP', period: 'month' },
  job_type: { id: 1, value: 'Full-time' },
  work_arrangement: 'onsite',
  xp_lvl: null,
  degree: null,
  posted_at: '2026-01-05T08:00:00Z',
  status: 'open',
  promise_days: 7,
  is_external: false,
  can_apply: true,
  is_urgent: false,
  is_featured: false,
};

export const job: JobDetail = {
  ...jobCard,
  description: '<p>Keep the books.</p>',
  language: 'en',
  skills: ['IFRS'],
  benefits: [],
  industry: null,
  main_function: null,
  job_function: null,
  function_title: null,
  company_size: null,
  locations: [{ id: 11, value: 'Makati', seo_value: 'makati', region: 'Metro Manila' }],
  locality: null,
  address: null,
  postal_code: null,
  latitude: null,
  longitude: null,
  valid_through: '2026-03-05T08:00:00Z',
  confirmed_at: '2026-01-05T08:00:00Z',
  eligibility: [],
  apply_url: null,
  screening_questions: [],
  company_cover: '/cover/3.svg',
  company_about: null,
  company_open_jobs: 4,
  company_domain: null,
  company_website: null,
  source: null,
  recruiter: null,
};

export const jobWithQuestions: JobDetail = {
  ...job,
  screening_questions: [{ id: 21, kind: 'yesNo', text: 'Are you a certified accountant?', options: [], is_required: true }],
};

export const externalJob: JobDetail = { ...job, is_external: true, apply_url: 'https://careers.example.com/7' };

export const user: CurrentUser = {
  active_key: 1,
  id: '0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11',
  first_name: 'Ana',
  last_name: 'Reyes',
  email: 'ana@example.com',
  phone_num: null,
  is_mobile_verified: false,
  avatar: null,
  portrait: { avatar: null, avatar_hue: 150 },
  additional_info: null,
  is_email_verify: true,
  is_identity_verified: false,
  notice_period_id: null,
  is_profile_completed: true,
  is_profile_update_required: false,
  longitude: null,
  latitude: null,
  is_new_account: false,
  register_flow: 0,
  register_flow_v2: 0,
  chat_flow: 0,
};

const now = '2026-01-10T09:00:00Z';
export const seekerSession: Session = { kind: 'seeker', user, pending: null, now };
export const newcomerSession: Session = { ...seekerSession, user: { ...user, is_profile_completed: false } };
export const employerSession: Session = { kind: 'recruiter', user: { ...user, active_key: 2 }, pending: null, now };
export const guestSession: Session = { kind: 'guest', user: null, pending: null, now };
export const noSession: Session = { kind: 'none', user: null, pending: null, now };
const lapses = '2026-01-10T09:10:00Z';
export const choosingSession: Session = {
  ...guestSession,
  pending: {
    step: 'choosingAccount',
    accounts: [
      { id: '0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11', role: 'jobseeker', name: 'Ana Reyes' },
      { id: '7c2f4a90-58c1-4c53-a1a6-3f3f1a0d2b77', role: 'recruiter', name: 'Ana Reyes' },
    ],
    expires_at: lapses,
  },
};
export const halfInSession: Session = { ...guestSession, pending: { step: 'twoFactor', methods: ['totp', 'recovery', 'passkey'], expires_at: lapses } };

export const resume: Resume = {
  id: '5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01',
  filename: 'ana-reyes.pdf',
  format: 'pdf',
  size: 120_000,
  is_auto_sent: false,
  created_at: now,
};

export const application: Application = {
  id: '9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10',
  job: jobCard,
  status: 'pending',
  promise: { status: 'awaiting', due_at: '2026-01-17T09:00:00Z', answered_at: null },
  reason: null,
  source: 'web',
  first_message: null,
  resume: { id: resume.id, filename: resume.filename },
  interview: null,
  created_at: now,
  updated_at: now,
  can_chat: true,
  history: [{ status: 'pending', by: 'seeker', at: now }],
};

export const searchQuery: SearchQuery = { query: 'accountant', page: 1, size: 30 };
/** An Idempotency-Key. */
export const key = '3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20';

export const video: VideoResume = {
  id: '5d6f0a52-7c56-4f0d-8f6b-3d1f5e0f2a77',
  filename: 'About me.mp4',
  size: 4_000_000,
  duration_ms: 65_000,
  file: '/api/jobseekers/video-resumes/files/0b7a3b0e-29a1-4a7c-9f0e-61a6d40f3c11',
  cover: null,
  created_at: '2026-01-04T08:00:00Z',
};
