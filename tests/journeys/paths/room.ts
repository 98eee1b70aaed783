import { listChanges, listMessages, sendMessage } from '../../../contract/chat-messages.ts';
import { getChat } from '../../../contract/chats.ts';
import { chat, message } from '../../../src/machines/chatRoom/chat.samples.ts';
import { addressOf, answerAs, beSeeker, open } from './gestures.ts';
import type { Stand } from './plan.ts';

/** Opens a conversation with messages, for actions around it: nobody answers what is sent from now on. */
export async function enterRoom(stand: Stand): Promise<void> {
  await beSeeker(stand);
  await stand.page.routeWebSocket(/socket\.io/, (socket) => socket.close());
  const { mine, others, last_offset } = chat;
  const history = { messages: [message('1001', 1), message('1002', 2)], more: false, last_offset, mine, others };
  await answerAs(stand, getChat, chat);
  await answerAs(stand, listMessages, history);
  await answerAs(stand, listChanges, history);
  await stand.page.route(
    (url) => addressOf(sendMessage).test(url.pathname),
    (route) => (route.request().method() === sendMessage.method ? undefined : route.fallback()),
  );
  await open(`/chat/${chat.id}`)(stand);
}
