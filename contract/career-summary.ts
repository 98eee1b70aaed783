import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { instant, uuid } from './fields.ts';
import { LIMITS } from './limits.ts';

/**
 * The AI that writes a career summary (flows/careerSummary.md). A text that is finished, or stopped after its first word, uses one of the day's
 * credits. One that fails, is refused, or finds nothing to change uses none. Only one text is written for a person at a time.
 */

/**
 * How a text is rewritten. Our decision: `shorter` keeps what matters most; `professional` improves the tone, spelling, and slang; `specific` starts
 * with what was done, where, and how much, as far as the profile says.
 */
export const REWRITES = ['shorter', 'professional', 'specific'] as const;
export type Rewrite = (typeof REWRITES)[number];

/** The parts of a profile that a summary is written from. */
export const SUMMARY_SOURCES = ['work_experiences', 'educations', 'skills', 'job_preferences'] as const;
export type SummarySource = (typeof SUMMARY_SOURCES)[number];

const credits = z.object({
  left: z.number().int().min(0),
  /** Per day. */
  most: z.number().int(),
  /** The next 00:01 GMT+8 (specification §9). */
  renews_at: instant,
});
export type Credits = z.output<typeof credits>;

/** `rules`: no AI is connected, and rules put the text together from the profile. */
const writer = z.enum(['ai', 'rules']);
export type SummaryWriter = z.output<typeof writer>;

/** The events while a text is written: its start, each piece, and at the end the whole text. */
export const summaryEvent = z.discriminatedUnion('type', [
  /** `language`: the tag of the language it is written in. The rules know only English. */
  z.object({ type: z.literal('begun'), writer, language: z.string() }),
  z.object({ type: z.literal('wrote'), piece: z.string() }),
  z.object({
    type: z.literal('done'),
    text: z.string(),
    credits,
    /** What would make the summary stronger. */
    missing: z.array(z.enum(SUMMARY_SOURCES)),
    /** It is the same as before: there was nothing to change. */
    is_unchanged: z.boolean(),
  }),
  /** Ended early by `PATCH`, in another tab or on another device. */
  z.object({ type: z.literal('ended'), credits }),
]);
export type SummaryEvent = z.output<typeof summaryEvent>;

/** The caller's job preference to write for; null for the newest. */
const preference = { job_preference_id: uuid.nullable().default(null), stream: z.literal(true) };
const errors = [ERRORS.aiCreditsUsed.code, ERRORS.aiUnavailable.code, ERRORS.aiFailed.code, ERRORS.aiBusy.code, ERRORS.notFound.code];

export const getSummaryCredits = declareCall({
  method: 'GET',
  service: 'aicv',
  path: '/ai_writing/career_summary',
  summary: 'Get who writes career summaries, and how many are left today',
  access: 'seeker',
  reply: z.object({ writer, credits }),
});
export const writeCareerSummary = declareCall({
  method: 'POST',
  service: 'aicv',
  path: '/ai_writing/career_summary',
  summary: 'Write a career summary from the caller’s profile',
  access: 'seeker',
  idempotency: 'stored',
  stream: true,
  body: z.object({ ...preference, rewrite_type: z.null().default(null) }),
  reply: summaryEvent,
  errors: [...errors, ERRORS.profileTooSparse.code],
});
export const rewriteCareerSummary = declareCall({
  method: 'PUT',
  service: 'aicv',
  path: '/ai_writing/career_summary',
  summary: 'Rewrite the current career summary',
  access: 'seeker',
  idempotency: 'stored',
  stream: true,
  body: z.object({
    ...preference,
    rewrite_type: z.enum(REWRITES, 'required'),
    text: z.string().trim().min(1, 'required').max(LIMITS.descriptionMax, 'tooLong'),
  }),
  reply: summaryEvent,
  errors,
});
/** Also if it is being written in another tab or on another device. Does nothing if there is none. */
export const endCareerSummary = declareCall({
  method: 'PATCH',
  service: 'aicv',
  path: '/ai_writing/career_summary',
  summary: 'Stop the text that is being written for the caller',
  access: 'seeker',
  idempotency: 'natural',
  body: z.object({}),
  reply: z.object({ credits }),
});
