import { eq } from 'drizzle-orm';
import type { NotificationData } from '../../../contract/notifications.ts';
import type { Queryable } from '../../db/client.ts';
import { company, job } from '../../db/schema/market.ts';
import type { ApplicationRow } from './row.ts';

/** The data of a notification about an application: its job, the applicant, and its current state. */
export async function aboutApplication(db: Queryable, row: ApplicationRow): Promise<NotificationData> {
  const [found] = await db
    .select({ job_title: job.title, company: company.name })
    .from(job)
    .innerJoin(company, eq(company.id, job.companyId))
    .where(eq(job.id, row.jobId));
  return { application_id: row.id, job_id: row.jobId, job_title: found?.job_title ?? '', company: found?.company ?? '', status: row.status };
}
