import type { FoundContent, ResumeReading } from '../../../contract/resume-sync.ts';
import { fold } from '../../../server/resume/layout/line.ts';

/** What a document truly says, in JSON Resume's shape (resumes/truth of the material). */
export interface Truth {
  meta: { id: string; files: string[] };
  basics: { name: string | null; email: string | null; phone: string | null };
  work: { name: string; position: string; startDate: string | null; endDate: string | null }[];
  education: { institution: string; studyType: string | null; startDate: string | null; endDate: string | null }[];
  skills: { name: string; keywords: string[] }[];
}

/** What any reader answers, ours and the peer: what the bench compares. */
export interface Answer {
  name: string;
  email: string;
  phone: string;
  work: { company: string; title: string; start: string | null; end: string | null }[];
  education: { school: string; degree: string; start: string | null; end: string | null }[];
  skills: string[];
}

export const FIELDS = ['name', 'email', 'phone', 'company', 'title', 'start', 'end', 'school', 'degree', 'dates', 'skills'] as const;
export type Field = (typeof FIELDS)[number];

/** What was right, what was said wrongly, what was missed. */
export interface Count {
  right: number;
  wrong: number;
  missed: number;
}
export type Counts = Record<Field, Count>;

export const noCounts = (): Counts => Object.fromEntries(FIELDS.map((field) => [field, { right: 0, wrong: 0, missed: 0 }])) as Counts;

/** 1 where there was nothing to find and nothing was said. */
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
    education: educations.map(({ value }) => ({ school: value.school_name, degree: value.education_level, start: value.start_date, end: value.end_date })),
    skills: skills.map(({ value }) => value),
  };
}

/** As it is written: in East Asia the family name first, and no space. */
const nameOf = (first: string, last: string): string => (/\p{Script=Han}/u.test(first) ? last + first : `${first} ${last}`.trim());

/** Adds what an answer got right and wrong. Texts compare without case, accents and signs; a year where only a year is certain. */
export function score(counts: Counts, truth: Truth, answer: Answer): void {
  const digits = (text: string) => text.replace(/\D/g, '').slice(-10);
  mark(counts.name, truth.basics.name ?? '', answer.name, same);
  mark(counts.email, truth.basics.email ?? '', answer.email, same);
  mark(counts.phone, truth.basics.phone ?? '', answer.phone, (a, b) => digits(a) === digits(b));
  for (const [real, said] of paired(truth.work, answer.work, (a, b) => alike(a.name, b.company) + alike(a.position, b.title) + dates(a.startDate, b.start) * 0.5 + dates(a.endDate, b.end) * 0.5)) {
    mark(counts.company, real?.name ?? '', said?.company ?? '', same);
    mark(counts.title, real?.position ?? '', said?.title ?? '', same);
    mark(counts.start, real?.startDate ?? '', said?.start ?? '', isDate);
    mark(counts.end, real ? (real.endDate ?? 'present') : '', said ? (said.end ?? 'present') : '', isDate);
  }
  for (const [real, said] of paired(truth.education, answer.education, (a, b) => alike(a.institution, b.school) + alike(a.studyType ?? '', b.degree) + dates(a.endDate, b.end))) {
    mark(counts.school, real?.institution ?? '', said?.school ?? '', same);
    mark(counts.degree, real?.studyType ?? '', said?.degree ?? '', same);
    mark(counts.dates, real?.startDate ?? '', said?.start ?? '', isDate);
    mark(counts.dates, real?.endDate ?? '', said?.end ?? '', isDate);
  }
  const real = truth.skills.flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name]));
  for (const [skill, said] of paired(real, answer.skills, (a, b) => (same(a, b) ? 1 : 0))) mark(counts.skills, skill ?? '', said ?? '', same);
}

const same = (a: string, b: string): boolean => fold(a) === fold(b);
const alike = (a: string, b: string): number => (same(a, b) ? 1 : fold(a) !== '' && fold(b) !== '' && (fold(a).includes(fold(b)) || fold(b).includes(fold(a))) ? 0.6 : 0);
const isDate = (real: string, said: string): boolean => (real.length === 4 ? said.startsWith(real) : real === said);
const dates = (real: string | null, said: string | null): number => (real !== null && said !== null && isDate(real, said) ? 1 : 0);

function mark(count: Count, real: string, said: string, isSame: (real: string, said: string) => boolean): void {
  if (real !== '' && said !== '' && isSame(real, said)) count.right += 1;
  else {
    if (said !== '') count.wrong += 1;
    if (real !== '') count.missed += 1;
  }
}

/** Each true record with the said one that is most like it; what is left stands alone. */
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
