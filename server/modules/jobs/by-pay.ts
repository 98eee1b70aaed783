import { sql, type SQL } from 'drizzle-orm';
import { job } from '../../db/schema/market.ts';

/** The order of jobs by the highest pay of a month; those that do not name it come last. */
export const byPay = (): SQL => sql`${job.salaryMonthTo} desc nulls last`;
