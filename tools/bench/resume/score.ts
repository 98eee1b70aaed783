import type { FoundContent, ResumeReading } from '../../../contract/resume-sync.ts';
import { fold } from '../../../server/resume/layout/line.ts';
import { skillsOf, valuesOf, type Truth } from './truth.ts';

/** The result of a reader, ours or a peer, in the form that the bench compares. */
export interface Answer {
  name: string;
  email: string;
  phone: string;
  work: { company: string; title: string; start: string | null; end: string | null }[];
  /** Without `field`, the reader doesn't support it. */
  education: { school: string; degree: string; field?: string; start: string | null; end: string | null }[];
  skills: string[];
}

export const FIELDS = ['name', 'email', 'phone', 'company', 'title', 'start', 'end', 'school', 'degree', 'dates', 'skills'] as const;
export type Field = (typeof FIELDS)[number];

/** How many values were right, wrong, and missed. */
export interface Count {
  right: number;
  wrong: number;
  missed: number;
}
export type Counts = Record<Field, Count>;

export const noCounts = (): Counts => Object.fromEntries(FIELDS.map((field) => [field, { right: 0, wrong: 0, missed: 0 }])) as Counts;

/** 1 if there was nothing to find and nothing was found. */
export function f1({ right, wrong, missed }: Count): number {
  return right + wrong + missed === 0 ? 1 : (2 * right) / (2 * right + wrong + missed);
}

export const sum = (counts: readonly Count[]): Count =>
  counts.reduce((all, { right, wrong, missed }) => ({ right: all.right + right, wrong: all.wrong + wrong, missed: all.missed + missed }), { right: 0, wrong: 0, missed: 0 });

export const NOTHING: Answer = { name: '', email: '', phone: '', work: [], education: [], skills: [] };

export function answerOf(reading: ResumeReading): Answer {
  return 'content' in reading ? answerOfContent(reading.content) : NOTHING;
}

function answerOfContent({ basic_info: person, work_experiences, educations, skills }: FoundContent): Answer {
  return {
    name: nameOf(person.first_name?.value ?? '', person.last_name?.value ?? ''),
    email: person.email?.value ?? '',
    phone: person.phone_num?.value ?? '',
    work: work_experiences.map(({ value }) => ({ company: value.company_name, title: value.job_title, start: value.start_date, end: value.end_date })),
    education: educations.map(({ value }) => ({ school: value.school_name, degree: value.education_level, field: value.field_of_study, start: value.start_date, end: value.end_date })),
    skills: skills.map(({ value }) => value),
  };
}

/** The name as it's written: in East Asia, the family name first and without a space. */
const nameOf = (first: string, last: string): string => (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(first) ? last + first : `${first} ${last}`.trim());

/** A wrong value. `real` is empty if there is none, `said` if none was found. */
export interface Difference {
  field: Field;
  real: string;
  said: string;
}

/**
 * Counts what a result got right and wrong, and returns the differences. Ignores case, accents, and punctuation, and compares only the year if only that is
 * certain.
 */
export function score(counts: Counts, truth: Truth, answer: Answer): Difference[] {
  const differences: Difference[] = [];
  const mark = (field: Field, real: string | null | undefined, said: string | null | undefined, isSame: (real: string, said: string) => boolean) => {
    if (real && said && isSame(real, said)) counts[field].right += 1;
    else {
      if (said) counts[field].wrong += 1;
      if (real) counts[field].missed += 1;
      if (real || said) differences.push({ field, real: real ?? '', said: said ?? '' });
    }
  };
  mark('name', truth.basics.name, answer.name, (a, b) => joined(a) === joined(b));
  mark('email', truth.basics.email, answer.email, same);
  mark('phone', truth.basics.phone, answer.phone, (a, b) => digits(a) === digits(b));
  for (const [real, said] of paired(truth.work, answer.work, (a, b) => alike(a.name, b.company) + alike(a.position, b.title) + dates(a.startDate, b.start) * 0.5 + dates(a.endDate, b.end) * 0.5)) {
    mark('company', real?.name, said?.company, same);
    mark('title', real?.position, said?.title, (a, b) => same(a, b) || same(real?.positionToo ?? a, b));
    mark('start', real?.startDate, said?.start, isDate);
    mark('end', real && (real.endDate ?? 'present'), said && (said.end ?? 'present'), isDate);
  }
  for (const [real, said] of paired(truth.education, answer.education, (a, b) => alike(a.institution, b.school) + alike(a.studyType ?? '', b.degree) + dates(a.endDate, b.end))) {
    mark('school', real?.institution, said?.school, same);
    mark('degree', real?.studyType, said?.degree, (a, b) => same(a, b) || (said?.field === undefined && same(real?.studyTypeToo ?? a, b)));
    mark('dates', real?.startDate, said?.start, isDate);
    mark('dates', real?.endDate, said?.end, isDate);
  }
  for (const [skill, said] of paired(skillsOf(truth), answer.skills, (a, b) => (same(a, b) ? 1 : 0))) mark('skills', skill, said, same);
  return differences;
}

/** Found values that don't occur anywhere: in no field of the truth, and nowhere in the document's text. Of dates, only the year is checked. */
export function invented(differences: readonly Difference[], truth: Truth, text: string): Difference[] {
  const all = joined(`${text}\n${valuesOf(truth).join('\n')}`);
  const numbers = text.replace(/[^\d\n]/g, '');
  return differences.filter(({ field, said }) => {
    if (said === '' || said === 'present') return false;
    if (field === 'phone') return !numbers.includes(digits(said));
    if (field === 'start' || field === 'end' || field === 'dates') return !all.includes(said.slice(0, 4)) && !JSON.stringify(truth).includes(said.slice(0, 4));
    return !all.includes(joined(said));
  });
}

const digits = (text: string): string => text.replace(/\D/g, '').slice(-10);
const same = (a: string, b: string): boolean => fold(a) === fold(b);
/** Without spaces, because East Asian names are written with and without. */
const joined = (text: string): string => fold(text).replace(/ /g, '');
const alike = (a: string, b: string): number => (same(a, b) ? 1 : fold(a) !== '' && fold(b) !== '' && (fold(a).includes(fold(b)) || fold(b).includes(fold(a))) ? 0.6 : 0);
const isDate = (real: string, said: string): boolean => (real.length === 4 ? said.startsWith(real) : real === said);
const dates = (real: string | null, said: string | null): number => (real !== null && said !== null && isDate(real, said) ? 1 : 0);

/** Pairs each true record with the most similar found one. The rest stays unpaired. */
function paired<A, B>(real: readonly A[], said: readonly B[], likeness: (a: A, b: B) => number): [A | undefined, B | undefined][] {
  const free = new Set(said);
  const pairs: [A | undefined, B | undefined][] = [];
  const all = real.flatMap((a) => said.map((b) => ({ a, b, likeness: likeness(a, b) }))).toSorted((x, y) => y.likeness - x.likeness);
  const open = new Set(real);
  for (const pair of all) {
    if (pair.likeness === 0 || !open.has(pair.a) || !free.has(pair.b)) continue;
    open.delete(pair.a);
    free.delete(pair.b);
    pairs.push([pair.a, pair.b]);
  }
  return [...pairs, ...[...open].map((a): [A, undefined] => [a, undefined]), ...[...free].map((b): [undefined, B] => [undefined, b])];
}
