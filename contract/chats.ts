import { z } from 'zod';
import { declareCall } from './call.ts';
import { activity, chat, chatMarks, chatMessage, outgoingMessage, presence } from './chat-records.ts';
import { ERRORS } from './errors.ts';
import { id, page, uuid } from './fields.ts';
import { LIMITS } from './limits.ts';

/**
 * Chat (specification §7 and flows.md). What is written goes by the socket (chat-socket.ts) while there is one, and by these calls while not:
 * either way it is the same message, by its id. Another's conversation, and one with a company that is blocked, is answered 40004.
 */

const ofChat = z.object({ id: uuid });
const offset = z.coerce.number().int().min(0);

export const checkChatExists = declareCall({
  method: 'GET',
  service: 'chat',
  path: '/chats/check-exists/:recruiter_id/jobseekers',
  summary: 'Whether the seeker has a conversation with a recruiter (about a job)',
  access: 'seeker',
  params: z.object({ recruiter_id: uuid }),
  query: z.object({ job_id: id.optional() }),
  reply: z.object({ is_exists: z.boolean(), chat_id: uuid.nullable() }),
});
export const queryOnlineStatus = declareCall({
  method: 'POST',
  service: 'chat',
  path: '/chats/query-online-status',
  summary: 'Who is here, and else when they were; recruiters by any member, job seekers by those they have a conversation with. Others are left out',
  access: 'member',
  idempotency: 'natural',
  body: z.object({ user_ids: z.array(uuid).max(100), role: z.enum(['recruiter', 'jobseeker']) }),
  reply: z.array(presence),
});

/** Why one can not chat about a job; `null` where one can. */
export const chatObstacle = z.enum(['login', 'employer', 'profileIncomplete', 'notEligible', 'banned', 'noRecruiter', 'jobClosed']);
export type ChatObstacle = z.output<typeof chatObstacle>;
export const redirectCondition = declareCall({
  method: 'GET',
  service: 'chat',
  path: '/web/jobseeker/redirect_condition',
  summary: 'Where "Chat now" on a job leads: its conversation, or what is to be done first',
  access: 'public',
  query: z.object({ job_id: id }),
  reply: z.object({
    obstacle: chatObstacle.nullable(),
    /** Open already. */
    chat_id: uuid.nullable(),
    recruiter: z.object({ user_id: uuid, name: z.string(), is_online: z.boolean(), activity: activity.nullable() }).nullable(),
  }),
  errors: [ERRORS.notFound.code, ERRORS.jobDeleted.code],
});
export const openChat = declareCall({
  method: 'POST',
  service: 'chat',
  path: '/chats',
  summary: 'Open the conversation with the recruiter of a job, by the seeker; the same one again where there is one, now about this job',
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
  summary: 'Open the conversation with an applicant, by their employer: it answers the application (chart: chat.opened)',
  access: 'recruiter',
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
  summary: 'Conversations, pinned ones first, then by their last message; those one is not interested in only under their filter',
  access: 'member',
  query: z.object({ filter: chatFilter.default('all'), page }),
  reply: z.array(chat),
  list: true,
});
export const countUnread = declareCall({
  method: 'GET',
  service: 'chat',
  path: '/chats/unread',
  summary: 'How much is unread, muted conversations aside: for the mark in the navigation',
  access: 'member',
  reply: z.object({ messages: z.number().int(), chats: z.number().int() }),
});
export const getChat = declareCall({
  method: 'GET',
  service: 'chat',
  path: '/chats/:id',
  summary: 'A conversation',
  access: 'member',
  params: ofChat,
  reply: chat,
  errors: [ERRORS.notFound.code],
});
export const updateChat = declareCall({
  method: 'PATCH',
  service: 'chat',
  path: '/chats/:id',
  summary: 'Pin, mute, star, say that one is not interested, and each back; for oneself alone',
  access: 'member',
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
  summary: 'Delete a conversation for oneself: nothing said so far is shown again, a newer message brings it back',
  access: 'member',
  idempotency: 'natural',
  params: ofChat,
  reply: z.null(),
});

export const listMessages = declareCall({
  method: 'GET',
  service: 'chat',
  path: '/chats/:id/messages',
  summary: `A page of messages in order: the newest ${LIMITS.chatPage}, or those before an offset`,
  access: 'member',
  params: ofChat,
  query: z.object({ before: offset.optional() }),
  reply: z.object({ messages: z.array(chatMessage), more: z.boolean(), last_offset: z.number().int() }),
  errors: [ERRORS.notFound.code],
});
/** The answer to what was missed. */
export const changesPage = z.object({
  /** By `changed_offset`: each as it is now, in the order of their last changes. */
  messages: z.array(chatMessage),
  /** There are more: ask again with the last one's `changed_offset`. */
  more: z.boolean(),
  /** What the asker knows once there are no more. */
  last_offset: z.number().int(),
  mine: chatMarks,
  others: chatMarks,
});
export type ChangesPage = z.output<typeof changesPage>;
export const listChanges = declareCall({
  method: 'GET',
  service: 'chat',
  path: '/chats/:id/changes',
  summary: `Fill a gap: everything that came or changed after an offset, in order, ${LIMITS.chatChanges} at a time`,
  access: 'member',
  params: ofChat,
  query: z.object({ known: offset }),
  reply: changesPage,
  errors: [ERRORS.notFound.code],
});
const sendErrors = [ERRORS.notFound.code, ERRORS.noPermission.code, ERRORS.notAllowedNow.code, ERRORS.phoneMissing.code, ERRORS.tooManyAttempts.code];
export const sendMessage = declareCall({
  method: 'POST',
  service: 'chat',
  path: '/chats/:id/messages',
  summary: 'Say something. Sent again with its id it is the same message',
  access: 'member',
  idempotency: 'natural',
  params: ofChat,
  body: outgoingMessage,
  reply: chatMessage,
  errors: sendErrors,
});
export const recallMessage = declareCall({
  method: 'POST',
  service: 'chat',
  path: '/chats/:id/messages/:message_id/recall',
  summary: 'Take back what one said, within two minutes; its place stays, empty',
  access: 'member',
  idempotency: 'natural',
  params: ofChat.extend({ message_id: uuid }),
  body: z.object({}),
  reply: chatMessage,
  errors: [ERRORS.notFound.code, ERRORS.recallTooLate.code],
});
export const answerMessage = declareCall({
  method: 'POST',
  service: 'chat',
  path: '/chats/:id/messages/:message_id/answer',
  summary: 'Answer what the other asks (a resume, mobile numbers, an offer), once; a resume that is asked for is named',
  access: 'member',
  idempotency: 'natural',
  params: ofChat.extend({ message_id: uuid }),
  body: z.object({ is_accepted: z.boolean(), resume_id: uuid.optional() }),
  reply: chatMessage,
  errors: [ERRORS.notFound.code, ERRORS.noPermission.code, ERRORS.alreadyAnswered.code, ERRORS.phoneMissing.code],
});
export const markChat = declareCall({
  method: 'PUT',
  service: 'chat',
  path: '/chats/:id/marks',
  summary: 'Up to where messages reached one, and were read; never back',
  access: 'member',
  idempotency: 'natural',
  params: ofChat,
  body: chatMarks.partial(),
  reply: z.null(),
  errors: [ERRORS.notFound.code],
});

export const uploadChatFile = declareCall({
  method: 'POST',
  service: 'chat',
  path: '/file/upload',
  summary: 'A file to be sent (PDF, DOC, DOCX, PNG, JPG; 20 MB), judged by its content; a message of kind `file` sends it',
  access: 'member',
  idempotency: 'stored',
  file: { field: 'files', maxBytes: LIMITS.chatFileBytes },
  reply: z.object({ file_id: uuid, filename: z.string(), type: z.string(), size: z.number().int() }),
  errors: [ERRORS.fileTooLarge.code, ERRORS.fileEmpty.code, ERRORS.fileIncomplete.code, ERRORS.fileTypeUnsupported.code],
});
/*
 * Beside the calls, read as files by the two alone:
 *   GET /api/chat/file/:id/download                      a `file` message's content (its `path`)
 *   GET /api/chat/messages/:id/resume                    a `resume` message's (its `path`)
 *   GET /api/chat/chats/:id/export?format=text|json      the whole conversation as one sees it
 */
