import type { EvidenceSection } from '../../../../contract/applicant-analysis.ts';
import type { Found, FoundContent } from '../../../../contract/resume-sync.ts';
import type { Applied, AppliedLine } from '../../../adapters/ai/analysis.ts';
import { hasContact, statesProtected } from '../../../adapters/ai/protected.ts';
import { levelIn } from '../../../adapters/ai/rules/analysis/levels.ts';
import { inOneLine } from '../../../adapters/ai/verified.ts';
import { withoutBullet } from '../../../resume/layout/line.ts';
import type { ResumeLine, WholeReading } from '../../../resume/read.ts';
import { languageIn } from '../../../resume/words/spoken-languages.ts';

/** A resume's sections as evidence. Sections with only identity or contact details aren't read. */
const SECTIONS: Record<ResumeLine['section'], EvidenceSection | null> = {
  header: 'summary',
  summary: 'summary',
  work: 'work',
  education: 'education',
  skills: 'skills',
  languages: 'languages',
  certifications: 'licences',
  volunteer: 'volunteer',
  projects: 'projects',
  links: null,
  contact: null,
  other: 'other',
};
const MOST_LINES = 400;
const YEAR = /(?:19|20)\d\d/;

/** The line in which something was found: exactly if it's among the lines that are read, otherwise one that names it. */
function lineOf({ lines: found }: Pick<Found<unknown>, 'lines'>, named: string, lines: readonly AppliedLine[]): AppliedLine | undefined {
  const texts = found.map(({ text }) => inOneLine(withoutBullet(text))).filter((text) => text !== '');
  const dated = texts.toSorted((one, other) => Number(YEAR.test(other)) - Number(YEAR.test(one)));
  for (const text of [...dated, inOneLine(named)]) {
    const line = text === '' ? undefined : lines.find((one) => one.text.includes(text));
    if (line) return line;
  }
  return undefined;
}

/** The findings whose line can be shown. The others prove nothing. */
function shown<T, R>(all: readonly Found<T>[], lines: readonly AppliedLine[], nameOf: (value: T) => string, tell: (value: T, line: AppliedLine) => R): R[] {
  return all.flatMap((one) => {
    const line = lineOf(one, nameOf(one.value), lines);
    return line ? [tell(one.value, line)] : [];
  });
}

/** Only the current location, because its line contains other details. */
function placeIn({ basic_info: { current_location: place } }: FoundContent): AppliedLine[] {
  const line = place?.lines.find(({ text }) => text.includes(place.value));
  return place && line ? [{ source: 'resume', section: 'location', page: line.page, text: inOneLine(place.value) }] : [];
}

/** The parts of a resume that an application is compared by, each with its line. */
export function appliedIn({ reading, lines: read }: WholeReading, month: string): Applied {
  if (!('content' in reading)) return { lines: [], works: [], studies: [], languages: [], licences: [] };
  const { content } = reading;
  const names = [content.basic_info.first_name, content.basic_info.last_name].flatMap((name) => name?.lines.map(({ text }) => inOneLine(text)) ?? []);
  const lines = read.flatMap(({ section: kind, page, text: raw }): AppliedLine[] => {
    const section = SECTIONS[kind];
    const text = inOneLine(raw);
    if (section === null || text === '' || statesProtected(text) || hasContact(text)) return [];
    // Above the first heading is the name. Anything else there may be a summary.
    if (kind === 'header' && names.includes(text)) return [];
    return [{ source: 'resume', section, page, text }];
  });
  const all = [...lines.slice(0, MOST_LINES), ...placeIn(content)];
  return {
    lines: all,
    works: shown(
      content.work_experiences.filter(({ value }) => value.start_date !== null),
      all,
      ({ job_title: title }) => title,
      (work, line) => ({
        line,
        from: work.start_date ?? '',
        to: work.is_present ? null : (work.end_date ?? work.start_date),
        text: `${work.job_title} ${work.company_name} ${work.industry} ${work.description}`,
      }),
    ),
    studies: shown(
      content.educations,
      all,
      ({ school_name: school }) => school,
      (study, line) => {
        const text = `${study.education_level} ${study.field_of_study} ${study.school_name}`;
        return { line, level: levelIn(study.education_level) ?? levelIn(line.text), text };
      },
    ),
    languages: shown(
      content.languages,
      all,
      ({ name }) => name,
      ({ name, language, proficiency }, line) => ({ line, code: language ?? languageIn(name)?.code ?? '', proficiency }),
    ),
    licences: shown(
      content.license_certifications,
      all,
      ({ name }) => name,
      ({ name, expiry_date: until }, line) => ({ line, name, isExpired: until !== null && until < month.slice(0, until.length) }),
    ),
  };
}
