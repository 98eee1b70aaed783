import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from './auth.ts';
import { company, job } from './market.ts';
import { application } from './seeker.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });
const owner = () => person('user_id');
const aboutJob = () => integer('job_id').references(() => job.id);

/** A conversation of one seeker and one recruiter: one, whatever jobs it is about. Kept 30 days from its last message. */
export const chat = pgTable(
  'chat',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    seekerId: person('seeker_id'),
    recruiterId: person('recruiter_id'),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id),
    /** What it is about just now. */
    jobId: aboutJob(),
    /** Of the newest message or change: each takes the next one, so what came after any is what a browser lacks. */
    lastOffset: bigint('last_offset', { mode: 'number' }).notNull().default(0),
    lastMessageAt: at('last_message_at').notNull().defaultNow(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('chat_pair').on(t.seekerId, t.recruiterId),
    index('chat_recruiter').on(t.recruiterId, t.lastMessageAt),
    index('chat_seeker').on(t.seekerId, t.lastMessageAt),
    index('chat_kept').on(t.lastMessageAt),
  ],
);

/** A conversation as one of its two sees it. */
export const chatMember = pgTable(
  'chat_member',
  {
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chat.id, { onDelete: 'cascade' }),
    userId: owner(),
    role: text('role', { enum: ['seeker', 'employer'] }).notNull(),
    /** Up to which offset it has reached a browser of theirs, and up to which it was read. */
    deliveredOffset: bigint('delivered_offset', { mode: 'number' }).notNull().default(0),
    readOffset: bigint('read_offset', { mode: 'number' }).notNull().default(0),
    unread: integer('unread').notNull().default(0),
    isPinned: boolean('is_pinned').notNull().default(false),
    isMuted: boolean('is_muted').notNull().default(false),
    isStarred: boolean('is_starred').notNull().default(false),
    /** Deleted for them: nothing up to this offset is shown; a newer message brings it back. */
    clearedOffset: bigint('cleared_offset', { mode: 'number' }).notNull().default(0),
    notInterestedAt: at('not_interested_at'),
  },
  (t) => [primaryKey({ columns: [t.chatId, t.userId] }), index('chat_member_user').on(t.userId)],
);

export const chatMessage = pgTable(
  'chat_message',
  {
    /** Minted by who wrote it: the same message sent twice is one. */
    id: uuid('id').primaryKey(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chat.id, { onDelete: 'cascade' }),
    /** Its place in the conversation. */
    offset: bigint('offset', { mode: 'number' }).notNull(),
    /** The offset of its last change (a recall, an answer to it); its own until then. */
    changedOffset: bigint('changed_offset', { mode: 'number' }).notNull(),
    /** Null for what the system says. */
    senderId: uuid('sender_id').references(() => user.id, { onDelete: 'set null' }),
    kind: text('kind').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    recalledAt: at('recalled_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('chat_message_place').on(t.chatId, t.offset), index('chat_message_changed').on(t.chatId, t.changedOffset)],
);

export const chatFile = pgTable(
  'chat_file',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    chatId: uuid('chat_id').references(() => chat.id, { onDelete: 'cascade' }),
    userId: owner(),
    filename: text('filename').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('chat_file_chat').on(t.chatId), index('chat_file_storage').on(t.storageKey)],
);

/** Words one uses again: common phrases in chat, and greetings that open one (specification §5). */
export const phrase = pgTable(
  'phrase',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    kind: text('kind', { enum: ['phrase', 'greeting'] }).notNull(),
    text: text('text').notNull(),
    position: smallint('position').notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('phrase_user').on(t.userId, t.kind, t.position)],
);

/** The record of the interview chart (flows.md); `status` is that chart's innermost state. */
export const interview = pgTable(
  'interview',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    seekerId: person('seeker_id'),
    recruiterId: person('recruiter_id'),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id),
    jobId: integer('job_id')
      .notNull()
      .references(() => job.id),
    applicationId: uuid('application_id').references(() => application.id, { onDelete: 'set null' }),
    status: text('status').notNull(),
    /** Offered, 1 to 3. ISO-8601. */
    times: jsonb('times').$type<string[]>().notNull(),
    /** What the seeker would rather have, while a reschedule is asked for. */
    proposedTimes: jsonb('proposed_times').$type<string[]>().notNull().default([]),
    /** Agreed. */
    startsAt: at('starts_at'),
    minutes: smallint('minutes').notNull().default(60),
    method: text('method', { enum: ['onsite', 'video', 'phone'] }).notNull(),
    address: text('address'),
    videoLink: text('video_link'),
    contactPerson: text('contact_person'),
    contactNumber: text('contact_number'),
    instructions: text('instructions'),
    employerTimeZone: text('employer_time_zone').notNull(),
    seekerTimeZone: text('seeker_time_zone'),
    reason: text('reason'),
    endedBy: text('ended_by', { enum: ['seeker', 'employer', 'system'] }),
    seekerCheckedInAt: at('seeker_checked_in_at'),
    employerCheckedInAt: at('employer_checked_in_at'),
    seekerAttendance: text('seeker_attendance', { enum: ['completed', 'notAttended'] }),
    employerAttendance: text('employer_attendance', { enum: ['completed', 'notAttended'] }),
    resultRequestedAt: at('result_requested_at'),
    /** The clock's next event for it, for the scheduled work. */
    dueAt: at('due_at'),
    /** Of the calendar invitation (RFC 5546): rises with each change that is mailed. */
    sequence: integer('sequence').notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('interview_seeker').on(t.seekerId, t.createdAt),
    index('interview_recruiter').on(t.recruiterId, t.createdAt),
    index('interview_job').on(t.jobId),
    index('interview_due').on(t.dueAt),
  ],
);

export const interviewEvent = pgTable(
  'interview_event',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interview.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    status: text('status').notNull(),
    by: text('by', { enum: ['seeker', 'employer', 'system'] }).notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [index('interview_event_interview').on(t.interviewId, t.id)],
);

/** The record of the conduct chart, of either side; whoever has none is in good standing. */
export const conduct = pgTable('conduct', {
  userId: owner().primaryKey(),
  status: text('status', { enum: ['good', 'warned', 'banned'] }).notNull(),
  bannedUntil: at('banned_until'),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

export const noShow = pgTable(
  'no_show',
  {
    userId: owner(),
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interview.id, { onDelete: 'cascade' }),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.interviewId] }), index('no_show_user').on(t.userId, t.at)],
);

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

/** Jobs one looked at. */
export const viewedJob = pgTable(
  'viewed_job',
  {
    userId: owner(),
    jobId: integer('job_id')
      .notNull()
      .references(() => job.id),
    viewedAt: at('viewed_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.jobId] }), index('viewed_job_newest').on(t.userId, t.viewedAt)],
);

/** Employers who looked at a seeker's resume or profile, the last time each. */
export const profileView = pgTable(
  'profile_view',
  {
    seekerId: person('seeker_id'),
    recruiterId: person('recruiter_id'),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id),
    jobId: aboutJob(),
    viewedAt: at('viewed_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.seekerId, t.recruiterId] }), index('profile_view_newest').on(t.seekerId, t.viewedAt)],
);

/** Employers who are interested in a seeker for a job: they wrote first, or marked them. */
export const talentInterest = pgTable(
  'talent_interest',
  {
    seekerId: person('seeker_id'),
    recruiterId: person('recruiter_id'),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id),
    jobId: integer('job_id')
      .notNull()
      .references(() => job.id),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.seekerId, t.recruiterId, t.jobId] }), index('talent_interest_newest').on(t.seekerId, t.createdAt)],
);

/** Jobs that one said do not suit, and why: they are recommended no more. */
export const notSuitable = pgTable(
  'not_suitable',
  {
    userId: owner(),
    jobId: integer('job_id')
      .notNull()
      .references(() => job.id),
    reasonId: smallint('reason_id').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.jobId] })],
);

/** What one is told in the notification centre. */
export const notification = pgTable(
  'notification',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    userId: owner(),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, string | number | null>>().notNull(),
    readAt: at('read_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('notification_newest').on(t.userId, t.id)],
);

/** A browser that agreed to be told by Web Push (RFC 8030). */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('push_subscription_endpoint').on(t.endpoint), index('push_subscription_user').on(t.userId)],
);
