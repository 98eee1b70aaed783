import { defineFlow } from '../flow.ts';
import { chatMessageMachine } from './chatMessage.machine.ts';

export const chatMessageFlow = defineFlow({
  id: 'chatMessage',
  area: 'chat',
  title: 'Message',
  purpose: 'What becomes of a message one writes: it waits, goes, arrives, is read, or is taken back.',
  source: 'src/machines/chatMessage/chatMessage.machine.ts',
  machine: chatMessageMachine,
  states: {
    queued: 'It is written, and waits for its turn or for the connection.',
    sending: 'It is on its way.',
    failed: 'It was not taken; it can be sent again or discarded.',
    sent: 'The server has it.',
    delivered: 'It reached a device of the other.',
    read: 'The other has read it.',
    recalled: 'It was taken back; its words are shown to nobody.',
    discarded: 'It was never sent, and is gone.',
  },
  fixtures: {
    inputs: { written: undefined },
    events: {
      'sending.begun': [{ type: 'sending.begun' }],
      'connection.lost': [{ type: 'connection.lost' }],
      'message.accepted': [{ type: 'message.accepted' }],
      'message.refused': [{ type: 'message.refused' }],
      'message.resent': [{ type: 'message.resent' }],
      'message.discarded': [{ type: 'message.discarded' }],
      'message.delivered': [{ type: 'message.delivered' }],
      'message.read': [{ type: 'message.read' }],
      'message.recalled': [{ type: 'message.recalled' }],
    },
    actors: {},
    project: () => null,
  },
});
