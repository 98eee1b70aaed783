import { z } from 'zod';
import { declareCall } from './call.ts';
import { instant } from './fields.ts';
import { attachment } from './profile.ts';

/** The version of the form of a draft. Drafts of another version are ignored. */
export const DRAFT_FORM = 1;

/** Longer than any field allows: too long a text is stored as typed, so that its author can shorten it. */
const text = z.string().max(20_000, 'tooLong');
const place = z.string().max(60);
/** The value of one profile field, valid or not. */
const draftValue = z.union([text, z.number(), z.boolean(), z.null(), z.array(z.union([z.string().max(200), z.number()])).max(100), attachment]);
/** The values of one record, by field. */
export const draftValues = z.record(z.string().regex(/^\w{1,60}$/), draftValue).refine((values) => Object.keys(values).length <= 60, 'tooLong');
/** A write in progress, or one that was never answered. */
const sentWrite = z.object({
  key: z.string().max(100),
  id: place.nullable(),
  values: draftValues,
  hasFile: z.boolean(),
  isUndo: z.boolean(),
  /** Milliseconds since 1970. */
  at: z.number(),
});
/** What was chosen for an item found in a resume. */
const syncChoice = z.object({ of: z.string().max(400), isTaken: z.boolean(), values: draftValues });

const RECORDS = 'workExperience|education|license|website|language|basicInfo|summary|preference';
const NAMES = [`(?:${RECORDS}):(?:open|sent|[\\w-]{1,36}\\.\\w{1,60})`, 'wizard\\.\\w{1,40}', 'sync:[\\w-]{36}\\.[\\w.]{1,60}'];
const draftFields = z.record(z.string().regex(new RegExp(`^(?:${NAMES.join('|')})$`)), z.union([draftValue, sentWrite, syncChoice]));

/** What is being written and isn't saved yet, by field: "workExperience:new.job_title". The same on every device. */
export const profileDraft = z.object({ version: z.number().int(), fields: draftFields, updated_at: instant.nullable() });
export type ProfileDraft = z.output<typeof profileDraft>;

export const getProfileDraft = declareCall({
  method: 'GET',
  service: 'jobseekers',
  path: '/profile-draft',
  summary: 'Get the draft of the profile',
  access: 'seeker',
  reply: profileDraft,
});
/** Only the changed fields: those of another device stay. At most 400 fields and 200 kB. */
export const saveProfileDraft = declareCall({
  method: 'PATCH',
  service: 'jobseekers',
  path: '/profile-draft',
  summary: 'Save the draft of the profile',
  access: 'seeker',
  idempotency: 'natural',
  body: z.object({ fields: draftFields.default({}), removed: z.array(z.string().max(120)).max(400).default([]) }),
  reply: profileDraft,
});
