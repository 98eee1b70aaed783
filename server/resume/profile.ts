import type { CountryCode } from 'libphonenumber-js';
import { LIMITS } from '../../contract/limits.ts';
import type { Found, FoundContent } from '../../contract/resume-sync.ts';
import { readEmail, readLocation, readPhone, readWebsites } from './contact.ts';
import { descriptionOf } from './description.ts';
import { readEducation } from './education.ts';
import { spanOf } from './prose.ts';
import { readLanguages, readSpoken } from './languages.ts';
import { withValuesBeside } from './label-value-lines.ts';
import type { Columns, Line } from './layout/line.ts';
import { readCertifications } from './certifications.ts';
import { readName } from './name.ts';
import { sectionsOf, type Section } from './sections.ts';
import { readSkills } from './skills.ts';
import { titleScore } from './words/jobs.ts';
import { unreadOf } from './unread.ts';
import { readWork } from './work.ts';

const NEAR = ['header', 'contact', 'links'] as const;

/** The content of a resume, from its lines in reading order. @param country the country of phone numbers without a country code */
export function contentOf(columns: Columns, country?: CountryCode): FoundContent {
  const sections = sectionsOf(columns);
  const linesOf = (...kinds: Section['kind'][]) => sections.filter((section) => kinds.includes(section.kind)).flatMap((section) => section.lines);
  const each = <T>(kind: Section['kind'], read: (lines: readonly Line[]) => T[]) =>
    sections.filter((section) => section.kind === kind).flatMap((section) => read(section.lines));
  const all = columns.flat();
  const forms = new Map(all.map((line) => [line, withValuesBeside(line)]));
  const formed = (lines: readonly Line[]) => lines.map((line) => forms.get(line) ?? line);
  const header = formed(linesOf('header'));
  const near = formed(withTop(linesOf(...NEAR), all, sections));
  const email = readEmail([...near, ...all]);
  const records = new Set(sections.filter(({ kind }) => kind === 'work' || kind === 'education').flatMap(({ lines }) => lines));
  const others = formed(all.filter((line) => !records.has(line)));
  const name = readName(header, others, [...records], email?.value ?? null);
  const of = (value: string | undefined, line: Line | undefined, confidence: number): Found<string> | null =>
    value && line ? { value, confidence, lines: [{ page: line.page, text: line.text }] } : null;
  const headline = headlineOf(header, name?.line);
  const content = {
    basic_info: {
      first_name: of(name?.first, name?.line, name?.confidence ?? 0),
      last_name: of(name?.last, name?.line, name?.confidence ?? 0),
      headline: of(headline?.text, headline, 0.7),
      email,
      phone_num: readPhone(near, formed(all), country),
      current_location: readLocation(near),
      career_summary: summaryOf(linesOf('summary')),
    },
    work_experiences: each('work', readWork),
    educations: each('education', readEducation),
    skills: once(each('skills', readSkills), (skill) => skill.value.toLowerCase()),
    languages: once([...each('languages', readLanguages), ...each('skills', readSpoken)], (language) => language.value.name.toLowerCase()),
    license_certifications: each('certifications', readCertifications),
    websites: readWebsites(linesOf(...NEAR)),
  };
  return { ...content, unread: unreadOf(sections, content) };
}

/** The first lines of the page belong to the contact details even if there is a heading above them, unless it is one of records. */
function withTop(near: readonly Line[], all: readonly Line[], sections: readonly Section[]): Line[] {
  const records = new Set(sections.filter(({ kind }) => kind === 'work' || kind === 'education').flatMap(({ lines }) => lines));
  return [
    ...new Set([
      ...near,
      ...all
        .filter((line) => line.page === 1)
        .slice(0, 6)
        .filter((line) => !records.has(line)),
    ]),
  ];
}

function once<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(keyOf(item)) && seen.add(keyOf(item)));
}

/** The person's profession, below the name. */
function headlineOf(header: readonly Line[], name: Line | undefined): Line | undefined {
  const at = name ? header.indexOf(name) : -1;
  return header.slice(at + 1, at + 4).find((line) => titleScore(line.text) > 0 && line.text.length < 100 && !line.text.includes('@') && spanOf(line) === null);
}

function summaryOf(lines: readonly Line[]): Found<string> | null {
  const text = descriptionOf(lines);
  return text.length < LIMITS.descriptionMin ? null : { value: text, confidence: 0.85, lines: lines.map(({ page, text: own }) => ({ page, text: own })) };
}

/** Whether this looks like a resume: a name or contact details, and something the person did, learned, or can do. */
export function isResume({ basic_info: person, work_experiences: work, educations, skills }: FoundContent): boolean {
  const isSomebody = person.email !== null || person.phone_num !== null || (person.first_name?.confidence ?? 0) > 0.6;
  const isSure = [...work, ...educations].some(({ confidence }) => confidence >= 0.6);
  return isSomebody && (isSure || skills.length >= 3);
}
