import { LIMITS } from '../../../contract/limits.ts';

const DAY = 86_400_000;
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY);

/** The dates of a posting that its employer has just confirmed: docs/decisions/postings.md. */
export const aliveFrom = (now: Date) => ({
  confirmedAt: now,
  confirmDueAt: daysAfter(now, LIMITS.confirmAfterDays),
  validThrough: daysAfter(now, LIMITS.postingDays),
});

/** How long ago the confirmation must have been due for each step of the scheduled job. */
export const SINCE_DUE = {
  asked: 0,
  stale: LIMITS.staleAfterDays - LIMITS.confirmAfterDays,
  delisted: LIMITS.delistedAfterDays - LIMITS.confirmAfterDays,
} as const;
