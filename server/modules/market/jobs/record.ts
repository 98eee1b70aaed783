import type { PostingRecord } from '../../../../src/machines/jobPosting/lifecycle.ts';
import { job } from '../../../db/schema/market.ts';

/** The columns of a job that its chart reads and writes. */
export const POSTING_COLUMNS = {
  id: job.id,
  status: job.status,
  isClosedByEmployer: job.isClosedByEmployer,
  postedBy: job.postedBy,
  confirmedAt: job.confirmedAt,
  confirmDueAt: job.confirmDueAt,
  validThrough: job.validThrough,
};
export type PostingRow = Pick<typeof job.$inferSelect, keyof typeof POSTING_COLUMNS>;

/** The record of a job's row. A job that nobody here posted is from a feed. */
export const recordOfRow = ({ status, isClosedByEmployer, postedBy, confirmedAt, confirmDueAt, validThrough }: Omit<PostingRow, 'id'>): PostingRecord => ({
  status,
  isFromFeed: postedBy === null,
  isClosedByEmployer,
  confirmedAt: confirmedAt.toISOString(),
  confirmDueAt: confirmDueAt?.toISOString() ?? null,
  validThrough: validThrough.toISOString(),
});

/** The columns that change with a record. Who posted a job isn't in its record. */
export const changedColumns = (before: PostingRecord, { status, isClosedByEmployer, confirmedAt, confirmDueAt, validThrough }: PostingRecord) => ({
  status,
  ...(isClosedByEmployer === before.isClosedByEmployer ? {} : { isClosedByEmployer }),
  ...(confirmedAt === before.confirmedAt ? {} : { confirmedAt: new Date(confirmedAt) }),
  ...(confirmDueAt === before.confirmDueAt ? {} : { confirmDueAt: confirmDueAt === null ? null : new Date(confirmDueAt) }),
  ...(validThrough === before.validThrough ? {} : { validThrough: new Date(validThrough) }),
});
