import type { House } from '../../http/house.ts';
import type { Handlers } from '../../realtime/events.ts';
import { membershipOf, otherOf, roleOf } from './access.ts';
import { changesOf } from './changes.ts';
import { mark } from './marks.ts';
import { say } from './say.ts';

/** What the server does about each event of a browser (contract/chat-socket.ts): the same as the calls of routes.ts, by the same functions. */
export function chatHandlers(house: Pick<House, 'connection' | 'db' | 'now' | 'realtime'>): Handlers {
  return {
    'message.send': ({ chat_id, message }, { id, caller }) => say(house, caller, chat_id, message, id),
    'chat.sync': ({ chat_id, known }, { caller }) => changesOf(house.db, caller, chat_id, known),
    // Of a conversation that is not one's own there is no mark to move.
    'chat.mark': ({ chat_id, marks }, { caller }) => mark(house, { chatId: chat_id, userId: caller.userId, marks }),
    'chat.typing': async ({ chat_id }, { caller }) => {
      const { chat } = await membershipOf(house.db, caller, chat_id);
      house.realtime.send([otherOf(chat, caller.userId)], 'typing', { chat_id, role: roleOf(caller) });
      return null;
    },
  };
}
