import { defineFlow } from '../flow.ts';
import { broken, key, offline } from '../samples.ts';
import { chatFileMachine } from './chatFile.machine.ts';

export const chatFileFlow = defineFlow({
  id: 'chatFile',
  area: 'chat',
  title: 'A file for a chat',
  purpose: 'Brings a file to the server, which judges it, and then into the conversation.',
  source: 'src/machines/chatFile/chatFile.machine.ts',
  machine: chatFileMachine,
  states: {
    choosing: 'A file can be chosen.',
    uploading: 'It is on its way.',
    stored: 'The server has it; the room is about to say it.',
    offline: 'The device is offline; the upload goes on by itself once it is back.',
    failed: 'It did not arrive; it can be tried again.',
    rejected: 'It can not be taken; why is told, and another can be chosen.',
  },
  fixtures: {
    inputs: { start: undefined },
    events: {
      'file.chosen': [{ type: 'file.chosen', file: { ref: key, name: 'plan.pdf', size: 9_000 } }],
      'file.taken': [{ type: 'file.taken' }],
      'upload.retried': [{ type: 'upload.retried' }],
      'upload.cancelled': [{ type: 'upload.cancelled' }],
      'upload.progressed': [{ type: 'upload.progressed', share: 0.4 }],
      'upload.stored': [{ type: 'upload.stored', stored: { file_id: key, filename: 'plan.pdf' } }],
      'upload.rejected': [{ type: 'upload.rejected', reason: 'type' }],
      'upload.failed': [
        { type: 'upload.failed', failure: offline },
        { type: 'upload.failed', failure: broken },
      ],
    },
    actors: { uploadFile: {}, waitForConnection: { done: [undefined] } },
    project: () => null,
  },
});
