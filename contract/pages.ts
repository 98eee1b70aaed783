import type { JobseekerFilters } from './config.ts';
import type { SearchReply } from './jobs.ts';
import type { ListMeta } from './call.ts';
import type { CompanyCard, JobCard, JobDetail, Session } from './records.ts';

/** What the server hands a page with its markup, so that the browser goes on from where the server stopped. */
export interface HomeData {
  jobs: JobCard[];
  categories: { id: number; value: string; seo_value: string; jobs: number }[];
  hotTitles: { value: string; jobs: number }[];
  companies: CompanyCard[];
  /** Counted, never invented. Shares are 0–1; null where there is too little to say. */
  figures: { openJobs: number; companies: number; salaryShown: number; promiseKept: number | null };
}

export interface SearchData {
  filters: JobseekerFilters;
  reply: SearchReply;
  meta: ListMeta;
  /** The job open at the right, where the URL names one. */
  job: JobDetail | null;
}

export interface JobData {
  job: JobDetail;
  similar: JobCard[];
}

export type PageData =
  | { page: 'home'; data: HomeData }
  | { page: 'search'; data: SearchData }
  | { page: 'job'; data: JobData }
  /** A closed, removed or unknown job: still a page that helps. */
  | { page: 'jobGone'; data: { reason: 'deleted' | 'notFound' } }
  | { page: 'maintenance'; data: { until: string | null } }
  | { page: 'notFound'; data: null }
  /** Rendered in the browser only. */
  | { page: 'client'; data: null };

/** Everything the browser starts from: in the page as JSON, under the id `boot`. */
export interface Boot {
  /** Language tag and country code. */
  language: string;
  country: string;
  theme: 'light' | 'dark' | 'system';
  /** The server's time at rendering. */
  now: string;
  session: Session;
  /** The path and query the page was rendered for, without the language prefix. */
  url: string;
  page: PageData;
}
