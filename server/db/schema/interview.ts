import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { company } from './market.ts';
import { application } from './seeker.ts';
import { at } from './columns.ts';
import { aboutJob, owner, person } from './owned.ts';

/** The record of the interview chart (flows/interview.md); `status` is that chart's innermost state. */
export const interview = pgTable(
  'interview',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    seekerId: person('seeker_id'),
    recruiterId: person('recruiter_id'),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id),
    jobId: aboutJob().notNull(),
    applicationId: uuid('application_id').references(() => application.id, { onDelete: 'set null' }),
    status: text('status').notNull(),
    /** The times on offer, 1 to 3. ISO-8601. */
    times: jsonb('times').$type<string[]>().notNull(),
    /** Times the seeker prefers, while a reschedule is requested. */
    proposedTimes: jsonb('proposed_times').$type<string[]>().notNull().default([]),
    /** The agreed time. */
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
    /** When the scheduled work sends its next clock event. */
    dueAt: at('due_at'),
    /** Of the calendar invitation (RFC 5546). Increases with each change that is emailed. */
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

/** The record of the conduct chart, for either side. Without a row, someone is in good standing. */
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
