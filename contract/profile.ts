import { z } from 'zod';
import { instant, personName, uuid } from './fields.ts';
import { LIMITS } from './limits.ts';
import { NATIONALITIES, SPOKEN } from './profile-lists.ts';
import { portrait } from './portrait.ts';
import {
  choice,
  currency,
  description,
  isBefore,
  isOldEnough,
  line,
  month,
  monthOrYear,
  optionalChoice,
  optionalLine,
  optionalMonth,
  optionalMonthOrYear,
  optionalWebAddress,
  together,
  webAddress,
  wholeAmount,
} from './profile-rules.ts';

/**
 * The parts of a profile (specification §3, *Profile sub-records*). Each has its fields as written (`…Fields`), validated in the browser and on the
 * server by the same rules of §5, and the record as read, with its ID. A missing text is ''. A month is "2024-03"; for work and education, a year
 * alone ("2019") is enough.
 */

export const JOB_SEEKER_TYPES = ['professional', 'graduate', 'student', 'returning', 'changing'] as const;
export const JOBSEEKING_STATUSES = ['looking', 'open', 'notLooking'] as const;
export const PROFICIENCIES = ['elementary', 'limited', 'professional', 'fluent', 'native'] as const;
export const ARRANGEMENTS = ['remote', 'onsite', 'hybrid'] as const;
export const SALARY_TYPES = ['Daily', 'Monthly', 'Annually', 'Hourly', 'Negotiable', 'Unpaid'] as const;
/** Salary types without an amount. */
export const WITHOUT_AMOUNT: readonly string[] = ['Negotiable', 'Unpaid'];

const birthday = z.iso.date('date.invalid').min(1).nullable().default(null);

const basicInfoShape = {
  first_name: personName,
  last_name: personName,
  date_of_birth: birthday,
  /** ISO 3166-1 alpha-2. */
  nationality: z
    .enum(NATIONALITIES as [string, ...string[]], 'invalid')
    .nullable()
    .default(null),
  current_location: optionalLine(100),
  home_address: optionalLine(300),
  /** Residential status in Singapore: an ID of user_identity_lists. */
  user_identity_id: optionalChoice,
  working_since: optionalMonth,
  /** An ID of notice_period_lists. */
  notice_period_id: optionalChoice,
  job_seeker_type: z.enum(JOB_SEEKER_TYPES).nullable().default(null),
  jobseeking_status: z.enum(JOBSEEKING_STATUSES).nullable().default(null),
  career_summary: z.string().trim().max(LIMITS.descriptionMax, 'description.tooLong').default(''),
};
/** The details of a person. With a clock: at least 16 years old. */
export const basicInfoFields = z.object(basicInfoShape);
export const basicInfoFieldsOn = (today: Date) =>
  together(basicInfoFields, 'date_of_birth', 'birthday.tooYoung', ({ date_of_birth: born }) => !born || isOldEnough(born, today));
export type BasicInfoFields = z.output<typeof basicInfoFields>;
export const basicInfo = basicInfoFields.extend({
  /** Empty until entered: whoever registers with a code or a social network may have no name yet. */
  first_name: z.string(),
  last_name: z.string(),
  /** Path of the person's own photo; null without one. */
  avatar: z.string().nullable(),
  portrait: z.object(portrait),
  email: z.string(),
  phone_num: z.string().nullable(),
  /** Whole years since `working_since`. */
  years_of_experience: z.number().int().nullable(),
});
export type BasicInfo = z.output<typeof basicInfo>;

const workExperienceShape = {
  job_title: line(LIMITS.titleLength),
  company_name: line(LIMITS.titleLength),
  /** An ID of industry_lists. */
  industry_id: optionalChoice,
  /** IDs of job_functions. */
  job_function_ids: z.array(choice).max(3, 'functions.tooMany').default([]),
  monthly_salary: wholeAmount.nullable().default(null),
  currency: currency.nullable().default(null),
  start_date: monthOrYear,
  end_date: optionalMonthOrYear,
  is_present: z.boolean().default(false),
  description,
  /** This company's recruiters don't see the profile. */
  is_hidden_from_company: z.boolean().default(false),
};
const period = <T extends z.ZodType<{ start_date: string; end_date: string | null }>>(schema: T, isOpen: (value: z.output<T>) => boolean): T =>
  together(
    together(schema, 'end_date', 'required', (value) => isOpen(value) || Boolean(value.end_date)),
    'end_date',
    'period.upsideDown',
    // Dates are months or years, not days: a job that started and ended in the same one is valid.
    (value) => isOpen(value) || !isBefore(value.end_date, value.start_date) || !value.end_date || !value.start_date,
  );
export const workExperienceFields = period(
  together(z.object(workExperienceShape), 'currency', 'currency.choose', (value) => value.monthly_salary === null || value.currency !== null),
  (value) => value.is_present,
);
export const workExperience = z.object({ id: uuid, ...workExperienceShape });

const educationShape = {
  school_name: line(LIMITS.titleLength),
  /** An ID of educations. */
  education_level_id: choice,
  field_of_study: optionalLine(LIMITS.titleLength),
  start_date: monthOrYear,
  end_date: optionalMonthOrYear,
  is_attending: z.boolean().default(false),
  description,
};
export const educationFields = period(z.object(educationShape), (value) => value.is_attending);
export const education = z.object({ id: uuid, ...educationShape });

const licenseShape = {
  name: line(LIMITS.titleLength),
  issuing_organisation: line(LIMITS.titleLength),
  credential_id: optionalLine(LIMITS.titleLength),
  credential_url: optionalWebAddress,
  issue_date: month,
  expiry_date: optionalMonth,
  does_not_expire: z.boolean().default(false),
};
export const licenseFields = together(
  together(z.object(licenseShape), 'expiry_date', 'required', (value) => value.does_not_expire || Boolean(value.expiry_date)),
  'expiry_date',
  'license.upsideDown',
  (value) => value.does_not_expire || isBefore(value.issue_date, value.expiry_date),
);
export const attachment = z.object({ filename: z.string(), format: z.enum(['pdf', 'png', 'jpg']), size: z.number().int() });
export const license = z.object({ id: uuid, ...licenseShape, attachment: attachment.nullable() });

const websiteShape = { url: webAddress, display_name: optionalLine(LIMITS.titleLength), description: optionalLine(300) };
export const websiteFields = z.object(websiteShape);
export const website = z.object({ id: uuid, ...websiteShape });

const languageShape = {
  /** ISO 639; each at most once. */
  language: z.enum(SPOKEN as [string, ...string[]], 'required'),
  proficiency: z.enum(PROFICIENCIES, 'required'),
};
export const languageFields = z.object(languageShape);
export const spokenLanguage = z.object({ id: uuid, ...languageShape });

/** One skill: under 50 characters. */
export const skill = z.string().trim().min(1, 'required').max(LIMITS.skillLength, 'skill.tooLong');
/** The form in which two texts that mean the same are equal. */
export const sameText = (text: string): string => text.trim().replace(/\s+/g, ' ').normalize('NFKC').toLocaleLowerCase('und');
export const skills = z
  .array(skill)
  .max(LIMITS.skills, 'skill.tooMany')
  .refine((all) => new Set(all.map(sameText)).size === all.length, 'skill.exists');

const preferenceShape = {
  job_title: line(LIMITS.titleLength),
  /** An ID of industry_lists. */
  industry_id: choice,
  /** IDs of job_types. */
  job_type_ids: z.array(choice, 'required').min(1, 'required').max(6),
  work_arrangement: z.enum(ARRANGEMENTS, 'required'),
  /** ISO 639. */
  work_language: z.enum(SPOKEN as [string, ...string[]], 'required'),
  /** An IANA name. */
  timezone: line(60).refine(isTimeZone, 'invalid'),
  /** An ID of a place of location_lists, in the person's country or the country chosen here. */
  location_id: choice,
  is_overseas: z.boolean().default(false),
  /** Required when overseas. */
  country_id: optionalChoice,
  currency,
  salary_type: z.enum(SALARY_TYPES, 'required'),
  /** Required unless the salary is negotiable or there is none. */
  min_salary: wholeAmount.nullable().default(null),
  max_salary: wholeAmount.nullable().default(null),
  /** An ID of notice_period_lists. */
  notice_period_id: optionalChoice,
  is_open_to_work: z.boolean().default(true),
};
const hasAmount = ({ salary_type: type }: { salary_type?: string }) => !WITHOUT_AMOUNT.includes(type ?? '');
type Amounts = { salary_type?: string; min_salary?: number | null; max_salary?: number | null };
const isGiven = (value: number | null | undefined) => value !== null && value !== undefined;
export const preferenceFields = [
  ['country_id', 'required', ({ is_overseas: is, country_id: country }: { is_overseas?: boolean; country_id?: number | null }) => !is || isGiven(country)],
  ['min_salary', 'required', (value: Amounts) => !hasAmount(value) || isGiven(value.min_salary)],
  ['max_salary', 'required', (value: Amounts) => !hasAmount(value) || isGiven(value.max_salary)],
  [
    'max_salary',
    'salary.upsideDown',
    (value: Amounts) => !hasAmount(value) || !isGiven(value.min_salary) || !isGiven(value.max_salary) || !(Number(value.min_salary) > Number(value.max_salary)),
  ],
].reduce((schema, [at, message, holds]) => together(schema, at as string, message as string, holds as never), z.object(preferenceShape));
export type PreferenceFields = z.output<typeof preferenceFields>;
export const jobPreference = z.object({ id: uuid, ...preferenceShape });

function isTimeZone(text: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** A person's whole profile: what their pages, their resumes, and employers show. Records newest first. */
export const profile = z.object({
  basic_info: basicInfo,
  skills: z.array(z.string()),
  work_experiences: z.array(workExperience),
  educations: z.array(education),
  license_certifications: z.array(license),
  websites: z.array(website),
  languages: z.array(spokenLanguage),
  job_preferences: z.array(jobPreference),
  is_profile_completed: z.boolean(),
  updated_at: instant.nullable(),
});
export type Profile = z.output<typeof profile>;
