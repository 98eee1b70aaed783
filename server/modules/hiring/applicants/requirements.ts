import type { RequirementInResume, ResumePlace } from '../../../../contract/applicant-resume.ts';
import type { ResumeSection } from '../../../../contract/online-resume.ts';
import type { ResumeDocument, WorkEntry } from '../../../../contract/resume-document.ts';
import type { RequirementField } from '../../../adapters/ai/analysis.ts';
import { tellingTerms, termsIn } from '../../../adapters/ai/rules/analysis/telling.ts';
import { yearsOf } from '../../../adapters/ai/rules/analysis/years.ts';
import { segment } from '../../../../src/lib/words/segment.ts';
import type { Words } from '../../../resume-templates/words.ts';

/** As many places as a reader is likely to look up. */
const MOST_PLACES = 3;

/** The period of a job with a start date. A job without an end date counts only its start. */
const spanOf = ({ start_date: from, end_date: to, is_present: isPresent }: WorkEntry) => (from === null ? null : { from, to: isPresent ? null : (to ?? from) });

/** Full years of work, counting overlapping jobs once. Null if none has dates. */
function fullYears(works: readonly WorkEntry[], month: string): number | null {
  const spans = works.flatMap((work) => spanOf(work) ?? []);
  return spans.length === 0 ? null : yearsOf(spans, month);
}

/**
 * Finds the skills and years of work from the job's fields in a resume, in the order of the ad. Compares words, like the rules that compare
 * applications (docs/decisions/ai.md), so the same resume and ad always give the same result.
 * @param sections the sections as shown
 * @param month the current month, such as "2026-03"
 */
export function findRequirements(
  fields: readonly RequirementField[],
  document: ResumeDocument,
  sections: readonly ResumeSection[],
  words: Pick<Words, 'experience' | 'skills'>,
  month: string,
): RequirementInResume[] {
  const works = document.work_experiences;
  const workAt = sections.findIndex(({ title }) => title === words.experience);
  return fields.flatMap((field): RequirementInResume[] => {
    if (field.kind === 'experience') {
      const years = fullYears(works, month);
      const places = works.length === 0 ? [] : [{ section: workAt, entry: null, years }];
      return [{ kind: 'experience', text: field.text, places }];
    }
    if (field.kind !== 'skill') return [];
    const found = placesOf(field.text, sections);
    const jobs = found.filter(({ section }) => section === workAt).map((one) => ({ one, work: works[one.entry ?? 0] as WorkEntry }));
    const dated = jobs.map(({ one, work }) => ({ ...one, years: fullYears([work], month) }));
    const others = found.filter(({ section }) => section !== workAt).toSorted((one, other) => rankOf(one, sections, words) - rankOf(other, sections, words));
    return [{ kind: 'skill', text: field.text, places: [...dated, ...others].slice(0, MOST_PLACES) }];
  });
}

/** A list of skills doesn't show where a skill was used, so it comes last. */
const rankOf = ({ section }: ResumePlace, sections: readonly ResumeSection[], { skills }: Pick<Words, 'skills'>): number =>
  sections[section]?.title === skills ? 1 : 0;

/** The entries that contain all words of a skill together. */
function placesOf(skill: string, sections: readonly ResumeSection[]): ResumePlace[] {
  const wanted = tellingTerms(skill);
  const plain = skill.trim().toLocaleLowerCase();
  // A skill without significant words ("C") must match a whole entry.
  const isNamed = (texts: readonly string[]): boolean =>
    texts.some((text) =>
      text.split('\n').some((line) => {
        if (line.trim().toLocaleLowerCase() === plain) return true;
        return wanted.length > 0 && termsIn(wanted, { lexemes: segment(line) }).length === wanted.length;
      }),
    );
  return sections.flatMap(({ text, words, entries }, section): ResumePlace[] => {
    const at = (entry: number | null) => ({ section, entry, years: null });
    const inEntries = entries.flatMap(({ title, place, text: content }, index) => (isNamed([title, place, content]) ? [at(index)] : []));
    return [...(isNamed([text, ...words]) ? [at(null)] : []), ...inEntries];
  });
}
