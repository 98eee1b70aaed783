import { DAY } from '../../../contract/durations.ts';
import { LIMITS } from '../../../contract/limits.ts';

/** When the clock moves a posting (flows/jobPosting.md): its employer is asked, then hasn’t answered, then never answered; or its end has come. */
export type PostingInstant = 'confirmationDue' | 'stale' | 'delisted' | 'ended';

/** A posting's dates, ISO-8601. `confirmDueAt` is null for drafts and imported jobs, which nobody is asked to confirm. */
export interface PostingDates {
  confirmedAt: string;
  confirmDueAt: string | null;
  validThrough: string;
}

/** Days from the date a confirmation is due. */
export const SINCE_DUE = {
  confirmationDue: 0,
  stale: LIMITS.staleAfterDays - LIMITS.confirmAfterDays,
  delisted: LIMITS.delistedAfterDays - LIMITS.confirmAfterDays,
} as const;

/** @param at ISO-8601 @returns ISO-8601 */
export const daysAfter = (at: string, days: number): string => new Date(Date.parse(at) + days * DAY).toISOString();

/** When the clock's next steps are due, ISO-8601; null if they never are. */
export function instantOf({ confirmDueAt, validThrough }: Pick<PostingDates, 'confirmDueAt' | 'validThrough'>, instant: PostingInstant): string | null {
  if (instant === 'ended') return validThrough;
  return confirmDueAt === null ? null : daysAfter(confirmDueAt, SINCE_DUE[instant]);
}

/** The dates of a posting whose employer just said that it is open: docs/decisions/postings.md. */
export const renewed = (now: string): PostingDates => ({
  confirmedAt: now,
  confirmDueAt: daysAfter(now, LIMITS.confirmAfterDays),
  validThrough: daysAfter(now, LIMITS.postingDays),
});
