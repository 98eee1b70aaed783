import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { instant } from './fields.ts';
import { resumeForm } from './resume-form.ts';

/** A resume with its own URL (flows/resumeDocument.md: make online), and who can see it there. */

export const VISIBILITIES = ['everyone', 'employers', 'nobody'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** What its owner chooses. Their details and experience are read from the profile each time it is opened. */
export const onlineResumeChoices = z.object({
  visibility: z.enum(VISIBILITIES),
  /** For the PDF, and what the page shows in addition: photo, date of birth, nationality. */
  form: resumeForm,
  /** Email address and phone number. A home address is never shown. */
  is_contact_shown: z.boolean(),
});
export type OnlineResumeChoices = z.output<typeof onlineResumeChoices>;

export const onlineResume = onlineResumeChoices.extend({
  /** Its absolute URL; null until it was first put online. */
  url: z.string().nullable(),
  /** The person hides a job from the company where they had it: that company's recruiters never see the resume. */
  hides_from_company: z.boolean(),
  updated_at: instant.nullable(),
});
export type OnlineResume = z.output<typeof onlineResume>;

const labeledText = z.object({ label: z.string(), text: z.string(), link: z.string() });
const entry = z.object({ title: z.string(), place: z.string(), period: z.string(), text: z.string(), link: z.string() });
/** A part of a resume with content: prose, entries in order, or words in a row. */
const section = z.object({ title: z.string(), text: z.string(), entries: z.array(entry), words: z.array(z.string()) });
export type ResumeSection = z.output<typeof section>;

/** A resume as shown to someone who may see it: in its own language, ready to display. A missing text or link is ''. */
export const shownResume = z.object({
  /** BCP 47. */
  language: z.string(),
  name: z.string(),
  headline: z.string(),
  /** Contact details, and what some countries expect, each with its label. */
  facts: z.array(labeledText),
  sections: z.array(section),
  /** Path of the photo, if the owner shows one. */
  photo: z.string().nullable(),
  /** Path of the PDF. */
  pdf: z.string(),
  /** Only for the owner: who else sees it. Null for everyone else. */
  visibility: z.enum(VISIBILITIES).nullable(),
});
export type ShownResume = z.output<typeof shownResume>;

const slug = z.string().max(160);

export const getOnlineResume = declareCall({
  method: 'GET',
  service: 'jobseekers',
  path: '/online-resume',
  summary: 'Get the status of the caller’s online resume, and who may see it',
  access: 'seeker',
  reply: onlineResume,
});
/** Its URL stays the same from the first time on, hidden or not, until it is renewed. */
export const saveOnlineResume = declareCall({
  method: 'PUT',
  service: 'jobseekers',
  path: '/online-resume',
  summary: 'Choose who sees the caller’s online resume, and what it shows',
  access: 'seeker',
  idempotency: 'natural',
  body: onlineResumeChoices,
  reply: onlineResume,
  errors: [ERRORS.profileUnfinished.code],
});
/** From then on, the old URL is not found. */
export const renewOnlineResume = declareCall({
  method: 'POST',
  service: 'jobseekers',
  path: '/online-resume/renew',
  summary: 'Give the caller’s online resume a new URL',
  access: 'seeker',
  idempotency: 'stored',
  body: z.object({}),
  reply: onlineResume,
  errors: [ERRORS.notFound.code],
});
/** For people who may not see it, the reply is "not found", exactly as if it didn't exist. */
export const readOnlineResume = declareCall({
  method: 'GET',
  service: 'jobseekers',
  path: '/online-resumes/:slug',
  summary: 'Get a resume by its URL, if the caller may see it',
  access: 'public',
  params: z.object({ slug }),
  reply: shownResume,
  errors: [ERRORS.notFound.code],
});
