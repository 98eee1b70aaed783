import type { ChatMessage } from '../../../contract/chat-records.ts';
import type { AppContext } from '../../http/app-context.ts';
import { toMessage } from './message.ts';
import type { Written } from './write.ts';

/**
 * Sends a message to both sides, and updates to everyone else it affects. Called after the commit.
 * @param but the connection the message came from
 */
export function deliver({ realtime }: Pick<AppContext, 'realtime'>, { row, chat, isNew, moved, notified, automatic }: Written, but?: string): ChatMessage {
  const message = toMessage(row, chat);
  if (!isNew) return message;
  realtime.send([chat.seekerId, chat.recruiterId], 'message', message, but);
  if (automatic) realtime.send([chat.seekerId, chat.recruiterId], 'message', toMessage(automatic, chat));
  realtime.broadcast(notified, { what: 'notifications', id: null });
  if (moved) realtime.broadcast([chat.seekerId, chat.recruiterId], { what: 'application', id: moved.id });
  return message;
}
