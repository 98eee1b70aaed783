import { z } from 'zod';
import { declareCall } from './call.ts';
import { activity, chat, ofChat, presence } from './chat-records.ts';
import { CHAT_REPORT_LISTS } from './chat-report-lists.ts';
import { ERRORS } from './errors.ts';
import { id, page, uuid } from './fields.ts';
import { LIMITS } from './limits.ts';
import { CHATTING } from './team-rules.ts';

/** Chats (specification §7, flows/chatRoom.md). Calls for someone else's chat, or one with a blocked company, are refused with 40004. */

export const checkChatExists = declareCall({
  method: 'GET',
  service: 'chat',
  path: '/chats/check-exists/:recruiter_id/jobseekers',
  summary: 'Whether the job seeker has a chat with a recruiter (about a job)',
  access: 'seeker',
  params: z.object({ recruiter_id: uuid }),
  query: z.object({ job_id: id.optional() }),
  reply: z.object({ is_exists: z.boolean(), chat_id: uuid.nullable() }),
});
export const queryOnlineStatus = declareCall({
  method: 'POST',
  service: 'chat',
  path: '/chats/query-online-status',
  summary: 'Get who is online, and otherwise when they last were: recruiters for any member, job seekers for those who chat with them; others are left out',
  access: 'member',
  idempotency: 'natural',
  body: z.object({ user_ids: z.array(uuid).max(100), role: z.enum(['recruiter', 'jobseeker']) }),
  reply: z.array(presence),
});

/** Why the person can't chat about a job; `null` if they can. */
export const chatObstacle = z.enum(['login', 'employer', 'profileIncomplete', 'notEligible', 'banned', 'noRecruiter', 'jobClosed']);
export type ChatObstacle = z.output<typeof chatObstacle>;
export const redirectCondition = declareCall({
  method: 'GET',
  service: 'chat',
  path: '/web/jobseeker/redirect_condition',
  summary: 'Get where “Chat now” on a job leads: its chat, or what has to be done first',
  access: 'public',
  query: z.object({ job_id: id }),
  reply: z.object({
    obstacle: chatObstacle.nullable(),
    /** Set if the chat already exists. */
    chat_id: uuid.nullable(),
    recruiter: z.object({ user_id: uuid, name: z.string(), is_online: z.boolean(), activity: activity.nullable() }).nullable(),
  }),
  errors: [ERRORS.notFound.code, ERRORS.jobDeleted.code],
});
export const openChat = declareCall({
  method: 'POST',
  service: 'chat',
  path: '/chats',
  summary: 'Open the chat with the recruiter of a job, as a job seeker; an existing chat is continued, now about this job',
  access: 'seeker',
  idempotency: 'natural',
  body: z.object({ job_id: id }),
  reply: chat,
  errors: [
    ERRORS.notFound.code,
    ERRORS.jobDeleted.code,
    ERRORS.jobClosed.code,
    ERRORS.jobOnHold.code,
    ERRORS.profileIncomplete.code,
    ERRORS.notEligible.code,
    ERRORS.applyBanned.code,
    ERRORS.noRecruiter.code,
    ERRORS.chatWithSelf.code,
  ],
});
export const openApplicantChat = declareCall({
  method: 'POST',
  service: 'chat',
  path: '/chats/applicants',
  summary: 'Open the chat with an applicant, as their employer; this replies to the application (chart: chat.opened)',
  access: 'recruiter',
  company: { rows: 'company', permission: CHATTING },
  idempotency: 'natural',
  body: z.object({ application_id: uuid }),
  reply: chat,
  errors: [ERRORS.notFound.code, ERRORS.noCompany.code, ERRORS.notAllowedNow.code, ERRORS.applyBanned.code, ERRORS.chatWithSelf.code],
});

export const chatFilter = z.enum(['all', 'unread', 'starred', 'interview', 'notInterested']);
export type ChatFilter = z.output<typeof chatFilter>;
export const listChats = declareCall({
  method: 'GET',
  service: 'chat',
  path: '/chats',
  summary: 'List chats, pinned ones first, then by their last message; those marked “not interested” only under their filter',
  access: 'member',
  company: { rows: 'own', permission: CHATTING },
  query: z.object({ filter: chatFilter.default('all'), page }),
  reply: z.array(chat),
  list: true,
});
export const countUnread = declareCall({
  method: 'GET',
  service: 'chat',
  path: '/chats/unread',
  summary: 'Count the unread chats except muted ones, for the badge in the navigation',
  access: 'member',
  reply: z.object({ messages: z.number().int(), chats: z.number().int() }),
});
export const getChat = declareCall({
  method: 'GET',
  service: 'chat',
  path: '/chats/:id',
  summary: 'Get a chat',
  access: 'member',
  company: { rows: 'own', permission: CHATTING },
  params: ofChat,
  reply: chat,
  errors: [ERRORS.notFound.code],
});
export const updateChat = declareCall({
  method: 'PATCH',
  service: 'chat',
  path: '/chats/:id',
  summary: 'Pin, mute, star, or mark a chat as “not interested”, or undo it, for the caller only',
  access: 'member',
  company: { rows: 'own', permission: CHATTING },
  idempotency: 'natural',
  params: ofChat,
  body: z.object({
    is_pinned: z.boolean().optional(),
    is_muted: z.boolean().optional(),
    is_starred: z.boolean().optional(),
    is_not_interested: z.boolean().optional(),
  }),
  reply: chat,
  errors: [ERRORS.notFound.code],
});
export const deleteChat = declareCall({
  method: 'DELETE',
  service: 'chat',
  path: '/chats/:id',
  summary: 'Delete a chat for the caller: earlier messages aren’t shown again, and a new message brings it back',
  access: 'member',
  company: { rows: 'own', permission: CHATTING },
  idempotency: 'natural',
  params: ofChat,
  reply: z.null(),
});

export const reportChat = declareCall({
  method: 'POST',
  service: 'chat',
  path: '/chats/:id/report',
  summary: `Report a chat or the other person in it: the reason and the last ${LIMITS.reportedMessages} messages are emailed to the operator`,
  access: 'member',
  company: { rows: 'own', permission: CHATTING },
  idempotency: 'stored',
  params: ofChat,
  body: z.object({
    list: z.enum([...CHAT_REPORT_LISTS.seeker, ...CHAT_REPORT_LISTS.employer]),
    report_reason_id: id,
    comment: z.string().trim().max(LIMITS.reportComment).default(''),
  }),
  reply: z.object({ report_id: uuid }),
  errors: [ERRORS.notFound.code, ERRORS.parameterInvalid.code, ERRORS.tooManyAttempts.code],
});
