import { LIMITS } from '../../../contract/limits.ts';

const DAY = 86_400_000;
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY);

/** The instants of a posting whose employer has just said that it stands: docs/decisions/postings.md. */
export const aliveFrom = (now: Date) => ({
  confirmedAt: now,
  confirmDueAt: daysAfter(now, LIMITS.confirmAfterDays),
  validThrough: daysAfter(now, LIMITS.postingDays),
});

/** Since when it must not have been confirmed for each step of the scheduled work, told from when its employer was to be asked. */
export const SINCE_DUE = {
  asked: 0,
  stale: LIMITS.staleAfterDays - LIMITS.confirmAfterDays,
  delisted: LIMITS.delistedAfterDays - LIMITS.confirmAfterDays,
} as const;
