import { bigint, boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { owner } from './owned.ts';
import type { ProfileDraft } from '../../../contract/profile-draft.ts';
import { ARRANGEMENTS, JOB_SEEKER_TYPES, JOBSEEKING_STATUSES, PROFICIENCIES, SALARY_TYPES, type Profile } from '../../../contract/profile.ts';

const owned = {
  id: () => uuid('id').primaryKey().defaultRandom(),
  createdAt: () => at('created_at').notNull().defaultNow(),
};
const words = (name: string) => text(name).notNull().default('');

/** A person's profile beyond their account. Names, phone number and availability are in `user`. */
export const profile = pgTable('profile', {
  userId: owner().primaryKey(),
  dateOfBirth: text('date_of_birth'),
  nationality: text('nationality'),
  currentLocation: words('current_location'),
  homeAddress: words('home_address'),
  workingSince: text('working_since'),
  jobSeekerType: text('job_seeker_type', { enum: JOB_SEEKER_TYPES }),
  jobseekingStatus: text('jobseeking_status', { enum: JOBSEEKING_STATUSES }),
  careerSummary: words('career_summary'),
  skills: jsonb('skills').$type<Profile['skills']>().notNull().default([]),
  avatarKey: text('avatar_key'),
  avatarFormat: text('avatar_format', { enum: ['png', 'jpg', 'bmp'] }),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

/* The records below use the field names of the API (contract/profile.ts): a row is the record plus its owner and date. Months look like "2024-03". */
export const workExperience = pgTable(
  'work_experience',
  {
    id: owned.id(),
    userId: owner(),
    job_title: text('job_title').notNull(),
    company_name: text('company_name').notNull(),
    industry_id: integer('industry_id'),
    job_function_ids: integer('job_function_ids').array().notNull().default([]),
    monthly_salary: bigint('monthly_salary', { mode: 'number' }),
    currency: text('currency'),
    start_date: text('start_date').notNull(),
    end_date: text('end_date'),
    is_present: boolean('is_present').notNull().default(false),
    description: words('description'),
    is_hidden_from_company: boolean('is_hidden_from_company').notNull().default(false),
    createdAt: owned.createdAt(),
  },
  (t) => [index('work_experience_user').on(t.userId)],
);

export const education = pgTable(
  'education',
  {
    id: owned.id(),
    userId: owner(),
    school_name: text('school_name').notNull(),
    education_level_id: integer('education_level_id').notNull(),
    field_of_study: words('field_of_study'),
    start_date: text('start_date').notNull(),
    end_date: text('end_date'),
    is_attending: boolean('is_attending').notNull().default(false),
    description: words('description'),
    createdAt: owned.createdAt(),
  },
  (t) => [index('education_user').on(t.userId)],
);

export const license = pgTable(
  'license_certification',
  {
    id: owned.id(),
    userId: owner(),
    name: text('name').notNull(),
    issuing_organisation: text('issuing_organisation').notNull(),
    credential_id: words('credential_id'),
    credential_url: words('credential_url'),
    issue_date: text('issue_date').notNull(),
    expiry_date: text('expiry_date'),
    does_not_expire: boolean('does_not_expire').notNull().default(false),
    attachment: jsonb('attachment').$type<Profile['license_certifications'][number]['attachment']>(),
    attachmentKey: text('attachment_key'),
    createdAt: owned.createdAt(),
  },
  (t) => [index('license_certification_user').on(t.userId)],
);

export const website = pgTable(
  'website',
  {
    id: owned.id(),
    userId: owner(),
    url: text('url').notNull(),
    display_name: words('display_name'),
    description: words('description'),
    createdAt: owned.createdAt(),
  },
  (t) => [index('website_user').on(t.userId)],
);

export const spokenLanguage = pgTable(
  'spoken_language',
  {
    id: owned.id(),
    userId: owner(),
    language: text('language').notNull(),
    proficiency: text('proficiency', { enum: PROFICIENCIES }).notNull(),
    createdAt: owned.createdAt(),
  },
  (t) => [uniqueIndex('spoken_language_once').on(t.userId, t.language)],
);

export const jobPreference = pgTable(
  'job_preference',
  {
    id: owned.id(),
    userId: owner(),
    job_title: text('job_title').notNull(),
    industry_id: integer('industry_id').notNull(),
    job_type_ids: integer('job_type_ids').array().notNull(),
    work_arrangement: text('work_arrangement', { enum: ARRANGEMENTS }).notNull(),
    work_language: text('work_language').notNull(),
    timezone: text('timezone').notNull(),
    location_id: integer('location_id').notNull(),
    is_overseas: boolean('is_overseas').notNull().default(false),
    country_id: smallint('country_id'),
    currency: text('currency').notNull(),
    salary_type: text('salary_type', { enum: SALARY_TYPES }).notNull(),
    min_salary: bigint('min_salary', { mode: 'number' }),
    max_salary: bigint('max_salary', { mode: 'number' }),
    notice_period_id: smallint('notice_period_id'),
    is_open_to_work: boolean('is_open_to_work').notNull().default(true),
    createdAt: owned.createdAt(),
  },
  (t) => [index('job_preference_user').on(t.userId)],
);

/** Unsaved edits of the profile, field by field, shared between devices. */
export const profileDraft = pgTable('profile_draft', {
  userId: owner().primaryKey(),
  /** The form's version. Drafts of another version are ignored. */
  form: smallint('form').notNull(),
  version: integer('version').notNull(),
  fields: jsonb('fields').$type<ProfileDraft['fields']>().notNull(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});
