import { and, eq } from 'drizzle-orm';
import { reportJob } from '../../../contract/jobs.ts';
import { jobReport } from '../../db/schema/seeker.ts';
import { ApiError } from '../../http/errors.ts';
import { defineRoute } from '../../http/route.ts';
import { countTry, countTryFrom, type Limit } from '../auth/attempts.ts';
import { itemOf } from '../config/options.ts';
import { requireJob } from '../jobs/state.ts';
import { enqueueReport } from './report-emails.ts';

const DAY = 24 * 3_600_000;
/** Each is an email to the operator, and anybody can be a guest: what one account may send, and what one network address may. */
const REPORTS: Limit = { name: 'job-report', tries: 20, window: DAY };
const REPORTS_FROM: Limit = { name: 'job-report-from', tries: 60, window: DAY };

/** The same reason given again is the same report, and is emailed once. */
export const reportRoute = defineRoute(reportJob, async ({ db, house, params, body, caller, language, now, request }) => {
  const job = await requireJob(db, params.id);
  if (!itemOf('report_job_reasons', body.report_reason_id)) throw new ApiError('parameterInvalid', { fields: { report_reason_id: ['invalid'] } });
  await countTry(house, REPORTS, caller.userId);
  await countTryFrom(house, REPORTS_FROM, request.ip);
  const values = { userId: caller.userId, jobId: job.id, reasonId: body.report_reason_id, createdAt: now };
  const [report] = await db.insert(jobReport).values(values).onConflictDoNothing().returning();
  if (report) {
    await enqueueReport(db, { report, config: house.config, language });
    return { report_id: report.id };
  }
  const [earlier] = await db
    .select({ id: jobReport.id })
    .from(jobReport)
    .where(and(eq(jobReport.userId, values.userId), eq(jobReport.jobId, values.jobId), eq(jobReport.reasonId, values.reasonId)));
  if (!earlier) throw new ApiError('notFound');
  return { report_id: earlier.id };
});
