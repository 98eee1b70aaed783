import { z } from 'zod';

/**
 * A resume as it is rendered, sent, and exchanged: a profile with its IDs resolved to words, so that readers need none of our lists. A missing text
 * is ''. A month is "2024-03", and a year alone ("2024") stays as another tool's file has it.
 */

const text = z.string().trim().default('');
const monthOrYear = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, 'month.invalid')
  .nullable()
  .default(null);

export const RESUME_TEMPLATES = ['classic', 'modern', 'compact', 'sidebar', 'academic', 'executive', 'timeline', 'swiss', 'rirekisho', 'diwan'] as const;
export type TemplateName = (typeof RESUME_TEMPLATES)[number];
export const PAPERS = ['A4', 'Letter'] as const;
export type Paper = (typeof PAPERS)[number];

const workEntry = z.object({
  job_title: text,
  company_name: text,
  industry: text,
  start_date: monthOrYear,
  end_date: monthOrYear,
  is_present: z.boolean().default(false),
  description: text,
});
export type WorkEntry = z.output<typeof workEntry>;

const educationEntry = z.object({
  school_name: text,
  education_level: text,
  field_of_study: text,
  start_date: monthOrYear,
  end_date: monthOrYear,
  is_attending: z.boolean().default(false),
  description: text,
});
export type EducationEntry = z.output<typeof educationEntry>;

const licenseEntry = z.object({
  name: text,
  issuing_organisation: text,
  credential_id: text,
  credential_url: text,
  issue_date: monthOrYear,
  expiry_date: monthOrYear,
  does_not_expire: z.boolean().default(false),
});
export type LicenseEntry = z.output<typeof licenseEntry>;

const websiteEntry = z.object({ url: text, display_name: text, description: text });

export const resumeDocument = z.object({
  basic_info: z.object({
    first_name: text,
    last_name: text,
    /** What the person is or wants to be, below the name. */
    headline: text,
    email: text,
    phone_num: text,
    current_location: text,
    date_of_birth: z.iso.date().nullable().default(null),
    /** In words. */
    nationality: text,
    career_summary: text,
  }),
  work_experiences: z.array(workEntry).default([]),
  educations: z.array(educationEntry).default([]),
  skills: z.array(z.string().trim().min(1)).default([]),
  /** Both in words: "Tagalog", "Native". */
  languages: z.array(z.object({ language: text, proficiency: text })).default([]),
  license_certifications: z.array(licenseEntry).default([]),
  websites: z.array(websiteEntry).default([]),
});
export type ResumeDocument = z.output<typeof resumeDocument>;
