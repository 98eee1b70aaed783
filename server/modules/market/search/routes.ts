import { suggest as suggestCall } from '../../../../contract/companies.ts';
import { listHotJobTitles, searchJobTitles } from '../../../../contract/config.ts';
import {
  countFacets as facetsCall,
  reportSearchOutcome as outcomeCall,
  searchJobs as searchCall,
  similarJobs as similarCall,
} from '../../../../contract/search.ts';
import { LANGUAGES } from '../../../../contract/languages.ts';
import { ApiError } from '../../../http/errors.ts';
import { refusesTracking } from '../../../http/tracking.ts';
import { networkOf } from '../../../http/network.ts';
import { companiesHiddenFrom } from '../../blocks/blocked.ts';
import { defineRoute } from '../context.ts';
import { countFacets } from './facets.ts';
import { mayRecord, recorder, recordOutcome, Sample } from './learning/record.ts';
import { learnedWeights } from './learning/weights.ts';
import { searchJobs } from './search.ts';
import { titlesOfSeeker } from './seeker-titles.ts';
import { similarJobs } from './similar.ts';
import { hotTitles, suggest, suggestTitles } from './suggest.ts';

/** Each node has its own. */
const sample = new Sample();

export const routes = [
  defineRoute(searchCall, async ({ db, query, country, language, now, caller, context, request }) => {
    const [hidden, titles] = await Promise.all([companiesHiddenFrom(db, caller), titlesOfSeeker(db, caller)]);
    const asker = { countryId: country.id, language, now, hidden, titles, learned: await learnedWeights(context) };
    const isRecorded = context.config.searchLearning && mayRecord(query) && !refusesTracking(request);
    const recording = { countryId: country.id, now, sample, at: performance.now(), random: Math.random };
    return searchJobs(db, query, asker, isRecorded ? recorder(db, recording) : undefined);
  }),
  defineRoute(outcomeCall, async ({ context, db, body, request, now }) => {
    if (!context.config.searchLearning) throw new ApiError('notFound');
    if (refusesTracking(request)) return null;
    context.rates.count('search.outcome', networkOf(request));
    await recordOutcome(db, body.query_id, body.job_id, body.outcome, now);
    return null;
  }),
  defineRoute(facetsCall, async ({ db, query, country, now, caller }) =>
    countFacets(db, query, { countryId: country.id, now, hidden: await companiesHiddenFrom(db, caller) }),
  ),
  defineRoute(similarCall, async ({ db, query, language, now, caller }) =>
    similarJobs(db, query.job_id, query.size, language, now, await companiesHiddenFrom(db, caller)),
  ),
  defineRoute(suggestCall, async ({ db, query, caller, country, language }) =>
    suggest(db, query.query, query.kind, country.id, language, await companiesHiddenFrom(db, caller)),
  ),
  defineRoute(searchJobTitles, ({ db, query, country, language }) => {
    const requested = LANGUAGES.find(
      ({ tag, slug }) => tag.toLowerCase() === query.language_code?.toLowerCase() || slug === query.language_code?.toLowerCase(),
    );
    return suggestTitles(db, query.query, query.size, country.id, requested ?? language);
  }),
  defineRoute(listHotJobTitles, ({ db, country, language }) => hotTitles(db, country.id, language)),
];
