import type { CallName } from '../../contract/calls.ts';
import { pdf } from '../support/market.ts';
import { bmp } from '../support/pictures.ts';
import type { Row } from './roles.table.ts';
import { WRITTEN, type Records, type World } from './world.ts';

const seekers = ['seeker'] as const;
const nothing = () => ({ body: {} });
type Kind = keyof Records;

/** The calls of a kind of record: other people's records don't exist, and deleting them is as silent as deleting one's own twice. */
const records = <C extends string, U extends string, D extends string>(kind: Kind, create: C, update: U, remove: D): Record<C | U | D, Row> => {
  const of = (records: Records) => ({ params: { id: records[kind] }, body: WRITTEN[kind] });
  return {
    [create]: { admits: seekers, sends: () => ({ body: WRITTEN[kind] }) },
    [update]: { admits: seekers, sends: ({ own }: World) => of(own.records), anothers: { sends: ({ another }: World) => of(another.records), answers: 40004 } },
    [remove]: {
      admits: seekers,
      sends: ({ own }: World) => ({ params: { id: own.records[kind] } }),
      anothers: { sends: ({ another }: World) => ({ params: { id: another.records[kind] } }), answers: 'nothing' },
    },
  } as Record<string, Row> as Record<C | U | D, Row>;
};

/** Who may make which call about a profile: job seekers, about their own (specification §6). */
export const PROFILE_ROLES = {
  getProfile: { admits: seekers },
  checkFirstRegistration: { admits: seekers },
  recordPopup: { admits: seekers, sends: () => ({ body: { popup: 'notifications' } }) },
  listPopups: { admits: seekers },
  triggerSpringEvent: { admits: seekers, sends: () => ({ body: { onboarded_method: 'link' } }) },
  listWorkExperiences: { admits: seekers },
  ...records('workExperience', 'createWorkExperience', 'updateWorkExperience', 'deleteWorkExperience'),
  listEducations: { admits: seekers },
  ...records('education', 'createEducation', 'updateEducation', 'deleteEducation'),
  listLicenses: { admits: seekers },
  ...records('license', 'createLicense', 'updateLicense', 'deleteLicense'),
  listWebsites: { admits: seekers },
  ...records('website', 'createWebsite', 'updateWebsite', 'deleteWebsite'),
  listLanguages: { admits: seekers },
  ...records('language', 'createLanguage', 'updateLanguage', 'deleteLanguage'),
  listJobPreferences: { admits: seekers },
  getJobPreference: {
    admits: seekers,
    sends: ({ own }) => ({ params: { id: own.records.preference } }),
    anothers: { sends: ({ another }) => ({ params: { id: another.records.preference } }), answers: 40004 },
  },
  ...records('preference', 'createJobPreference', 'updateJobPreference', 'deleteJobPreference'),
  updateBasicInfo: { admits: seekers, sends: () => ({ body: { current_location: 'Cebu City' } }) },
  updateSkills: { admits: seekers, sends: () => ({ body: { skills: ['Baking'] } }) },
  uploadAvatar: { admits: seekers, sends: () => ({ file: bmp(), filename: 'me.bmp' }) },
  drawAvatars: { admits: seekers },
  deleteAvatar: { admits: seekers },
  uploadCertificate: {
    admits: seekers,
    sends: ({ own }) => ({ params: { id: own.records.license }, file: pdf(), filename: 'proof.pdf' }),
    anothers: { sends: ({ another }) => ({ params: { id: another.records.license }, file: pdf(), filename: 'proof.pdf' }), answers: 40004 },
  },
  deleteCertificate: {
    admits: seekers,
    sends: ({ own }) => ({ params: { id: own.records.license } }),
    anothers: { sends: ({ another }) => ({ params: { id: another.records.license } }), answers: 'nothing' },
  },
  getSummaryCredits: { admits: seekers },
  writeCareerSummary: {
    admits: seekers,
    sends: ({ own }) => ({ body: { job_preference_id: own.records.preference, stream: true } }),
    anothers: { sends: ({ another }) => ({ body: { job_preference_id: another.records.preference, stream: true } }), answers: 40004 },
  },
  rewriteCareerSummary: {
    admits: seekers,
    sends: ({ own }) => ({ body: { job_preference_id: own.records.preference, rewrite_type: 'shorter', text: 'I bake.', stream: true } }),
    anothers: {
      sends: ({ another }) => ({ body: { job_preference_id: another.records.preference, rewrite_type: 'shorter', text: 'I bake.', stream: true } }),
      answers: 40004,
    },
  },
  endCareerSummary: { admits: seekers, sends: nothing },
  getProfileDraft: { admits: seekers },
  saveProfileDraft: { admits: seekers, sends: () => ({ body: { fields: { 'workExperience:new.job_title': 'Co' } } }) },
  /** The profile is still incomplete. */
  completeProfile: { admits: seekers, sends: nothing, answers: 43016 },
} satisfies Partial<Record<CallName, Row>>;
