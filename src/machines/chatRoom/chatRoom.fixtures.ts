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
  purpose: 'Keeps two people in conversation over a line that may break: nothing is doubled, nothing is lost, and all stands in its order.',
  source: 'src/machines/chatRoom/chatRoom.machine.ts',
  machine: chatRoomMachine,
  states: {
    line: 'The line to the other.',
    'line.joining': 'The conversation is being entered, or, after a break, what was missed is being fetched.',
    'line.live': 'What the other writes is there at once.',
    'line.live.idle': 'Nothing waits to be sent.',
    'line.live.filling': 'Something was missed and is being fetched.',
    'line.live.sending': 'A message is on its way; those behind it wait for their turn.',
    'line.offline': 'There is no line; what is written waits, and goes once there is.',
    'line.failed': 'It could not be entered; it can be tried again.',
    'line.gone': 'It is not there any more.',
    older: 'What was said before.',
    'older.resting': 'Older messages can be asked for where there are any.',
    'older.loading': 'They are being fetched.',
    'older.failed': 'They could not be fetched; it can be tried again.',
    typing: 'Whether the other is typing.',
    'typing.quiet': 'Not as far as is known.',
    'typing.heard': 'The other is typing.',
    acting: 'What is done with a message that is there.',
    'acting.resting': 'Nothing is under way.',
    'acting.resting.idle': 'Nothing is told.',
    'acting.resting.refused': 'It can not be done; why is told.',
    'acting.resting.failed': 'It did not work; it can be tried again.',
    'acting.acting': 'A message is being taken back, or what it asks answered.',
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
