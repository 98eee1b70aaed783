import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { uuid } from './fields.ts';
import {
  basicInfo,
  basicInfoFields,
  education,
  educationFields,
  jobPreference,
  languageFields,
  license,
  licenseFields,
  preferenceFields,
  profile,
  skills,
  spokenLanguage,
  website,
  websiteFields,
  workExperience,
  workExperienceFields,
} from './profile.ts';
import { patchOf } from './profile-rules.ts';
import { currentUser } from './records.ts';

const byId = z.object({ id: uuid });

/** The four calls of a kind of record (specification §7). Each write sends all fields of the record. */
function recordCalls<const P extends string, F extends z.ZodType, R extends z.ZodType>(path: P, what: string, fields: F, record: R) {
  return {
    list: declareCall({ method: 'GET', service: 'jobseekers', path, summary: `${what}, newest first`, access: 'seeker', reply: z.array(record) }),
    create: declareCall({
      method: 'POST',
      service: 'jobseekers',
      path: `${path}/create`,
      summary: `${what}: create`,
      access: 'seeker',
      idempotency: 'stored',
      body: fields,
      reply: record,
      errors: [ERRORS.tooManyRecords.code],
    }),
    update: declareCall({
      method: 'PATCH',
      service: 'jobseekers',
      path: `${path}/:id/update`,
      summary: `${what}: update`,
      access: 'seeker',
      idempotency: 'stored',
      params: byId,
      body: fields,
      reply: record,
      errors: [ERRORS.notFound.code],
    }),
    remove: declareCall({
      method: 'DELETE',
      service: 'jobseekers',
      path: `${path}/:id/delete`,
      summary: `${what}: delete`,
      access: 'seeker',
      idempotency: 'natural',
      params: byId,
      reply: z.null(),
    }),
  };
}

export const {
  list: listWorkExperiences,
  create: createWorkExperience,
  update: updateWorkExperience,
  remove: deleteWorkExperience,
} = recordCalls('/work-experiences', 'Work experience', workExperienceFields, workExperience);
export const {
  list: listEducations,
  create: createEducation,
  update: updateEducation,
  remove: deleteEducation,
} = recordCalls('/educations', 'Education', educationFields, education);
export const {
  list: listLicenses,
  create: createLicense,
  update: updateLicense,
  remove: deleteLicense,
} = recordCalls('/license-certifications', 'Licenses and certifications', licenseFields, license);
export const {
  list: listWebsites,
  create: createWebsite,
  update: updateWebsite,
  remove: deleteWebsite,
} = recordCalls('/websites', 'Links', websiteFields, website);
export const {
  list: listLanguages,
  create: createLanguage,
  update: updateLanguage,
  remove: deleteLanguage,
} = recordCalls('/languages', 'Languages', languageFields, spokenLanguage);

/** At most 3 remote and 3 on-site or hybrid (specification §5). */
const preferenceErrors = [ERRORS.tooManyRemote.code, ERRORS.tooManyOnsite.code];
export const listJobPreferences = declareCall({
  method: 'GET',
  service: 'jobseekers',
  path: '/job-preferences',
  summary: 'List job preferences, newest first',
  access: 'seeker',
  reply: z.array(jobPreference),
});
export const getJobPreference = declareCall({
  method: 'GET',
  service: 'jobseekers',
  path: '/job-preferences/:id',
  summary: 'Get a job preference',
  access: 'seeker',
  params: byId,
  reply: jobPreference,
  errors: [ERRORS.notFound.code],
});
export const createJobPreference = declareCall({
  method: 'POST',
  service: 'jobseekers',
  path: '/job-preferences/create',
  summary: 'Add a job preference',
  access: 'seeker',
  idempotency: 'stored',
  body: preferenceFields,
  reply: jobPreference,
  errors: preferenceErrors,
});
export const updateJobPreference = declareCall({
  method: 'PATCH',
  service: 'jobseekers',
  path: '/job-preferences/:id/update',
  summary: 'Update a job preference',
  access: 'seeker',
  idempotency: 'stored',
  params: byId,
  body: preferenceFields,
  reply: jobPreference,
  errors: [ERRORS.notFound.code, ...preferenceErrors],
});
/** The last one can't be deleted. */
export const deleteJobPreference = declareCall({
  method: 'DELETE',
  service: 'jobseekers',
  path: '/job-preferences/:id/delete',
  summary: 'Delete a job preference',
  access: 'seeker',
  idempotency: 'natural',
  params: byId,
  reply: z.null(),
  errors: [ERRORS.lastPreference.code],
});

export const getProfile = declareCall({
  method: 'GET',
  service: 'jobseekers',
  path: '/profile',
  summary: 'Get the caller’s whole profile',
  access: 'seeker',
  reply: profile,
});
/** Fields that are left out stay the same. Names confirmed by Singpass can't be changed here. */
export const updateBasicInfo = declareCall({
  method: 'PATCH',
  service: 'jobseekers',
  path: '/basic-info',
  summary: 'Update the personal details',
  access: 'seeker',
  idempotency: 'stored',
  body: patchOf(basicInfoFields),
  reply: basicInfo,
});
export const updateSkills = declareCall({
  method: 'PUT',
  service: 'jobseekers',
  path: '/skills',
  summary: 'Get all of the caller’s skills, in their order',
  access: 'seeker',
  idempotency: 'natural',
  body: z.object({ skills }),
  reply: z.object({ skills: z.array(z.string()) }),
});

/** The last step of the wizard. It requires a name and a job preference; the rest may follow later. */
export const completeProfile = declareCall({
  method: 'POST',
  service: 'jobseekers',
  path: '/complete-profile',
  summary: 'Complete the profile',
  access: 'seeker',
  idempotency: 'natural',
  body: z.object({}),
  reply: currentUser,
  errors: [ERRORS.profileUnfinished.code],
});
