import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { basicInfoFieldsOn, educationFields, languageFields, licenseFields, preferenceFields, skills, websiteFields, workExperienceFields } from './profile.ts';

/** What is wrong, "field:key". */
function faults(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => `${String(path[0])}:${message}`).toSorted();
}

const work = { job_title: 'Cook', company_name: 'Harbour Grill', start_date: '2020-02', end_date: '2021-01' };
const school = { school_name: 'Cebu Normal University', education_level_id: 5, start_date: '2012-06', end_date: '2016-03' };
const license = { name: 'Food safety', issuing_organisation: 'Board of Health', issue_date: '2024-01', expiry_date: '2026-01' };
const preference = {
  job_title: 'Cook',
  industry_id: 3,
  job_type_ids: [1],
  work_arrangement: 'onsite',
  work_language: 'en',
  timezone: 'Asia/Manila',
  location_id: 2,
  currency: 'PHP',
  salary_type: 'Monthly',
  min_salary: 20_000,
  max_salary: 30_000,
};

describe('what is whole is taken', () => {
  test.each([
    [workExperienceFields, work],
    [workExperienceFields, { ...work, end_date: '2020-02' }],
    [workExperienceFields, { ...work, end_date: null, is_present: true }],
    [workExperienceFields, { ...work, description: 'x'.repeat(10), monthly_salary: 0, currency: 'PHP' }],
    [workExperienceFields, { ...work, start_date: '2019', end_date: '2021' }],
    [workExperienceFields, { ...work, start_date: '2020-11', end_date: '2020' }],
    [educationFields, { ...school, start_date: '2016', end_date: '2016-03' }],
    [educationFields, school],
    [licenseFields, license],
    [licenseFields, { ...license, expiry_date: null, does_not_expire: true }],
    [websiteFields, { url: 'https://ana.example/größe?x=1' }],
    [preferenceFields, preference],
    [preferenceFields, { ...preference, salary_type: 'Negotiable', min_salary: null, max_salary: null }],
    [languageFields, { language: 'fil', proficiency: 'native' }],
    [skills, Array.from({ length: 10 }, (_, index) => `${index}`.padEnd(49, 'x'))],
  ])('%#', (schema, value) => expect(faults(schema as z.ZodType, value)).toEqual([]));
});

describe('what is not is told at its field', () => {
  test.each([
    [workExperienceFields, {}, ['company_name:required', 'end_date:required', 'job_title:required', 'start_date:required']],
    [workExperienceFields, { ...work, start_date: '2021-02' }, ['end_date:period.upsideDown']],
    [workExperienceFields, { ...work, job_title: '', start_date: '2021-02' }, ['end_date:period.upsideDown', 'job_title:required']],
    [workExperienceFields, { ...work, start_date: '2021', end_date: '2020-12' }, ['end_date:period.upsideDown']],
    [workExperienceFields, { ...work, start_date: '2019-' }, ['start_date:year.invalid']],
    [licenseFields, { ...license, issue_date: '2024' }, ['issue_date:month.invalid']],
    [workExperienceFields, { ...work, description: 'too short' }, ['description:description.tooShort']],
    [workExperienceFields, { ...work, description: 'x'.repeat(4_001) }, ['description:description.tooLong']],
    [workExperienceFields, { ...work, monthly_salary: 5 }, ['currency:currency.choose']],
    [workExperienceFields, { ...work, monthly_salary: 18.5, currency: 'PHP' }, ['monthly_salary:amount.whole']],
    [workExperienceFields, { ...work, monthly_salary: Number.NaN, currency: 'PHP' }, ['monthly_salary:amount.invalid']],
    [educationFields, { ...school, education_level_id: null }, ['education_level_id:required']],
    [educationFields, { ...school, end_date: '2012-05' }, ['end_date:period.upsideDown']],
    [licenseFields, { ...license, expiry_date: '2024-01' }, ['expiry_date:license.upsideDown']],
    [licenseFields, { ...license, credential_url: 'ftp://x.example' }, ['credential_url:url.invalid']],
    [websiteFields, { url: 'ana.example' }, ['url:url.invalid']],
    [websiteFields, { url: 'https://localhost' }, ['url:url.invalid']],
    [websiteFields, { url: 'javascript:alert(1)//a.b' }, ['url:url.invalid']],
    [preferenceFields, { ...preference, is_overseas: true }, ['country_id:required']],
    [preferenceFields, { ...preference, min_salary: 40_000 }, ['max_salary:salary.upsideDown']],
    [preferenceFields, { ...preference, min_salary: Number.NaN }, ['min_salary:amount.invalid']],
    [preferenceFields, { ...preference, max_salary: null, job_type_ids: [] }, ['job_type_ids:required', 'max_salary:required']],
    [skills, ['Excel', ' excel'], ['undefined:skill.exists']],
    [skills, ['x'.repeat(50)], ['0:skill.tooLong']],
    [skills, Array.from({ length: 11 }, String), ['undefined:skill.tooMany']],
  ])('%#', (schema, value, expected) => expect(faults(schema as z.ZodType, value)).toEqual(expected));
});

test.each([
  ['2010-11-21', []],
  ['2010-11-22', ['date_of_birth:birthday.tooYoung']],
  ['1999-02-30', ['date_of_birth:date.invalid']],
  [null, []],
])('born %s, on the day it counts', (born, expected) => {
  const schema = basicInfoFieldsOn(new Date('2026-11-21T08:00:00Z'));
  expect(faults(schema, { first_name: 'Ana', last_name: 'Reyes', date_of_birth: born })).toEqual(expected);
});
