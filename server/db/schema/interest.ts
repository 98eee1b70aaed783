import { index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { company } from './market.ts';
import { at } from './columns.ts';
import { aboutJob, owner, person } from './owned.ts';

/** Jobs one looked at. */
export const viewedJob = pgTable(
  'viewed_job',
  {
    userId: owner(),
    jobId: aboutJob().notNull(),
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
    jobId: aboutJob().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.seekerId, t.recruiterId, t.jobId] }), index('talent_interest_newest').on(t.seekerId, t.createdAt)],
);

/** Jobs that one said do not suit, and why: they are recommended no more. */
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
