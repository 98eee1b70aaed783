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
  title: 'An attached resume',
  purpose: 'Renames, shows, downloads, mails and deletes one attached resume, and chooses it to go along by itself.',
  source: 'src/machines/resumeDocument/resumeDocument.machine.ts',
  machine: resumeDocumentMachine,
  states: {
    listed: 'It stands in the list.',
    'listed.idle': 'Nothing was done with it.',
    'listed.renamed': 'It has its new name.',
    'listed.downloaded': 'It was handed to the browser’s downloads.',
    'listed.notDownloaded': 'It could not be downloaded; it can be tried again.',
    'listed.letterSent': 'The letter is on its way.',
    'listed.autoSent': 'It goes along by itself from now on.',
    'listed.notAutoSent': 'It goes along by itself no more.',
    'listed.autoSendFailed': 'That was not changed; it can be tried again.',
    renaming: 'It gets another name.',
    'renaming.typing': 'The name is being typed.',
    'renaming.invalid': 'The name breaks a rule, which is told at it.',
    'renaming.failed': 'It was not renamed; what was typed is kept.',
    'renaming.saving': 'The name is being saved.',
    'renaming.offline': 'The device is offline; it is saved by itself once it is back.',
    previewing: 'It is looked at.',
    'previewing.finding': 'It is being fetched.',
    'previewing.shown': 'Its pages are shown.',
    'previewing.unshowable': 'A Word file, which browsers do not show; it can be downloaded.',
    'previewing.failed': 'It could not be fetched; it can be tried again.',
    'previewing.offline': 'The device is offline; it goes on by itself once it is back.',
    downloading: 'It is downloaded.',
    'downloading.fetching': 'It is being fetched.',
    'downloading.offline': 'The device is offline; it goes on by itself once it is back.',
    sending: 'It is sent by e-mail.',
    'sending.addressing': 'The address is being typed.',
    'sending.checking': 'The address is being checked.',
    'sending.wrongAddress': 'What was typed is no address.',
    'sending.confirming': 'The address is shown to be confirmed.',
    'sending.posting': 'The letter is handed over.',
    'sending.failed': 'The letter was not sent; it can be tried again.',
    'sending.offline': 'The device is offline; the letter goes by itself once it is back.',
    'sending.tooMany': 'As many letters were sent as may be in a day.',
    'sending.unconfirmed': 'The sender has not confirmed their own address yet.',
    'sending.tooLarge': 'The file is larger than mail takes; it can be downloaded.',
    autoSending: 'Whether it goes along by itself is changed.',
    'autoSending.saving': 'That is being saved.',
    'autoSending.switched': 'It was; what it is now is told.',
    'autoSending.offline': 'The device is offline; it is saved by itself once it is back.',
    deleting: 'It is deleted.',
    'deleting.asking': 'Deleting is to be confirmed.',
    'deleting.removing': 'It is being deleted.',
    'deleting.inUse': 'It is chosen for auto-send, which can be ended first.',
    'deleting.releasing': 'Auto-send is being ended; then it is deleted.',
    'deleting.failed': 'It is still there; it can be tried again.',
    'deleting.offline': 'The device is offline; it goes on by itself once it is back.',
    deleted: 'It is deleted.',
    gone: 'It was deleted on another device already.',
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
      sendLetter: { done: [done, gone, wrong('email.format'), { ok: false, failure: 'tooMany' }, { ok: false, failure: 'unconfirmed' }], error },
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
