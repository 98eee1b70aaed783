import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { id, instant, page } from './fields.ts';
import { postingDraft, postingFields } from './posting-fields.ts';
import { applicationState, postingStatus } from './records.ts';

/** The jobs of the recruiter's company, as its members see them. */

export const POSTING_TABS = ['open', 'draft', 'onHold', 'ended'] as const;
export const postingTab = z.enum(POSTING_TABS);
export type PostingTab = z.output<typeof postingTab>;

export const posting = z.object({
  id: z.number().int(),
  /** Of its public page. A draft has none yet. */
  url: z.string(),
  title: z.string(),
  status: postingStatus,
  /** Empty if none was chosen yet. */
  location: z.string(),
  other_locations: z.number().int(),
  /** Null for a draft. */
  posted_at: instant.nullable(),
  confirmed_at: instant.nullable(),
  /** Until when it is open. Each confirmation extends it. */
  valid_through: instant.nullable(),
  /** When its employer has to confirm that it is still open; null if nobody has to. */
  confirm_due_at: instant.nullable(),
  promise_days: z.number().int().nullable(),
  is_external: z.boolean(),
  is_urgent: z.boolean(),
  applicants: z.partialRecord(applicationState, z.number().int()),
  views: z.number().int(),
});
export type Posting = z.output<typeof posting>;

const postingDetail = posting.extend({ fields: postingDraft });

/** What the editor needs besides the posting. */
const editing = z.object({
  posting: postingDetail,
  may: z.object({ publish: z.boolean(), mask: z.boolean() }),
  company: z.object({
    id: z.number().int(),
    name: z.string(),
    country_id: z.number().int(),
    is_verified: z.boolean(),
    /** As its job pages show it (companyCard). */
    promise_record: z.string(),
  }),
});
export type PostingEditing = z.output<typeof editing>;

const jobId = z.object({ id });
const refusals = [ERRORS.noCompany.code, ERRORS.postingRefused.code];
const publishing = [...refusals, ERRORS.addressUnconfirmed.code, ERRORS.maskingRefused.code, ERRORS.tooManyPostings.code, ERRORS.notAllowedNow.code];

export const listPostings = declareCall({
  method: 'GET',
  service: 'recruiters',
  path: '/jobs',
  summary: 'List a company’s jobs by status, with the number of each',
  access: 'recruiter',
  company: { rows: 'company' },
  query: z.object({ tab: postingTab.default('open'), page }),
  reply: z.object({
    postings: z.array(posting),
    counts: z.record(postingTab, z.number().int()),
    to_confirm: z.number().int(),
    /** The last one if the requested one is beyond it. */
    page: z.number(),
    size: z.number(),
  }),
  errors: [ERRORS.noCompany.code],
});
export const getPosting = declareCall({
  method: 'GET',
  service: 'recruiters',
  path: '/jobs/:id',
  summary: 'Get one of the company’s jobs for editing',
  access: 'recruiter',
  company: { rows: 'company' },
  params: jobId,
  reply: editing,
  errors: [ERRORS.noCompany.code],
});
export const createPosting = declareCall({
  method: 'POST',
  service: 'recruiters',
  path: '/jobs/create',
  summary: 'Start a job posting; nobody outside the company sees it before it is published',
  access: 'recruiter',
  company: { rows: 'company', permission: 'post-jobs' },
  idempotency: 'stored',
  body: postingDraft,
  reply: editing,
  errors: refusals,
});
export const savePosting = declareCall({
  method: 'PUT',
  service: 'recruiters',
  path: '/jobs/:id/draft',
  summary: 'Save a draft in its current state',
  access: 'recruiter',
  company: { rows: 'company', permission: 'post-jobs' },
  idempotency: 'natural',
  params: jobId,
  body: postingDraft,
  reply: z.object({ saved_at: instant }),
  errors: [...refusals, ERRORS.notAllowedNow.code],
});
/** The same vacancy posted twice is one job: it isn't published, and `same` is the existing one. */
export const publishPosting = declareCall({
  method: 'POST',
  service: 'recruiters',
  path: '/jobs/:id/publish',
  summary: 'Publish a draft, or the changes of a published job',
  access: 'recruiter',
  company: { rows: 'company', permission: 'post-jobs', partly: 'mask-salaries' },
  idempotency: 'stored',
  params: jobId,
  body: postingFields,
  reply: z.object({ posting: posting.nullable(), same: z.object({ id: z.number().int(), title: z.string(), status: postingStatus }).nullable() }),
  errors: publishing,
});

export const POSTING_MOVES = ['hold', 'reopen', 'close', 'delete', 'confirm', 'repost'] as const;
export const postingMove = z.enum(POSTING_MOVES);
export type PostingMove = z.output<typeof postingMove>;

export const movePosting = declareCall({
  method: 'POST',
  service: 'recruiters',
  path: '/jobs/:id/move',
  summary: 'Hold, reopen, close, delete, or confirm a job',
  access: 'recruiter',
  company: { rows: 'company', permission: 'post-jobs' },
  idempotency: 'stored',
  params: jobId,
  body: z.object({ move: postingMove }),
  reply: posting,
  errors: publishing,
});
