import type { LIST_TYPES } from '../../../../../contract/config.ts';
import { countryByCode } from '../../../../../contract/countries.ts';
import { DEFAULT_COUNTRY } from '../../../../../contract/limits.ts';
import { featureBanners } from './banners.ts';
import { companyBenefits, companyCultures, jobAttractiveReasons, jobBenefits } from './benefits.ts';
import { companySizes, employeeRanges, financingStages } from './companies.ts';
import { industries } from './industries.ts';
import type { Item } from '../../../../reference/item.ts';
import {
  alertFrequencies,
  genders,
  noticePeriods,
  pipelineStages,
  recruiterPermissions,
  resumeSources,
  resumeUpdates,
  socialTypes,
  userIdentities,
} from './people.ts';
import { countries, languages, locationLists } from './places.ts';
import { chatReports, notSuitableReasons, reportInterviewReasons, reportJobReasons, reportRecruiterReasons, reportTalentReasons } from './reports.ts';
import { currencies, salaryRangeFilters, salaryRanges } from './salaries.ts';
import { functionTitles, jobCategories, jobFunctionLists, jobFunctions, mainFunctions, mainJobFunctionLists } from './taxonomy.ts';
import { degrees, educations, jobTypes, workXps, xpLvls } from './work.ts';

export type ListType = (typeof LIST_TYPES)[number];

const DEFAULT_COUNTRY_ID = countryByCode(DEFAULT_COUNTRY)?.id ?? 0;

const LISTS: Record<ListType, Item[] | ((countryId: number | undefined) => Item[])> = {
  xp_lvls: xpLvls,
  work_xps: workXps,
  job_types: jobTypes,
  degrees,
  educations,
  no_of_employee_ranges: employeeRanges,
  company_sizes: companySizes,
  company_financing_stage_lists: financingStages,
  company_benefit_lists: companyBenefits,
  company_culture_lists: companyCultures,
  industry_lists: industries,
  job_benefit_lists: jobBenefits,
  job_attractive_reasons: jobAttractiveReasons,
  main_functions: mainFunctions,
  job_functions: jobFunctions,
  function_titles: functionTitles,
  job_function_lists: jobFunctionLists,
  main_job_function_lists: mainJobFunctionLists,
  job_category_lists: jobCategories,
  job_categories: jobCategories,
  country_lists: countries,
  language_lists: languages,
  location_lists: locationLists,
  currency_lists: currencies,
  salary_ranges: (countryId) => salaryRanges(countryId ?? DEFAULT_COUNTRY_ID),
  salary_range_filters: (countryId) => salaryRangeFilters(countryId ?? DEFAULT_COUNTRY_ID),
  report_job_reasons: reportJobReasons,
  report_talent_reasons: reportTalentReasons,
  not_suitable_reasons: notSuitableReasons,
  report_interview_reasons: reportInterviewReasons,
  report_recruiter_reasons: reportRecruiterReasons,
  chat_report_lists: chatReports,
  notice_period_lists: noticePeriods,
  subscibe_job_frequency_lists: alertFrequencies,
  gender_lists: genders,
  social_types: socialTypes,
  resume_source_lists: resumeSources,
  pipeline_stage_lists: pipelineStages,
  resume_last_updated_time_lists: resumeUpdates,
  user_identity_lists: userIdentities,
  recruiter_role_permissions: recruiterPermissions,
  feature_banners: featureBanners,
};

/** A config list of specification §3 in English, with its words in other languages under `names`; the salary and location lists are the country's. */
export function list(type: ListType, countryId?: number): Item[] {
  const entries = LISTS[type];
  return typeof entries === 'function' ? entries(countryId) : entries;
}
