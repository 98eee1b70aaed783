import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { instant, uuid } from './fields.ts';
import { resumeName } from './resume-calls.ts';
import { resumeForm } from './resume-form.ts';

/** A saved combination of options for a resume made from the profile: at most 5 (specification §9). */
export const resumeDraft = z.object({ id: uuid, name: z.string(), form: resumeForm, updated_at: instant });
export type ResumeDraft = z.output<typeof resumeDraft>;

const draftId = z.object({ id: uuid });

export const listResumeDrafts = declareCall({
  method: 'GET',
  service: 'jobseekers',
  path: '/resume-drafts',
  summary: 'List saved combinations of template, paper, and language, newest first',
  access: 'seeker',
  reply: z.array(resumeDraft),
});
export const createResumeDraft = declareCall({
  method: 'POST',
  service: 'jobseekers',
  path: '/resume-drafts/create',
  summary: 'Save these options under a name, at most 5',
  access: 'seeker',
  idempotency: 'stored',
  body: z.object({ name: resumeName, form: resumeForm }),
  reply: resumeDraft,
  errors: [ERRORS.tooManyDrafts.code],
});
export const updateResumeDraft = declareCall({
  method: 'PATCH',
  service: 'jobseekers',
  path: '/resume-drafts/:id/update',
  summary: 'Rename a draft, or change its options',
  access: 'seeker',
  idempotency: 'natural',
  params: draftId,
  body: z.object({ name: resumeName.optional(), form: resumeForm.optional() }),
  reply: resumeDraft,
  errors: [ERRORS.notFound.code],
});
export const deleteResumeDraft = declareCall({
  method: 'DELETE',
  service: 'jobseekers',
  path: '/resume-drafts/:id/delete',
  summary: 'Delete a draft',
  access: 'seeker',
  idempotency: 'natural',
  params: draftId,
  reply: z.null(),
});
