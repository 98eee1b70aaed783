import { index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { company } from './market.ts';
import { at } from './columns.ts';
import { aboutJob, owner, person } from './owned.ts';

/** Jobs a person viewed. */
export const viewedJob = pgTable(
  'viewed_job',
  {
    userId: owner(),
    jobId: aboutJob().notNull(),
    viewedAt: at('viewed_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.jobId] }), index('viewed_job_newest').on(t.userId, t.viewedAt)],
);

/** Employers who viewed a seeker's resume or profile, with the time of the last view. */
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

/** Employers who are interested in a seeker for a job, because they wrote first or marked them. */
export const talentInterest = pgTable(
  'talent_interest',
  {
    seekerId: person('seeker_id'),
    recruiterId: person('recruiter_id'),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id),
    jobId: aboutJob().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** When they took it back. The row stays, so that the seeker is notified only once. */
    withdrawnAt: at('withdrawn_at'),
  },
  (t) => [primaryKey({ columns: [t.seekerId, t.recruiterId, t.jobId] }), index('talent_interest_newest').on(t.seekerId, t.createdAt)],
);

/** Jobs a person marked as unsuitable, and why. We don't recommend them again. */
export const notSuitable = pgTable(
  'not_suitable',
  {
    userId: owner(),
    jobId: aboutJob().notNull(),
    reasonId: smallint('reason_id').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.jobId] })],
);
