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

/** Each page's data by its name. */
export interface PageDataByName {
  home: HomeData;
  search: SearchData;
  job: JobData;
  /** A removed or unknown job: still a page that helps. */
  jobGone: { reason: 'deleted' | 'notFound' };
  maintenance: { until: string | null };
  notFound: null;
  /** Rendered from the browser's own calls. */
  client: null;
}

export type PageData = { [P in keyof PageDataByName]: { page: P; data: PageDataByName[P] } }[keyof PageDataByName];

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
