import { listChanges, listMessages, recallMessage, sendMessage } from '../../../contract/chat-messages.ts';
import { getChat } from '../../../contract/chats.ts';
import type { ChatMessage } from '../../../contract/chat-records.ts';
import type { ActAnswer, JoinAnswer, SendAnswer } from '../../../src/machines/chatRoom/chatRoom.actors.ts';
import type { Failure } from '../../../src/lib/failure.ts';
import { chatRoomFlow } from '../../../src/machines/chatRoom/chatRoom.fixtures.ts';
import { chat } from '../../../src/machines/chatRoom/chat.samples.ts';
import { drivePaths } from './drive.ts';
import { answerAs, beSeeker, open, press } from './gestures.ts';
import { data, elsewhere, refusal } from './plan.ts';
import { words, wording } from './words.ts';

/** The page generates the id of its message; the answer contains it. */
let sentId = '';
/** Just sent, so it can be unsent. */
const fresh = <M extends ChatMessage>(message: M): M => ({ ...message, created_at: new Date().toISOString() });
const messages = [listMessages, listChanges] as const;
const { mine, others } = chat;
const joined = (answer: JoinAnswer) =>
  answer.ok ? data({ messages: answer.messages.map(fresh), more: answer.more ?? false, last_offset: answer.known, mine, others }) : refusal('notFound');
const line = elsewhere('sent by the socket');

drivePaths(chatRoomFlow)({
  // Nobody types for exactly five seconds here, and nothing is polled for without a socket.
  isFrozen: true,
  begin: {
    entered: async (stand) => {
      await beSeeker(stand);
      await stand.page.routeWebSocket(/socket\.io/, (socket) => socket.close());
      stand.page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/messages')) sentId = (request.postDataJSON() as { id: string }).id;
      });
      await answerAs(stand, getChat, chat);
      await open(`/chat/${chat.id}`)(stand);
    },
  },
  gestures: {
    'line.lost': ({ context }) => context.setOffline(true),
    // Nobody may have noticed the disconnect. The device still reports that it's back.
    'line.restored': async ({ context, page }) => {
      if (await page.evaluate(() => navigator.onLine)) await page.evaluate(() => void window.dispatchEvent(new Event('online')));
      else await context.setOffline(false);
    },
    'message.arrived': line,
    'marks.arrived': line,
    'presence.arrived': line,
    'typing.heard': line,
    'room.retried': press('common:retry'),
    'older.requested': (stand, _, states) => press(states.includes('older.failed') ? 'common:retry' : 'chat:older')(stand),
    'message.written': async ({ page }, { message }) => {
      const box = page.getByRole('textbox', { name: words('chat:composer') });
      await box.fill(message.kind === 'text' ? message.body.text : '');
      await box.press('Enter');
    },
    'message.resent': press('chat:message.resend'),
    'message.discarded': press('chat:message.discard'),
    'act.requested': async ({ page }) => {
      await page
        .locator('[data-message]')
        .getByRole('button', { name: words('chat:message.menu') })
        .first()
        .click();
      await page.getByRole('menuitem', { name: wording('chat:message.recall') }).click();
    },
  },
  calls: {
    joinRoom: { call: messages, reply: joined },
    fillGap: { call: messages, reply: joined },
    loadOlder: { call: messages, reply: (older: { messages: ChatMessage[]; more: boolean }) => data({ ...older, last_offset: 12 }) },
    sendMessage: {
      call: sendMessage,
      reply: (answer: SendAnswer) => (answer.ok ? data({ ...answer.message, id: sentId }) : refusal('tooManyAttempts', { retry_after: 5 })),
    },
    doAct: { call: recallMessage, reply: (answer: ActAnswer) => (answer.ok ? data(answer.message) : refusal('recallTooLate')) },
  },
  cannot: (event, before) => {
    const { context } = before;
    const isShown = context.chat !== null && !before.matches({ line: 'gone' });
    // The device reports that it is offline before a call does.
    if (/\.(fillGap|sendMessage)$/.test(event.type) && 'error' in event) return (event.error as Failure).kind === 'offline';
    // Clicks need a visible room; while away, the device itself retries; waiting messages can't be discarded.
    if (event.type === 'room.retried') return !before.matches({ line: 'failed' });
    if (event.type === 'line.lost') return before.matches({ line: 'gone' });
    if (event.type === 'message.discarded') return context.outbox.every(({ status }) => status !== 'failed');
    if (event.type === 'act.requested') return !isShown || context.messages.every(({ kind, sender }) => kind === 'recalled' || sender !== 'seeker');
    return ['older.requested', 'message.written', 'message.resent'].includes(event.type) && !isShown;
  },
});
