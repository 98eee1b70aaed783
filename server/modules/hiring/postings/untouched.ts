import { sql } from 'drizzle-orm';
import { job } from '../../../db/schema/market.ts';

/**
 * A draft in which nothing is written or chosen yet, apart from what has a default: the editor has one from the moment it opens, so that every change
 * has a place to be saved. Until then it isn't listed, and its recruiter's next new job reuses it.
 */
export const isUntouched = sql<boolean>`(${job.status} = 'draft' and ${job.title} = '' and ${job.description} = ''
  and num_nonnulls(${job.jobTypeId}, ${job.jobFunctionId}, ${job.salaryFrom}, ${job.salaryTo}, ${job.xpLvlId}, ${job.degreeId}, ${job.applyUrl}) = 0
  and cardinality(${job.locationIds}) + cardinality(${job.skills}) + cardinality(${job.benefitIds}) + cardinality(${job.eligibility}) = 0)`;
