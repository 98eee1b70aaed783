import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { uuid } from './fields.ts';
import { shownResume } from './online-resume.ts';

/**
 * The resume sent with an application, as our reader understood it, in the same parts as an online resume. As in the profile, contact details are
 * left out. Lines that became no record are included as they are, so that nothing in the document is left out silently.
 */

/** A place in the resume as shown: a section, and one of its entries unless the whole section is meant. */
const place = z.object({
  section: z.number().int().min(0),
  entry: z.number().int().min(0).nullable(),
  /** Full years of a job, or of all work. Null for what has no duration, or if it isn't known. */
  years: z.number().int().nullable(),
});
export type ResumePlace = z.output<typeof place>;

/** A requirement from the job's fields, and where the resume mentions it. Nobody is scored: no place means only that it wasn't found. */
const requirementInResume = z.object({
  kind: z.enum(['skill', 'experience']),
  /** As worded in the ad. */
  text: z.string(),
  /** The most informative first. */
  places: z.array(place),
});
export type RequirementInResume = z.output<typeof requirementInResume>;

export const applicantResume = z.discriminatedUnion('outcome', [
  shownResume.pick({ language: true, name: true, headline: true, sections: true }).extend({
    outcome: z.literal('read'),
    location: z.string(),
    /** Lines that became no record, in the order of the document. */
    unread: z.array(z.string()),
    asked: z.array(requirementInResume),
  }),
  /** Why only the document can be shown (contract/resume-sync.ts). `lowConfidence`: it hardly looks like a resume. */
  z.object({ outcome: z.enum(['lowConfidence', 'needsOcr', 'encrypted', 'parseFailed', 'tooLong']) }),
]);
export type ApplicantResume = z.output<typeof applicantResume>;

export const readApplicantResume = declareCall({
  method: 'GET',
  service: 'employer',
  path: '/applicants/:id/resume/read',
  summary:
    'Get the resume sent with an application as our reader understood it, with where it mentions the job’s requirements; until its owner deletes or withdraws it',
  access: 'recruiter',
  company: { rows: 'company' },
  params: z.object({ id: uuid }),
  reply: applicantResume,
  errors: [ERRORS.noCompany.code, ERRORS.notFound.code, ERRORS.readerBusy.code],
});
