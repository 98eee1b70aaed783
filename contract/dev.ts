import { z } from 'zod';
import { declareCall } from './call.ts';
import { instant } from './fields.ts';
import { portrait } from './portrait.ts';

/** Where a demo has a resume to try it with; not a call. */
export const SAMPLE_RESUME = '/dev/sample-resume.pdf';

/** How far the clock may be moved at once, in hours. */
export const CLOCK_STEPS = { hour: 1, day: 24, week: 168 } as const;
export type ClockStep = keyof typeof CLOCK_STEPS;

/** What is counted of a life, as it stands now. */
export const FIGURES = ['openApplications', 'lateAnswers', 'interviews', 'unread', 'openJobs', 'toAnswer'] as const;

const account = z.object({
  email: z.string(),
  name: z.string(),
  ...portrait,
  role: z.enum(['jobseeker', 'recruiter']),
  password: z.string(),
  /** Whoever it stands for: its text is the page's. */
  life: z.enum(['seeker', 'newcomer', 'employer']),
  figures: z.array(z.object({ of: z.enum(FIGURES), count: z.number().int() })),
});
export type DevAccount = z.output<typeof account>;

const letter = z.object({ id: z.uuid(), to: z.string(), subject: z.string(), at: instant });

/** What moving the clock did to records, by how many of them. */
const clockSummary = z.object({
  from: instant,
  to: instant,
  applications: z.number().int(),
  interviews: z.number().int(),
  postings: z.number().int(),
  reminders: z.number().int(),
  jobs_ended: z.number().int(),
  letters: z.number().int(),
});
export type ClockSummary = z.output<typeof clockSummary>;

/** What takes the demo a while: one thing at a time. `done` until the next begins. */
const devWork = z.object({
  kind: z.enum(['clock', 'reset']),
  state: z.enum(['running', 'done', 'failed']),
  summary: clockSummary.nullable(),
});
export type DevWork = z.output<typeof devWork>;

const persona = z.object({ id: z.string(), label: z.string(), hint: z.string() });

const dev = z.object({
  now: instant,
  /** Milliseconds by which the clock was moved on. */
  moved_by: z.number().int(),
  accounts: z.array(account),
  letters: z.array(letter),
  /** Whom one may be at Singpass' stand-in; null where the real one is used. `fails`: those verification ends badly with. */
  personas: z.object({ verifies: z.array(persona), fails: z.array(persona), others: z.number().int() }).nullable(),
  work: devWork.nullable(),
});
export type Dev = z.output<typeof dev>;

export const getDev = declareCall({
  method: 'GET',
  service: 'dev',
  path: '/',
  summary: 'What the control page of a demo shows. As every call of this service, only in a demo, to its own machine',
  access: 'public',
  reply: dev,
});

export const getDevWork = declareCall({
  method: 'GET',
  service: 'dev',
  path: '/work',
  summary: 'What the demo is busy with, or was last, with its time',
  access: 'public',
  reply: z.object({ now: instant, work: devWork.nullable() }),
});

export const moveDevClock = declareCall({
  method: 'POST',
  service: 'dev',
  path: '/clock',
  summary: 'Has the demo’s clock go forward to an instant, never back, and all happen that is due by then',
  access: 'public',
  // By the second time it is that late already.
  idempotency: 'natural',
  body: z.object({ until: instant }),
  reply: devWork.nullable(),
});

export const resetDev = declareCall({
  method: 'POST',
  service: 'dev',
  path: '/reset',
  summary: 'Has the demo begin anew: its accounts and their lives, the market, and the time',
  access: 'public',
  idempotency: 'natural',
  reply: devWork.nullable(),
});

const script = z.object({ name: z.string(), title: z.string(), state: z.enum(['running', 'waiting', 'paused']) });
/** `is_there`: the demo has some, whether or not they play anybody now. `speed`: how many times faster than people. */
const scripts = z.object({ is_there: z.boolean(), is_paused: z.boolean(), speed: z.number(), scripts: z.array(script) });
export type DevScripts = z.output<typeof scripts>;

export const SCRIPT_SPEEDS = [1, 10, 60] as const;

export const listDevScripts = declareCall({
  method: 'GET',
  service: 'dev',
  path: '/scripts',
  summary: 'The scripts that play people of the demo; none where none is there',
  access: 'public',
  reply: scripts,
});

export const steerDevScripts = declareCall({
  method: 'PATCH',
  service: 'dev',
  path: '/scripts',
  summary: 'Pauses the scripts, has them go on, or sets how fast they play',
  access: 'public',
  idempotency: 'natural',
  body: z.object({ paused: z.boolean().optional(), speed: z.number().min(0.1).max(1_000).optional() }),
  reply: scripts,
});
