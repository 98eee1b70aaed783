import type { AskedInResume, ResumePlace } from '../../../contract/applicant-resume.ts';
import type { ResumeSection } from '../../../contract/online-resume.ts';
import type { ResumeDocument, WorkEntry } from '../../../contract/resume-document.ts';
import type { AskedField } from '../../adapters/ai/analysis.ts';
import { tellingTerms, termsIn } from '../../adapters/ai/rules/analysis/telling.ts';
import { yearsOf } from '../../adapters/ai/rules/analysis/years.ts';
import { segment } from '../../../src/lib/words/segment.ts';
import type { Words } from '../../resume-templates/words.ts';

/** As many places as one looks up; the rest says no more. */
const MOST_PLACES = 3;

/** Work of which it is told when it was; where it ended is not told, it counts up to its start. */
const spanOf = ({ start_date: from, end_date: to, is_present: isPresent }: WorkEntry) => (from === null ? null : { from, to: isPresent ? null : (to ?? from) });

/** Full years of jobs, however many at once; null where of none it is told when. */
function fullYears(works: readonly WorkEntry[], month: string): number | null {
  const spans = works.flatMap((work) => spanOf(work) ?? []);
  return spans.length === 0 ? null : yearsOf(spans, month);
}

/**
 * Of what a job asks for in its fields, its skills and years of work: where in a resume each stands, in the order of the ad. Found word by word, as rules
 * find it for a comparison (docs/decisions/ai.md): the same resume and the same ad always say the same.
 * @param sections as they are shown
 * @param month the present one, "2026-03"
 */
export function askedIn(
  fields: readonly AskedField[],
  document: ResumeDocument,
  sections: readonly ResumeSection[],
  words: Pick<Words, 'experience' | 'skills'>,
  month: string,
): AskedInResume[] {
  const works = document.work_experiences;
  const workAt = sections.findIndex(({ title }) => title === words.experience);
  return fields.flatMap((field): AskedInResume[] => {
    if (field.kind === 'experience') {
      const years = fullYears(works, month);
      const places = works.length === 0 ? [] : [{ section: workAt, entry: null, years }];
      return [{ kind: 'experience', text: field.text, places }];
    }
    if (field.kind !== 'skill') return [];
    const found = placesOf(field.text, sections);
    const jobs = found.filter(({ section }) => section === workAt).map((one) => ({ one, work: works[one.entry ?? 0] as WorkEntry }));
    const told = jobs.map(({ one, work }) => ({ ...one, years: fullYears([work], month) }));
    const others = found.filter(({ section }) => section !== workAt).toSorted((one, other) => rankOf(one, sections, words) - rankOf(other, sections, words));
    return [{ kind: 'skill', text: field.text, places: [...told, ...others].slice(0, MOST_PLACES) }];
  });
}

/** A list of skills says the least of where one was learned, so it comes last. */
const rankOf = ({ section }: ResumePlace, sections: readonly ResumeSection[], { skills }: Pick<Words, 'skills'>): number =>
  sections[section]?.title === skills ? 1 : 0;

/** Where in what is shown all the words of a skill stand together. */
function placesOf(skill: string, sections: readonly ResumeSection[]): ResumePlace[] {
  const wanted = tellingTerms(skill);
  const plain = skill.trim().toLocaleLowerCase();
  // What has no word of its own ("C") is found only where it stands alone.
  const isNamed = (texts: readonly string[]): boolean =>
    texts.some((text) =>
      text.split('\n').some((line) => {
        if (line.trim().toLocaleLowerCase() === plain) return true;
        return wanted.length > 0 && termsIn(wanted, { lexemes: segment(line) }).length === wanted.length;
      }),
    );
  return sections.flatMap(({ text, words, entries }, section): ResumePlace[] => {
    const at = (entry: number | null) => ({ section, entry, years: null });
    const inEntries = entries.flatMap(({ title, place, text: told }, index) => (isNamed([title, place, told]) ? [at(index)] : []));
    return [...(isNamed([text, ...words]) ? [at(null)] : []), ...inEntries];
  });
}
