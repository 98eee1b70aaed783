import type { CompanyDetail, ListedCompany } from './company-pages.ts';
import type { JobseekerFilters, NearPlace } from './config.ts';
import type { Option } from './fields.ts';
import type { ShownResume } from './online-resume.ts';
import type { SearchReply } from './search.ts';
import type { ListMeta } from './call.ts';
import type { HomeData } from './reco.ts';
import type { JobCard, JobDetail, Session } from './records.ts';

/** What the server hands a page with its markup, so that the browser goes on from where the server stopped. */
export interface SearchData {
  filters: JobseekerFilters;
  /** Null where what was asked can not be searched, or is in a place nobody knows. */
  found: { reply: SearchReply; meta: ListMeta } | null;
  /** Why not, by query field, in the reader's language. */
  fields: Record<string, string[]>;
  /** Places that are spelled like the one the address names, where no country has that. */
  near?: NearPlace[];
  /** The job open at the right, where the URL names one. */
  job: JobDetail | null;
}

export interface JobData {
  job: JobDetail;
  similar: JobCard[];
}

export interface CompanyData {
  company: CompanyDetail;
  /** The first page of its open jobs. */
  jobs: { jobs: JobCard[]; total: number };
  similar: ListedCompany[];
}

/** The directory of companies, at the address that asks for it. */
export interface CompaniesData {
  companies: ListedCompany[];
  meta: ListMeta;
  /** What it can be filtered by. */
  industries: Option[];
}

/** Why the server could not make a page, and the request's id for support. `away`: what it is made from can not be reached. */
export interface FailedData {
  reason: 'away' | 'broken' | 'busy';
  reference: string;
}

/** Each page's data by its name. */
export interface PageDataByName {
  home: HomeData;
  search: SearchData;
  job: JobData;
  /** A removed or unknown job: still a page that helps. */
  /** `blocked`: it is of a company that the reader blocked. */
  jobGone: { reason: 'deleted' | 'notFound' | 'blocked' };
  companyDetail: CompanyData;
  companies: CompaniesData;
  onlineResume: ShownResume;
  /** What it shows is the same for everybody: no data. */
  freeResume: null;
  /** The same: texts of ours. */
  terms: null;
  privacy: null;
  maintenance: { until: string | null };
  failed: FailedData;
  notFound: null;
  /** Rendered from the browser's own calls. */
  client: null;
}

export type PageData = { [P in keyof PageDataByName]: { page: P; data: PageDataByName[P] } }[keyof PageDataByName];

/** Everything the browser starts from: in the page as JSON, under the id `boot`. */
export interface Boot {
  /** Language tag, country code and the country's id. */
  language: string;
  country: string;
  countryId: number;
  theme: 'light' | 'dark' | 'system';
  /** The server's, when it rendered the page. */
  release: string;
  /** The server's time at rendering. */
  now: string;
  session: Session;
  /** A demo: its clock may be moved on while the page is open. */
  isDemo?: true;
  /** Origins of the company's other sites, where one may be led back to after signing in. */
  otherSites?: readonly string[];
  /** The path and query the page was rendered for, without the language prefix. */
  url: string;
  page: PageData;
}
