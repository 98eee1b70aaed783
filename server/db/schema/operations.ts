import { bigint, customType, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Device } from '../../../contract/flow-limits.ts';
import { at } from './columns.ts';

/** The first answer of a write, given again when the same key comes again (architecture, *Security*). */
export const idempotency = pgTable(
  'idempotency',
  {
    /** Who asked, or the device where nobody is known. */
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    /** Digest of the request: another request under the same key is refused. */
    requestHash: text('request_hash').notNull(),
    status: smallint('status').notNull(),
    reply: jsonb('reply').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.key] }), index('idempotency_created').on(t.createdAt)],
);

/** Tasks to run after the commit, written in the same commit as their cause. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').notNull(),
    /** Whose it is: it is removed with their account. Null where nobody here is meant. Without a foreign key, whose lock a deletion would wait for. */
    userId: uuid('user_id'),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    tries: smallint('tries').notNull().default(0),
    runAt: at('run_at').notNull().defaultNow(),
    /** When it was first found to have to wait: for its reader to see it elsewhere, or for their quiet hours to end. */
    heldAt: at('held_at'),
    doneAt: at('done_at'),
    /** It is not tried again by itself; `npm run outbox` lists it. */
    givenUpAt: at('given_up_at'),
    error: text('error'),
  },
  (t) => [index('outbox_due').on(t.doneAt, t.runAt), index('outbox_user').on(t.userId)],
);

/** Searches and views by day, without the people who made them. */
export const jobView = pgTable(
  'job_view',
  { jobId: integer('job_id').notNull(), day: date('day').notNull(), views: integer('views').notNull().default(0) },
  (t) => [primaryKey({ columns: [t.jobId, t.day] })],
);
export const hotSearch = pgTable(
  'hot_search',
  {
    countryId: smallint('country_id').notNull(),
    day: date('day').notNull(),
    query: text('query').notNull(),
    searches: integer('searches').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.countryId, t.day, t.query] })],
);

/** Steps that charts took, by day, without the people who took them (docs/privacy.md). */
export const flowCount = pgTable(
  'flow_count',
  {
    day: date('day').notNull(),
    chart: text('chart').notNull(),
    kind: text('kind').$type<'taken' | 'reached' | 'left'>().notNull(),
    /** A transition's id, or a state's path. */
    name: text('name').notNull(),
    release: text('release').notNull(),
    /** 0 for the lifecycle of a record, which the server runs. */
    countryId: smallint('country_id').notNull(),
    device: text('device').$type<Device>().notNull(),
    times: integer('times').notNull(),
    /** Browsers that did it for the first time in their week. */
    people: integer('people').notNull(),
    /** Of a state that was left, by how long it lasted (TIME_BUCKETS); empty where that isn't known. */
    buckets: integer('buckets').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.chart, t.kind, t.name, t.release, t.countryId, t.device] })],
);

/** Facts about this installation: what was seeded, when. */
export const installation = pgTable('installation', { key: text('key').primaryKey(), value: jsonb('value').notNull() });

/** Mail and text messages of the embedded inbox; empty once a real provider is configured. */
export const inboxMessage = pgTable(
  'inbox_message',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [index('inbox_to').on(t.to, t.at)],
);

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A file that came with such a message. */
export const inboxAttachment = pgTable(
  'inbox_attachment',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => inboxMessage.id, { onDelete: 'cascade' }),
    filename: text('filename').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    content: bytea('content').notNull(),
  },
  (t) => [index('inbox_attachment_message').on(t.messageId)],
);
