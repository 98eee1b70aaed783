import type { SalaryRefusal } from '../../../src/lib/salary/parse.ts';

/** A row made a job, ready to be written: the columns of `job` in camelCase, its company by name, and what the report counts. */
export interface PreparedJob {
  company: { countryId: number; name: string; nameKey: string };
  source: string;
  sourceId: string;
  contentHash: string;
  vacancyKey: string;
  /** Company, title and place; with a text much like another's it is the same vacancy. */
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
  /** False where the feed names no date: `postedAt` then only orders it. */
  isDateKnown: boolean;
  validThrough: Date;
  /** The feed states the end; else each import that lists the job still moves it on. */
  hasEnd: boolean;
  applyUrl: string | null;
  skills: string[];
  description: string;
  language: string;
  /** How the stated salary was read; null where none was stated. */
  salaryReading: 'read' | SalaryRefusal | null;
  isCountryCorrected: boolean;
  isPlaceNamed: boolean;
  /** What the feed has a field for, whether or not it was understood. */
  names: { skills: boolean; industry: boolean; date: boolean; education: boolean };
}
