import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { instant, uuid } from './fields.ts';
import { LIMITS } from './limits.ts';

/**
 * The AI that writes a career summary (flows.md, *careerSummary*). Each text that comes to its end, and each that is stopped after its first
 * word, uses one of the day's credits; what fails, is refused or finds nothing to change uses none. One text at a time is written for a person.
 */

/**
 * How a text is written anew, decided here: `shorter` keeps what matters most; `professional` mends tone, spelling of sentences and slang;
 * `specific` leads with what was done, where and how much of it, as far as the profile knows.
 */
export const REWRITES = ['shorter', 'professional', 'specific'] as const;
export type Rewrite = (typeof REWRITES)[number];

/** What of a profile a summary is written from, and says more with. */
export const SUMMARY_SOURCES = ['work_experiences', 'educations', 'skills', 'job_preferences'] as const;
export type SummarySource = (typeof SUMMARY_SOURCES)[number];

const credits = z.object({
  left: z.number().int().min(0),
  /** Of a day. */
  most: z.number().int(),
  /** The next 00:01 GMT+8 (specification §9). */
  renews_at: instant,
});
export type Credits = z.output<typeof credits>;

/** `rules`: no AI is connected, and what is written is put together from the profile by rules. */
const writer = z.enum(['ai', 'rules']);
export type SummaryWriter = z.output<typeof writer>;

/** What is told while a text is written: that it begins, each piece, and at its end the whole. */
export const summaryEvent = z.discriminatedUnion('type', [
  /** `language`: the tag of the language it is written in; rules know English only. */
  z.object({ type: z.literal('begun'), writer, language: z.string() }),
  z.object({ type: z.literal('wrote'), piece: z.string() }),
  z.object({
    type: z.literal('done'),
    text: z.string(),
    credits,
    /** With these it would say more. */
    missing: z.array(z.enum(SUMMARY_SOURCES)),
    /** It is what it was: there was nothing to change. */
    is_unchanged: z.boolean(),
  }),
  /** Ended by `PATCH` in the middle, in another tab or on another device. */
  z.object({ type: z.literal('ended'), credits }),
]);
export type SummaryEvent = z.output<typeof summaryEvent>;

/** The job one would like, of one's own; null: the newest. */
const preference = { job_preference_id: uuid.nullable().default(null), stream: z.literal(true) };
const errors = [ERRORS.aiCreditsUsed.code, ERRORS.aiUnavailable.code, ERRORS.aiFailed.code, ERRORS.aiBusy.code, ERRORS.notFound.code];

export const getSummaryCredits = declareCall({
  method: 'GET',
  service: 'aicv',
  path: '/ai_writing/career_summary',
  summary: 'Who writes career summaries, and how many more today',
  access: 'seeker',
  reply: z.object({ writer, credits }),
});
export const writeCareerSummary = declareCall({
  method: 'POST',
  service: 'aicv',
  path: '/ai_writing/career_summary',
  summary: 'Write a career summary from one’s profile',
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
  summary: 'Write a career summary anew from the text there is',
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
/** Wherever it is being written, in another tab or on another device too. Nothing happens where there is none. */
export const endCareerSummary = declareCall({
  method: 'PATCH',
  service: 'aicv',
  path: '/ai_writing/career_summary',
  summary: 'End the text that is being written for one',
  access: 'seeker',
  idempotency: 'natural',
  body: z.object({}),
  reply: z.object({ credits }),
});
