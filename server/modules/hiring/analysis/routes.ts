import { analyseApplicant, getApplicantAnalysis, getOwnAnalysis } from '../../../../contract/applicant-analysis.ts';
import { ApiError } from '../../../http/errors.ts';
import { membersOf } from '../applicants/members.ts';
import { companysApplication } from '../applicants/get-applicant.ts';
import { ownApplication } from '../applying/list.ts';
import { defineRoute } from '../context.ts';
import { basisOf } from './applicant.ts';
import { presentAnalysis, presentToMember, refusalOf } from './present.ts';
import { runAnalysis } from './run.ts';
import { beginRun } from './store.ts';

export const routes = [
  defineRoute(getApplicantAnalysis, async ({ db, member, params, now }) =>
    presentToMember(db, await companysApplication(db, member.companyId, params.id), member, now),
  ),
  defineRoute(analyseApplicant, async ({ context, member, params, now, after }) => {
    const { row, basis, run } = await context.db.transaction(async (tx) => {
      const row = await companysApplication(tx, member.companyId, params.id, true);
      const basis = await basisOf(tx, row, now);
      if (refusalOf(member, row, basis) !== null) throw new ApiError('notAllowedNow');
      return { row, basis, run: await beginRun(tx, row.id, member, basis.digest, now) };
    });
    if (run) {
      const notified = [row.userId, ...(await membersOf(context.db, member.companyId))];
      const tell = () => context.realtime.broadcast(notified, { what: 'application', id: row.id });
      after(() => {
        tell();
        runAnalysis(context, run, basis, tell).catch((error: unknown) => context.log.error({ err: error }, 'storing the result of an analysis failed'));
      });
    }
    return presentToMember(context.db, row, member, now);
  }),
  defineRoute(getOwnAnalysis, async ({ db, caller, params, now }) => {
    const row = await ownApplication(db, caller.userId, params.id);
    return presentAnalysis(db, row, await basisOf(db, row, now), now);
  }),
];
