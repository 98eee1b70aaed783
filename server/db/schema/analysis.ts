import { date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { ApplicationAnalysis, Requirement } from '../../../contract/applicant-analysis.ts';
import { user } from './auth.ts';
import { at } from './columns.ts';
import { company } from './market.ts';
import { application } from './seeker.ts';

const somebody = (name: string) => uuid(name).references(() => user.id, { onDelete: 'set null' });
type Analysis = NonNullable<ApplicationAnalysis['analysis']>;

/** The comparison of an application with its job: the last finished analysis, and the one that is running. Deleted with the application. */
export const applicationAnalysis = pgTable('application_analysis', {
  applicationId: uuid('application_id')
    .primaryKey()
    .references(() => application.id, { onDelete: 'cascade' }),
  /** Like the other results, null until an analysis finished. */
  requirements: jsonb('requirements').$type<Requirement[]>(),
  writer: text('writer', { enum: ['ai', 'rules'] }),
  resume: text('resume').$type<Analysis['resume']>(),
  /** Digest of everything the analysis used. If it differs from today's, something has changed since. */
  digest: text('digest'),
  askedBy: somebody('asked_by'),
  askedAt: at('asked_at'),
  /** The running analysis. If it was killed, it counts as over at `runUntil`. */
  runId: uuid('run_id'),
  runBy: somebody('run_by'),
  runAt: at('run_at'),
  runUntil: at('run_until'),
  /** Why the last requested analysis failed. */
  failure: text('failure').$type<NonNullable<ApplicationAnalysis['failure']>>(),
});

/** How many analyses a company ran on a day of `quotaDay`. */
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
