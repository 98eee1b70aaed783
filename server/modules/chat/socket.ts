import { SOCKET_ACCESS } from '../../../contract/chat-socket.ts';
import { ApiError } from '../../http/errors.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Connection, Handlers } from '../../realtime/events.ts';
import { actingMember } from '../../http/member.ts';
import { membershipOf, otherOf, roleOf } from './access.ts';
import { changesOf } from './changes.ts';
import { mark } from './marks.ts';
import { storeMessage } from './send-message.ts';

/**
 * The handlers for socket events from browsers (contract/chat-socket.ts). They share their functions with the calls in routes.ts. Their statements
 * find only what the caller may see, so a message needs no extra query. Why a recruiter found nothing is checked afterwards.
 */
export function chatHandlers(context: Pick<AppContext, 'connection' | 'db' | 'now' | 'realtime'>): Handlers {
  const explained = async <T>({ caller }: Connection, work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof ApiError && error.errorName === 'notFound') await actingMember(context.db, { company: SOCKET_ACCESS }, caller);
      throw error;
    }
  };
  const type = async (chatId: string, { caller }: Connection) => {
    const { chat } = await membershipOf(context.db, caller, chatId);
    context.realtime.send([otherOf(chat, caller.userId)], 'typing', { chat_id: chatId, role: roleOf(caller) });
    return null;
  };
  return {
    'message.send': ({ chat_id, message }, by) => explained(by, storeMessage(context, by.caller, chat_id, message, by.id)),
    'chat.sync': ({ chat_id, known }, by) => explained(by, changesOf(context.db, by.caller, chat_id, known)),
    // Someone else's conversation has no mark of this caller, so nothing changes.
    'chat.mark': ({ chat_id, marks }, { caller }) => mark(context, { chatId: chat_id, userId: caller.userId, marks }),
    'chat.typing': ({ chat_id }, by) => explained(by, type(chat_id, by)),
  };
}
