import { z } from 'zod';
import { LANGUAGES } from './languages.ts';
import { PAPERS, RESUME_TEMPLATES } from './resume-document.ts';

/** What a resume is made as. What some countries expect of a person and others do not want to be told is there only when asked for. */
export const resumeForm = z.object({
  template: z.enum(RESUME_TEMPLATES),
  paper: z.enum(PAPERS).default('A4'),
  /** Of the resume's own words and dates; that of the request where it is left out. */
  language: z.enum(LANGUAGES.map(({ tag }) => tag) as [string, ...string[]]).optional(),
  with_photo: z.boolean().default(false),
  with_date_of_birth: z.boolean().default(false),
  with_nationality: z.boolean().default(false),
});
export type ResumeForm = z.output<typeof resumeForm>;
