import type { JobseekerFilters } from '../../../contract/config.ts';
import type { Country } from '../../../contract/countries.ts';
import type { Language } from '../../../contract/languages.ts';
import type { PageData, SearchData } from '../../../contract/pages.ts';
import type { HomeData } from '../../../contract/reco.ts';
import { queryOf, searchOfPath } from '../../../src/lib/search-url/page-search.ts';
import { parseCompaniesUrl } from '../../../src/lib/search-url/companies-url.ts';
import { companyOfPath } from '../../../src/lib/search-url/company-url.ts';
import { parseJobPath } from '../../../src/lib/search-url/job-url.ts';
import { ApiError } from '../../http/errors.ts';
import type { Caller } from '../../http/caller.ts';
import { say } from '../../http/texts.ts';
import { companiesHiddenFrom, requireUnblocked } from '../blocks/blocked.ts';
import { companyDetail, companyJobs } from '../market/companies/detail.ts';
import { searchCompanies, similarCompanies } from '../market/companies/listing.ts';
import { nearPlaces } from '../market/config/near-places.ts';
import { filtersIn, listIn } from '../market/config/service.ts';
import { jobDetail } from '../market/jobs/detail.ts';
import { shownResumeOf } from '../profile/online/read.ts';
import { homeOf } from '../recommendations/home.ts';
import { learnedWeights } from '../market/search/learning/weights.ts';
import { searchJobs } from '../market/search/search.ts';
import { titlesOfSeeker } from '../market/search/seeker-titles.ts';
import { similarJobs } from '../market/search/similar.ts';
import type { PagesContext } from './context.ts';

interface Reader {
  caller: Caller;
  country: Country;
  language: Language;
  /** Feature banners that were hidden in this browser. */
  hiddenBanners: readonly number[];
  /** A demo has a control page. */
  isDemo: boolean;
}

/** Pages that the browser renders from its own calls, because they belong to one person. */
const CLIENT =
  /^\/(job\/[^/]+\/apply(\/success)?|get-started|quick-upload-resume|keep-login|jobseeker-login-redirect|change-password|employer(\/(login|register|join|company|team|settings|(applicants|interviews|chat|jobs)(\/[^/]+)?|jobs\/[^/]+\/applicants))?|singpass\/returned|recommended-job(\/[^/]+|\/applied\/[^/]+)?|notifications|interviews(\/[^/]+)?|chat(\/[^/]+)?|account-settings(\/[^/]+)?|manage-profile(\/[^/]+|\/resume\/[^/]+\/sync)?|job-alerts\/(confirm|email)|emails\/stop|email-change|qr-approval|jobseeker-complete-profile(\/[^/]+)?)\/?$/;
/** The control page, in demos only. */
const CONTROL = /^\/dev\/?$/;
const SEARCH = /^\/(jobs-hiring(\/[^/]*)?|onsite-job)\/?$/;
/** Pages without data, the same for everyone. */
const SAME: readonly [RegExp, 'freeResume' | 'terms' | 'privacy'][] = [
  [/^\/free-resume-template\/?$/, 'freeResume'],
  [/^\/terms\/?$/, 'terms'],
  [/^\/privacy\/?$/, 'privacy'],
];
const COMPANIES = /^\/companies\/?$/;
const RESUME = /^\/resume\/([^/]+)\/?$/;
const SIMILAR = 5;
/** The reason on the page of an unavailable job, by the error that refused it. */
const GONE: Partial<Record<string, Extract<PageData, { page: 'jobGone' }>['data']['reason']>> = { jobDeleted: 'deleted', companyBlocked: 'blocked' };

/** The page of a path and its data. The server renders it, and the browser continues from there. @param url path and query without the language prefix */
export async function loadPage(context: PagesContext, url: string, reader: Reader): Promise<PageData> {
  const path = url.split('?')[0] as string;
  if (path === '/') return { page: 'home', data: await loadHome(context, reader) };
  if (CLIENT.test(path) || (reader.isDemo && CONTROL.test(path))) return { page: 'client', data: null };
  if (SEARCH.test(path)) return loadSearch(context, url, reader);
  if (path.startsWith('/job/')) return loadJob(context, path, reader);
  if (path.startsWith('/company/')) return loadCompany(context, path, reader);
  if (COMPANIES.test(path)) return loadCompanies(context, url, reader);
  if (path.startsWith('/resume/')) return loadResume(context, path, reader);
  const same = SAME.find(([pattern]) => pattern.test(path))?.[1];
  if (same) return { page: same, data: null };
  return { page: 'notFound', data: null };
}

async function loadHome(context: PagesContext, { caller, country, language, hiddenBanners }: Reader): Promise<HomeData> {
  const data = await homeOf(context.db, country, language, context.now(), await companiesHiddenFrom(context.db, caller));
  return { ...data, banners: data.banners.filter(({ id }) => !hiddenBanners.includes(id)) };
}

/** Function titles by their names in URLs, which contain their ids ("software-engineer-431"). */
const titlesIn = (names: readonly string[], all: JobseekerFilters['function_titles']) =>
  names.flatMap((seo_value) => {
    const id = Number(/-([1-9]\d{0,8})$/.exec(seo_value)?.[1] ?? 0);
    const title = all.find((entry) => entry.id === id);
    return title ? { ...title, seo_value } : [];
  });

async function loadSearch(context: PagesContext, url: string, reader: Reader): Promise<PageData> {
  const { search, problems } = searchOfPath(url);
  const lists = filtersIn(reader.country, reader.language);
  const filters = { ...lists, function_titles: titlesIn(search.functionTitles, lists.function_titles) };
  if (problems.includes('query.tooLong')) {
    // The same refusal as the API's, so the browser needn't ask again.
    const fields = { query: [say('validation', reader.language, 'query.tooLong')] };
    return { page: 'search', data: { filters, found: null, fields, job: null } };
  }
  const { query, unknownPlace } = queryOf(search, filters);
  if (unknownPlace !== null)
    return { page: 'search', data: { filters, found: null, fields: {}, near: nearPlaces(unknownPlace, reader.country, reader.language), job: null } };
  const [hidden, titles] = await Promise.all([companiesHiddenFrom(context.db, reader.caller), titlesOfSeeker(context.db, reader.caller)]);
  const learned = await learnedWeights(context);
  // Searches aren't recorded here, because the page is cached and shown to many people (page-cache.ts).
  const asker = { countryId: reader.country.id, language: reader.language, now: context.now(), hidden, titles, learned };
  const { data: reply, meta } = await searchJobs(context.db, query, asker);
  const data: SearchData = {
    filters,
    found: { reply, meta },
    fields: {},
    job: search.job === null ? null : await jobOrNull(context, search.job, reader),
  };
  return { page: 'search', data };
}

/** Shows the same page whether there is no resume or the reader may not see it. */
async function loadResume(context: PagesContext, path: string, { caller, language }: Reader): Promise<PageData> {
  const slug = RESUME.exec(path)?.[1];
  const shown = slug === undefined ? null : await shownResumeOf(context.db, slug, caller, language, context.now());
  return shown ? { page: 'onlineResume', data: shown } : { page: 'notFound', data: null };
}

async function loadJob(context: PagesContext, path: string, { caller, language }: Reader): Promise<PageData> {
  const wanted = parseJobPath(path);
  if (!wanted) return { page: 'jobGone', data: { reason: 'notFound' } };
  try {
    const hidden = await companiesHiddenFrom(context.db, caller);
    const similarOf = similarJobs(context.db, wanted.id, SIMILAR, language, context.now(), hidden);
    const [job, similar] = await Promise.all([
      jobDetail(context.db, wanted.id, language, context.now()),
      similarOf,
      requireUnblocked(context.db, caller, wanted.id),
    ]);
    return { page: 'job', data: { job, similar } };
  } catch (error) {
    if (error instanceof ApiError) return { page: 'jobGone', data: { reason: GONE[error.errorName] ?? 'notFound' } };
    throw error;
  }
}

async function loadCompany(context: PagesContext, path: string, { caller, language }: Reader): Promise<PageData> {
  const id = companyOfPath(path);
  if (id === null) return { page: 'notFound', data: null };
  try {
    const hidden = await companiesHiddenFrom(context.db, caller);
    const [company, { data: jobs, meta }, similar] = await Promise.all([
      companyDetail(context.db, id, { caller, language, now: context.now() }),
      companyJobs(context.db, { companyId: id, page: 1, caller, language }),
      similarCompanies(context.db, id, { language, hidden }),
    ]);
    return { page: 'companyDetail', data: { company, jobs: { jobs, total: meta.total }, similar: company.blocked_as === null ? similar : [] } };
  } catch (error) {
    if (error instanceof ApiError && error.errorName === 'notFound') return { page: 'notFound', data: null };
    throw error;
  }
}

async function loadCompanies(context: PagesContext, url: string, { caller, country, language }: Reader): Promise<PageData> {
  const hidden = await companiesHiddenFrom(context.db, caller);
  const wanted = parseCompaniesUrl(url);
  const follower = wanted.followed && caller.kind === 'seeker' ? caller.userId : null;
  const { data: companies, meta } = await searchCompanies(context.db, { ...wanted, follower }, { country, language, hidden });
  const industries = listIn('industry_lists', country, language).map(({ id, value }) => ({ id, value }));
  return { page: 'companies', data: { companies, meta, industries } };
}

async function jobOrNull(context: PagesContext, id: number, { caller, language }: Reader) {
  try {
    await requireUnblocked(context.db, caller, id);
    return await jobDetail(context.db, id, language, context.now());
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
