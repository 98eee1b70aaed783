import type { Country } from '../../../contract/countries.ts';
import type { Language } from '../../../contract/languages.ts';
import type { PageData, SearchData } from '../../../contract/pages.ts';
import { queryOf, searchOfPath } from '../../../src/lib/search-url/asked.ts';
import { parseJobPath } from '../../../src/lib/search-url/job-url.ts';
import { ApiError } from '../../http/errors.ts';
import type { House } from '../../http/house.ts';
import { filtersIn } from '../config/service.ts';
import { jobDetail } from '../jobs/detail.ts';
import { homeOf } from '../reco/home.ts';
import { searchJobs } from '../search/search.ts';
import { similarJobs } from '../search/similar.ts';

interface Reader {
  country: Country;
  language: Language;
}

/** Pages the browser renders from its own calls: what they show belongs to one person. */
const CLIENT = /^\/(job\/[^/]+\/apply(\/success)?|get-started|recommended-job(\/[^/]+)?|jobseeker-complete-profile(\/[^/]+)?)\/?$/;
const SEARCH = /^\/(jobs-hiring(\/[^/]*)?|onsite-job)\/?$/;
const SIMILAR = 5;

/** What a path shows, and its data: the server starts the page where the browser goes on. @param url path and query without the language prefix */
export async function loadPage(house: House, url: string, reader: Reader): Promise<PageData> {
  const path = url.split('?')[0] as string;
  if (path === '/') return { page: 'home', data: await homeOf(house.db, reader.country, reader.language) };
  if (CLIENT.test(path)) return { page: 'client', data: null };
  if (SEARCH.test(path)) return loadSearch(house, url, reader);
  if (path.startsWith('/job/')) return loadJob(house, path, reader);
  return { page: 'notFound', data: null };
}

async function loadSearch(house: House, url: string, reader: Reader): Promise<PageData> {
  const filters = filtersIn(reader.country, reader.language);
  const { search, problems } = searchOfPath(url);
  // A query too long to run is refused by the API; the page then says so in place.
  if (problems.includes('query.tooLong')) return { page: 'client', data: null };
  const { query } = queryOf(search, filters);
  const found = await searchJobs(house.db, query, { countryId: reader.country.id, language: reader.language, now: house.now() });
  const data: SearchData = {
    filters,
    reply: found.data,
    meta: found.meta,
    job: search.job === null ? null : await jobOrNull(house, search.job, reader.language),
  };
  return { page: 'search', data };
}

async function loadJob(house: House, path: string, { language }: Reader): Promise<PageData> {
  const asked = parseJobPath(path);
  if (!asked) return { page: 'jobGone', data: { reason: 'notFound' } };
  try {
    const [job, similar] = await Promise.all([jobDetail(house.db, asked.id, language), similarJobs(house.db, asked.id, SIMILAR, language, house.now())]);
    return { page: 'job', data: { job, similar } };
  } catch (error) {
    if (error instanceof ApiError) return { page: 'jobGone', data: { reason: error.errorName === 'jobDeleted' ? 'deleted' : 'notFound' } };
    throw error;
  }
}

async function jobOrNull(house: House, id: number, language: Language) {
  try {
    return await jobDetail(house.db, id, language);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
