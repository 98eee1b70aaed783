import type { SalaryRefusal } from '../../../../src/lib/salary/parse.ts';

/** A row converted to a job, ready to write: the columns of `job` in camelCase, its company by name, and what the report counts. */
export interface PreparedJob {
  company: { countryId: number; name: string; nameKey: string };
  source: string;
  sourceId: string;
  contentHash: string;
  vacancyKey: string;
  /** Company, title and place. If the texts are also similar, it's the same vacancy. */
  doubleKey: string;
  textSketch: number[];
  countryId: number;
  locationId: number | null;
  locationIds: number[];
  locationText: string | null;
  locality: string | null;
  address: string | null;
  postalCode: string | null;
  latitude: number | null;
  longitude: number | null;
  title: string;
  functionTitleId: number | null;
  jobFunctionId: number | null;
  mainFunctionId: number | null;
  industryId: number | null;
  jobTypeId: number | null;
  workArrangement: 'onsite' | 'hybrid' | 'remote';
  xpLvlId: number | null;
  degreeId: number | null;
  salaryFrom: number | null;
  salaryTo: number | null;
  salaryCurrency: string | null;
  salaryPeriod: 'hour' | 'day' | 'month' | 'year' | null;
  salaryMonthFrom: number | null;
  salaryMonthTo: number | null;
  status: 'open' | 'closed';
  postedAt: Date;
  /** False if the feed gives no date. `postedAt` is then only used for sorting. */
  isDateKnown: boolean;
  validThrough: Date;
  /** Whether the feed gives an end. Otherwise each import that still lists the job extends it. */
  hasEnd: boolean;
  applyUrl: string | null;
  skills: string[];
  description: string;
  language: string;
  /** How the salary was parsed. Null if the feed gave none. */
  salaryReading: 'read' | SalaryRefusal | null;
  isCountryCorrected: boolean;
  isPlaceNamed: boolean;
  /** Which fields the feed has, whether or not we understood them. */
  names: { skills: boolean; industry: boolean; date: boolean; education: boolean };
}
