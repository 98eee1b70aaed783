import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { instant } from './fields.ts';
import { resumeForm } from './resume-form.ts';

/** A resume at an address of its own (flows.md, *resumeDocument*: make online), and who may see it there. */

export const VISIBILITIES = ['everyone', 'employers', 'nobody'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** What its owner decides. Who they are and what they did is read from the profile each time it is opened. */
export const onlineResumeChoices = z.object({
  visibility: z.enum(VISIBILITIES),
  /** Of the PDF, and what the page tells beside the rest: photo, date of birth, nationality. */
  form: resumeForm,
  /** E-mail address and phone number. A home address is never told. */
  is_contact_shown: z.boolean(),
});
export type OnlineResumeChoices = z.output<typeof onlineResumeChoices>;

export const onlineResume = onlineResumeChoices.extend({
  /** Its address, absolute; null until it was put online for the first time. */
  url: z.string().nullable(),
  /** A job that is hidden from the company one had it at: that company's recruiters never see the resume. */
  hides_from_company: z.boolean(),
  updated_at: instant.nullable(),
});
export type OnlineResume = z.output<typeof onlineResume>;

const said = z.object({ label: z.string(), text: z.string(), link: z.string() });
const entry = z.object({ title: z.string(), place: z.string(), period: z.string(), text: z.string(), link: z.string() });
/** A part of a resume that has something in it: prose, entries one after another, or words in a row. */
const section = z.object({ title: z.string(), text: z.string(), entries: z.array(entry), words: z.array(z.string()) });
export type ResumeSection = z.output<typeof section>;

/** A resume as somebody who may see it is shown it: in its own language, ready to be set. A text or link that is not there is ''. */
export const shownResume = z.object({
  /** BCP 47. */
  language: z.string(),
  name: z.string(),
  headline: z.string(),
  /** How one is reached and what some countries expect to be told, each with what it is called. */
  facts: z.array(said),
  sections: z.array(section),
  /** Path of the picture, where the owner shows one. */
  photo: z.string().nullable(),
  /** Path of the PDF. */
  pdf: z.string(),
  /** The owner alone is told who else sees it; null for anybody else. */
  visibility: z.enum(VISIBILITIES).nullable(),
});
export type ShownResume = z.output<typeof shownResume>;

const slug = z.string().max(160);

export const getOnlineResume = declareCall({
  method: 'GET',
  service: 'jobseekers',
  path: '/online-resume',
  summary: 'Where one’s resume stands online, and who may see it',
  access: 'seeker',
  reply: onlineResume,
});
/** Its address stays the same from the first time on, hidden or not, until it is renewed. */
export const saveOnlineResume = declareCall({
  method: 'PUT',
  service: 'jobseekers',
  path: '/online-resume',
  summary: 'Decide who sees one’s resume online, and what they see of it',
  access: 'seeker',
  idempotency: 'natural',
  body: onlineResumeChoices,
  reply: onlineResume,
  errors: [ERRORS.profileUnfinished.code],
});
/** From then on the old address leads nowhere. */
export const renewOnlineResume = declareCall({
  method: 'POST',
  service: 'jobseekers',
  path: '/online-resume/renew',
  summary: 'Give one’s online resume another address',
  access: 'seeker',
  idempotency: 'stored',
  body: z.object({}),
  reply: onlineResume,
  errors: [ERRORS.notFound.code],
});
/** Not found for who may not see it, exactly as where there is none. */
export const readOnlineResume = declareCall({
  method: 'GET',
  service: 'jobseekers',
  path: '/online-resumes/:slug',
  summary: 'A resume at its address, for who may see it',
  access: 'public',
  params: z.object({ slug }),
  reply: shownResume,
  errors: [ERRORS.notFound.code],
});
