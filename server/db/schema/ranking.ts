import { index, integer, jsonb, pgTable, primaryKey, real, smallint, uuid } from 'drizzle-orm/pg-core';
import type { Features, Weights } from '../../modules/search/score.ts';
import { at } from './columns.ts';

/** First pages of some searches by words, as they were shown: what the order learns from. Neither the words nor anybody are in it (docs/privacy.md). */
export const recordedSearch = pgTable(
  'recorded_search',
  {
    /** The search's `query_id`. */
    id: uuid('id').primaryKey(),
    countryId: smallint('country_id').notNull(),
    /** To the hour. */
    at: at('at').notNull(),
    /** In the order in which they were shown. */
    jobs: jsonb('jobs').$type<{ id: number; features: Features }[]>().notNull(),
    /** The places, from 0, of the upper job of each pair whose order was left to chance. */
    pairs: smallint('pairs').array().notNull(),
  },
  (t) => [index('recorded_search_at').on(t.at)],
);

/** The most that came of a job that such a page listed. */
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

/** Weights that were learned and are better than those before them; the newest are in use. */
export const rankingWeights = pgTable('ranking_weights', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  learnedAt: at('learned_at').notNull(),
  weights: jsonb('weights').$type<Weights>().notNull(),
  preferences: integer('preferences').notNull(),
  searches: integer('searches').notNull(),
  /** Mean loss of the searches held out, by the weights before and by these. */
  lossBefore: real('loss_before').notNull(),
  lossAfter: real('loss_after').notNull(),
});
