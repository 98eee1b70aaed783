import type { AppContext } from '../../http/app-context.ts';
import { countTry, countTryFrom, type AttemptContext, type Limit } from '../../http/attempts.ts';
import { DAY } from '../../../contract/durations.ts';

/** Each report is an email to the operator, and anyone can be a guest: limits per account and per network address. */
const REPORTS: Limit = { name: 'job-report', tries: 20, window: DAY };
const REPORTS_FROM: Limit = { name: 'job-report-from', tries: 60, window: DAY };

/**
 * Counts a report of any kind.
 * @throws ApiError tooManyAttempts
 */
export async function countReport(context: AttemptContext & Pick<AppContext, 'config'>, userId: string, address: string): Promise<void> {
  await countTry(context, REPORTS, userId);
  await countTryFrom(context, REPORTS_FROM, address);
}
