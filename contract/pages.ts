import type { CompanyDetail, ListedCompany } from './company-pages.ts';
import type { JobseekerFilters, NearPlace } from './config.ts';
import type { Option } from './fields.ts';
import type { ShownResume } from './online-resume.ts';
import type { SearchReply } from './search.ts';
import type { ListMeta } from './call.ts';
import type { HomeData } from './reco.ts';
import type { JobCard, JobDetail, Session } from './records.ts';

/** The data the server sends with a page's markup, so that the browser can continue from there. */
export interface SearchData {
  filters: JobseekerFilters;
  /** Null if the search isn't possible, or is in an unknown place. */
  found: { reply: SearchReply; meta: ListMeta } | null;
  /** Why not, by query field, in the reader's language. */
  fields: Record<string, string[]>;
  /** Places with a spelling close to the one in the URL, if no country has that one. */
  near?: NearPlace[];
  /** The job that is open on the right, if the URL has one. */
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

/** The company directory, for the filters in the URL. */
export interface CompaniesData {
  companies: ListedCompany[];
  meta: ListMeta;
  /** The industries it can be filtered by. */
  industries: Option[];
}

/** Why the server couldn't render a page, and the request's ID for support. `away`: a service it needs can't be reached. */
export interface FailedData {
  reason: 'away' | 'broken' | 'busy';
  reference: string;
}

/** Each page's data by its name. */
export interface PageDataByName {
  home: HomeData;
  search: SearchData;
  job: JobData;
  /** For a removed or unknown job, the page still helps. */
  /** `blocked`: the reader blocked its company. */
  jobGone: { reason: 'deleted' | 'notFound' | 'blocked' };
  companyDetail: CompanyData;
  companies: CompaniesData;
  onlineResume: ShownResume;
  /** It shows the same to everyone: no data. */
  freeResume: null;
  /** The same: our own texts. */
  terms: null;
  privacy: null;
  maintenance: { until: string | null };
  failed: FailedData;
  notFound: null;
  /** Rendered from the browser's own calls. */
  client: null;
}

export type PageData = { [P in keyof PageDataByName]: { page: P; data: PageDataByName[P] } }[keyof PageDataByName];

/** Everything the browser starts from: JSON in the page, in the element with the ID `boot`. */
export interface Boot {
  /** Language tag, country code, and the country's ID. */
  language: string;
  country: string;
  countryId: number;
  theme: 'light' | 'dark' | 'system';
  /** The release of the server that rendered the page. */
  release: string;
  /** The server's time at rendering. */
  now: string;
  session: Session;
  /** A demo: its clock may be moved while the page is open. */
  isDemo?: true;
  /** Origins of the company's other sites, which a sign-in may return to. */
  otherSites?: readonly string[];
  /** The path and query the page was rendered for, without the language prefix. */
  url: string;
  page: PageData;
}
