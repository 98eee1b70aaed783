import { type Row, done, fails, saysFailed, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken, resume, key } from '../samples.ts';
import { resumeDocumentFlow } from './resumeDocument.fixtures.ts';

const pdf = { ...resume, format: 'pdf' as const, size: 1_000, is_auto_sent: false };
const word = { ...pdf, format: 'docx' as const };
const large = { ...pdf, size: 100_000_000 };
const renamed = { ...pdf, filename: 'Ana Reyes 2026.pdf' };
const gone = { ok: false, failure: 'gone' };
const wrong = (fault: string) => ({ ok: false, failure: 'invalid', fault });
const of = { id: pdf.id };
const begins = {
  given: { filename: 'x', email: 'x', fault: 'x', url: 'x', failure: broken },
  sets: { filename: pdf.filename, email: '', fault: null, url: null, failure: null },
};
const mail = { email: 'ben@example.com', key };
const closes = (...froms: string[]): Row[] => froms.map((from): Row => [from, 'action.closed', 'listed.idle']);
const downloads = { calls: { downloadResume: { ...of, filename: pdf.filename } } };
const posts = { given: mail, calls: { sendEmail: { ...of, ...mail } } };
const waits = (call: string) => ({ calls: { [call]: undefined } });
const removes = { calls: { deleteResume: of } };

stateTable(resumeDocumentFlow, { resume: pdf }, [
  starts({ resume: pdf }, 'listed.idle', { calls: {} }),
  ['*', { type: 'resume.changed', resume: renamed }, null, { sets: { resume: renamed } }],
  ...['idle', 'renamed', 'downloaded', 'notDownloaded', 'letterSent', 'autoSent', 'notAutoSent', 'autoSendFailed'].flatMap((part): Row[] => [
    [`listed.${part}`, 'rename.requested', 'renaming.typing', begins],
    [`listed.${part}`, 'preview.requested', 'previewing.finding', { ...begins, calls: { findPreview: of } }],
    // Files that browsers can't show, and those too large for email, are rejected right away.
    [`listed.${part}`, 'preview.requested', 'previewing.unshowable', { given: { ...begins.given, resume: word }, sets: begins.sets, calls: {} }],
    [`listed.${part}`, 'download.requested', 'downloading.fetching', downloads],
    [`listed.${part}`, 'letter.requested', 'sending.addressing', begins],
    [`listed.${part}`, 'letter.requested', 'sending.tooLarge', { given: { ...begins.given, resume: large }, sets: begins.sets }],
    [`listed.${part}`, 'autoSend.switched', 'autoSending.saving', { calls: { switchAutoSend: { ...of, isAutoSent: true } } }],
    [`listed.${part}`, 'delete.requested', 'deleting.asking', begins],
  ]),
  ...['typing', 'invalid', 'failed'].map((part): Row => [
    `renaming.${part}`,
    { type: 'name.submitted', filename: 'New' },
    'renaming.saving',
    { given: { fault: 'x' }, sets: { filename: 'New', fault: null }, calls: { renameResume: { ...of, filename: 'New' } } },
  ]),
  ...closes('renaming.typing', 'renaming.invalid', 'renaming.failed', 'renaming.offline'),
  ['renaming.saving', done('renameResume', { ok: true, resume: renamed }), 'listed.renamed', { sets: { resume: renamed } }],
  ['renaming.saving', done('renameResume', gone), 'gone'],
  ['renaming.saving', done('renameResume', wrong('filename.special')), 'renaming.invalid', { sets: { fault: 'filename.special' } }],
  ['renaming.saving', fails('renameResume', offline), 'renaming.offline', waits('waitToRename')],
  ['renaming.saving', fails('renameResume', broken), 'renaming.failed', saysFailed],
  ['renaming.offline', done('waitToRename'), 'renaming.saving', { given: { filename: 'New' }, calls: { renameResume: { ...of, filename: 'New' } } }],
  ['previewing.finding', done('findPreview', { ok: true, url: '/view' }), 'previewing.shown', { sets: { url: '/view' } }],
  ['previewing.finding', done('findPreview', gone), 'gone'],
  ['previewing.finding', fails('findPreview', offline), 'previewing.offline', waits('waitToPreview')],
  ['previewing.finding', fails('findPreview', broken), 'previewing.failed', saysFailed],
  ['previewing.failed', 'action.retried', 'previewing.finding', { calls: { findPreview: of } }],
  ['previewing.offline', done('waitToPreview'), 'previewing.finding', { calls: { findPreview: of } }],
  ...['finding', 'shown', 'unshowable', 'failed', 'offline'].map((part): Row => [
    `previewing.${part}`,
    'download.requested',
    'downloading.fetching',
    downloads,
  ]),
  ...closes('previewing.finding', 'previewing.shown', 'previewing.unshowable', 'previewing.failed', 'previewing.offline'),
  ['downloading.fetching', done('downloadResume', { ok: true }), 'listed.downloaded', { given: { failure: broken }, sets: { failure: null } }],
  ['downloading.fetching', done('downloadResume', gone), 'gone'],
  ['downloading.fetching', fails('downloadResume', offline), 'downloading.offline', waits('waitToDownload')],
  ['downloading.fetching', fails('downloadResume', broken), 'listed.notDownloaded', saysFailed],
  ['downloading.offline', done('waitToDownload'), 'downloading.fetching', downloads],
  ...closes('downloading.fetching', 'downloading.offline'),
  ...['addressing', 'wrongAddress'].map((part): Row => [
    `sending.${part}`,
    { type: 'address.submitted', ...mail },
    'sending.checking',
    { given: { fault: 'x' }, sets: { ...mail, fault: null }, calls: { checkAddress: { email: mail.email } } },
  ]),
  ['sending.checking', done('checkAddress', { ok: true }), 'sending.confirming', { calls: {} }],
  ['sending.checking', done('checkAddress', wrong('email.format')), 'sending.wrongAddress', { sets: { fault: 'email.format' } }],
  ['sending.checking', fails('checkAddress', broken), 'sending.failed', saysFailed],
  ['sending.confirming', 'address.confirmed', 'sending.posting', posts],
  ['sending.confirming', 'address.changed', 'sending.addressing'],
  ['sending.posting', done('sendEmail', { ok: true }), 'listed.letterSent'],
  ['sending.posting', done('sendEmail', gone), 'gone'],
  ['sending.posting', done('sendEmail', wrong('email.format')), 'sending.wrongAddress', { sets: { fault: 'email.format' } }],
  ['sending.posting', done('sendEmail', { ok: false, failure: 'tooMany' }), 'sending.tooMany'],
  ['sending.posting', done('sendEmail', { ok: false, failure: 'unconfirmed' }), 'sending.unconfirmed'],
  ['sending.posting', fails('sendEmail', offline), 'sending.offline', waits('waitToSend')],
  ['sending.posting', fails('sendEmail', broken), 'sending.failed', saysFailed],
  ['sending.failed', 'action.retried', 'sending.confirming'],
  ['sending.offline', done('waitToSend'), 'sending.posting', posts],
  ['sending.tooLarge', 'download.requested', 'downloading.fetching', downloads],
  ...closes(
    'sending.addressing',
    'sending.checking',
    'sending.wrongAddress',
    'sending.confirming',
    'sending.failed',
    'sending.offline',
    'sending.tooMany',
    'sending.unconfirmed',
    'sending.tooLarge',
  ),
  [
    'autoSending.saving',
    done('switchAutoSend', { ok: true, resume: { ...pdf, is_auto_sent: true } }),
    'listed.autoSent',
    { sets: { resume: { ...pdf, is_auto_sent: true } } },
  ],
  ['autoSending.saving', done('switchAutoSend', { ok: true, resume: pdf }), 'listed.notAutoSent'],
  ['autoSending.saving', done('switchAutoSend', gone), 'gone'],
  ['autoSending.saving', fails('switchAutoSend', offline), 'autoSending.offline', waits('waitToSwitch')],
  ['autoSending.saving', fails('switchAutoSend', broken), 'listed.autoSendFailed', saysFailed],
  ['autoSending.offline', done('waitToSwitch'), 'autoSending.saving', { calls: { switchAutoSend: { ...of, isAutoSent: true } } }],
  ...closes('autoSending.offline'),
  ['deleting.asking', 'delete.confirmed', 'deleting.removing', removes],
  ['deleting.removing', done('deleteResume', { ok: true }), 'deleted'],
  ['deleting.removing', done('deleteResume', { ok: false, failure: 'inUse' }), 'deleting.inUse'],
  ['deleting.removing', fails('deleteResume', offline), 'deleting.offline', waits('waitToDelete')],
  ['deleting.removing', fails('deleteResume', broken), 'deleting.failed', saysFailed],
  // A resume that is sent automatically is deleted after turning that off.
  ['deleting.inUse', 'autoSend.ended', 'deleting.releasing', { calls: { endAutoSend: { ...of, isAutoSent: false } } }],
  ['deleting.releasing', done('endAutoSend', { ok: true, resume: pdf }), 'deleting.removing', removes],
  ['deleting.releasing', done('endAutoSend', gone), 'gone'],
  ['deleting.releasing', fails('endAutoSend', broken), 'deleting.failed', saysFailed],
  ['deleting.failed', 'action.retried', 'deleting.removing', removes],
  ['deleting.offline', done('waitToDelete'), 'deleting.removing', removes],
  ...closes('deleting.asking', 'deleting.inUse', 'deleting.failed', 'deleting.offline'),
]);
