import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { company, job } from './market.ts';
import { at } from './columns.ts';
import { owner, person } from './owned.ts';

/** A document that proves a company is registered (specification §6). */
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

/** A photo in a company's album (specification §2, *Company page*: album). */
export const companyPicture = pgTable(
  'company_picture',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id),
    /** Alternative text. While it's null, only members of the company see the photo. */
    alt: text('alt'),
    position: integer('position').notNull(),
    isCover: boolean('is_cover').notNull().default(false),
    format: text('format', { enum: ['png', 'jpg', 'bmp'] }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    storageKey: text('storage_key').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** When it was removed. It can be restored for a while. */
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

/** A colleague who was invited by email. We store only the token's digest. */
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

/** The email that lists a job's new applicants to its employer, at most one a day. */
export const applicantDigest = pgTable(
  'applicant_digest',
  {
    jobId: integer('job_id')
      .primaryKey()
      .references(() => job.id, { onDelete: 'cascade' }),
    /** When the next one is due. Null while there's nothing to send. */
    dueAt: at('due_at'),
    sentAt: at('sent_at'),
  },
  (t) => [index('applicant_digest_due').on(t.dueAt)],
);
