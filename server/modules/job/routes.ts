import { and, eq } from 'drizzle-orm';
import { clickExternalJob, reportJob } from '../../../contract/jobs.ts';
import { externalClick, jobReport } from '../../db/schema/seeker.ts';
import { ApiError } from '../../http/errors.ts';
import { defineRoute } from '../../http/route.ts';
import { itemOf } from '../config/options.ts';
import { requireJob, requireOpen, webAddress } from '../jobs/state.ts';

export const routes = [
  defineRoute(clickExternalJob, async ({ db, params, caller, now }) => {
    const job = await requireJob(db, params.id);
    requireOpen(job);
    const applyUrl = webAddress(job.applyUrl);
    // An employer that takes applications here meanwhile: the page is out of date, and says so.
    if (applyUrl === null) throw new ApiError('notAllowedNow');
    await db.insert(externalClick).values({ userId: caller.userId, jobId: job.id, clickedAt: now });
    return { apply_url: applyUrl };
  }),
  defineRoute(reportJob, async ({ db, params, body, caller, now }) => {
    const job = await requireJob(db, params.id);
    if (!itemOf('report_job_reasons', body.report_reason_id)) throw new ApiError('parameterInvalid', { fields: { report_reason_id: ['invalid'] } });
    const report = { userId: caller.userId, jobId: job.id, reasonId: body.report_reason_id };
    await db
      .insert(jobReport)
      .values({ ...report, createdAt: now })
      .onConflictDoNothing();
    const [row] = await db
      .select({ id: jobReport.id })
      .from(jobReport)
      .where(and(eq(jobReport.userId, report.userId), eq(jobReport.jobId, report.jobId), eq(jobReport.reasonId, report.reasonId)));
    if (!row) throw new ApiError('notFound');
    return { report_id: row.id };
  }),
];
