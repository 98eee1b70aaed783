import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { id, page } from './fields.ts';
import { jobId } from './jobs.ts';
import { companyCard, jobCard } from './records.ts';
import { sort } from './search.ts';

/** My jobs besides saved jobs and applications (specification §2). */

const viewedJob = z.object({ job: jobCard, viewed_at: z.string() });
export type ViewedJob = z.output<typeof viewedJob>;
export const listViewedJobs = declareCall({
  method: 'GET',
  service: 'jobs',
  path: '/viewed-jobs',
  summary: 'List viewed jobs, the most recent first',
  access: 'seeker',
  query: z.object({ page }),
  reply: z.array(viewedJob),
  list: true,
});

const communicatedJob = z.object({ job: jobCard, chat_id: z.string(), recruiter: z.string(), unread: z.number().int(), last_message_at: z.string() });
export type CommunicatedJob = z.output<typeof communicatedJob>;
export const listCommunicatedJobs = declareCall({
  method: 'GET',
  service: 'jobs',
  path: '/communicated-jobs',
  summary: 'List jobs the caller chats about, the most recent chat first',
  access: 'seeker',
  query: z.object({ page }),
  reply: z.array(communicatedJob),
  list: true,
});

const interest = z.object({ job: jobCard, interested_at: z.string() });
export type Interest = z.output<typeof interest>;
export const listInterested = declareCall({
  method: 'GET',
  service: 'recommendations',
  path: '/interested',
  summary: 'List jobs whose employers are interested in the caller, the most recent first',
  access: 'seeker',
  query: z.object({ page }),
  reply: z.array(interest),
  list: true,
});

/** Each company once, however many of its members looked. */
const profileViewer = z.object({ company: companyCard, job: jobCard.nullable(), viewed_at: z.string() });
export type ProfileViewer = z.output<typeof profileViewer>;
export const listProfileViewers = declareCall({
  method: 'GET',
  service: 'recommendations',
  path: '/profile-viewers',
  summary: 'List companies that viewed the caller’s profile or resume, the most recent first',
  access: 'seeker',
  query: z.object({ page }),
  reply: z.array(profileViewer),
  list: true,
});

/**
 * - `picks`: from the person's job preferences.
 * - `for_you`: from their skills and experience, and the jobs they applied to, saved, and viewed.
 * - `recommended`: both together.
 */
export const recommendationList = z.enum(['picks', 'for_you', 'recommended']);
export type RecommendationList = z.output<typeof recommendationList>;

/** Why a job is recommended, the strongest reason first. */
export const recommendationReason = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('preference'),
    title: z.string(),
    arrangement: z.enum(['onsite', 'hybrid', 'remote']).nullable(),
    place: z.string().nullable(),
    is_salary_met: z.boolean(),
  }),
  z.object({ kind: z.literal('skills'), skills: z.array(z.string()) }),
  z.object({ kind: z.literal('experience'), years: z.number().int() }),
  /** Similar to another, by title or kind of work. */
  z.object({ kind: z.literal('like'), did: z.enum(['applied', 'saved', 'viewed']), title: z.string() }),
]);
export type RecommendationReason = z.output<typeof recommendationReason>;

const recommendation = z.object({ job: jobCard, reasons: z.array(recommendationReason) });
export type Recommendation = z.output<typeof recommendation>;
/** With nothing to base recommendations on, the list is empty: `total` 0. */
export const listRecommendations = declareCall({
  method: 'GET',
  service: 'recommendations',
  path: '/jobs',
  summary: 'List recommended jobs, each with its reasons',
  access: 'seeker',
  query: z.object({ list: recommendationList.default('recommended'), sort: sort.default(2), page }),
  reply: z.array(recommendation),
  list: true,
});

/** `reason_id` is an ID of the config list `not_suitable_reasons`. */
export const markNotSuitable = declareCall({
  method: 'POST',
  service: 'recommendations',
  path: '/not-suitable',
  summary: 'Hide a job from recommendations, with a reason',
  access: 'seeker',
  idempotency: 'natural',
  body: z.object({ job_id: id, reason_id: id }),
  reply: z.null(),
  errors: [ERRORS.notFound.code],
});
export const unmarkNotSuitable = declareCall({
  method: 'DELETE',
  service: 'recommendations',
  path: '/not-suitable/:id',
  summary: 'Undo hiding a job from recommendations',
  access: 'seeker',
  idempotency: 'natural',
  params: jobId,
  reply: z.null(),
});
