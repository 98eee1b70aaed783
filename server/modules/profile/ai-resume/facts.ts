import type { SummarySource } from '../../../../contract/career-summary.ts';
import { LANGUAGES } from '../../../../contract/languages.ts';
import type { Profile } from '../../../../contract/profile.ts';
import type { Facts } from '../../../adapters/ai/ai.ts';
import { yearsOf } from '../../../adapters/ai/rules/analysis/years.ts';
import { inLine } from '../../../adapters/ai/rules/words.ts';
import { optionOf } from '../../market/config/options.ts';

/** The longest part of a description that is used. More of it adds nothing new. */
const MOST_TEXT = 1_000;
const MOST = { works: 8, studies: 3, licences: 8 } as const;
/** Contact details in a job's description: an email address, a website, a phone number. */
const REACHABLE = /(?<!\S)\S+@\S+|\b(?:https?:\/\/|www\.)\S+|\+?\d[\d\s().-]{7,}\d/gi;
const ENGLISH = LANGUAGES[0];

const unreachable = (text: string) => text.replace(REACHABLE, '').slice(0, MOST_TEXT).trim();
const nameOf = (code: string) => new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;

/**
 * The parts of a profile that a summary is written from, in English. Leaves out pay, age, address, and the person's name.
 * @param preferenceId the job preference to use; null for the newest
 */
export function factsOf(profile: Profile, preferenceId: string | null, now: Date): Facts {
  const { basic_info: basic, job_preferences: preferences } = profile;
  const wanted = preferences.find(({ id }) => id === preferenceId) ?? preferences[0];
  const month = now.toISOString().slice(0, 7);
  const works = profile.work_experiences.slice(0, MOST.works).map((work) => ({
    title: inLine(work.job_title),
    company: inLine(work.company_name),
    from: work.start_date,
    to: work.is_present ? null : work.end_date,
    industry: optionOf('industry_lists', work.industry_id, ENGLISH)?.value ?? '',
    text: unreachable(work.description),
  }));
  return {
    wanted: wanted ? { title: inLine(wanted.job_title), arrangement: wanted.work_arrangement } : null,
    type: basic.job_seeker_type,
    isLooking: basic.jobseeking_status !== 'notLooking',
    years: basic.years_of_experience ?? (works.length === 0 ? null : yearsOf(works, month)),
    works,
    studies: profile.educations.slice(0, MOST.studies).map((study) => ({
      school: inLine(study.school_name),
      level: optionOf('educations', study.education_level_id, ENGLISH)?.value ?? '',
      field: inLine(study.field_of_study),
      to: study.is_attending ? null : study.end_date,
    })),
    skills: profile.skills.map(inLine),
    licences: profile.license_certifications
      .filter((one) => one.does_not_expire || one.expiry_date === null || one.expiry_date >= month)
      .slice(0, MOST.licences)
      .map(({ name }) => inLine(name)),
    languages: profile.languages.map(({ language, proficiency }) => ({ name: nameOf(language), proficiency })),
  };
}

/** What the profile lacks that would improve a summary. */
export function missingIn({ works, studies, skills, wanted }: Facts): SummarySource[] {
  const has = { work_experiences: works.length > 0, educations: studies.length > 0, skills: skills.length > 0, job_preferences: wanted !== null };
  return (Object.keys(has) as SummarySource[]).filter((source) => !has[source]);
}

/** Whether the profile has nothing but preferred jobs, which is too little for a summary. */
export const isTooSparse = ({ works, studies, skills, licences }: Facts): boolean => works.length + studies.length + skills.length + licences.length === 0;
