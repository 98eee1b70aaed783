import type { Profile } from '../../contract/profile.ts';

/** The parts of a complete profile, in the order they are asked for. */
export const PARTS = ['preference', 'basicInfo', 'summary', 'workExperience', 'education', 'skills', 'language', 'avatar'] as const;
export type Part = (typeof PARTS)[number];

/** How much of a profile is complete (0–1), and what is missing. */
export function completionOf(profile: Profile): { share: number; missing: Part[] } {
  const info = profile.basic_info;
  const has: Record<Part, boolean> = {
    preference: profile.job_preferences.length > 0,
    basicInfo: info.date_of_birth !== null && info.current_location !== '' && info.notice_period_id !== null,
    summary: info.career_summary !== '',
    workExperience: profile.work_experiences.length > 0,
    education: profile.educations.length > 0,
    skills: profile.skills.length > 0,
    language: profile.languages.length > 0,
    avatar: info.avatar !== null,
  };
  const missing = PARTS.filter((part) => !has[part]);
  return { share: 1 - missing.length / PARTS.length, missing };
}
