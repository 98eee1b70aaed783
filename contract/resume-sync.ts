import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { instant, uuid } from './fields.ts';
import { draftValues } from './profile-draft.ts';
import { SPOKEN } from './profile-lists.ts';
import { PROFICIENCIES, basicInfoFields, profile } from './profile.ts';
import { patchOf } from './profile-rules.ts';
import { resumeDocument } from './resume-document.ts';
import { SYNC_RATINGS } from './sync-ratings.ts';

/**
 * What our reader found in a resume (flows/resumeSync.md): its parts, each with how certain the reader is and the lines it was read from, so that
 * a person can check it. Nothing is included twice; what wasn't found isn't there.
 */

const sourceLine = z.object({ page: z.number().int().min(1), text: z.string() });
const found = <T extends z.ZodType>(value: T) =>
  z.object({
    value,
    /** From 0, a guess, to 1, certain. */
    confidence: z.number().min(0).max(1),
    lines: z.array(sourceLine),
  });
export interface Found<T> {
  value: T;
  confidence: number;
  lines: z.output<typeof sourceLine>[];
}

const foundText = found(z.string().min(1)).nullable();
const { work_experiences: works, educations, license_certifications: licenses, websites } = resumeDocument.shape;

/** The sections that lines may be in that weren't understood, by what they could become. */
const UNREAD_SECTIONS = ['workExperience', 'education', 'skill'] as const;
export type UnreadSection = (typeof UNREAD_SECTIONS)[number];

export const foundContent = z.object({
  basic_info: z.object({
    first_name: foundText,
    last_name: foundText,
    headline: foundText,
    email: foundText,
    /** International ("+65 9123 4567") if its country is known, otherwise as written. */
    phone_num: foundText,
    current_location: foundText,
    career_summary: foundText,
  }),
  work_experiences: z.array(found(works.unwrap().element)),
  educations: z.array(found(educations.unwrap().element)),
  skills: z.array(found(z.string().min(1))),
  languages: z.array(
    found(
      z.object({
        /** As written in the resume. */
        name: z.string(),
        /** ISO 639, if a profile can have it. */
        language: z.enum(SPOKEN as [string, ...string[]]).nullable(),
        proficiency: z.enum(PROFICIENCIES).nullable(),
      }),
    ),
  ),
  license_certifications: z.array(found(licenses.unwrap().element)),
  websites: z.array(found(websites.unwrap().element)),
  /** Lines of a section that became no record, with neighboring lines together. What isn't understood is offered as text, never guessed. */
  unread: z.array(z.object({ section: z.enum(UNREAD_SECTIONS), lines: z.array(sourceLine).min(1) })),
});
export type FoundContent = z.output<typeof foundContent>;

/**
 * `lowConfidence`: there was text, but it hardly looks like a resume. Without content: `needsOcr` has only images of text; `encrypted` needs a
 * password; `parseFailed` is damaged; `tooLong` exceeded the time or memory for a resume.
 */
export const resumeReading = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['found', 'lowConfidence']), content: foundContent }),
  z.object({ outcome: z.enum(['needsOcr', 'encrypted', 'parseFailed', 'tooLong']) }),
]);
export type ResumeReading = z.output<typeof resumeReading>;

export const getSyncableContent = declareCall({
  method: 'GET',
  service: 'jobseekers',
  path: '/resume/:id/get-syncable-content',
  summary: 'Read an attached resume, for review and import',
  access: 'seeker',
  params: z.object({ id: uuid }),
  reply: resumeReading,
  errors: [ERRORS.notFound.code, ERRORS.ai_resume_analysis_limited.code, ERRORS.readerBusy.code],
});

/** The personal details that are imported from a resume. An email address or phone number has to be confirmed, and isn't imported (specification §5). */
export const syncedInfoFields = patchOf(basicInfoFields.pick({ first_name: true, last_name: true, current_location: true, career_summary: true }));
/** The kinds of record in a resume. */
export const SYNCED_RECORDS = ['workExperience', 'education', 'license', 'website', 'language'] as const;
export type SyncedRecord = (typeof SYNCED_RECORDS)[number];

const key = z.string().min(1).max(60);
/** Validated one by one with the rules of contract/profile.ts, so that an invalid one doesn't block the others. */
const written = draftValues;
/** One item to import, with a key that identifies it in the reply. */
export const syncItem = z.discriminatedUnion('kind', [
  z.object({
    key,
    kind: z.enum(SYNCED_RECORDS),
    /** The record it replaces; null for a new one. */
    replaces: uuid.nullable(),
    values: written,
  }),
  z.object({ key, kind: z.literal('skill'), value: z.string().max(200) }),
  z.object({ key, kind: z.literal('basicInfo'), values: written }),
]);
export type SyncItem = z.output<typeof syncItem>;

export const syncRecord = z.object({
  id: uuid,
  resume_id: uuid,
  /** The number of imported items. */
  taken: z.number().int(),
  rating: z.enum(SYNC_RATINGS).nullable(),
  synced_at: instant,
});
export type SyncRecord = z.output<typeof syncRecord>;

/** The outcome of each item. Nothing is replaced that wasn't named, and each refused item has its reason. */
export const syncResult = z.object({
  /** Null if nothing was imported. */
  sync: syncRecord.nullable(),
  profile,
  refused: z.array(z.object({ key: z.string(), errors: z.record(z.string(), z.array(z.string())) })),
});
export type SyncResult = z.output<typeof syncResult>;

export const applySync = declareCall({
  method: 'POST',
  service: 'jobseekers',
  path: '/resume/:id/sync',
  summary: 'Import the chosen items of a resume into the profile, all at once',
  access: 'seeker',
  idempotency: 'stored',
  params: z.object({ id: uuid }),
  body: z.object({ items: z.array(syncItem).min(1).max(400) }),
  reply: syncResult,
  errors: [ERRORS.notFound.code],
});
export const rateSync = declareCall({
  method: 'PUT',
  service: 'jobseekers',
  path: '/resume-syncs/:id/rate',
  summary: 'Rate how well a resume was read',
  access: 'seeker',
  idempotency: 'natural',
  params: z.object({ id: uuid }),
  body: z.object({ rating: z.enum(SYNC_RATINGS) }),
  reply: syncRecord,
  errors: [ERRORS.notFound.code],
});
