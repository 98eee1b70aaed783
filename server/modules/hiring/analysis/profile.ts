import type { EvidenceSection } from '../../../../contract/applicant-analysis.ts';
import type { Language } from '../../../../contract/languages.ts';
import type { Profile } from '../../../../contract/profile.ts';
import type { Applied, AppliedLine } from '../../../adapters/ai/analysis.ts';
import { hasContact, statesProtected } from '../../../adapters/ai/protected.ts';
import { inOneLine } from '../../../adapters/ai/verified.ts';
import { educationOf, type Entry, licensesOf, workOf } from '../../../resume-templates/entries.ts';
import { wordsOf } from '../../../resume-templates/words.ts';
import { placeNameOf } from '../../market/jobs/card.ts';
import { resumeOfProfile } from '../../profile/resume-of-profile.ts';

const line = (section: EvidenceSection, text: string): AppliedLine => ({ source: 'profile', section, page: null, text: inOneLine(text) });
const named = ({ title, place, period }: Entry): string => [title, place, period].filter((part) => part !== '').join(' · ');
const linesIn = (section: EvidenceSection, text: string): AppliedLine[] => text.split('\n').map((one) => line(section, one));
const isShareable = ({ text }: AppliedLine): boolean => text !== '' && !statesProtected(text) && !hasContact(text);

/**
 * The parts of a profile that an application is compared by, as its page shows them. Excludes date and place of birth, contact details and pay. @param language
 * that of the ad
 */
export function appliedOf(profile: Profile, language: Language, month: string): Applied {
  const document = resumeOfProfile(profile, language, { dateOfBirth: false, nationality: false });
  const works = workOf(document, language.tag).map((entry) => ({ entry, line: line('work', named(entry)) }));
  const studies = educationOf(document, language.tag).map((entry) => ({ entry, line: line('education', named(entry)) }));
  const licences = licensesOf(document, language.tag, wordsOf(language.tag)).map((entry) => ({ entry, line: line('licences', named(entry)) }));
  const spoken = document.languages.map((one) => line('languages', one.proficiency ? `${one.language} (${one.proficiency})` : one.language));
  const wanted = profile.job_preferences
    .filter(({ work_arrangement: how }) => how !== 'remote')
    .flatMap(({ location_id: id }) => placeNameOf(id, language) ?? []);
  const lines = [
    ...linesIn('summary', profile.basic_info.career_summary),
    ...works.flatMap(({ entry, line: head }) => [head, ...linesIn('work', entry.text)]),
    ...studies.flatMap(({ entry, line: head }) => [head, ...linesIn('education', entry.text)]),
    ...profile.skills.map((skill) => line('skills', skill)),
    ...spoken,
    ...licences.map(({ line: head }) => head),
    ...[...new Set([profile.basic_info.current_location, ...wanted])].map((place) => line('location', place)),
  ].filter(isShareable);
  return {
    lines,
    works: profile.work_experiences.flatMap((work, index) => {
      const applied = works[index];
      return applied
        ? [{ line: applied.line, from: work.start_date, to: work.is_present ? null : work.end_date, text: `${applied.line.text} ${work.description}` }]
        : [];
    }),
    studies: profile.educations.flatMap((study, index) => {
      const applied = studies[index];
      return applied ? [{ line: applied.line, level: study.education_level_id, text: applied.line.text }] : [];
    }),
    languages: profile.languages.flatMap(({ language: code, proficiency }, index) => {
      const applied = spoken[index];
      return applied ? [{ line: applied, code, proficiency }] : [];
    }),
    licences: profile.license_certifications.flatMap((licence, index) => {
      const applied = licences[index];
      const until = licence.does_not_expire ? null : licence.expiry_date;
      return applied ? [{ line: applied.line, name: licence.name, isExpired: until !== null && until < month }] : [];
    }),
  };
}
