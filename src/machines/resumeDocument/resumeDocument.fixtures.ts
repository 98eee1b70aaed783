import { LIMITS } from '../../../contract/limits.ts';
import type { Resume } from '../../../contract/records.ts';
import { defineFlow } from '../flow.ts';
import { broken, key, offline, resume } from '../samples.ts';
import type { DocumentAnswer } from './resumeDocument.actors.ts';
import { resumeDocumentMachine } from './resumeDocument.machine.ts';

const word: Resume = { ...resume, filename: 'ana-reyes.docx', format: 'docx', is_auto_sent: true };
const large: Resume = { ...resume, size: LIMITS.mailedResumeBytes + 1 };
const done: DocumentAnswer = { ok: true };
const gone: DocumentAnswer = { ok: false, failure: 'gone' };
const wrong = (fault: string): DocumentAnswer => ({ ok: false, failure: 'invalid', fault });
const error = [offline, broken];

export const resumeDocumentFlow = defineFlow({
  id: 'resumeDocument',
  area: 'resume',
  title: 'Attached resume',
  purpose: 'Renames, previews, downloads, emails and deletes one attached resume, and selects it to be sent automatically.',
  source: 'src/machines/resumeDocument/resumeDocument.machine.ts',
  machine: resumeDocumentMachine,
  states: {
    listed: 'It is shown in the list.',
    'listed.idle': 'No action has been taken.',
    'listed.renamed': 'It has its new name.',
    'listed.downloaded': 'It was passed to the browser’s downloads.',
    'listed.notDownloaded': 'Downloading failed; the user can try again.',
    'listed.letterSent': 'The email was sent.',
    'listed.autoSent': 'It is sent automatically from now on.',
    'listed.notAutoSent': 'It is no longer sent automatically.',
    'listed.autoSendFailed': 'The change failed; the user can try again.',
    renaming: 'Renaming.',
    'renaming.typing': 'The user is typing the name.',
    'renaming.invalid': 'The name breaks a rule; the field says which.',
    'renaming.failed': 'Renaming failed; the input is still there.',
    'renaming.saving': 'Saving the name.',
    'renaming.offline': 'Offline; saves automatically when the connection is back.',
    previewing: 'Previewing.',
    'previewing.finding': 'Loading the preview.',
    'previewing.shown': 'Its pages are shown.',
    'previewing.unshowable': 'A Word file, which browsers can’t show; it can be downloaded.',
    'previewing.failed': 'Loading failed; the user can try again.',
    'previewing.offline': 'Offline; continues automatically when the connection is back.',
    downloading: 'Downloading.',
    'downloading.fetching': 'Downloading the file.',
    'downloading.offline': 'Offline; continues automatically when the connection is back.',
    sending: 'Emailing.',
    'sending.addressing': 'The user is typing the address.',
    'sending.checking': 'Checking the address.',
    'sending.wrongAddress': 'Not a valid address.',
    'sending.confirming': 'Showing the address, and asking for confirmation.',
    'sending.posting': 'Sending the email.',
    'sending.failed': 'The email wasn’t sent; the user can try again.',
    'sending.offline': 'Offline; sends the email automatically when the connection is back.',
    'sending.tooMany': 'The day’s limit of emails is reached.',
    'sending.unconfirmed': 'The sender hasn’t confirmed their own address yet.',
    'sending.tooLarge': 'The file is too large for email; it can be downloaded.',
    autoSending: 'Changing whether it is sent automatically.',
    'autoSending.saving': 'Saving the change.',
    'autoSending.switched': 'Saved; deciding what to show.',
    'autoSending.offline': 'Offline; saves automatically when the connection is back.',
    deleting: 'Deleting.',
    'deleting.asking': 'Asking for confirmation to delete it.',
    'deleting.removing': 'Deleting it.',
    'deleting.inUse': 'It is selected for auto-send, which the user can turn off first.',
    'deleting.releasing': 'Turning auto-send off, then deleting it.',
    'deleting.failed': 'Deleting failed; the user can try again.',
    'deleting.offline': 'Offline; continues automatically when the connection is back.',
    deleted: 'It is deleted.',
    gone: 'It was already deleted on another device.',
  },
  fixtures: {
    inputs: { pdf: { resume }, word: { resume: word }, large: { resume: large } },
    events: {
      'rename.requested': [{ type: 'rename.requested' }],
      'name.submitted': [{ type: 'name.submitted', filename: 'Ana Reyes 2026' }],
      'preview.requested': [{ type: 'preview.requested' }],
      'download.requested': [{ type: 'download.requested' }],
      'letter.requested': [{ type: 'letter.requested' }],
      'address.submitted': [{ type: 'address.submitted', email: 'ben@example.com', key }],
      'address.changed': [{ type: 'address.changed' }],
      'address.confirmed': [{ type: 'address.confirmed' }],
      'autoSend.switched': [{ type: 'autoSend.switched' }],
      'delete.requested': [{ type: 'delete.requested' }],
      'delete.confirmed': [{ type: 'delete.confirmed' }],
      'autoSend.ended': [{ type: 'autoSend.ended' }],
      'resume.changed': [{ type: 'resume.changed', resume }],
      'action.retried': [{ type: 'action.retried' }],
      'action.closed': [{ type: 'action.closed' }],
    },
    actors: {
      renameResume: { done: [{ ok: true, resume: { ...resume, filename: 'Ana Reyes 2026.pdf' } }, wrong('filename.special'), gone], error },
      deleteResume: { done: [done, { ok: false, failure: 'inUse' }], error },
      findPreview: { done: [{ ok: true, url: '/api/jobseekers/resumes/1/view' }, gone], error },
      downloadResume: { done: [done, gone], error },
      checkAddress: { done: [done, wrong('email.format')], error: [broken] },
      sendEmail: { done: [done, gone, wrong('email.format'), { ok: false, failure: 'tooMany' }, { ok: false, failure: 'unconfirmed' }], error },
      switchAutoSend: {
        done: [{ ok: true, resume: { ...resume, is_auto_sent: true } }, { ok: true, resume: { ...resume, is_auto_sent: false } }, gone],
        error,
      },
      endAutoSend: { done: [{ ok: true, resume: { ...resume, is_auto_sent: false } }, gone], error: [broken] },
      waitForConnection: { done: [undefined] },
    },
    takesEachWayOnce: true,
    project: ({ resume: { format, size, is_auto_sent } }) => [format, size > LIMITS.mailedResumeBytes, is_auto_sent],
  },
});
