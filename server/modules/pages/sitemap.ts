import { sql } from 'drizzle-orm';
import { buildSearchUrl } from '../../../src/lib/search-url/build.ts';
import { companyPath } from '../../../src/lib/search-url/company-url.ts';
import { jobPath } from '../../../src/lib/search-url/job-url.ts';
import type { Queryable } from '../../db/client.ts';
import { LISTED } from '../market/jobs/listed.ts';

/** Number of job ids per part, including closed jobs. Below the 50,000 URLs and 50 MB of sitemaps.org, and a job is always in the same part. */
export const PART = 25_000;
const READ_AT_ONCE = 2_000;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Out of the 50,000 URLs a file may contain. */
const COMPANIES = 40_000;

/** A range of jobs with at least one open job: ids from `part × PART`, and when one of them last changed. */
export interface JobPart {
  part: number;
  changedAt: Date;
}

/** What to index: the parts of the jobs, the places with open jobs (by their names in URLs), and the companies with open jobs. */
export interface Outline {
  parts: JobPart[];
  places: string[];
  /** URLs of the companies with open jobs, limited so that they fit into one file with the rest. */
  companies: string[];
}

const entry = (tag: 'url' | 'sitemap', address: string, changedAt?: Date) =>
  `<${tag}><loc>${address.replaceAll('&', '&amp;')}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</${tag}>\n`;

/** Scans all jobs for each part of the result, so cache it. */
export async function outlineOf(db: Queryable): Promise<Outline> {
  const parts = await db.execute<{ part: number; changed_at: string }>(
    sql`select id / ${PART}::int part, max(greatest(posted_at, confirmed_at)) changed_at from job where ${LISTED} group by 1 order by 1`,
  );
  const places = await db.execute<{ seo_value: string }>(
    sql`select seo_value from location where id in (select distinct location_id from job where ${LISTED}) order by seo_value`,
  );
  const companies = await db.execute<{ id: number; name: string }>(
    sql`select id, name from company where id in (select company_id from job where ${LISTED}) order by id limit ${COMPANIES}`,
  );
  return {
    companies: companies.rows.map(companyPath),
    parts: parts.rows.map(({ part, changed_at: changedAt }) => ({ part, changedAt: new Date(changedAt) })),
    places: [...new Set(places.rows.map(({ seo_value: value }) => value))],
  };
}

/** The sitemap index. @param origin the site's origin, without a slash */
export function indexXml({ parts }: Outline, origin: string): string {
  const jobs = parts.map(({ part, changedAt }) => entry('sitemap', `${origin}/sitemap/jobs-${part}.xml`, changedAt));
  return `${HEAD}<sitemapindex ${SCHEMA}>\n${entry('sitemap', `${origin}/sitemap/pages.xml`)}${jobs.join('')}</sitemapindex>\n`;
}

/** The pages that aren't jobs: home, all jobs, the jobs of each place, and the companies with open jobs. */
export function pagesXml({ places, companies }: Outline, origin: string): string {
  const searches = places.map((place) => buildSearchUrl({ location: [place] }));
  const paths = ['/', buildSearchUrl({}), '/companies', '/free-resume-template', '/terms', '/privacy', ...searches, ...companies];
  return `${HEAD}<urlset ${SCHEMA}>\n${paths.map((path) => entry('url', origin + path)).join('')}</urlset>\n`;
}

/** The open jobs of a part, streamed as they're read. */
export async function* jobsXml(db: Queryable, part: number, origin: string): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${SCHEMA}>\n`;
  for (let from = part * PART; ;) {
    const { rows } = await db.execute<{ id: number; title: string; company: string; changed_at: string }>(
      sql`select j.id, j.title, c.name company, greatest(j.posted_at, j.confirmed_at) changed_at from job j join company c on c.id = j.company_id
        where j.id >= ${from} and j.id < ${(part + 1) * PART} and j.${LISTED} order by j.id limit ${READ_AT_ONCE}`,
    );
    yield rows.map((job) => entry('url', origin + jobPath(job), new Date(job.changed_at))).join('');
    const last = rows.at(-1);
    if (!last || rows.length < READ_AT_ONCE) break;
    from = last.id + 1;
  }
  yield '</urlset>\n';
}
