import { z } from 'zod';
import { declareCall } from './call.ts';
import { id, page } from './fields.ts';
import { jobId } from './jobs.ts';
import { jobCard } from './records.ts';
import { sort } from './search.ts';

const savedJob = z.object({ job: jobCard, saved_at: z.string() });
export type SavedJob = z.output<typeof savedJob>;

export const listSavedJobs = declareCall({
  method: 'GET',
  service: 'jobs',
  path: '/saved-jobs',
  summary: 'List saved jobs, the most recently saved first, or with sort 3 the highest paid first',
  access: 'seeker',
  query: z.object({ sort: sort.optional(), page }),
  reply: z.array(savedJob),
  list: true,
});
export const listSavedJobIds = declareCall({
  method: 'GET',
  service: 'jobs',
  path: '/saved-jobs/ids',
  summary: 'List the IDs of the caller’s saved jobs, newest first, at most 1,000',
  access: 'seeker',
  reply: z.array(z.number().int()),
});
export const getSavedJob = declareCall({
  method: 'GET',
  service: 'jobs',
  path: '/saved-jobs/:id',
  summary: 'Get a saved job',
  access: 'seeker',
  params: jobId,
  reply: savedJob,
});
export const createSavedJob = declareCall({
  method: 'POST',
  service: 'jobs',
  path: '/saved-jobs/create',
  summary: 'Save a job',
  access: 'seeker',
  idempotency: 'stored',
  body: z.object({ job_id: id, device_uuid: z.string().max(80).optional(), device_udid: z.string().max(80).optional(), timestamp: z.number().optional() }),
  reply: savedJob,
});
export const deleteSavedJob = declareCall({
  method: 'DELETE',
  service: 'jobs',
  path: '/saved-jobs/:id/delete',
  summary: 'Unsave a job',
  access: 'seeker',
  idempotency: 'natural',
  params: jobId,
  reply: z.null(),
});
