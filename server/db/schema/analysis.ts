import { date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { ApplicationAnalysis, Requirement } from '../../../contract/applicant-analysis.ts';
import { user } from './auth.ts';
import { at } from './columns.ts';
import { company } from './market.ts';
import { application } from './seeker.ts';

const somebody = (name: string) => uuid(name).references(() => user.id, { onDelete: 'set null' });
type Analysis = NonNullable<ApplicationAnalysis['analysis']>;

/** An application held against its job: the last analysis that came to its end, and the one that is being made. Goes with the application. */
export const applicationAnalysis = pgTable('application_analysis', {
  applicationId: uuid('application_id')
    .primaryKey()
    .references(() => application.id, { onDelete: 'cascade' }),
  /** Null until one came to its end, as all that tells of it. */
  requirements: jsonb('requirements').$type<Requirement[]>(),
  writer: text('writer', { enum: ['ai', 'rules'] }),
  resume: text('resume').$type<Analysis['resume']>(),
  /** Of all that it was made from: another today means that something changed since. */
  digest: text('digest'),
  askedBy: somebody('asked_by'),
  askedAt: at('asked_at'),
  /** The one under way; of what was killed in the middle `runUntil` is the end. */
  runId: uuid('run_id'),
  runBy: somebody('run_by'),
  runAt: at('run_at'),
  runUntil: at('run_until'),
  /** Why the last one asked for did not come about. */
  failure: text('failure').$type<NonNullable<ApplicationAnalysis['failure']>>(),
});

/** How many analyses a company had made on a day of `quotaDay`. */
export const analysisUse = pgTable(
  'analysis_use',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    used: smallint('used').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.day] })],
);
