import { boolean, index, integer, jsonb, pgTable, real, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Method } from '../../../src/machines/sessionAssurance/sessionAssurance.types.ts';
import { at } from './columns.ts';

/** A person: a guest until they register (specification §3, *Current user*). */
export const user = pgTable(
  'user',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull().default(''),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    role: text('role', { enum: ['jobseeker', 'recruiter'] })
      .notNull()
      .default('jobseeker'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    phoneNumber: text('phone_number'),
    phoneNumberVerified: boolean('phone_number_verified').notNull().default(false),
    phoneVerifiedAt: at('phone_verified_at'),
    /** Codes, links, and unfinished sign-ins from before this instant are no longer valid. */
    revokedAt: at('revoked_at'),
    activeKey: smallint('active_key').notNull().default(1),
    isProfileCompleted: boolean('is_profile_completed').notNull().default(false),
    isProfileUpdateRequired: boolean('is_profile_update_required').notNull().default(false),
    noticePeriodId: smallint('notice_period_id'),
    additionalInfo: text('additional_info'),
    longitude: real('longitude'),
    latitude: real('latitude'),
    countryId: smallint('country_id'),
    languageId: smallint('language_id'),
    residentialStatus: text('residential_status'),
    isSubscribed: boolean('is_subscribed').notNull().default(false),
    source: text('source').notNull().default('web'),
    /** The version of the terms they accepted (contract/terms.ts) and when, at registration. Null for guests and for people who never registered. */
    termsVersion: text('terms_version'),
    privacyVersion: text('privacy_version'),
    termsAcceptedAt: at('terms_accepted_at'),
    campaign: jsonb('campaign').$type<Record<string, string>>(),
    suspendedAt: at('suspended_at'),
    bannedUntil: at('banned_until'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  // A seeker and an employer may share one address: they are two accounts (specification §6).
  (t) => [uniqueIndex('user_email').on(t.email, t.role), uniqueIndex('user_phone').on(t.phoneNumber, t.role)],
);

export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    token: text('token').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    deviceUuid: text('device_uuid'),
    /** When the holder last proved their identity. Changes to how they sign in require a recent proof. */
    provenAt: at('proven_at').notNull().defaultNow(),
    /** The method of that proof. Null for a guest. */
    method: text('method').$type<Method>(),
    /** When it was first used. Until then the response with it may have been lost, so it's sent again. */
    heardAt: at('heard_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('session_token').on(t.token), index('session_user').on(t.userId)],
);

/** A way to sign in: a password (`credential`), or a person's id at a social network. We store no tokens of theirs. */
export const account = pgTable(
  'account',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    password: text('password'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [index('account_user').on(t.userId), uniqueIndex('account_provider').on(t.providerId, t.accountId)],
);

/** A one-time code: hashed, single use, 10 minutes, 5 tries (docs/security.md). Valid only for what requested it. */
export const otpChallenge = pgTable(
  'otp_challenge',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    address: text('address').notNull(),
    purpose: text('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    /** The device that requested it. */
    deviceUuid: text('device_uuid'),
    tries: smallint('tries').notNull().default(0),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('otp_address').on(t.address, t.createdAt)],
);

/**
 * The previous address of an account. For a week, a password reset with it restores it, in case it wasn't the owner who changed it. Until then nobody else can
 * register with it.
 */
export const formerAddress = pgTable(
  'former_address',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    replacedAt: at('replaced_at').notNull(),
  },
  (t) => [index('former_address_email').on(t.email), index('former_address_user').on(t.userId)],
);

/** Attempts counted in a window, by account and by address (docs/security.md). */
export const attempt = pgTable('attempt', {
  key: text('key').primaryKey(),
  count: integer('count').notNull().default(0),
  resetsAt: at('resets_at').notNull(),
});
