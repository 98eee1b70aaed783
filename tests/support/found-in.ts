import type { CountryCode } from 'libphonenumber-js';
import { expect } from 'vitest';
import type { FoundContent } from '../../contract/resume-sync.ts';
import { readResume, type ResumeKind } from '../../server/resume/read.ts';

/** What the reader finds in a document; a test fails if that is nothing. */
export async function foundIn(bytes: Uint8Array | string, kind: ResumeKind = 'txt', country: CountryCode = 'US'): Promise<FoundContent> {
  const reading = await readResume(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes, kind, country);
  expect(reading.outcome).toBe('found');
  return (reading as { content: FoundContent }).content;
}

/** "title | company | start | end" of each job. */
export const jobsIn = ({ work_experiences: all }: FoundContent): string[] =>
  all.map(({ value }) => [value.job_title, value.company_name, value.start_date, value.is_present ? 'now' : value.end_date].join(' | '));
/** "school | degree | field | start | end" of each. */
export const schoolsIn = ({ educations: all }: FoundContent): string[] =>
  all.map(({ value }) => [value.school_name, value.education_level, value.field_of_study, value.start_date, value.end_date].join(' | '));
export const skillsIn = ({ skills }: FoundContent): string[] => skills.map(({ value }) => value);
export const nameIn = ({ basic_info: { first_name: first, last_name: last } }: FoundContent): string => `${first?.value} ${last?.value}`;
