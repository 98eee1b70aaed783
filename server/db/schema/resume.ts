import { boolean, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { owner } from './owned.ts';
import type { ResumeForm } from '../../../contract/resume-form.ts';
import { company, job } from './market.ts';
import { resume } from './seeker.ts';

const id = () => uuid('id').primaryKey().defaultRandom();

/** A resume as it would be made of the profile: a name and a form, at most 5 (specification §9). */
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

/** That a resume's content was taken over into the profile, and how well it had been read (flows.md, *resumeSync*). */
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

/** How often a person used what is limited by the day; `day` is that of GMT+8, begun at 00:01 (specification §9). */
export const quotaUse = pgTable(
  'quota_use',
  {
    userId: owner(),
    kind: text('kind', { enum: ['resumeAnalysis', 'careerSummary', 'avatar'] }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    used: smallint('used').notNull().default(0),
    /** What it was used on, by digest: the same again costs nothing that day. */
    usedOn: text('used_on').array().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.day] })],
);

/** The one text the AI is writing for a person just now; nobody has two. Of what was killed in the middle `until` is the end. */
export const aiGeneration = pgTable('ai_generation', {
  userId: owner().primaryKey(),
  id: uuid('id').notNull(),
  /** Of quotas: that on which it was begun. */
  day: date('day', { mode: 'string' }).notNull(),
  /** Something of it was sent, so to stop it now costs a credit. */
  isBegun: boolean('is_begun').notNull().default(false),
  /** It was paid for already, by the one that broke off. */
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

/** A resume at its own address. */
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

/** Neither sees the other any more, anywhere (specification §6). */
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

/** A company whose new jobs a seeker hears of. */
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

/** Jobs of a followed company that came by an import and whose followers are not notified yet: written with the jobs, so that an import that is killed loses none. */
export const unannouncedJobs = pgTable('unannounced_jobs', {
  companyId: integer('company_id')
    .primaryKey()
    .references(() => company.id, { onDelete: 'cascade' }),
  /** The last of them. */
  jobId: integer('job_id')
    .notNull()
    .references(() => job.id, { onDelete: 'cascade' }),
  title: text('title').notNull(),
  jobs: integer('jobs').notNull(),
});

/** What a visitor handed in before there was an account; whoever brings its token is asked nothing twice. */
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
