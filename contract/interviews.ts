import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { id, instant, page, timeZone, uuid } from './fields.ts';
import { attendance, interview, interviewMethod, type InterviewMethod, interviewResult } from './interview-records.ts';
import { LIMITS } from './limits.ts';
import { CHATTING } from './team-rules.ts';

/** Whether each time is in the future is checked by the server's clock (`time.past` at the field). */
const times = z.array(instant).min(1, 'interview.times').max(LIMITS.interviewTimes, 'interview.times');
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, 'text.tooLong')
    .nullish()
    .transform((text) => text || null);
const reason = z.string().trim().min(1, 'required').max(500, 'text.tooLong');
/** The `sequence` the caller has seen. If it has changed since, the call is refused with interviewChanged. */
const sequence = z.number().int().min(0).optional();

const details = {
  minutes: z.number().int().min(LIMITS.interviewMinutesMin, 'interview.minutes').max(LIMITS.interviewMinutesMax, 'interview.minutes').default(60),
  method: interviewMethod,
  /** Required for on-site interviews. */
  address: line(300),
  /** An https URL; required for video calls. */
  video_link: line(500),
  contact_person: line(100),
  contact_number: line(40),
  instructions: line(2_000),
};

interface Place {
  method: InterviewMethod;
  address: string | null;
  video_link: string | null;
}
function judgePlace({ method, address, video_link }: Place, context: z.core.$RefinementCtx<unknown>): void {
  const fault = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message, input: null });
  if (method === 'onsite' && address === null) fault('address', 'required');
  if (method === 'video' && video_link === null) fault('video_link', 'required');
  if (video_link !== null && !/^https:\/\/[^\s/][^\s/.]*\.\S+$/i.test(video_link)) fault('video_link', 'website.invalid');
}

/** Who it is offered to: by their application, or by a chat and the job it is about. */
export const offerBody = z
  .object({ application_id: uuid.optional(), chat_id: uuid.optional(), job_id: id.optional(), times, time_zone: timeZone, ...details })
  .superRefine((offer, context) => {
    judgePlace(offer, context);
    if (offer.application_id === undefined && (offer.chat_id === undefined || offer.job_id === undefined))
      context.addIssue({ code: 'custom', path: ['application_id'], message: 'required', input: null });
  });
export type OfferBody = z.output<typeof offerBody>;

const one = z.object({ id: uuid });
const answering = [ERRORS.notFound.code, ERRORS.notAllowedNow.code, ERRORS.interviewChanged.code];

export const listInterviews = declareCall({
  method: 'GET',
  service: 'chat',
  path: '/interviews',
  summary: 'List the caller’s interviews, as either side: `upcoming` are the open ones, soonest first; `past` the others, latest first',
  access: 'member',
  company: { rows: 'own' },
  query: z.object({ filter: z.enum(['upcoming', 'past']).optional(), job_id: id.optional(), application_id: uuid.optional(), page }),
  reply: z.array(interview),
  list: true,
});
export const getInterview = declareCall({
  method: 'GET',
  service: 'chat',
  path: '/interviews/:id',
  summary: 'Get an interview, as either side',
  access: 'member',
  company: { rows: 'own' },
  params: one,
  reply: interview,
});
export const getInterviewRedDot = declareCall({
  method: 'GET',
  service: 'chat',
  path: '/interview/red_dot',
  summary: 'Whether an interview waits for the caller to answer, check in, or mark attendance',
  access: 'member',
  reply: z.object({ red_dot: z.boolean(), count: z.number().int() }),
});
export const offerInterview = declareCall({
  method: 'POST',
  service: 'chat',
  path: '/interviews',
  summary: 'Offer an interview at 1 to 3 future times',
  access: 'recruiter',
  company: { rows: 'company', permission: CHATTING },
  idempotency: 'stored',
  body: offerBody,
  reply: interview,
  errors: [ERRORS.notFound.code, ERRORS.notAllowedNow.code, ERRORS.interviewOpen.code, ERRORS.applyBanned.code, ERRORS.noCompany.code],
});
export const acceptInterview = declareCall({
  method: 'POST',
  service: 'chat',
  path: '/interviews/:id/accept',
  summary: 'Agree on a time: the job seeker on one of those offered, the employer on one of those the job seeker suggested',
  access: 'member',
  company: { rows: 'own', permission: CHATTING },
  idempotency: 'stored',
  params: one,
  body: z.object({ time: instant, time_zone: timeZone.optional(), sequence }),
  reply: interview,
  errors: [...answering, ERRORS.interviewTimeGone.code],
});
export const rejectInterview = declareCall({
  method: 'POST',
  service: 'chat',
  path: '/interviews/:id/reject',
  summary: 'Decline the interview',
  access: 'seeker',
  idempotency: 'stored',
  params: one,
  body: z.object({ reason, sequence }),
  reply: interview,
  errors: answering,
});
export const requestReschedule = declareCall({
  method: 'POST',
  service: 'chat',
  path: '/interviews/:id/reschedule',
  summary: 'Request another time, with up to three suggestions',
  access: 'seeker',
  idempotency: 'stored',
  params: one,
  body: z.object({ times: z.array(instant).max(LIMITS.interviewTimes, 'interview.times').default([]), time_zone: timeZone.optional(), reason, sequence }),
  reply: interview,
  errors: [...answering, ERRORS.cancelBlocked.code],
});
export const reofferInterview = declareCall({
  method: 'POST',
  service: 'chat',
  path: '/interviews/:id/reoffer',
  summary: 'Offer other times; an agreed one is canceled',
  access: 'recruiter',
  company: { rows: 'own', permission: CHATTING },
  idempotency: 'stored',
  params: one,
  body: z.object({ times, ...details, sequence }).superRefine(judgePlace),
  reply: interview,
  errors: [...answering, ERRORS.cancelBlocked.code],
});
export const cancelInterview = declareCall({
  method: 'POST',
  service: 'chat',
  path: '/interviews/:id/cancel',
  summary: 'Cancel the interview, until three hours before its start',
  access: 'member',
  company: { rows: 'own' },
  idempotency: 'stored',
  params: one,
  body: z.object({ reason, sequence }),
  reply: interview,
  errors: [...answering, ERRORS.cancelBlocked.code],
});
export const checkInInterview = declareCall({
  method: 'POST',
  service: 'chat',
  path: '/interviews/:id/check-in',
  summary: 'Check in, from two hours before the start until 30 minutes after it',
  access: 'member',
  company: { rows: 'own' },
  idempotency: 'stored',
  params: one,
  body: z.object({}),
  reply: interview,
  errors: [...answering, ERRORS.checkInClosed.code],
});
export const markAttendance = declareCall({
  method: 'POST',
  service: 'chat',
  path: '/interviews/:id/attendance',
  summary: 'Report whether the other person attended, from 30 minutes after the start for seven days',
  access: 'member',
  company: { rows: 'own' },
  idempotency: 'stored',
  params: one,
  body: z.object({ attendance }),
  reply: interview,
  errors: [...answering, ERRORS.attendanceClosed.code],
});
export const requestInterviewResult = declareCall({
  method: 'POST',
  service: 'chat',
  path: '/interviews/:id/request-result',
  summary: 'Request the result, from one day after the end; not if someone didn’t attend',
  access: 'seeker',
  idempotency: 'stored',
  params: one,
  body: z.object({}),
  reply: interview,
  errors: [...answering, ERRORS.resultTooEarly.code],
});
export const giveInterviewResult = declareCall({
  method: 'POST',
  service: 'chat',
  path: '/interviews/:id/result',
  summary: 'Share the result',
  access: 'recruiter',
  company: { rows: 'own' },
  idempotency: 'stored',
  params: one,
  body: z.object({ result: interviewResult, note: line(1_000) }),
  reply: interview,
  errors: answering,
});
/*
 * Beside the calls, read as a file by the two alone:
 *   GET /api/chat/interviews/:id/calendar     the agreed time for a calendar, until it is over
 */
