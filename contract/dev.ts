import { z } from 'zod';
import { declareCall } from './call.ts';
import { instant } from './fields.ts';
import { portrait } from './portrait.ts';

/** Where a demo serves a resume to try it with; not a call. */
export const SAMPLE_RESUME = '/dev/sample-resume.pdf';

/** How far the clock can be moved in one step, in hours. */
export const CLOCK_STEPS = { hour: 1, day: 24, week: 168 } as const;
export type ClockStep = keyof typeof CLOCK_STEPS;

/** The current figures that are shown for each demo account. */
export const FIGURES = ['openApplications', 'lateAnswers', 'interviews', 'unread', 'openJobs', 'toAnswer'] as const;

const account = z.object({
  email: z.string(),
  name: z.string(),
  ...portrait,
  role: z.enum(['jobseeker', 'recruiter']),
  password: z.string(),
  /** The kind of account. The page has its description. */
  life: z.enum(['seeker', 'newcomer', 'employer']),
  figures: z.array(z.object({ of: z.enum(FIGURES), count: z.number().int() })),
});
export type DevAccount = z.output<typeof account>;

const email = z.object({ id: z.uuid(), to: z.string(), subject: z.string(), at: instant });

/** How many records moving the clock changed. */
const clockSummary = z.object({
  from: instant,
  to: instant,
  applications: z.number().int(),
  interviews: z.number().int(),
  postings: z.number().int(),
  reminders: z.number().int(),
  jobs_ended: z.number().int(),
  emails: z.number().int(),
});
export type ClockSummary = z.output<typeof clockSummary>;

/** What takes the demo a while, one at a time. `done` until the next one starts. */
const devWork = z.object({
  kind: z.enum(['clock', 'reset']),
  state: z.enum(['running', 'done', 'failed']),
  summary: clockSummary.nullable(),
});
export type DevWork = z.output<typeof devWork>;

const persona = z.object({ id: z.string(), label: z.string(), hint: z.string() });

const dev = z.object({
  now: instant,
  /** By how many milliseconds the clock is ahead. */
  moved_by: z.number().int(),
  accounts: z.array(account),
  emails: z.array(email),
  /** The people one can be in the stand-in for Singpass; null if the real one is used. `fails`: those whose verification fails. */
  personas: z.object({ verifies: z.array(persona), fails: z.array(persona), others: z.number().int() }).nullable(),
  work: devWork.nullable(),
});
export type Dev = z.output<typeof dev>;

export const getDev = declareCall({
  method: 'GET',
  service: 'dev',
  path: '/',
  summary: 'Get what the control page of a demo shows; like every call of this service, only in a demo, on its own machine',
  access: 'public',
  reply: dev,
});

export const getDevWork = declareCall({
  method: 'GET',
  service: 'dev',
  path: '/work',
  summary: 'Get what the demo is doing, or did last, with its time',
  access: 'public',
  reply: z.object({ now: instant, work: devWork.nullable() }),
});

export const moveDevClock = declareCall({
  method: 'POST',
  service: 'dev',
  path: '/clock',
  summary: 'Move the demo’s clock forward, never back, and do everything that is due by then',
  access: 'public',
  // Repeated, it is already that much later.
  idempotency: 'natural',
  body: z.object({ until: instant }),
  reply: devWork.nullable(),
});

export const resetDev = declareCall({
  method: 'POST',
  service: 'dev',
  path: '/reset',
  summary: 'Reset the demo: its accounts and their data, the market, and the time',
  access: 'public',
  idempotency: 'natural',
  reply: devWork.nullable(),
});

const script = z.object({ name: z.string(), title: z.string(), state: z.enum(['running', 'waiting', 'paused']) });
/** `is_there`: the demo has scripts, whether or not one is playing. `speed`: how many times faster than people. */
const scripts = z.object({ is_there: z.boolean(), is_paused: z.boolean(), speed: z.number(), scripts: z.array(script) });
export type DevScripts = z.output<typeof scripts>;

export const SCRIPT_SPEEDS = [1, 10, 60] as const;

export const listDevScripts = declareCall({
  method: 'GET',
  service: 'dev',
  path: '/scripts',
  summary: 'Get the state of the scripts that play people in the demo; none if it has none',
  access: 'public',
  reply: scripts,
});

export const steerDevScripts = declareCall({
  method: 'PATCH',
  service: 'dev',
  path: '/scripts',
  summary: 'Pause or continue the scripts, or set their speed',
  access: 'public',
  idempotency: 'natural',
  body: z.object({ paused: z.boolean().optional(), speed: z.number().min(0.1).max(1_000).optional() }),
  reply: scripts,
});
