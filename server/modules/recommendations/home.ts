import { sql } from 'drizzle-orm';
import type { FeatureBanner } from '../../../contract/config.ts';
import type { Country } from '../../../contract/countries.ts';
import type { Language } from '../../../contract/languages.ts';
import type { HomeData } from '../../../contract/reco.ts';
import { companyPath } from '../../../src/lib/search-url/company-url.ts';
import type { Queryable } from '../../db/client.ts';
import { optionOf } from '../market/config/options.ts';
import { listIn } from '../market/config/service.ts';
import { jobCards, toCompanyCard, PROMISES_TO_JUDGE_BY } from '../market/jobs/card.ts';
import { APPLICABLE, LISTED } from '../market/jobs/listed.ts';
import { RefreshedCache } from './refreshed-cache.ts';

const JOBS = 8;
/** Jobs beyond those shown, in case one of them closes within the minute. */
const SPARE = 3;
const CATEGORIES = 12;
const TITLES = 10;
const COMPANIES = 4;

type Named = { value: string; names: Record<string, string> } & Record<string, unknown>;
type Category = Named & { id: number; seo_value: string; jobs: number };
type Title = Named & { jobs: number };
type Employer = { id: number; name: string; due: number; kept: number; record: string; industry: number | null; jobs: number } & Record<string, unknown>;

/** A country's market, with names in every language. */
interface Market {
  /** IDs of the newest jobs that show their pay, one per company. */
  newest: number[];
  categories: Category[];
  titles: Title[];
  companies: Employer[];
  figures: HomeData['figures'];
}

/** Figures may be a minute old. Older ones are shown while they are counted again, but never after a quarter of an hour. */
const LIFETIME = { fresh: 60_000, stale: 15 * 60_000 };
const marketsOf = new WeakMap<object, RefreshedCache<Market>>();

/** What the home page shows of a country's market. Its figures are counted once for all languages, at most once a minute; the job cards are current. @param hidden companies hidden from the reader */
export async function homeOf(db: Queryable, country: Country, language: Language, now: Date, hidden: readonly number[] = []): Promise<HomeData> {
  let markets = marketsOf.get(db);
  if (markets === undefined) marketsOf.set(db, (markets = new RefreshedCache(LIFETIME)));
  const market = await markets.get(country.id, now, () => countMarket(db, country));
  const wordOf = ({ value, names }: Named) => names[language.tag] ?? value;
  const cards = await jobCards(db, market.newest, language);
  return {
    jobs: cards.filter(({ status, company }) => status === 'open' && !hidden.includes(company.id)).slice(0, JOBS),
    categories: market.categories.map((row) => ({ id: row.id, value: wordOf(row), seo_value: row.seo_value, jobs: row.jobs })),
    hotTitles: market.titles.map((row) => ({ value: wordOf(row), jobs: row.jobs })),
    companies: market.companies
      .filter(({ id }) => !hidden.includes(id))
      .map(({ id, name, due, kept: answered, record, industry, jobs }) => ({
        ...toCompanyCard({ companyId: id, companyName: name, isVerified: true, promisesDue: due, promisesKept: answered, promiseRecord: record }),
        url: companyPath({ id, name }),
        industry: optionOf('industry_lists', industry, language)?.value ?? null,
        jobs,
      })),
    banners: listIn('feature_banners', country, language) as FeatureBanner[],
    figures: market.figures,
  };
}

async function countMarket(db: Queryable, country: Country): Promise<Market> {
  const open = sql`${LISTED} and country_id = ${country.id}`;
  const [newest, categories, titles, companies, figures] = await Promise.all([
    db.execute<{ id: number }>(sql`select id from (
        select distinct on (company_id) id, posted_at from (select id, company_id, posted_at from job where ${open} and ${APPLICABLE} and salary_from is not null and not is_salary_masked order by posted_at desc limit 200) recent
        order by company_id, posted_at desc) by_company
      order by posted_at desc limit ${JOBS + SPARE}`),
    db.execute<Category>(sql`select f.id, f.value, f.names, f.seo_value, n.jobs from main_function f
      join (select main_function_id, count(*)::int jobs from job where ${open} group by 1) n on n.main_function_id = f.id order by n.jobs desc, f.id limit ${CATEGORIES}`),
    db.execute<Title>(sql`select t.value, t.names, n.jobs from function_title t
      join (select function_title_id, count(*)::int jobs from job where ${open} group by 1 order by 2 desc limit ${TITLES}) n on n.function_title_id = t.id order by n.jobs desc, t.id`),
    db.execute<Employer>(sql`select c.id, c.name, c.promises_due due, c.promises_kept kept, c.promise_record record, c.industry_id industry, n.jobs from company c
      join (select company_id, count(*)::int jobs from job where ${open} group by 1) n on n.company_id = c.id
      where c.country_id = ${country.id} and c.is_verified and c.promises_due >= ${PROMISES_TO_JUDGE_BY}
      order by c.promises_kept::real / c.promises_due desc, c.promises_due desc, c.id limit ${COMPANIES}`),
    db.execute<{ jobs: number; companies: number; shown: number; due: number; kept: number }>(sql`select n.jobs, n.companies, n.shown, p.due, p.kept from
      (select count(*)::int jobs, count(distinct company_id)::int companies, (count(salary_from) filter (where not is_salary_masked))::int shown from job where ${open}) n,
      (select coalesce(sum(promises_due), 0)::int due, coalesce(sum(promises_kept), 0)::int kept from company where country_id = ${country.id}) p`),
  ]);
  const { jobs = 0, companies: employers = 0, shown = 0, due = 0, kept = 0 } = figures.rows[0] ?? {};
  return {
    newest: newest.rows.map(({ id }) => id),
    categories: categories.rows,
    titles: titles.rows,
    companies: companies.rows,
    figures: { openJobs: jobs, companies: employers, salaryShown: jobs === 0 ? 0 : shown / jobs, promiseKept: due < PROMISES_TO_JUDGE_BY ? null : kept / due },
  };
}
