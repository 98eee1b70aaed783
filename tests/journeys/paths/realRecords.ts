import * as calls from '../../../contract/profile-calls.ts';
import { onsiteCook, preferencesFlow, remoteCook } from '../../../src/machines/preferences/preferences.fixtures.ts';
import { cook, recordFlow, written } from '../../../src/machines/record/record.fixtures.ts';
import type { StoredRecord, Values } from '../../../src/machines/record/record.types.ts';
import type { ListedKind } from './recordForm.ts';
import { type About, PREFERENCE, recordPlan } from './recordPlan.ts';

interface Real {
  one: Values;
  name: string;
  written: Values;
}

/** For each kind, a record in the list, with its name there, and one to enter. */
const REAL: Record<ListedKind, Real> = {
  workExperience: {
    one: { job_title: 'Cook', company_name: 'Harbour Grill', start_date: '2020-02', is_present: true },
    name: 'Cook',
    written: { job_title: 'Baker', company_name: 'Old Mill', start_date: '2021-02', is_present: true },
  },
  education: {
    one: { school_name: 'Cebu Normal University', education_level_id: 5, start_date: '2012-06', is_attending: true },
    name: 'Cebu Normal University',
    written: { school_name: 'Silliman University', education_level_id: 5, start_date: '2016-06', is_attending: true },
  },
  license: {
    one: { name: 'Food safety', issuing_organisation: 'Board of Health', issue_date: '2024-01', does_not_expire: true },
    name: 'Food safety',
    written: { name: 'First aid', issuing_organisation: 'Red Cross', issue_date: '2023-03', does_not_expire: true },
  },
  website: {
    one: { url: 'https://ana.example/work', display_name: '' },
    name: 'https://ana.example/work',
    written: { url: 'https://ana.example/bread', display_name: 'Bread' },
  },
  language: { one: { language: 'fil', proficiency: 'native' }, name: 'Filipino', written: { language: 'fr', proficiency: 'fluent' } },
  preference: { one: PREFERENCE, name: 'Menu planner', written: { ...PREFERENCE, job_title: 'Head cook', work_arrangement: 'onsite' } },
};

const PROFILE = '/manage-profile';
const PLACES: Record<ListedKind, Pick<About, 'calls' | 'part' | 'tab' | 'step'>> = {
  workExperience: {
    calls: { list: calls.listWorkExperiences, create: calls.createWorkExperience, update: calls.updateWorkExperience, remove: calls.deleteWorkExperience },
    part: 'work_experiences',
    tab: PROFILE,
    // Its wizard step opens the editor in the page (profile.journey.ts).
    step: null,
  },
  education: {
    calls: { list: calls.listEducations, create: calls.createEducation, update: calls.updateEducation, remove: calls.deleteEducation },
    part: 'educations',
    tab: PROFILE,
    // Its wizard step opens the editor in the page (profile.journey.ts).
    step: null,
  },
  license: {
    calls: { list: calls.listLicenses, create: calls.createLicense, update: calls.updateLicense, remove: calls.deleteLicense },
    part: 'license_certifications',
    tab: PROFILE,
    step: null,
  },
  website: {
    calls: { list: calls.listWebsites, create: calls.createWebsite, update: calls.updateWebsite, remove: calls.deleteWebsite },
    part: 'websites',
    tab: PROFILE,
    step: null,
  },
  language: {
    calls: { list: calls.listLanguages, create: calls.createLanguage, update: calls.updateLanguage, remove: calls.deleteLanguage },
    part: 'languages',
    tab: PROFILE,
    step: 'about',
  },
  preference: {
    calls: { list: calls.listJobPreferences, create: calls.createJobPreference, update: calls.updateJobPreference, remove: calls.deleteJobPreference },
    part: 'job_preferences',
    tab: `${PROFILE}/preferences`,
    // Its wizard step opens the editor in the page (profile.journey.ts).
    step: null,
  },
};

/** The chart of a kind, and the plan that drives it on the real server with real records. */
export function realRecords(kind: ListedKind) {
  const flow = kind === 'preference' ? preferencesFlow : recordFlow;
  const samples: { one: StoredRecord; written: Values } = kind === 'preference' ? { one: remoteCook, written: onsiteCook } : { one: cook, written };
  return { flow, plan: recordPlan(flow, { kind, ...PLACES[kind], ...samples, real: REAL[kind] }), sample: samples.one, ...REAL[kind], ...PLACES[kind] };
}
