import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { PROMISES_TO_JUDGE_BY } from '../jobs/card.ts';
import type { Features } from './score.ts';

interface Candidate {
  id: number;
  title: string;
  postedAt: string;
  showsSalary: boolean;
  isVerified: boolean;
  /** The share of replies its company gave in time; null where none are due from it here, or too few. */
  promiseKept: number | null;
}

/** What jobs are compared by, in no order. */
export async function candidates(db: Queryable, ids: readonly number[]): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Candidate & Record<string, unknown>>(sql`
    select j.id, j.title, j.posted_at as "postedAt", c.is_verified as "isVerified",
      not j.is_salary_masked and j.salary_currency is not null and coalesce(j.salary_from, j.salary_to) is not null as "showsSalary",
      case when j.apply_url is null and c.promises_due >= ${PROMISES_TO_JUDGE_BY} then least(1, c.promises_kept::float8 / c.promises_due) end as "promiseKept"
    from job j join company c on c.id = j.company_id
    where j.id = any(${sql.param([...ids])}::int[])`);
  return rows;
}

/** What is worth as much in matches as in related jobs. */
export const meritsOf = ({ showsSalary, isVerified, promiseKept }: Candidate): Pick<Features, 'salary' | 'promise' | 'verified'> => ({
  salary: showsSalary ? 1 : 0,
  promise: promiseKept ?? 0.5,
  verified: isVerified ? 1 : 0,
});
