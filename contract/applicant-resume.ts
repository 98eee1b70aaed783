import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { uuid } from './fields.ts';
import { shownResume } from './online-resume.ts';

/**
 * The resume that was sent with an application, as its reader found it: the same parts as a resume that is online. How one is reached is not among them, as in
 * the profile; whatever became no record is there as the lines it stands in, so that nothing the document says is left out without a word.
 */

/** Where in what is shown something stands: a section, and one of its entries unless it is said of the section. */
const place = z.object({
  section: z.number().int().min(0),
  entry: z.number().int().min(0).nullable(),
  /** Full years of a job, or of all work; null for what has no time, or where that is not told. */
  years: z.number().int().nullable(),
});
export type ResumePlace = z.output<typeof place>;

/** Something the job asks for in its fields, and where the resume names it. Nobody is scored: without a place it was not found, which proves no lack. */
const asked = z.object({
  kind: z.enum(['skill', 'experience']),
  /** In the words of the ad. */
  text: z.string(),
  /** The most telling first. */
  places: z.array(place),
});
export type AskedInResume = z.output<typeof asked>;

export const applicantResume = z.discriminatedUnion('outcome', [
  shownResume.pick({ language: true, name: true, headline: true, sections: true }).extend({
    outcome: z.literal('read'),
    location: z.string(),
    /** Lines that became no record, in the order of the document. */
    unread: z.array(z.string()),
    asked: z.array(asked),
  }),
  /** Why it is there as the document alone (contract/resume-sync.ts); `lowConfidence`: it hardly looks like a resume. */
  z.object({ outcome: z.enum(['lowConfidence', 'needsOcr', 'encrypted', 'parseFailed', 'tooLong']) }),
]);
export type ApplicantResume = z.output<typeof applicantResume>;

export const readApplicantResume = declareCall({
  method: 'GET',
  service: 'employer',
  path: '/applicants/:id/resume/read',
  summary: 'The resume that was sent with an application, read, with where it names what the job asks for; until its owner deletes or withdraws it',
  access: 'recruiter',
  company: { rows: 'company' },
  params: z.object({ id: uuid }),
  reply: applicantResume,
  errors: [ERRORS.noCompany.code, ERRORS.notFound.code, ERRORS.readerBusy.code],
});
