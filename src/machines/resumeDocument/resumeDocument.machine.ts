import { branchesOf } from '../answer.ts';
import { errorOf, waitsFor } from '../failing.ts';
import type { DocumentAnswer } from './resumeDocument.actors.ts';
import { resumeDocumentSetup } from './resumeDocument.setup.ts';

const to = branchesOf<DocumentAnswer>('resumeDocument');
const gone = to.on('gone', 'gone');
/** A call that waits while offline, and shows any other failure in place. */
const failing = (offline: string, failed: string) => [
  { guard: { type: 'isOffline' as const, params: errorOf }, target: `#resumeDocument.${offline}` },
  to.failing(failed),
];
const closed = '#resumeDocument.listed';

/**
 * One attached resume (flows/resumeDocument.md): renamed, previewed, downloaded, emailed once its address is confirmed, selected to be sent
 * automatically, deleted. No failure loses anything: the input stays, and every action can be retried.
 */
export const resumeDocumentMachine = resumeDocumentSetup.createMachine({
  id: 'resumeDocument',
  context: ({ input: { resume } }) => ({ resume, filename: resume.filename, email: '', key: '', fault: null, url: null, failure: null }),
  initial: 'listed',
  // Another part of the page changed it: another resume was selected for auto-send.
  on: { 'resume.changed': { actions: { type: 'storeResume', params: ({ event }) => ({ resume: event.resume }) } } },
  states: {
    listed: {
      initial: 'idle',
      on: {
        'rename.requested': { target: 'renaming', actions: 'begin' },
        'preview.requested': [
          { guard: 'isShowable', target: 'previewing', actions: 'begin' },
          { target: 'previewing.unshowable', actions: 'begin' },
        ],
        'download.requested': 'downloading',
        'letter.requested': [
          { guard: 'isMailable', target: 'sending', actions: 'begin' },
          { target: 'sending.tooLarge', actions: 'begin' },
        ],
        'autoSend.switched': 'autoSending',
        'delete.requested': { target: 'deleting', actions: 'begin' },
      },
      states: { idle: {}, renamed: {}, downloaded: {}, notDownloaded: {}, letterSent: {}, autoSent: {}, notAutoSent: {}, autoSendFailed: {} },
    },
    renaming: {
      initial: 'typing',
      on: { 'action.closed': closed, 'name.submitted': { target: '.saving', actions: { type: 'storeName', params: ({ event }) => event } } },
      states: {
        typing: {},
        invalid: {},
        failed: {},
        saving: {
          tags: 'busy',
          on: { 'action.closed': undefined, 'name.submitted': undefined },
          invoke: {
            id: 'renameResume',
            src: 'renameResume',
            input: ({ context: { resume, filename } }) => ({ id: resume.id, filename }),
            onDone: [to.accepted('listed.renamed'), gone, to.on('invalid', 'renaming.invalid')],
            onError: failing('renaming.offline', 'renaming.failed'),
          },
        },
        offline: { tags: 'waiting', on: { 'name.submitted': undefined }, invoke: waitsFor('saving', 'waitToRename') },
      },
    },
    previewing: {
      initial: 'finding',
      on: { 'action.closed': closed, 'download.requested': 'downloading' },
      states: {
        finding: {
          tags: 'busy',
          invoke: {
            id: 'findPreview',
            src: 'findPreview',
            input: ({ context: { resume } }) => ({ id: resume.id }),
            onDone: [to.accepted('previewing.shown'), gone],
            onError: failing('previewing.offline', 'previewing.failed'),
          },
        },
        shown: {},
        unshowable: {},
        failed: { on: { 'action.retried': 'finding' } },
        offline: { tags: 'waiting', invoke: waitsFor('finding', 'waitToPreview') },
      },
    },
    downloading: {
      initial: 'fetching',
      on: { 'action.closed': closed },
      states: {
        fetching: {
          tags: 'busy',
          invoke: {
            id: 'downloadResume',
            src: 'downloadResume',
            input: ({ context: { resume } }) => ({ id: resume.id, filename: resume.filename }),
            onDone: [to.accepted('listed.downloaded'), gone],
            onError: failing('downloading.offline', 'listed.notDownloaded'),
          },
        },
        offline: { tags: 'waiting', invoke: waitsFor('fetching', 'waitToDownload') },
      },
    },
    sending: {
      initial: 'addressing',
      on: { 'action.closed': closed },
      states: {
        addressing: { on: { 'address.submitted': { target: 'checking', actions: { type: 'storeAddress', params: ({ event }) => event } } } },
        checking: {
          tags: 'busy',
          invoke: {
            id: 'checkAddress',
            src: 'checkAddress',
            input: ({ context: { email } }) => ({ email }),
            onDone: [to.accepted('sending.confirming'), to.on('invalid', 'sending.wrongAddress')],
            onError: to.failing('sending.failed'),
          },
        },
        wrongAddress: { on: { 'address.submitted': { target: 'checking', actions: { type: 'storeAddress', params: ({ event }) => event } } } },
        confirming: { on: { 'address.confirmed': 'posting', 'address.changed': 'addressing' } },
        posting: {
          tags: 'busy',
          on: { 'action.closed': undefined },
          invoke: {
            id: 'sendEmail',
            src: 'sendEmail',
            input: ({ context: { resume, email, key } }) => ({ id: resume.id, email, key }),
            onDone: [
              to.accepted('listed.letterSent'),
              gone,
              to.on('invalid', 'sending.wrongAddress'),
              to.on('tooMany', 'sending.tooMany'),
              to.on('unconfirmed', 'sending.unconfirmed'),
            ],
            onError: failing('sending.offline', 'sending.failed'),
          },
        },
        failed: { on: { 'action.retried': 'confirming' } },
        offline: { tags: 'waiting', invoke: waitsFor('posting', 'waitToSend') },
        tooMany: {},
        unconfirmed: {},
        tooLarge: { on: { 'download.requested': '#resumeDocument.downloading' } },
      },
    },
    autoSending: {
      initial: 'saving',
      on: { 'action.closed': closed },
      states: {
        saving: {
          tags: 'busy',
          on: { 'action.closed': undefined },
          invoke: {
            id: 'switchAutoSend',
            src: 'switchAutoSend',
            input: ({ context: { resume } }) => ({ id: resume.id, isAutoSent: !resume.is_auto_sent }),
            onDone: [{ ...to.accepted('autoSending.switched') }, gone],
            onError: failing('autoSending.offline', 'listed.autoSendFailed'),
          },
        },
        switched: { always: [{ guard: 'isAutoSent', target: '#resumeDocument.listed.autoSent' }, { target: '#resumeDocument.listed.notAutoSent' }] },
        offline: { tags: 'waiting', invoke: waitsFor('saving', 'waitToSwitch') },
      },
    },
    deleting: {
      initial: 'asking',
      on: { 'action.closed': closed },
      states: {
        asking: { on: { 'delete.confirmed': 'removing' } },
        removing: {
          tags: 'busy',
          on: { 'action.closed': undefined },
          invoke: {
            id: 'deleteResume',
            src: 'deleteResume',
            input: ({ context: { resume } }) => ({ id: resume.id }),
            onDone: [to.accepted('deleted'), to.on('inUse', 'deleting.inUse')],
            onError: failing('deleting.offline', 'deleting.failed'),
          },
        },
        // Specification §8: a resume selected for auto-send can't be deleted. Turning that off continues the deletion.
        inUse: { on: { 'autoSend.ended': 'releasing' } },
        releasing: {
          tags: 'busy',
          on: { 'action.closed': undefined },
          invoke: {
            id: 'endAutoSend',
            src: 'switchAutoSend',
            input: ({ context: { resume } }) => ({ id: resume.id, isAutoSent: false }),
            onDone: [to.accepted('deleting.removing'), gone],
            onError: to.failing('deleting.failed'),
          },
        },
        failed: { on: { 'action.retried': 'removing' } },
        offline: { tags: 'waiting', invoke: waitsFor('removing', 'waitToDelete') },
      },
    },
    deleted: { type: 'final' },
    gone: { type: 'final' },
  },
});
