import type { OutgoingMessage } from '../../../contract/chat-records.ts';
import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { chat, left, message } from './chat.samples.ts';
import type { RoomNews } from './chatRoom.actors.ts';
import { chatRoomMachine } from './chatRoom.machine.ts';

const [first, second] = [message('1011', 11), message('1012', 12, { sender: 'seeker' }, 'When could I come?')];
const written: OutgoingMessage = { id: message('1013', 13).id, kind: 'text', body: { text: 'On Monday?' } };
const own = message('1013', 13, { sender: 'seeker' }, 'On Monday?');
const others = message('2013', 13);
const news: RoomNews = { chat, messages: [first, second], more: true, known: 12 };
const recalled = { ...second, changed_offset: 14, recalled_at: '2026-01-10T09:01:00Z', kind: 'recalled', body: null } as const;

export const chatRoomFlow = defineFlow({
  id: 'chatRoom',
  area: 'chat',
  title: 'Chat room',
  purpose: 'Keeps two people in conversation over an unreliable connection: no duplicates, no lost messages, everything in order.',
  source: 'src/machines/chatRoom/chatRoom.machine.ts',
  machine: chatRoomMachine,
  states: {
    line: 'The connection.',
    'line.joining': 'Entering the conversation, or fetching what was missed after a disconnect.',
    'line.live': 'New messages appear right away.',
    'line.live.idle': 'Nothing waits to be sent.',
    'line.live.filling': 'Something was missed and is being fetched.',
    'line.live.sending': 'Sending a message; those after it wait for their turn.',
    'line.offline': 'Offline; what is written waits, and is sent when the connection is back.',
    'line.failed': 'Entering failed; the user can try again.',
    'line.gone': 'The conversation no longer exists.',
    older: 'Earlier messages.',
    'older.resting': 'Older messages can be loaded, if there are any.',
    'older.loading': 'Loading older messages.',
    'older.failed': 'Loading failed; the user can try again.',
    typing: 'Whether the other person is typing.',
    'typing.quiet': 'Not as far as we know.',
    'typing.heard': 'The other person is typing.',
    acting: 'Actions on an existing message.',
    'acting.resting': 'No action is running.',
    'acting.resting.idle': 'No notice is shown.',
    'acting.resting.refused': 'The action was refused with a reason.',
    'acting.resting.failed': 'The action failed; the user can try again.',
    'acting.acting': 'Unsending a message, or answering its question.',
  },
  fixtures: {
    inputs: { entered: { chatId: chat.id, outbox: [] } },
    events: {
      'line.lost': [{ type: 'line.lost' }],
      'line.restored': [{ type: 'line.restored' }],
      'message.arrived': [
        { type: 'message.arrived', message: others },
        { type: 'message.arrived', message: message('2019', 19) },
      ],
      'marks.arrived': [{ type: 'marks.arrived', role: 'employer', marks: { delivered_offset: 12, read_offset: 12 } }],
      'presence.arrived': [{ type: 'presence.arrived', presence: left }],
      'typing.heard': [{ type: 'typing.heard' }],
      'room.retried': [{ type: 'room.retried' }],
      'older.requested': [{ type: 'older.requested' }],
      'message.written': [{ type: 'message.written', message: written, at: '2026-01-10T09:00:00Z', label: null }],
      'message.resent': [{ type: 'message.resent', id: written.id }],
      'message.discarded': [{ type: 'message.discarded', id: written.id }],
      'act.requested': [{ type: 'act.requested', act: { id: second.id, does: 'recall' } }],
    },
    actors: {
      joinRoom: { done: [{ ok: true, ...news }, { ok: false }], error: [broken, offline] },
      fillGap: { done: [{ ok: true, ...news, messages: [others, message('2019', 19)], more: null, known: 19 }, { ok: false }], error: [broken, offline] },
      sendMessage: {
        done: [
          { ok: true, message: own },
          { ok: false, failure: 'tooMany' },
        ],
        error: [broken, offline],
      },
      loadOlder: { done: [{ messages: [message('1010', 10)], more: false }], error: [broken] },
      doAct: {
        done: [
          { ok: true, message: recalled },
          { ok: false, failure: 'tooLate' },
        ],
        error: [broken],
      },
      watchRoom: {},
    },
    project: ({ outbox, more, known, heard }) => [outbox.map(({ status }) => status), more, known === null, heard > (known ?? 0)],
  },
});
