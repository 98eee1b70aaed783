import { defineFlow } from '../flow.ts';
import { broken, key, offline } from '../samples.ts';
import { chatFileMachine } from './chatFile.machine.ts';

export const chatFileFlow = defineFlow({
  id: 'chatFile',
  area: 'chat',
  title: 'File for a chat',
  purpose: 'Uploads a file to the server, which checks it, and then sends it in the conversation.',
  source: 'src/machines/chatFile/chatFile.machine.ts',
  machine: chatFileMachine,
  states: {
    choosing: 'A file can be chosen.',
    uploading: 'Uploading.',
    stored: 'Uploaded; the room is about to send it.',
    offline: 'Offline; the upload continues when the connection is back.',
    failed: 'The upload failed; the user can try again.',
    rejected: 'The file was rejected with a reason; another can be chosen.',
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
