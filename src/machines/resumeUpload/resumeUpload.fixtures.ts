import { defineFlow } from '../flow.ts';
import { broken, key, offline, resume } from '../samples.ts';
import type { FileRef } from './resumeUpload.actors.ts';
import { resumeUploadMachine } from './resumeUpload.machine.ts';

const file: FileRef = { ref: key, name: 'ana-reyes.pdf', size: 120_000 };

export const resumeUploadFlow = defineFlow({
  id: 'resumeUpload',
  area: 'resume',
  title: 'Upload a resume',
  purpose: 'Takes a PDF, DOC or DOCX, judges it by its content, and stores it, however the connection is.',
  source: 'src/machines/resumeUpload/resumeUpload.machine.ts',
  machine: resumeUploadMachine,
  states: {
    starting: 'Deciding by what is there already.',
    choosing: 'A file is to be chosen.',
    checking: 'Its size and first bytes are being read.',
    uploading: 'It is on its way.',
    'uploading.sending': 'It is being sent.',
    'uploading.judging': 'All was sent; the server judges it.',
    rejected: 'It cannot be taken; the reason is told and another can be chosen.',
    failed: 'It did not arrive; it can be tried again.',
    offline: 'The device is offline; it goes on by itself once it is back.',
    stored: 'The resume is stored.',
    cancelled: 'The person stopped it.',
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
