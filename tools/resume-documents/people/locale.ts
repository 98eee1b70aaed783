import type { HeadingName, LabelName } from '../resume.ts';

/** What resumes of a country are made of. Nobody here exists; schools and companies neither. */
export interface Locale {
  language: string;
  country: string;
  /** The name as written, and as an address is made of it. */
  people: readonly (readonly [name: string, latin: string])[];
  /** "#" is a digit; numbers nobody has, where a country sets some aside for fiction. */
  phones: readonly string[];
  cities: readonly string[];
  streets: readonly string[];
  companies: readonly string[];
  schools: readonly string[];
  /** Schools before university. */
  highSchools: readonly string[];
  highSchoolDegree: string;
  occupations: readonly Occupation[];
  /** Degrees by level, each in the forms it is written in. */
  degrees: { first: readonly string[]; higher: readonly string[] };
  /** How degree and field are written together: "{degree} in {field}". */
  studies: readonly string[];
  notes: readonly string[];
  headings: Record<HeadingName, readonly string[]>;
  labels: Record<LabelName, readonly string[]>;
  present: readonly string[];
  months: { long: readonly string[]; short: readonly string[] };
  /** "MMMM" the month's name, "MMM" short, "MM" and "M" its number, "yyyy" the year. */
  dateForms: readonly string[];
  yearForm: string;
  separators: readonly string[];
  languages: readonly (readonly [name: string, level: string])[];
  certificates: readonly string[];
  projects: readonly (readonly [name: string, text: string])[];
  interests: readonly string[];
  facts: readonly (readonly [label: string, values: readonly string[]])[];
  noReferences: readonly string[];
}

export interface Occupation {
  headline: string;
  summary: string;
  /** The highest first. */
  titles: readonly string[];
  points: readonly string[];
  skills: readonly (readonly [group: string, skills: readonly string[]])[];
  fields: readonly string[];
}

/** "a|b|c" as a list. */
export const list = (text: string): string[] => text.split('|');
