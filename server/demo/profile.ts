import type { Queryable } from '../db/client.ts';
import { education, jobPreference, license, profile, spokenLanguage, workExperience } from '../db/schema/profile.ts';

/** Fills in the demo seeker's profile: enough to show every part of it, and to make a good resume. Everything is invented. @param at when she entered it */
export async function giveProfile(db: Queryable, userId: string, at: Date): Promise<void> {
  const own = { userId, createdAt: at };
  await db.insert(profile).values({
    userId,
    updatedAt: at,
    currentLocation: 'Makati, Philippines',
    workingSince: '2017-07',
    jobSeekerType: 'professional',
    jobseekingStatus: 'open',
    careerSummary:
      'Accountant with nine years in retail and logistics. I close the books for four companies each month, and I like finding out why a number is what it is. Looking for a team that answers questions before they become problems.',
    skills: ['Bookkeeping', 'Month-end closing', 'Financial reporting', 'Excel', 'SAP', 'Taxation'],
  });
  await db.insert(workExperience).values([
    {
      ...own,
      job_title: 'Senior Accountant',
      company_name: 'Harborline Logistics',
      industry_id: 12,
      start_date: '2021-03',
      is_present: true,
      description: 'Closes the books of four companies within five working days.\nReplaced 30 spreadsheets with one self-service report for depots.',
    },
    {
      ...own,
      job_title: 'Bookkeeper',
      company_name: 'Old Mill Bakery',
      industry_id: 10,
      start_date: '2017-07',
      end_date: '2021-02',
      description: 'Kept the ledgers of eleven shops.\nCut open invoices from 60 days to 35.',
    },
  ]);
  await db.insert(education).values({
    ...own,
    school_name: 'University of San Carlos',
    education_level_id: 5,
    field_of_study: 'Accountancy',
    start_date: '2013',
    end_date: '2017',
  });
  await db.insert(license).values({
    ...own,
    name: 'Certified Public Accountant',
    issuing_organisation: 'Professional Regulation Commission',
    issue_date: '2018-01',
    does_not_expire: true,
  });
  await db.insert(spokenLanguage).values([
    { ...own, language: 'fil', proficiency: 'native' },
    { ...own, language: 'en', proficiency: 'fluent' },
  ]);
  await db.insert(jobPreference).values({
    ...own,
    job_title: 'Accounting Manager',
    industry_id: 12,
    job_type_ids: [1],
    work_arrangement: 'hybrid',
    work_language: 'en',
    timezone: 'Asia/Manila',
    location_id: 167_001,
    currency: 'PHP',
    salary_type: 'Monthly',
    min_salary: 60_000,
    max_salary: 90_000,
  });
}
