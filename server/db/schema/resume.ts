import { boolean, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { owner } from './owned.ts';
import type { ResumeForm } from '../../../contract/resume-form.ts';
import { company, job } from './market.ts';
import { resume } from './seeker.ts';

const id = () => uuid('id').primaryKey().defaultRandom();

/** A resume that can be generated from the profile: a name and a form, at most 5 (specification §9). */
export const resumeDraft = pgTable(
  'resume_draft',
  {
    id: id(),
    userId: owner(),
    name: text('name').notNull(),
    form: jsonb('form').$type<ResumeForm>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [index('resume_draft_user').on(t.userId)],
);

/** Records that a resume's content was copied into the profile, and how well it was parsed (flows/resumeSync.md). */
export const resumeSync = pgTable(
  'resume_sync',
  {
    id: id(),
    userId: owner(),
    resumeId: uuid('resume_id')
      .notNull()
      .references(() => resume.id, { onDelete: 'cascade' }),
    taken: smallint('taken').notNull(),
    rating: text('rating', { enum: ['perfectMatch', 'prettyGood', 'justOkay', 'notRight', 'disappointed'] }),
    syncedAt: at('synced_at').notNull().defaultNow(),
  },
  (t) => [index('resume_sync_user').on(t.userId, t.syncedAt)],
);

/** How often a person used something with a daily limit. `day` is in GMT+8 and starts at 00:01 (specification §9). */
export const quotaUse = pgTable(
  'quota_use',
  {
    userId: owner(),
    kind: text('kind', { enum: ['resumeAnalysis', 'careerSummary', 'avatar'] }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    used: smallint('used').notNull().default(0),
    /** Digests of what it was used on. Repeating one is free that day. */
    usedOn: text('used_on').array().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.day] })],
);

/** The text the AI is writing for a person. Each person has at most one. If it was killed, it counts as over at `until`. */
export const aiGeneration = pgTable('ai_generation', {
  userId: owner().primaryKey(),
  id: uuid('id').notNull(),
  /** The quota day on which it started. */
  day: date('day', { mode: 'string' }).notNull(),
  /** Part of it was sent, so stopping it now costs a credit. */
  isBegun: boolean('is_begun').notNull().default(false),
  /** Already paid for by an attempt that ended unexpectedly. */
  isPaid: boolean('is_paid').notNull().default(false),
  until: at('until').notNull(),
});

export const videoResume = pgTable(
  'video_resume',
  {
    id: id(),
    userId: owner(),
    filename: text('filename').notNull(),
    size: integer('size').notNull(),
    durationMs: integer('duration_ms').notNull(),
    storageKey: text('storage_key').notNull(),
    coverKey: text('cover_key'),
    coverFormat: text('cover_format', { enum: ['png', 'jpg'] }),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('video_resume_user').on(t.userId)],
);

/** A resume with its own URL. */
export const onlineResume = pgTable(
  'online_resume',
  {
    userId: owner().primaryKey(),
    slug: text('slug').notNull(),
    visibility: text('visibility', { enum: ['everyone', 'employers', 'nobody'] })
      .notNull()
      .default('nobody'),
    form: jsonb('form').$type<ResumeForm>().notNull(),
    isContactShown: boolean('is_contact_shown').notNull().default(false),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('online_resume_slug').on(t.slug)],
);

/** Neither side sees the other anywhere (specification §6). */
export const blockedCompany = pgTable(
  'blocked_company',
  {
    userId: owner(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.companyId] }), index('blocked_company_company').on(t.companyId)],
);

/** A company whose new jobs a seeker wants to hear about. */
export const followedCompany = pgTable(
  'followed_company',
  {
    userId: owner(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.companyId] }), index('followed_company_company').on(t.companyId)],
);

/** Imported jobs of a followed company whose followers haven't been notified yet. Written together with the jobs, so a killed import loses none. */
export const unannouncedJobs = pgTable('unannounced_jobs', {
  companyId: integer('company_id')
    .primaryKey()
    .references(() => company.id, { onDelete: 'cascade' }),
  /** The newest of them. */
  jobId: integer('job_id')
    .notNull()
    .references(() => job.id, { onDelete: 'cascade' }),
  title: text('title').notNull(),
  jobs: integer('jobs').notNull(),
});

/** A resume that a visitor uploaded before they had an account. Bringing its token saves them from entering anything twice. */
export const resumeArrival = pgTable(
  'resume_arrival',
  {
    id: id(),
    tokenHash: text('token_hash').notNull(),
    source: text('source', { enum: ['create-resume', 'quick-upload-resume'] }).notNull(),
    filename: text('filename').notNull(),
    format: text('format', { enum: ['pdf', 'doc', 'docx'] }).notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    takenAt: at('taken_at'),
  },
  (t) => [uniqueIndex('resume_arrival_token').on(t.tokenHash), index('resume_arrival_expiry').on(t.expiresAt)],
);
