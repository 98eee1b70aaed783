import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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

/** A picture of a company's working life (specification §2, *Company page*: album). */
export const companyPicture = pgTable(
  'company_picture',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id),
    /** What it shows, for who does not see it; while it is null, only the company's people see the picture. */
    alt: text('alt'),
    position: integer('position').notNull(),
    isCover: boolean('is_cover').notNull().default(false),
    format: text('format', { enum: ['png', 'jpg', 'bmp'] }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    storageKey: text('storage_key').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** It was taken away, and can be brought back for a while. */
    removedAt: at('removed_at'),
  },
  (t) => [
    index('company_picture_company').on(t.companyId, t.position),
    uniqueIndex('company_picture_cover')
      .on(t.companyId)
      .where(sql`${t.isCover} and ${t.removedAt} is null`),
    index('company_picture_storage').on(t.storageKey),
    index('company_picture_removed').on(t.removedAt),
  ],
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
