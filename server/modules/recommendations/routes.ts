import {
  listCommunicatedJobs,
  listInterested as listInterestedCall,
  listProfileViewers,
  listRecommendations,
  listViewedJobs,
  markNotSuitable,
  unmarkNotSuitable,
} from '../../../contract/my-jobs.ts';
import { getHome } from '../../../contract/reco.ts';
import type { CallContext } from '../../http/route.ts';
import type { CallDeclaration } from '../../../contract/call.ts';
import { companiesHiddenFrom } from '../blocks/blocked.ts';
import { defineRoute } from './context.ts';
import { homeOf } from './home.ts';
import { listCommunicated, listInterested, listViewed, listViewers, type Reader } from './my-lists.ts';
import { hideJob, showJobAgain } from './not-suitable.ts';
import { recommend } from './recommend.ts';

/** The reader of a page of one of their own lists. */
async function readerOf({ db, caller, language }: Pick<CallContext<CallDeclaration, never>, 'db' | 'caller' | 'language'>, page: number): Promise<Reader> {
  return { userId: caller.userId as string, page, language, hidden: await companiesHiddenFrom(db, caller) };
}

export const routes = [
  defineRoute(getHome, async ({ db, country, language, now, caller }) => homeOf(db, country, language, now, await companiesHiddenFrom(db, caller))),
  defineRoute(listViewedJobs, async (call) => listViewed(call.db, await readerOf(call, call.query.page))),
  defineRoute(listCommunicatedJobs, async (call) => listCommunicated(call.db, await readerOf(call, call.query.page))),
  defineRoute(listInterestedCall, async (call) => listInterested(call.db, await readerOf(call, call.query.page))),
  defineRoute(listProfileViewers, async (call) => listViewers(call.db, await readerOf(call, call.query.page))),
  defineRoute(listRecommendations, async ({ db, caller, country, language, now, query }) =>
    recommend(db, { userId: caller.userId, countryId: country.id, language, now, hidden: await companiesHiddenFrom(db, caller), ...query }),
  ),
  defineRoute(markNotSuitable, async ({ db, caller, body, now }) => {
    await hideJob(db, caller.userId, body.job_id, body.reason_id, now);
    return null;
  }),
  defineRoute(unmarkNotSuitable, async ({ db, caller, params }) => {
    await showJobAgain(db, caller.userId, params.id);
    return null;
  }),
];
