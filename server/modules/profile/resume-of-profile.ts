import type { Language } from '../../../contract/languages.ts';
import type { Profile } from '../../../contract/profile.ts';
import { resumeDocument, type ResumeDocument } from '../../../contract/resume-document.ts';
import { wordsOf } from '../../resume-templates/words.ts';
import { optionOf } from '../market/config/options.ts';

export interface PrivateFacts {
  dateOfBirth: boolean;
  nationality: boolean;
}

/**
 * Converts a profile to a resume in a language: ids become words, months stay as they are, and what is only for us (salaries, companies to hide from) is left
 * out.
 */
export function resumeOfProfile(profile: Profile, language: Language, told: PrivateFacts): ResumeDocument {
  const { basic_info: basic, job_preferences: preferences, work_experiences: works } = profile;
  const nameOf = (type: 'language' | 'region', code: string) => new Intl.DisplayNames([language.tag], { type }).of(code) ?? code;
  return resumeDocument.parse({
    basic_info: {
      first_name: basic.first_name,
      last_name: basic.last_name,
      headline: preferences[0]?.job_title ?? works[0]?.job_title ?? '',
      email: basic.email,
      phone_num: basic.phone_num ?? '',
      current_location: basic.current_location,
      date_of_birth: told.dateOfBirth ? basic.date_of_birth : null,
      nationality: told.nationality && basic.nationality ? nameOf('region', basic.nationality) : '',
      career_summary: basic.career_summary,
    },
    work_experiences: works.map((work) => ({
      ...work,
      end_date: work.is_present ? null : work.end_date,
      industry: optionOf('industry_lists', work.industry_id, language)?.value ?? '',
    })),
    educations: profile.educations.map((school) => ({
      ...school,
      end_date: school.is_attending ? null : school.end_date,
      education_level: optionOf('educations', school.education_level_id, language)?.value ?? '',
    })),
    skills: profile.skills,
    languages: profile.languages.map((each) => ({ language: nameOf('language', each.language), proficiency: wordsOf(language.tag)[each.proficiency] })),
    license_certifications: profile.license_certifications,
    websites: profile.websites,
  });
}
