import { suggest as suggestCall } from '../../../contract/companies.ts';
import { listHotJobTitles, searchJobTitles } from '../../../contract/config.ts';
import { countFacets as facetsCall, searchJobs as searchCall, similarJobs as similarCall } from '../../../contract/search.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import { defineRoute } from '../../http/route.ts';
import { companiesHiddenFrom } from '../companies/blocked.ts';
import { countFacets } from './facets.ts';
import { searchJobs } from './search.ts';
import { similarJobs } from './similar.ts';
import { hotTitles, suggest, suggestTitles } from './suggest.ts';

export const routes = [
  defineRoute(searchCall, async ({ db, query, country, language, now, caller }) =>
    searchJobs(db, query, { countryId: country.id, language, now, hidden: await companiesHiddenFrom(db, caller) }),
  ),
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
    const asked = LANGUAGES.find(({ tag, slug }) => tag.toLowerCase() === query.language_code?.toLowerCase() || slug === query.language_code?.toLowerCase());
    return suggestTitles(db, query.query, query.size, country.id, asked ?? language);
  }),
  defineRoute(listHotJobTitles, ({ db, country, language }) => hotTitles(db, country.id, language)),
];
