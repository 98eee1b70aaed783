import { index, integer, jsonb, pgTable, primaryKey, real, smallint, uuid } from 'drizzle-orm/pg-core';
import type { RecordedFeatures, Weights } from './ranking-features.ts';
import { at } from './columns.ts';

/** Samples of first result pages as they were shown, from which the ranking learns. They contain no query text and no people (docs/privacy.md). */
export const recordedSearch = pgTable(
  'recorded_search',
  {
    /** The search's `query_id`. */
    id: uuid('id').primaryKey(),
    countryId: smallint('country_id').notNull(),
    /** Rounded to the hour. */
    at: at('at').notNull(),
    /** In display order. */
    jobs: jsonb('jobs').$type<{ id: number; features: RecordedFeatures }[]>().notNull(),
    /** For each pair whose order was randomized: the position of its upper job, from 0. */
    pairs: smallint('pairs').array().notNull(),
  },
  (t) => [index('recorded_search_at').on(t.at)],
);

/** The best outcome of a job on such a page. */
export const searchOutcome = pgTable(
  'search_outcome',
  {
    searchId: uuid('search_id')
      .notNull()
      .references(() => recordedSearch.id, { onDelete: 'cascade' }),
    jobId: integer('job_id').notNull(),
    /** 1 opened, 2 saved, 3 applied. */
    grade: smallint('grade').notNull(),
  },
  (t) => [primaryKey({ columns: [t.searchId, t.jobId] })],
);

/** Learned weights that beat the previous ones. The newest are in use. */
export const rankingWeights = pgTable('ranking_weights', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  learnedAt: at('learned_at').notNull(),
  weights: jsonb('weights').$type<Weights>().notNull(),
  preferences: integer('preferences').notNull(),
  searches: integer('searches').notNull(),
  /** Mean loss on the held-out searches, with the previous weights and with these. */
  lossBefore: real('loss_before').notNull(),
  lossAfter: real('loss_after').notNull(),
});
