import type { ChatMessage } from '../../../contract/chat-records.ts';
import type { AppContext } from '../../http/app-context.ts';
import { toMessage } from './message.ts';
import type { Written } from './write.ts';

/** Tells both of a message, and whom else its saying changed something for. After the commit. @param but the connection it came by */
export function deliver({ realtime }: Pick<AppContext, 'realtime'>, { row, chat, isNew, moved, notified, automatic }: Written, but?: string): ChatMessage {
  const message = toMessage(row, chat);
  if (!isNew) return message;
  realtime.send([chat.seekerId, chat.recruiterId], 'message', message, but);
  if (automatic) realtime.send([chat.seekerId, chat.recruiterId], 'message', toMessage(automatic, chat));
  realtime.tell(notified, { what: 'notifications', id: null });
  if (moved) realtime.tell([chat.seekerId, chat.recruiterId], { what: 'application', id: moved.id });
  return message;
}
