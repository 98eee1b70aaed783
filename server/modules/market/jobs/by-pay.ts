import { sql, type SQL } from 'drizzle-orm';
import { job } from '../../../db/schema/market.ts';

/** Sorts jobs by their highest monthly pay. Jobs without pay come last. */
export const byPay = (): SQL => sql`${job.salaryMonthTo} desc nulls last`;
