import { and, eq } from 'drizzle-orm';
import { reportJob } from '../../../contract/jobs.ts';
import { jobReport } from '../../db/schema/seeker.ts';
import { ApiError } from '../../http/errors.ts';
import { networkOf } from '../../http/network.ts';
import { itemOf } from '../market/config/options.ts';
import { requireJob } from '../market/jobs/state.ts';
import { defineRoute } from './context.ts';
import { enqueueReport } from './report-emails.ts';
import { countReport } from './report-limits.ts';

/** Repeating a reason is the same report, which is emailed once. */
export const reportRoute = defineRoute(reportJob, async ({ db, context, params, body, caller, language, now, request }) => {
  const job = await requireJob(db, params.id);
  if (!itemOf('report_job_reasons', body.report_reason_id)) throw new ApiError('parameterInvalid', { fields: { report_reason_id: ['invalid'] } });
  await countReport(context, caller.userId, networkOf(request));
  const values = { userId: caller.userId, jobId: job.id, reasonId: body.report_reason_id, createdAt: now };
  const [report] = await db.insert(jobReport).values(values).onConflictDoNothing().returning();
  if (report) {
    await enqueueReport(db, { report, config: context.config, language });
    return { report_id: report.id };
  }
  const [earlier] = await db
    .select({ id: jobReport.id })
    .from(jobReport)
    .where(and(eq(jobReport.userId, values.userId), eq(jobReport.jobId, values.jobId), eq(jobReport.reasonId, values.reasonId)));
  if (!earlier) throw new ApiError('notFound');
  return { report_id: earlier.id };
});
