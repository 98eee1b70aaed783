import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { owner } from './owned.ts';
import { user } from './auth.ts';
import { company } from './market.ts';

/**
 * One-time tickets: magic links, sign-ins that wait for the second factor or the choice of an account, hand-offs to the other site, permission to set a new
 * password, settings links, and redirects to a provider. We store only the token's digest.
 */
export const ticket = pgTable(
  'ticket',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('ticket_user').on(t.userId, t.purpose), index('ticket_expires').on(t.expiresAt)],
);

/** Time-based one-time passwords (RFC 6238). Active once confirmed. The secret is encrypted with the installation's key. */
export const twoFactor = pgTable('two_factor', {
  userId: owner().primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  confirmedAt: at('confirmed_at'),
  /** The last time step whose code was accepted. Each is accepted once (RFC 6238 §5.2). */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: at('created_at').notNull().defaultNow(),
});

/** Digests of single-use codes for people who lost their second factor. */
export const recoveryCode = pgTable(
  'recovery_code',
  { userId: owner(), codeHash: text('code_hash').notNull(), createdAt: at('created_at').notNull().defaultNow(), usedAt: at('used_at') },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** A WebAuthn credential. Nothing here is secret: the private key never leaves the device. */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    credentialId: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    counter: integer('counter').notNull().default(0),
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    isBackedUp: boolean('is_backed_up').notNull().default(false),
    name: text('name').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    lastUsedAt: at('last_used_at'),
  },
  (t) => [uniqueIndex('passkey_credential').on(t.credentialId), index('passkey_user').on(t.userId)],
);

/** A sign-in by QR code (flows/login.md): shown on one device, approved on another that is signed in. */
export const qrLogin = pgTable(
  'qr_login',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Digest of what the QR code contains. Anyone who scans it knows it. */
    scanHash: text('scan_hash').notNull(),
    /** Digest of what only the showing device knows. Only that device can get the session. */
    pollHash: text('poll_hash').notNull(),
    status: text('status', { enum: ['showing', 'scanned', 'approved', 'denied', 'used'] })
      .notNull()
      .default('showing'),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** The session that approved it. The new session gets the same level of proof and no more. */
    approvedBy: uuid('approved_by'),
    /** Of the showing device. The person who approves sees it. */
    userAgent: text('user_agent'),
    place: text('place'),
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('qr_login_scan').on(t.scanHash), uniqueIndex('qr_login_poll').on(t.pollHash), index('qr_login_expires').on(t.expiresAt)],
);

/** What a seeker agreed to share, when, and the exact wording. */
export const consentReceipt = pgTable(
  'consent_receipt',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    purpose: text('purpose').notNull(),
    provider: text('provider').notNull(),
    fields: jsonb('fields').$type<string[]>().notNull(),
    textVersion: text('text_version').notNull(),
    givenAt: at('given_at').notNull().defaultNow(),
    withdrawnAt: at('withdrawn_at'),
  },
  (t) => [index('consent_receipt_user').on(t.userId)],
);

/** A Singapore identity (specification §3, *Identity info*). We store only part of the number, and delete data that was never submitted. */
export const singaporeIdentity = pgTable(
  'singapore_identity',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    /** As displayed: "S****567D". */
    maskedUinfin: text('masked_uinfin').notNull(),
    /** Keyed digest of the whole number, so that one identity can verify only one account. */
    uinfinDigest: text('uinfin_digest').notNull(),
    name: text('name'),
    residentialStatus: text('residential_status'),
    nationality: text('nationality'),
    passType: text('pass_type'),
    passStatus: text('pass_status'),
    passExpiryDate: date('pass_expiry_date'),
    consentId: uuid('consent_id').references(() => consentReceipt.id),
    /** Null until submitted. */
    verifiedAt: at('verified_at'),
    fetchedAt: at('fetched_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('singapore_identity_user').on(t.userId), index('singapore_identity_digest').on(t.uinfinDigest)],
);

/** A saved search that emails new jobs (specification §3, *Job alert*). */
export const jobAlert = pgTable(
  'job_alert',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    countryId: smallint('country_id').notNull(),
    languageId: smallint('language_id').notNull(),
    keywords: text('keywords').notNull(),
    location: text('location'),
    /** The search URL's filters (specification §2). */
    filters: jsonb('filters').$type<Record<string, string>>().notNull().default({}),
    email: text('email').notNull(),
    frequency: text('frequency', { enum: ['Daily', 'Weekly'] }).notNull(),
    status: text('status', { enum: ['active', 'snoozed', 'paused', 'bounced', 'complained', 'unconfirmed'] }).notNull(),
    /** When it resumes automatically. Null unless it's snoozed. */
    snoozedUntil: at('snoozed_until'),
    /** When its next digest is due. Null unless it's active. */
    dueAt: at('due_at'),
    /** Jobs up to this time have been checked. */
    lookedUntil: at('looked_until').notNull().defaultNow(),
    /** The time since which nothing was found. */
    quietSince: at('quiet_since').notNull().defaultNow(),
    /** When we suggested to its owner how to find more. Null until then, and again once they change it. */
    widenedAt: at('widened_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('job_alert_user').on(t.userId, t.createdAt),
    index('job_alert_email').on(t.email),
    index('job_alert_due')
      .on(t.countryId, t.dueAt)
      .where(sql`${t.dueAt} is not null`),
    index('job_alert_snoozed')
      .on(t.snoozedUntil)
      .where(sql`${t.snoozedUntil} is not null`),
  ],
);

/** An email of job alerts that was sent: for daily counts, and to match bounces and complaints (server/modules/alerts/reports). */
export const alertDigest = pgTable(
  'alert_digest',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    email: text('email').notNull(),
    sentAt: at('sent_at').notNull(),
  },
  (t) => [index('alert_digest_user').on(t.userId, t.sentAt), index('alert_digest_sent').on(t.sentAt)],
);

/** An address that gets no alerts because emails bounced or were marked as spam, and nobody has confirmed it since. */
export const suppressedAddress = pgTable('suppressed_address', {
  email: text('email').primaryKey(),
  reason: text('reason', { enum: ['bounced', 'complained'] }).notNull(),
  at: at('at').notNull(),
});

/** A job that was sent to a person by any of their alerts. We never send one twice. */
export const sentJob = pgTable(
  'sent_job',
  { userId: owner(), jobId: integer('job_id').notNull(), digestId: uuid('digest_id').notNull(), sentAt: at('sent_at').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.jobId] })],
);

/** Who hires for a company, and in which role (specification §6). */
export const companyMember = pgTable(
  'company_member',
  {
    userId: owner(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id),
    role: text('role', { enum: ['coordinator', 'admin', 'recruiter'] }).notNull(),
    permissions: jsonb('permissions').$type<string[]>().notNull().default([]),
    /** Null until a company admin approved them. */
    joinedAt: at('joined_at'),
    /** For a company without members: how far they've got with proving it's theirs, by the chart of company verification. */
    claim: text('claim', { enum: ['none', 'pending', 'verified', 'refused'] })
      .notNull()
      .default('none'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.companyId] }), index('company_member_company').on(t.companyId)],
);

/** What a seeker chose under Account Settings. Missing rows mean the default. */
export const userSetting = pgTable(
  'user_setting',
  { userId: owner(), key: text('key').notNull(), value: jsonb('value').notNull(), updatedAt: at('updated_at').notNull().defaultNow() },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
);
