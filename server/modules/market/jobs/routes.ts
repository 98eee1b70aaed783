import { and, eq } from 'drizzle-orm';
import { getJob, getJobStatic, isJobSaved, viewJob } from '../../../../contract/jobs.ts';
import { createSavedJob, deleteSavedJob, getSavedJob, listSavedJobIds, listSavedJobs } from '../../../../contract/saved-jobs.ts';
import { application, savedJob } from '../../../db/schema/seeker.ts';
import { companiesHiddenFrom, requireUnblocked } from '../../blocks/blocked.ts';
import { defineRoute } from '../context.ts';
import { jobDetail } from './detail.ts';
import { getSaved, listSaved, savedIds, saveJob, unsaveJob } from './saved.ts';
import { countView, keepView } from './views.ts';

export const routes = [
  defineRoute(getJob, async ({ db, params, caller, language, now }) => {
    await requireUnblocked(db, caller, params.id);
    return jobDetail(db, params.id, language, now);
  }),
  // Not cached either: someone who blocks the company must not see it here.
  defineRoute(getJobStatic, async ({ db, params, caller, language, now }) => {
    await requireUnblocked(db, caller, params.id);
    return jobDetail(db, params.id, language, now);
  }),
  defineRoute(isJobSaved, async ({ db, params, caller }) => {
    if (caller.kind === 'none') return { is_saved: false, application_id: null, application_status: null };
    const [[saved], [applied]] = await Promise.all([
      db
        .select({ jobId: savedJob.jobId })
        .from(savedJob)
        .where(and(eq(savedJob.userId, caller.userId), eq(savedJob.jobId, params.id))),
      db
        .select({ id: application.id, status: application.status })
        .from(application)
        .where(and(eq(application.userId, caller.userId), eq(application.jobId, params.id))),
    ]);
    return { is_saved: saved !== undefined, application_id: applied?.id ?? null, application_status: applied?.status ?? null };
  }),
  defineRoute(viewJob, async ({ db, params, caller, now }) => {
    await requireUnblocked(db, caller, params.id);
    await countView(db, params.id, now);
    if (caller.kind === 'seeker') await keepView(db, caller.userId, params.id, now);
    return null;
  }),
  defineRoute(listSavedJobs, async ({ db, query, caller, language }) => listSaved(db, caller.userId, query, language, await companiesHiddenFrom(db, caller))),
  defineRoute(listSavedJobIds, async ({ db, caller }) => savedIds(db, caller.userId, await companiesHiddenFrom(db, caller))),
  defineRoute(getSavedJob, async ({ db, params, caller, language }) => {
    await requireUnblocked(db, caller, params.id);
    return getSaved(db, caller.userId, params.id, language);
  }),
  defineRoute(createSavedJob, async ({ db, body, caller, now, language }) => {
    await requireUnblocked(db, caller, body.job_id);
    return saveJob(db, caller.userId, body.job_id, now, language);
  }),
  defineRoute(deleteSavedJob, async ({ db, params, caller }) => {
    await unsaveJob(db, caller.userId, params.id);
    return null;
  }),
];
