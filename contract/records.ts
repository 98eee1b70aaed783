import { z } from 'zod';
import { instant, option, uuid } from './fields.ts';
import { openInterview } from './interview-records.ts';
import { portrait } from './portrait.ts';

/** Records that several calls return. Field names are the specification's (§3), snake_case on the wire. */

export const salary = z.object({
  from: z.number(),
  /** Null if only a minimum is known ("from RM 8,000"). */
  to: z.number().nullable(),
  /** ISO 4217. */
  currency: z.string().length(3),
  period: z.enum(['hour', 'day', 'month', 'year']),
});
export type Salary = z.output<typeof salary>;

/** The states of the jobPosting chart, as its employer sees them. */
export const postingStatus = z.enum(['draft', 'open', 'confirmDue', 'stale', 'delisted', 'onHold', 'closed', 'deleted']);
export type PostingStatus = z.output<typeof postingStatus>;

/** The same as job seekers see them. */
export const jobStatus = z.enum(['open', 'onHold', 'closed', 'deleted']);
export type JobStatus = z.output<typeof jobStatus>;

export const workArrangement = z.enum(['onsite', 'hybrid', 'remote']);

export const companyCard = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Path of the generated or uploaded mark. */
  logo: z.string(),
  is_verified: z.boolean(),
  /** The share (0–1) of applications that got a reply within the promise in the last 90 days; null if there are fewer than 5. */
  promise_kept: z.number().nullable(),
  /** The most recent promised replies that were due in those days, oldest first, one character each: k on time, l late, n never. */
  promise_record: z.string().regex(/^[kln]{0,20}$/),
});
export type CompanyCard = z.output<typeof companyCard>;

export const jobCard = z.object({
  id: z.number().int(),
  /** Path below the language prefix: "/job/senior-accountant-at-acme-123". */
  url: z.string(),
  title: z.string(),
  company: companyCard,
  location: z.string(),
  /** The number of other locations of the same job. */
  other_locations: z.number().int(),
  country_id: z.number().int(),
  salary: salary.nullable(),
  job_type: option.nullable(),
  work_arrangement: workArrangement,
  xp_lvl: option.nullable(),
  degree: option.nullable(),
  /** Null if the ad has no date. */
  posted_at: instant.nullable(),
  status: jobStatus,
  /**
   * Within how many days the employer promises a reply. Null if people apply on the employer's own site, and for an imported job whose employer isn't
   * here.
   */
  promise_days: z.number().int().nullable(),
  /** People apply on the employer's own site. */
  is_external: z.boolean(),
  /** There is a way to apply. False for an ad from a feed that lists none, as long as its employer isn't here to read applications. */
  can_apply: z.boolean(),
  /** Its employer could start someone this week. The mark expires (`LIMITS.urgentDays`). */
  is_urgent: z.boolean(),
  /** The operator features it. */
  is_featured: z.boolean(),
});
export type JobCard = z.output<typeof jobCard>;

export const screeningQuestion = z.object({
  id: z.number().int(),
  kind: z.enum(['text', 'number', 'yesNo', 'choice']),
  text: z.string(),
  options: z.array(z.string()),
  is_required: z.boolean(),
});
export type ScreeningQuestion = z.output<typeof screeningQuestion>;

/** Who hires for a job posted here, as far as job seekers may know. */
export const jobRecruiter = z.object({
  id: uuid,
  /** The first name. */
  name: z.string(),
  role: z.enum(['coordinator', 'admin', 'recruiter']),
  ...portrait,
  /** When they were last active; null if over a month ago. */
  active: z.enum(['now', 'today', 'week', 'month']).nullable(),
});
export type JobRecruiter = z.output<typeof jobRecruiter>;

export const jobDetail = jobCard.extend({
  /** Sanitized HTML: only p, ul, ol, li, strong, em, br, and h3. */
  description: z.string(),
  /** The BCP 47 language of the text. */
  language: z.string(),
  skills: z.array(z.string()),
  benefits: z.array(option),
  industry: option.nullable(),
  main_function: option.nullable(),
  job_function: option.nullable(),
  function_title: option.nullable(),
  company_size: option.nullable(),
  /** `region`: the state or province it belongs to, or its own name if it is one. */
  locations: z.array(z.object({ id: z.number().int(), value: z.string(), seo_value: z.string(), region: z.string().nullable() })),
  /** The town, if it isn't in our list. The only location is then the area it belongs to. */
  locality: z.string().nullable(),
  address: z.string().nullable(),
  postal_code: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  valid_through: instant,
  /** When the employer last confirmed that the job is open. */
  confirmed_at: instant,
  /** Residential statuses that may apply; empty if anyone may. */
  eligibility: z.array(z.string()),
  apply_url: z.string().nullable(),
  screening_questions: z.array(screeningQuestion),
  /** URL of the company's cover (contract/drawings.ts). */
  company_cover: z.string(),
  company_about: z.string().nullable(),
  company_open_jobs: z.number().int(),
  /** The domain at which a member of its team confirmed an address. It doesn't verify the name. */
  company_domain: z.string().nullable(),
  /** The website that came with its name, from a feed or the operator. */
  company_website: z.string().nullable(),
  /** The feed an imported ad came from, by its own name; null for a job posted here. */
  source: z.string().nullable(),
  /** Null for an imported job: nobody here can be contacted. */
  recruiter: jobRecruiter.nullable(),
});
export type JobDetail = z.output<typeof jobDetail>;

export const applicationState = z.enum(['pending', 'viewed', 'communicating', 'interview', 'accepted', 'notAccepted', 'withdrawn', 'jobClosed', 'onHold']);
export type ApplicationState = z.output<typeof applicationState>;
export const promiseState = z.enum(['awaiting', 'answered', 'overdue', 'autoClosed']);
export type PromiseState = z.output<typeof promiseState>;

export const application = z.object({
  id: uuid,
  job: jobCard,
  status: applicationState,
  promise: z.object({ status: promiseState, due_at: instant, answered_at: instant.nullable() }).nullable(),
  /** Why it wasn't accepted: one of DECLINE_REASONS, or `noAnswer`. */
  reason: z.string().nullable(),
  /** What the employer wrote with the decision. */
  note: z.string().nullable().optional(),
  source: z.string(),
  first_message: z.string().nullable(),
  resume: z.object({ id: uuid, filename: z.string() }).nullable(),
  /** The upcoming one. */
  interview: openInterview.nullable(),
  /** Someone at the company can be contacted about it in chat. */
  can_chat: z.boolean(),
  created_at: instant,
  updated_at: instant,
  /** What happened, oldest first: the steps of the trail. */
  history: z.array(z.object({ status: applicationState, by: z.enum(['seeker', 'employer', 'system']), at: instant })),
});
export type Application = z.output<typeof application>;

export const resume = z.object({
  id: uuid,
  filename: z.string(),
  format: z.enum(['pdf', 'doc', 'docx']),
  size: z.number().int(),
  /** Sent by default; at most one is. */
  is_auto_sent: z.boolean(),
  created_at: instant,
  /** When its content was last imported into the profile. Only in lists of resumes. */
  synced_at: instant.nullable().optional(),
  /** For an uploaded JSON Resume: the parts that our resumes have no place for, such as "projects". */
  left_out: z.array(z.string()).optional(),
});
export type Resume = z.output<typeof resume>;

/** The current user (specification §3), as stored in the readable `user` cookie. Contains no secret. */
export const currentUser = z.object({
  active_key: z.number().int(),
  id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone_num: z.string().nullable(),
  is_mobile_verified: z.boolean(),
  /** Path of the person's own photo; null without one. */
  avatar: z.string().nullable(),
  portrait: z.object(portrait),
  additional_info: z.string().nullable(),
  is_email_verify: z.boolean(),
  /** Singpass confirmed their identity: the verified badge, and a reason why an employer may see them first. */
  is_identity_verified: z.boolean(),
  notice_period_id: z.number().int().nullable(),
  is_profile_completed: z.boolean(),
  is_profile_update_required: z.boolean(),
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  is_new_account: z.boolean(),
  register_flow: z.number().int(),
  register_flow_v2: z.number().int(),
  chat_flow: z.number().int(),
});
export type CurrentUser = z.output<typeof currentUser>;

/** A sign-in that has proven the person's identity and waits for one more step. Its state is in an HttpOnly cookie, not here. */
export const pendingLogin = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('choosingAccount'),
    accounts: z.array(z.object({ id: uuid, role: z.enum(['jobseeker', 'recruiter']), name: z.string() })),
    expires_at: instant,
  }),
  z.object({ step: z.literal('twoFactor'), methods: z.array(z.enum(['totp', 'recovery', 'passkey'])), expires_at: instant }),
]);
export type PendingLogin = z.output<typeof pendingLogin>;

/** The session: the reply of GET /api/auth/session and of every sign-in. */
export const session = z.object({
  kind: z.enum(['none', 'guest', 'seeker', 'recruiter']),
  user: currentUser.nullable(),
  pending: pendingLogin.nullable(),
  /** The server's time, from which clients correct their clock. */
  now: instant,
});
export type Session = z.output<typeof session>;
