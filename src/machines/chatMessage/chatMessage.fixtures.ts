import { defineFlow } from '../flow.ts';
import { chatMessageMachine } from './chatMessage.machine.ts';

export const chatMessageFlow = defineFlow({
  id: 'chatMessage',
  area: 'chat',
  title: 'Message',
  purpose: 'The states of a message of the user: it waits, is sent, is delivered, is read, or is unsent.',
  source: 'src/machines/chatMessage/chatMessage.machine.ts',
  machine: chatMessageMachine,
  states: {
    queued: 'Written; waiting for its turn or for the connection.',
    sending: 'Sending.',
    failed: 'It was refused; the user can send it again or discard it.',
    sent: 'The server has it.',
    delivered: 'Delivered to a device of the other person.',
    read: 'The other person has read it.',
    recalled: 'Unsent; its text is hidden from both.',
    discarded: 'It was discarded without being sent.',
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
