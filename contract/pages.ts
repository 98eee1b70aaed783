import type { JobseekerFilters } from './config.ts';
import type { SearchReply } from './jobs.ts';
import type { ListMeta } from './call.ts';
import type { HomeData } from './reco.ts';
import type { JobCard, JobDetail, Session } from './records.ts';

/** What the server hands a page with its markup, so that the browser goes on from where the server stopped. */
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
