import type { BasicInfo, Profile } from '../../../contract/profile.ts';
import type { RecordKind, StoredRecord, Values } from '../../machines/record/record.types.ts';
import { api, type CallOptions } from '../api.ts';

/** The id of the single basic-info record. */
const ME = 'me';
type Options = Pick<CallOptions, 'signal' | 'idempotencyKey'>;

interface KindCalls {
  list: (options: Options) => Promise<readonly StoredRecord[]>;
  create: (body: Values, options: Options) => Promise<StoredRecord>;
  update: (id: string, body: Values, options: Options) => Promise<StoredRecord>;
  remove: (id: string, options: Options) => Promise<unknown>;
}

type Kinds4 = 'WorkExperience' | 'Education' | 'License' | 'Website' | 'Language' | 'JobPreference';

const calls = (name: Kinds4): KindCalls => ({
  list: async (options) => (await api(`list${name}s`, {}, options)).data as unknown as StoredRecord[],
  create: async (body, options) => (await api(`create${name}`, { body } as never, options)).data as unknown as StoredRecord,
  update: async (id, body, options) => (await api(`update${name}`, { params: { id }, body } as never, options)).data as unknown as StoredRecord,
  remove: (id, options) => api(`delete${name}`, { params: { id } }, options),
});

const SUMMARY = 'career_summary';
const withoutSummary = (info: BasicInfo): StoredRecord => ({ ...Object.fromEntries(Object.entries(info).filter(([name]) => name !== SUMMARY)), id: ME });
const summaryOf = ({ [SUMMARY]: text }: BasicInfo): StoredRecord => ({ id: ME, [SUMMARY]: text });

const single = (pick: (info: BasicInfo) => StoredRecord): KindCalls => ({
  list: async (options) => [pick((await api('getProfile', {}, options)).data.basic_info)],
  create: async (body, options) => pick((await api('updateBasicInfo', { body }, options)).data),
  update: async (_, body, options) => pick((await api('updateBasicInfo', { body }, options)).data),
  remove: () => Promise.reject(new Error('basic info can’t be deleted')),
});

/** The calls that read and write each kind of record. */
export const CALLS_OF: Record<RecordKind, KindCalls> = {
  workExperience: calls('WorkExperience'),
  education: calls('Education'),
  license: calls('License'),
  website: calls('Website'),
  language: calls('Language'),
  preference: calls('JobPreference'),
  basicInfo: single(withoutSummary),
  summary: single(summaryOf),
};

/** The records of each kind in a whole profile. */
export function recordsIn(profile: Profile): Record<RecordKind, readonly StoredRecord[]> {
  return {
    workExperience: profile.work_experiences,
    education: profile.educations,
    license: profile.license_certifications,
    website: profile.websites,
    language: profile.languages,
    preference: profile.job_preferences,
    basicInfo: [withoutSummary(profile.basic_info)],
    summary: [summaryOf(profile.basic_info)],
  };
}
