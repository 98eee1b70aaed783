import { and, eq } from 'drizzle-orm';
import { answerMessage, listChanges, listMessages, markChat, recallMessage, sendMessage, uploadChatFile } from '../../../contract/chat-messages.ts';
import {
  checkChatExists,
  countUnread,
  deleteChat,
  getChat,
  listChats,
  openApplicantChat,
  openChat,
  queryOnlineStatus,
  redirectCondition,
  updateChat,
} from '../../../contract/chats.ts';
import { chat, chatMember } from '../../db/schema/chat.ts';
import { defineRoute } from './context.ts';
import { membershipOf, seenBy, visibleTo } from './access.ts';
import { answer, recall } from './change.ts';
import { automaticReplyRoutes } from './automatic-replies.ts';
import { changesOf, messagesOf } from './changes.ts';
import { conditionOf } from './condition.ts';
import { deliver } from './deliver.ts';
import { storeFile } from './files.ts';
import { listOf, unreadOf } from './list.ts';
import { mark } from './marks.ts';
import { toMessage } from './message.ts';
import { onlineAmong } from './online.ts';
import { openByEmployer, openBySeeker } from './open.ts';
import { phraseRoutes } from './phrases.ts';
import { presentChat } from './present.ts';
import { reportChatRoute } from './report.ts';
import { storeMessage } from './send-message.ts';
import { forgetUnread } from './unread.ts';

export const routes = [
  ...automaticReplyRoutes,
  ...phraseRoutes,
  reportChatRoute,
  defineRoute(checkChatExists, async ({ db, caller, params, query }) => {
    const about = query.job_id === undefined ? undefined : eq(chat.jobId, query.job_id);
    const [found] = await db
      .select({ id: chat.id })
      .from(chat)
      .where(and(visibleTo(caller), eq(chat.recruiterId, params.recruiter_id), about));
    return { is_exists: found !== undefined, chat_id: found?.id ?? null };
  }),
  defineRoute(queryOnlineStatus, ({ db, context, caller, body, now }) => onlineAmong(db, context, caller, body, now)),
  defineRoute(redirectCondition, ({ db, context, caller, query, now }) => conditionOf(db, context, caller, query.job_id, now)),
  defineRoute(openChat, async ({ context, caller, body, now }) => {
    context.rates.count('message.send', caller.userId);
    const { id } = await context.db.transaction((tx) => openBySeeker(tx, caller.userId, body.job_id, now));
    return presentChat(context.db, context.realtime, await membershipOf(context.db, caller, id), caller, now);
  }),
  defineRoute(openApplicantChat, async ({ context, caller, body, now }) => {
    context.rates.count('message.send', caller.userId);
    const opened = await context.db.transaction((tx) => openByEmployer(tx, caller.userId, body.application_id, now));
    const { id, seekerId, recruiterId } = opened.chat;
    if (opened.answered) context.realtime.broadcast([seekerId, recruiterId], { what: 'application', id: opened.answered });
    return presentChat(context.db, context.realtime, await membershipOf(context.db, caller, id), caller, now);
  }),
  defineRoute(listChats, ({ db, context, caller, query, now }) => listOf(db, context, caller, query.filter, query.page, now)),
  defineRoute(countUnread, ({ db, caller }) => unreadOf(db, caller)),
  defineRoute(getChat, async ({ db, context, caller, params, now }) =>
    presentChat(db, context.realtime, await membershipOf(db, caller, params.id), caller, now),
  ),
  defineRoute(updateChat, async ({ db, context, caller, params, body, now }) => {
    const { chat: of } = await membershipOf(db, caller, params.id);
    const wish = body.is_not_interested;
    const [me] = await db
      .update(chatMember)
      .set({
        ...(body.is_pinned === undefined ? {} : { isPinned: body.is_pinned }),
        ...(body.is_muted === undefined ? {} : { isMuted: body.is_muted }),
        ...(body.is_starred === undefined ? {} : { isStarred: body.is_starred }),
        ...(wish === undefined ? {} : { notInterestedAt: wish ? now : null }),
        // The request may have no filter.
        userId: caller.userId,
      })
      .where(and(eq(chatMember.chatId, params.id), eq(chatMember.userId, caller.userId)))
      .returning();
    context.realtime.broadcast([caller.userId], { what: 'chats', id: params.id });
    return presentChat(db, context.realtime, { chat: of, me: me as typeof chatMember.$inferSelect }, caller, now);
  }),
  defineRoute(deleteChat, async ({ context, caller, params, now }) => {
    const notified = await context.db.transaction(async (tx) => {
      const found = await membershipOf(tx, caller, params.id, true).catch(() => null);
      if (!found) return [];
      const { lastOffset } = found.chat;
      await tx
        .update(chatMember)
        .set({ clearedOffset: lastOffset, deliveredOffset: lastOffset, readOffset: lastOffset, unread: 0, isPinned: false })
        .where(and(eq(chatMember.chatId, params.id), eq(chatMember.userId, caller.userId)));
      return forgetUnread(tx, [{ userId: caller.userId, chatId: params.id }], now);
    });
    context.realtime.broadcast([caller.userId], { what: 'chats', id: params.id });
    context.realtime.broadcast(notified, { what: 'notifications', id: null });
    return null;
  }),
  defineRoute(listMessages, ({ db, caller, params, query }) => messagesOf(db, caller, params.id, query.before)),
  defineRoute(listChanges, async ({ db, context, caller, params, query }) => {
    context.rates.count('chat.sync', caller.userId);
    return changesOf(db, caller, params.id, query.known);
  }),
  defineRoute(sendMessage, async ({ context, caller, params, body }) => {
    context.rates.count('message.send', caller.userId);
    return storeMessage(context, caller, params.id, body);
  }),
  defineRoute(recallMessage, async ({ context, caller, params, now }) => {
    context.rates.count('message.send', caller.userId);
    const { row, chat: of, isChanged, notified } = await context.db.transaction((tx) => recall(tx, caller, params.id, params.message_id, now));
    const message = toMessage(row, of);
    if (isChanged) context.realtime.send(seenBy(of, row), 'message', message);
    context.realtime.broadcast(notified, { what: 'notifications', id: null });
    return message;
  }),
  defineRoute(answerMessage, async ({ context, caller, params, body, now }) => {
    context.rates.count('message.send', caller.userId);
    const { row, chat: of, isChanged, sent } = await context.db.transaction((tx) => answer(tx, caller, params.id, params.message_id, body, now));
    const message = toMessage(row, of);
    if (isChanged) context.realtime.send(seenBy(of, row), 'message', message);
    if (sent) deliver(context, sent);
    return message;
  }),
  defineRoute(markChat, async ({ db, context, caller, params, body }) => {
    context.rates.count('chat.mark', caller.userId);
    await membershipOf(db, caller, params.id);
    return mark(context, { chatId: params.id, userId: caller.userId, marks: body });
  }),
  defineRoute(uploadChatFile, async ({ db, context, caller, file, now }) => {
    context.rates.count('message.send', caller.userId);
    return storeFile(db, context.files, caller.userId, file, now);
  }),
];
