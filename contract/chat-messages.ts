import { z } from 'zod';
import { declareCall } from './call.ts';
import { chatMarks, chatMessage, ofChat, outgoingMessage } from './chat-records.ts';
import { ERRORS } from './errors.ts';
import { uuid } from './fields.ts';
import { LIMITS } from './limits.ts';
import { CHATTING } from './team-rules.ts';

/**
 * Messages of a chat (specification §7, flows/chatRoom.md). They are sent through the socket (chat-socket.ts) while it is connected, and by these calls
 * otherwise. Either way, the ID identifies the message. Calls for someone else's chat, or one with a blocked company, are refused with 40004.
 */

const offset = z.coerce.number().int().min(0);

export const listMessages = declareCall({
  method: 'GET',
  service: 'chat',
  path: '/chats/:id/messages',
  summary: `Get a page of messages in order: the newest ${LIMITS.chatPage}, or those before an offset`,
  access: 'member',
  company: { rows: 'own', permission: CHATTING },
  params: ofChat,
  query: z.object({ before: offset.optional() }),
  reply: z.object({ messages: z.array(chatMessage), more: z.boolean(), last_offset: z.number().int() }),
  errors: [ERRORS.notFound.code],
});
/** The missed changes. */
export const changesPage = z.object({
  /** Ordered by `changed_offset`, each message in its current state. */
  messages: z.array(chatMessage),
  /** There are more: call again with the last one's `changed_offset`. */
  more: z.boolean(),
  /** What the caller knows once there are no more. */
  last_offset: z.number().int(),
  mine: chatMarks,
  others: chatMarks,
});
export type ChangesPage = z.output<typeof changesPage>;
export const listChanges = declareCall({
  method: 'GET',
  service: 'chat',
  path: '/chats/:id/changes',
  summary: `Get everything that was added or changed after an offset, in order, ${LIMITS.chatChanges} at a time`,
  access: 'member',
  company: { rows: 'own', permission: CHATTING },
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
  summary: 'Send a message; sent again with its ID, it is the same message',
  access: 'member',
  company: { rows: 'own', permission: CHATTING },
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
  summary: 'Unsend a message within two minutes; its position stays, empty',
  access: 'member',
  company: { rows: 'own', permission: CHATTING },
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
  summary: 'Answer the other person’s request (a resume, mobile numbers, an offer), once; a requested resume is named',
  access: 'member',
  company: { rows: 'own', permission: CHATTING },
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
  summary: 'Record up to where messages were delivered to the caller and read; it never goes back',
  access: 'member',
  company: { rows: 'own', permission: CHATTING },
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
  summary: 'Upload a file to send (PDF, DOC, or DOCX up to 5 MB, PNG or JPG up to 20 MB), checked by its content; a message of kind `file` sends it',
  access: 'member',
  company: { rows: 'own', permission: CHATTING },
  idempotency: 'stored',
  file: { field: 'files', maxBytes: LIMITS.chatFileBytes },
  reply: z.object({ file_id: uuid, filename: z.string(), type: z.string(), size: z.number().int() }),
  errors: [ERRORS.fileTooLarge.code, ERRORS.fileEmpty.code, ERRORS.fileIncomplete.code, ERRORS.fileDamaged.code, ERRORS.chatFileUnsupported.code],
});
/*
 * Beside the calls, read as files by the two alone:
 *   GET /api/chat/file/:id/download                      a `file` message's content (its `path`)
 *   GET /api/chat/messages/:id/resume                    a `resume` message's (its `path`)
 *   GET /api/chat/messages/:id/video                     a `video` message's (its `path`), part by part
 *   GET /api/chat/messages/:id/cover                     the picture that stands for it (its `cover`)
 *   GET /api/chat/chats/:id/export?format=text|json      the whole conversation as one sees it
 */
