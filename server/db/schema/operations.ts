import { bigint, customType, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Device } from '../../../contract/flow-limits.ts';
import { at } from './columns.ts';

/** The first response to a write, returned again for the same key (docs/architecture.md, *Writes*). */
export const idempotency = pgTable(
  'idempotency',
  {
    /** The caller, or the device of an unknown caller. */
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    /** Digest of the request. A different request with the same key is refused. */
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
    /**
     * The task is deleted with this person's account. Null if it concerns nobody here. Not a foreign key, because deleting an account would wait for its lock.
     */
    userId: uuid('user_id'),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    tries: smallint('tries').notNull().default(0),
    runAt: at('run_at').notNull().defaultNow(),
    /** When it first had to wait, either for its reader to see the message elsewhere or for their quiet hours to end. */
    heldAt: at('held_at'),
    doneAt: at('done_at'),
    /** When we stopped trying. It isn't tried again automatically; `npm run outbox` lists it. */
    givenUpAt: at('given_up_at'),
    error: text('error'),
  },
  (t) => [index('outbox_due').on(t.doneAt, t.runAt), index('outbox_user').on(t.userId)],
);

/** Searches and views per day, without the people behind them. */
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

/** Chart steps per day, without the people behind them (docs/privacy.md). */
export const flowCount = pgTable(
  'flow_count',
  {
    day: date('day').notNull(),
    chart: text('chart').notNull(),
    kind: text('kind').$type<'taken' | 'reached' | 'left'>().notNull(),
    /** A transition's id, or a state's path. */
    name: text('name').notNull(),
    release: text('release').notNull(),
    /** 0 for the lifecycle of a record, which runs on the server. */
    countryId: smallint('country_id').notNull(),
    device: text('device').$type<Device>().notNull(),
    times: integer('times').notNull(),
    /** Browsers that took the step for the first time in their week. */
    people: integer('people').notNull(),
    /** For a state that was left: counts by how long it lasted (TIME_BUCKETS). Empty if that isn't known. */
    buckets: integer('buckets').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.chart, t.kind, t.name, t.release, t.countryId, t.device] })],
);

/** Facts about this installation, such as what was seeded and when. */
export const installation = pgTable('installation', { key: text('key').primaryKey(), value: jsonb('value').notNull() });

/** Emails and text messages in the embedded inbox. Empty once a real provider is configured. */
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

/** An attachment of such a message. */
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
