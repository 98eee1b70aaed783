import { createApplication, getAppliedJob, listApplications, withdrawApplication } from '../../../../contract/applications.ts';
import { enqueueMail } from '../../notify/outbox.ts';
import { applicantArrived, membersBehind } from '../applicants/arrive.ts';
import { itemOf } from '../../market/config/options.ts';
import { closeWithApplications } from '../interviews/close.ts';
import { requireJob } from '../../market/jobs/state.ts';
import { presentApplied } from './applied.ts';
import { makeApplication } from '../../applications/create.ts';
import { newsOf, receiptOf } from '../../applications/emails.ts';
import { listApplicationsOf, ownApplication, presentApplication } from './list.ts';
import { moveApplication } from '../../applications/move.ts';
import { defineRoute } from '../context.ts';

export const routes = [
  defineRoute(createApplication, async ({ db, context, params, body, caller, now, language, after }) => {
    const { row, isNew } = await makeApplication(db, caller.userId, params.id, body, now);
    if (isNew) {
      await enqueueMail(db, await receiptOf(db, row, context.config.baseUrl));
      const { members, notified } = await applicantArrived(db, row, now);
      after(() => {
        // Their own other pages, too.
        context.realtime.broadcast([caller.userId, ...members], { what: 'application', id: row.id });
        context.realtime.broadcast(notified, { what: 'notifications', id: null });
      });
    }
    const job = await requireJob(db, params.id).catch(() => null);
    // In English whatever the reader's language: these values are for analytics, not for display.
    const category = itemOf('job_categories', job?.mainFunctionId ?? null)?.value;
    return {
      application: await presentApplication(db, row, language, now),
      job_categories: category === undefined ? [] : [category],
      company_industry: itemOf('industry_lists', job?.industryId ?? null)?.value ?? null,
    };
  }),
  defineRoute(listApplications, ({ db, query, caller, language, now }) => listApplicationsOf(db, caller.userId, query, language, now)),
  defineRoute(getAppliedJob, async ({ db, params, caller, language, now }) =>
    presentApplied(db, await ownApplication(db, caller.userId, params.id), language, now),
  ),
  defineRoute(withdrawApplication, async ({ db, context, params, caller, now, language, after }) => {
    const row = await ownApplication(db, caller.userId, params.id, true);
    const moved = await moveApplication(db, row, { type: 'application.withdrawn' }, 'seeker', now);
    const broadcastClosed = await closeWithApplications(db, [moved], { doneBy: caller.userId, now, emailSettings: context.config });
    const members = await membersBehind(db, params.id);
    after(() => {
      context.realtime.broadcast([caller.userId, ...members], { what: 'application', id: row.id });
      broadcastClosed(context);
    });
    await enqueueMail(db, await newsOf(db, moved, 'withdrawn', context.config.baseUrl));
    return presentApplication(db, moved, language, now);
  }),
];
