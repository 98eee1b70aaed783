import { suggest as suggestCall } from '../../../contract/companies.ts';
import { listHotJobTitles, searchJobTitles } from '../../../contract/config.ts';
import { searchJobs as searchCall, similarJobs as similarCall } from '../../../contract/jobs.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import { defineRoute } from '../../http/route.ts';
import { searchJobs } from './search.ts';
import { similarJobs } from './similar.ts';
import { hotTitles, suggest, suggestTitles } from './suggest.ts';

export const routes = [
  defineRoute(searchCall, ({ db, query, country, language, now }) => searchJobs(db, query, { countryId: country.id, language, now })),
  defineRoute(similarCall, ({ db, query, language, now }) => similarJobs(db, query.job_id, query.size, language, now)),
  defineRoute(suggestCall, ({ db, query, country, language }) => suggest(db, query.query, query.kind, country.id, language)),
  defineRoute(searchJobTitles, ({ db, query, country, language }) => {
    const asked = LANGUAGES.find(({ tag, slug }) => tag.toLowerCase() === query.language_code?.toLowerCase() || slug === query.language_code?.toLowerCase());
    return suggestTitles(db, query.query, query.size, country.id, asked ?? language);
  }),
  defineRoute(listHotJobTitles, ({ db, country, language }) => hotTitles(db, country.id, language)),
];
