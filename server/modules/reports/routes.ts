import { clickExternalJob } from '../../../contract/jobs.ts';
import { externalClick } from '../../db/schema/seeker.ts';
import { ApiError } from '../../http/errors.ts';
import { requireUnblocked } from '../blocks/blocked.ts';
import { requireJob, requireOpen, webAddress } from '../market/jobs/state.ts';
import { defineRoute } from './context.ts';
import { reportRoute } from './report.ts';

export const routes = [
  defineRoute(clickExternalJob, async ({ db, params, caller, now }) => {
    const job = await requireJob(db, params.id);
    requireOpen(job);
    await requireUnblocked(db, caller, params.id);
    const applyUrl = webAddress(job.applyUrl);
    // The employer accepts applications here now, so the page is out of date.
    if (applyUrl === null) throw new ApiError('notAllowedNow');
    await db.insert(externalClick).values({ userId: caller.userId, jobId: job.id, clickedAt: now });
    return { apply_url: applyUrl };
  }),
  reportRoute,
];
