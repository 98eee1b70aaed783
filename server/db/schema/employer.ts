import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { company, job } from './market.ts';
import { at } from './columns.ts';
import { owner, person } from './owned.ts';

/** A paper with which a company shows that it is one (specification §6). */
export const companyDocument = pgTable(
  'company_document',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id),
    userId: owner(),
    filename: text('filename').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    storageKey: text('storage_key').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('company_document_company').on(t.companyId), index('company_document_storage').on(t.storageKey)],
);

/** A colleague who was asked in by mail. Only the token's digest is kept. */
export const companyInvite = pgTable(
  'company_invite',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id),
    invitedBy: person('invited_by'),
    email: text('email').notNull(),
    role: text('role', { enum: ['admin', 'recruiter'] }).notNull(),
    permissions: jsonb('permissions').$type<string[]>().notNull().default([]),
    tokenHash: text('token_hash').notNull(),
    expiresAt: at('expires_at').notNull(),
    acceptedAt: at('accepted_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('company_invite_token').on(t.tokenHash), uniqueIndex('company_invite_once').on(t.companyId, t.email)],
);

/** The letter that tells a job's employer of its new applicants: one a day at most. */
export const applicantDigest = pgTable(
  'applicant_digest',
  {
    jobId: integer('job_id')
      .primaryKey()
      .references(() => job.id, { onDelete: 'cascade' }),
    /** When the next one goes out; null while there is nothing to tell. */
    dueAt: at('due_at'),
    sentAt: at('sent_at'),
  },
  (t) => [index('applicant_digest_due').on(t.dueAt)],
);
