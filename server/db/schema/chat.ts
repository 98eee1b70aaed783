import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { AUTOMATIC_REPLIES, type OpenHours } from '../../../contract/automatic-replies.ts';
import { user } from './auth.ts';
import { company } from './market.ts';
import { at } from './columns.ts';
import { aboutJob, owner, person } from './owned.ts';

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

/** What job seekers are answered with while a recruiter is not there (contract/automatic-replies.ts): one row for each kind that was ever saved. */
export const automaticReply = pgTable(
  'automatic_reply',
  {
    userId: owner(),
    kind: text('kind', { enum: AUTOMATIC_REPLIES }).notNull(),
    isOn: boolean('is_on').notNull(),
    text: text('text').notNull(),
    timeZone: text('time_zone'),
    firstDay: date('first_day', { mode: 'string' }),
    lastDay: date('last_day', { mode: 'string' }),
    /** Monday first. */
    days: jsonb('days').$type<(OpenHours | null)[]>(),
    savedAt: at('saved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
);
