import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { owner } from './owned.ts';
import { user } from './auth.ts';
import { company } from './market.ts';

/**
 * One-time tickets: magic links, a login that waits for its second factor or for an account to be chosen, hand-offs to the other site,
 * a reset password's right to choose, settings links, round trips to a provider. Only the token's digest is kept.
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

/** Time-based one-time passwords (RFC 6238). On once confirmed; the secret is sealed with the installation's key. */
export const twoFactor = pgTable('two_factor', {
  userId: owner().primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  confirmedAt: at('confirmed_at'),
  /** The last time step a code was taken for: each counts once (RFC 6238 §5.2). */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: at('created_at').notNull().defaultNow(),
});

/** Ways in for who lost the second factor, each once. Digests. */
export const recoveryCode = pgTable('recovery_code', { userId: owner(), codeHash: text('code_hash').notNull(), usedAt: at('used_at') }, (t) => [
  primaryKey({ columns: [t.userId, t.codeHash] }),
]);

/** A WebAuthn credential. Nothing here is a secret: the private key never leaves its device. */
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

/** A login by QR code (flows.md, *login*): shown on one device, approved on another that is logged in. */
export const qrLogin = pgTable(
  'qr_login',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Digest of what the QR code carries: whoever scans it knows it. */
    scanHash: text('scan_hash').notNull(),
    /** Digest of what only the showing device knows: it alone may take the session. */
    pollHash: text('poll_hash').notNull(),
    status: text('status', { enum: ['showing', 'scanned', 'approved', 'denied', 'used'] })
      .notNull()
      .default('showing'),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** The session that approved it: what it has proven, the new one has, and no more. */
    approvedBy: uuid('approved_by'),
    /** Of the showing device, told to who approves. */
    userAgent: text('user_agent'),
    place: text('place'),
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('qr_login_scan').on(t.scanHash), uniqueIndex('qr_login_poll').on(t.pollHash), index('qr_login_expires').on(t.expiresAt)],
);

/** What a seeker agreed to share, when, and in which words. */
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

/** A Singapore identity (specification §3, *Identity info*). Only a partial number is kept; unsubmitted data is purged. */
export const singaporeIdentity = pgTable(
  'singapore_identity',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    /** As shown: "S****567D". */
    maskedUinfin: text('masked_uinfin').notNull(),
    /** Keyed digest of the whole number: one identity verifies one account. */
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

/** A standing search that sends new jobs (specification §3, *Job alert*). */
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
    /** When it goes on by itself; null unless it is snoozed. */
    snoozedUntil: at('snoozed_until'),
    /** When its next digest is due; null unless it is active. */
    dueAt: at('due_at'),
    /** New jobs were looked for up to then. */
    lookedUntil: at('looked_until').notNull().defaultNow(),
    /** Since when nothing was found. */
    quietSince: at('quiet_since').notNull().defaultNow(),
    /** When its owner was told how to find more; null until then, and again once they changed it. */
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

/** An email of job alerts that was written: counted by day, and what a bounce or a complaint is believed by (server/modules/job-alerts/reports.ts). */
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

/** An address we send no alerts to: emails came back from it, or were marked as spam, and nobody confirmed it since. */
export const suppressedAddress = pgTable('suppressed_address', {
  email: text('email').primaryKey(),
  reason: text('reason', { enum: ['bounced', 'complained'] }).notNull(),
  at: at('at').notNull(),
});

/** A job that was sent to a person, by whichever of their alerts: none is sent twice. */
export const sentJob = pgTable(
  'sent_job',
  { userId: owner(), jobId: integer('job_id').notNull(), digestId: uuid('digest_id').notNull(), sentAt: at('sent_at').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.jobId] })],
);

/** Who hires for a company, and as what (specification §6). */
export const companyMember = pgTable(
  'company_member',
  {
    userId: owner(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id),
    role: text('role', { enum: ['coordinator', 'admin', 'recruiter'] }).notNull(),
    permissions: jsonb('permissions').$type<string[]>().notNull().default([]),
    /** Null until a company admin let them in. */
    joinedAt: at('joined_at'),
    /** Of a company nobody is in yet: where it stands that they showed it to be theirs, by the chart of a company's verification. */
    claim: text('claim', { enum: ['none', 'pending', 'verified', 'refused'] })
      .notNull()
      .default('none'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.companyId] }), index('company_member_company').on(t.companyId)],
);

/** What a seeker chose under Account Settings; what they never chose is the default. */
export const userSetting = pgTable(
  'user_setting',
  { userId: owner(), key: text('key').notNull(), value: jsonb('value').notNull(), updatedAt: at('updated_at').notNull().defaultNow() },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
);
