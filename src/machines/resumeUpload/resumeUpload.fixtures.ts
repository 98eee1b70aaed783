import { defineFlow } from '../flow.ts';
import { broken, key, offline, resume } from '../samples.ts';
import type { FileRef } from './resumeUpload.actors.ts';
import { resumeUploadMachine } from './resumeUpload.machine.ts';

const file: FileRef = { ref: key, name: 'ana-reyes.pdf', size: 120_000 };

export const resumeUploadFlow = defineFlow({
  id: 'resumeUpload',
  area: 'resume',
  title: 'Upload a resume',
  purpose: 'Takes a PDF, DOC or DOCX, checks its content, and stores it, even over a poor connection.',
  source: 'src/machines/resumeUpload/resumeUpload.machine.ts',
  machine: resumeUploadMachine,
  states: {
    starting: 'Deciding from what is already there.',
    choosing: 'The user chooses a file.',
    checking: 'Reading its size and first bytes.',
    uploading: 'Uploading.',
    'uploading.sending': 'Sending the file.',
    'uploading.judging': 'Everything is sent; the server is checking it.',
    rejected: 'The file was rejected with a reason; the user can choose another.',
    failed: 'The upload failed; the user can try again.',
    offline: 'Offline; continues automatically when the connection is back.',
    stored: 'The resume is stored.',
    cancelled: 'The user canceled.',
  },
  fixtures: {
    inputs: { start: { place: 'apply', attached: 0 }, chosen: { place: 'apply', attached: 0, file }, full: { place: 'profile', attached: 3 } },
    events: {
      'file.chosen': [{ type: 'file.chosen', file }],
      'upload.retried': [{ type: 'upload.retried' }],
      'upload.cancelled': [{ type: 'upload.cancelled' }],
      'upload.progressed': [
        { type: 'upload.progressed', share: 0.4 },
        { type: 'upload.progressed', share: 1 },
      ],
      'upload.stored': [{ type: 'upload.stored', resume }],
      'upload.rejected': [{ type: 'upload.rejected', reason: 'type' }],
      'upload.failed': [
        { type: 'upload.failed', failure: offline },
        { type: 'upload.failed', failure: broken },
      ],
    },
    actors: {
      checkFile: { done: [{ ok: true }, { ok: false, reason: 'tooLarge' }], error: [new Error('The file is gone.')] },
      uploadResume: {},
      waitForConnection: { done: [undefined] },
    },
    project: ({ attached }) => attached >= 3,
  },
});
