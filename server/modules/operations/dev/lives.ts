import { sql } from 'drizzle-orm';
import type { DevAccount } from '../../../../contract/dev.ts';
import { OPEN, OWED, UNANSWERED } from '../../../../src/machines/application/statuses.ts';
import { UNAGREED } from '../../../../src/machines/interview/statuses.ts';
import type { Queryable } from '../../../db/client.ts';
import { type Portrayed, portraitOf } from '../../drawings/portrait.ts';
import { DEMO_ACCOUNTS } from '../../../demo/accounts.ts';

type Figures = Record<DevAccount['figures'][number]['of'], number>;

const NONE: Figures = { openApplications: 0, lateAnswers: 0, interviews: 0, unread: 0, openJobs: 0, toAnswer: 0 };
/** The figures to show for each account, in this order. */
const FIGURES: Record<DevAccount['life'], readonly (keyof Figures)[]> = {
  seeker: ['openApplications', 'interviews', 'lateAnswers', 'unread'],
  newcomer: ['openApplications', 'unread'],
  employer: ['openJobs', 'toAnswer', 'interviews', 'unread'],
};

/** The demo's accounts that haven't been deleted, with their current figures. Zeros are left out. */
export async function livesOf(db: Queryable): Promise<DevAccount[]> {
  const { rows } = await db.execute<{ email: string; role: string; name: string } & Portrayed & Record<string, unknown>>(sql`
    select u.email, u.role, u.name, u.id, u.first_name as "firstName", u.image, u.source, u.country_id as "countryId",
      (select count(*)::int from application where user_id = u.id and status in ${[...OPEN]}) as "openApplications",
      (select count(*)::int from application where user_id = u.id and promise = 'overdue' and status in ${[...OWED]}) as "lateAnswers",
      (select count(*)::int from interview where (seeker_id = u.id or recruiter_id = u.id) and status in ${[...UNAGREED, 'upcoming']}) as interviews,
      (select count(*)::int from notification where user_id = u.id and read_at is null) as unread,
      (select count(*)::int from job where posted_by = u.id and status in ('open', 'confirmDue', 'onHold')) as "openJobs",
      (select count(*)::int from application a join job j on j.id = a.job_id where j.posted_by = u.id and a.status in ${[...UNANSWERED]}) as "toAnswer"
    from "user" u where u.source = 'demo'`);
  return DEMO_ACCOUNTS.flatMap(({ email, password, role, life }) => {
    const row = rows.find((one) => one.email === email && one.role === role);
    if (!row) return [];
    const counted: Figures = { ...NONE, ...(row as Partial<Figures>) };
    const figures = FIGURES[life].map((of) => ({ of, count: counted[of] })).filter(({ count }) => count > 0);
    return [{ email, password, role, life, name: row.name, ...portraitOf(row), figures }];
  });
}
