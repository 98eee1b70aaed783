import type { Country } from '../../../../contract/countries.ts';
import type { SeedCompany } from '../companies.ts';
import type { Place } from '../../../reference/locations.ts';
import type { Pay } from '../pay.ts';
import type { Random } from '../../../random.ts';
import type { FunctionTitle, JobFunction } from '../../../reference/taxonomy.ts';
import type { Question, Setting } from './role.ts';

/** Everything about a vacancy that is decided before its text is written. */
export interface Ad {
  random: Random;
  company: SeedCompany;
  country: Country;
  place: Place;
  title: FunctionTitle;
  jobFunction: JobFunction;
  setting: Setting;
  jobTypeId: number;
  arrangement: 'onsite' | 'hybrid' | 'remote';
  xpLvlId: number;
  degreeId: number;
  pay: Pay;
  benefitIds: number[];
  promiseDays: number;
  isExternal: boolean;
}

export interface AdText {
  language: string;
  /** The title as the employer writes it above the ad. */
  headline: string;
  description: string;
  skills: string[];
  questions: Question[];
}
