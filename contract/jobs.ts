import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { id, uuid } from './fields.ts';
import { applicationState, jobDetail } from './records.ts';

/** The parameters of a call about one job. */
export const jobId = z.object({ id });

export const getJob = declareCall({
  method: 'GET',
  service: 'jobs',
  path: '/:id',
  summary: 'Get a job in full',
  access: 'public',
  params: jobId,
  reply: jobDetail,
  errors: [ERRORS.jobDeleted.code, ERRORS.companyBlocked.code],
});
export const getJobStatic = declareCall({
  method: 'GET',
  service: 'jobs',
  path: '/:id/static',
  summary: 'Get the parts of a job that are the same for everyone who may see it',
  access: 'public',
  params: jobId,
  reply: jobDetail,
  errors: [ERRORS.jobDeleted.code, ERRORS.companyBlocked.code],
});
export const isJobSaved = declareCall({
  method: 'GET',
  service: 'jobs',
  path: '/:id/is-saved',
  summary: 'Whether the caller saved a job and applied for it',
  access: 'public',
  params: jobId,
  reply: z.object({ is_saved: z.boolean(), application_id: uuid.nullable(), application_status: applicationState.nullable() }),
});
export const viewJob = declareCall({
  method: 'POST',
  service: 'jobs',
  path: '/:id/view',
  summary: 'Record that a job was viewed',
  access: 'public',
  idempotency: 'natural',
  params: jobId,
  body: z.object({ device: z.string().max(40).optional() }),
  reply: z.null(),
});
export const clickExternalJob = declareCall({
  method: 'POST',
  service: 'job',
  path: '/:id/click-external-job',
  summary: 'Record a visit to an employer’s own site',
  access: 'guest',
  idempotency: 'stored',
  params: jobId,
  reply: z.object({ apply_url: z.string() }),
  errors: [ERRORS.jobClosed.code],
});
export const reportJob = declareCall({
  method: 'POST',
  service: 'job',
  path: '/:id/report',
  summary: 'Report a job',
  access: 'guest',
  idempotency: 'stored',
  params: jobId,
  body: z.object({ report_reason_id: id }),
  reply: z.object({ report_id: uuid }),
});
