import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { aboutJob, owner } from './owned.ts';
import type { ApplyDraft } from '../../../contract/applications.ts';

export const savedJob = pgTable(
  'saved_job',
  {
    userId: owner(),
    jobId: aboutJob().notNull(),
    savedAt: at('saved_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.jobId] }), index('saved_job_newest').on(t.userId, t.savedAt)],
);

export const resume = pgTable(
  'resume',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    filename: text('filename').notNull(),
    format: text('format', { enum: ['pdf', 'doc', 'docx'] }).notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull(),
    /** Sent automatically with a first message. Such a resume can't be deleted (specification §8). */
    isAutoSent: boolean('is_auto_sent').notNull().default(false),
    createdAt: at('created_at').notNull().defaultNow(),
    /** When its owner deleted it while an application still refers to it. The file is gone. */
    removedAt: at('removed_at'),
  },
  (t) => [index('resume_user').on(t.userId, t.createdAt)],
);

/** The record of the application chart (flows/application.md); `status` and `promise` are that chart's two regions. */
export const application = pgTable(
  'application',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    jobId: aboutJob().notNull(),
    status: text('status', { enum: ['pending', 'viewed', 'communicating', 'interview', 'accepted', 'notAccepted', 'withdrawn', 'jobClosed', 'onHold'] })
      .notNull()
      .default('pending'),
    promise: text('promise', { enum: ['awaiting', 'answered', 'overdue', 'autoClosed'] }),
    dueAt: at('due_at'),
    answeredAt: at('answered_at'),
    reason: text('reason'),
    /** What the employer wrote to the seeker along with the answer. */
    note: text('note'),
    /** How many times we reminded the employer of the promise. */
    reminders: smallint('reminders').notNull().default(0),
    source: text('source').notNull().default('web'),
    firstMessage: text('first_message'),
    screeningAnswers: jsonb('screening_answers').$type<{ question_id: number; answer: string }[]>().notNull().default([]),
    resumeId: uuid('resume_id').references(() => resume.id),
    /** The video resume that was sent along. The employer can play it until its owner deletes or replaces it. */
    videoKey: text('video_key'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('application_once').on(t.userId, t.jobId),
    index('application_job').on(t.jobId),
    index('application_due').on(t.promise, t.dueAt),
    index('application_newest').on(t.userId, t.createdAt),
  ],
);

export const applicationEvent = pgTable(
  'application_event',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    status: text('status').notNull(),
    by: text('by', { enum: ['seeker', 'employer', 'system'] }).notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [index('application_event_application').on(t.applicationId, t.id)],
);

export const applyDraft = pgTable(
  'apply_draft',
  {
    userId: owner(),
    jobId: aboutJob().notNull(),
    draft: jsonb('draft').$type<ApplyDraft>().notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.jobId] })],
);

export const jobReport = pgTable(
  'job_report',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    jobId: aboutJob().notNull(),
    reasonId: smallint('reason_id').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('job_report_once').on(t.userId, t.jobId, t.reasonId)],
);

export const externalClick = pgTable(
  'external_click',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: owner(),
    jobId: aboutJob().notNull(),
    clickedAt: at('clicked_at').notNull().defaultNow(),
  },
  (t) => [index('external_click_job').on(t.jobId)],
);
