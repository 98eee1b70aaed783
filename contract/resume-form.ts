import { z } from 'zod';
import { LANGUAGES } from './languages.ts';
import { PAPERS, RESUME_TEMPLATES } from './resume-document.ts';

/** The options of a resume. Details that some countries expect and others don't want are included only on request. */
export const resumeForm = z.object({
  template: z.enum(RESUME_TEMPLATES),
  paper: z.enum(PAPERS).default('A4'),
  /** Of the resume's headings and dates; by default the language of the request. */
  language: z.enum(LANGUAGES.map(({ tag }) => tag) as [string, ...string[]]).optional(),
  with_photo: z.boolean().default(false),
  with_date_of_birth: z.boolean().default(false),
  with_nationality: z.boolean().default(false),
});
export type ResumeForm = z.output<typeof resumeForm>;
