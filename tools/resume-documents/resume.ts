/** What a resume prints, word for word as it stands on the page, beside what that means. */
export interface Resume {
  language: string;
  /** ISO 3166 code of the country the person looks for work in. */
  country: string;
  words: Words;
  name: string;
  /** The name as an address is made of it: "mira.santos". */
  latinName: string;
  headline: string;
  email: string;
  phone: string;
  city: string;
  address: string;
  links: readonly string[];
  /** What is written about the person in some countries: nationality, marital status, expected salary. */
  facts: readonly Fact[];
  summary: string;
  /** Newest first. */
  work: readonly Job[];
  /** Newest first. */
  education: readonly School[];
  skills: readonly SkillGroup[];
  languages: readonly Fact[];
  certificates: readonly Dated[];
  projects: readonly Project[];
  references: readonly Referee[];
  interests: readonly string[];
  /** The sentence some write in their place: "Available upon request". */
  noReferences: string;
}

export interface Fact {
  label: string;
  value: string;
}

/** When something was, as printed and as a date: "YYYY-MM", or "YYYY" where no month is printed. */
interface Time {
  start: string | null;
  /** Nothing: it goes on. */
  end: string | null;
  from: string;
  until: string;
  /** From and until as one text. */
  dates: string;
}

export interface Job extends Time {
  company: string;
  title: string;
  /** What the job was about, where that is printed behind the title. */
  specialty: string;
  city: string;
  points: readonly string[];
}

export interface School extends Time {
  school: string;
  degree: string;
  field: string;
  /** Degree and field as they are printed together. */
  study: string;
  city: string;
  note: string;
}

export interface SkillGroup {
  name: string;
  skills: readonly string[];
}

export interface Dated {
  text: string;
  date: string;
}

export interface Project {
  name: string;
  text: string;
}

export interface Referee {
  name: string;
  title: string;
  company: string;
  phone: string;
}

export type HeadingName = 'profile' | 'work' | 'education' | 'skills' | 'languages' | 'certificates' | 'projects' | 'references' | 'interests' | 'personal';
export type LabelName =
  | 'name'
  | 'phone'
  | 'email'
  | 'address'
  | 'period'
  | 'company'
  | 'position'
  | 'place'
  | 'duties'
  | 'school'
  | 'degree'
  | 'field'
  | 'resume';

export interface Words {
  headings: Record<HeadingName, string>;
  labels: Record<LabelName, string>;
  /** "and", "at" and the like are not here: a layout that writes sentences brings its own. */
  present: string;
}
