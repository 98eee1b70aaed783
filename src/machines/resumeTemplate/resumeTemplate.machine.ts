import { branchesOf } from '../answer.ts';
import { errorOf, waitsFor } from '../failing.ts';
import type { TemplateAnswer } from './resumeTemplate.actors.ts';
import { resumeTemplateSetup } from './resumeTemplate.setup.ts';

const to = branchesOf<TemplateAnswer>('resumeTemplate');
/** A call that waits while offline, and shows any other failure in place. */
const failing = (offline: string, failed: string) => [
  { guard: { type: 'isOffline' as const, params: errorOf }, target: `#resumeTemplate.${offline}` },
  to.failing(failed),
];
const keyIn = { type: 'storeKey' as const, params: ({ event }: { event: { key: string } }) => event };
const closes = { 'template.closed': '#resumeTemplate.choosing' };

/**
 * Creates a resume from the profile: the user chooses a template, previews it with their own profile in the paper size, language and details they
 * want, and then attaches, downloads, or saves it as a draft for later.
 */
export const resumeTemplateMachine = resumeTemplateSetup.createMachine({
  id: 'resumeTemplate',
  context: ({ input: { form } }) => ({ form, draft: null, pages: [], drawn: null, resume: null, name: '', key: '', fault: null, failure: null }),
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'idle',
      on: {
        'template.chosen': { target: 'shaping', actions: { type: 'choose', params: ({ event }) => ({ form: event.form, draft: null }) } },
        'draft.opened': { target: 'shaping', actions: { type: 'choose', params: ({ event: { draft } }) => ({ form: draft.form, draft }) } },
        'profile.requested': 'exporting',
      },
      states: { idle: {}, exported: {}, notExported: {} },
    },
    exporting: {
      initial: 'fetching',
      states: {
        fetching: {
          tags: 'busy',
          invoke: {
            id: 'downloadProfile',
            src: 'downloadProfile',
            onDone: to.accepted('choosing.exported'),
            onError: failing('exporting.offline', 'choosing.notExported'),
          },
        },
        offline: { tags: 'waiting', invoke: waitsFor('fetching', 'waitToExport') },
      },
    },
    shaping: {
      initial: 'deciding',
      on: {
        ...closes,
        'form.changed': { target: '.drawing', actions: { type: 'storeForm', params: ({ event }) => event } },
        'draft.requested': [
          { guard: 'isSavedDraft', target: 'keeping.saving', actions: 'forgetKey' },
          { target: 'keeping', actions: 'forgetKey' },
        ],
      },
      states: {
        deciding: { always: [{ guard: 'isDrawn', target: 'drawn' }, { target: 'drawing' }] },
        drawing: {
          tags: 'busy',
          invoke: {
            id: 'drawPages',
            src: 'drawPages',
            input: ({ context: { form } }) => ({ form }),
            onDone: [to.accepted('shaping.drawn'), { target: '#resumeTemplate.shaping.unfinished' }],
            onError: failing('shaping.offline', 'shaping.notDrawn'),
          },
        },
        drawn: {
          initial: 'idle',
          on: { 'generate.requested': { target: '#resumeTemplate.generating', actions: keyIn }, 'download.requested': '#resumeTemplate.downloading' },
          states: { idle: {}, kept: {}, downloaded: {}, notDownloaded: {} },
        },
        notDrawn: { on: { 'template.retried': 'drawing' } },
        offline: { tags: 'waiting', invoke: waitsFor('drawing', 'waitToDraw') },
        // The profile is too empty for a resume and must be filled in first.
        unfinished: { on: { 'draft.requested': undefined, 'form.changed': undefined } },
      },
    },
    generating: {
      initial: 'making',
      states: {
        making: {
          tags: 'busy',
          invoke: {
            id: 'generateResume',
            src: 'generateResume',
            input: ({ context: { form, key } }) => ({ form, key }),
            onDone: [to.accepted('made'), to.on('full', 'generating.full'), { target: '#resumeTemplate.shaping.unfinished' }],
            onError: failing('generating.offline', 'generating.failed'),
          },
        },
        offline: { tags: 'waiting', on: closes, invoke: waitsFor('making', 'waitToMake') },
        failed: { on: { ...closes, 'template.retried': 'making' } },
        // Three are attached: the user deletes one first, or downloads the file without attaching it.
        full: { on: { ...closes, 'download.requested': '#resumeTemplate.downloading' } },
      },
    },
    made: { on: { 'template.closed': 'choosing' } },
    downloading: {
      initial: 'fetching',
      on: closes,
      states: {
        fetching: {
          tags: 'busy',
          invoke: {
            id: 'downloadFile',
            src: 'downloadFile',
            input: ({ context: { form } }) => ({ form }),
            onDone: [to.accepted('shaping.drawn.downloaded'), { target: '#resumeTemplate.shaping.unfinished' }],
            onError: failing('downloading.offline', 'shaping.drawn.notDownloaded'),
          },
        },
        offline: { tags: 'waiting', invoke: waitsFor('fetching', 'waitToDownload') },
      },
    },
    keeping: {
      initial: 'naming',
      on: {
        'name.submitted': { target: '.saving', actions: { type: 'storeName', params: ({ event }) => event } },
        'name.abandoned': 'shaping',
        ...closes,
      },
      states: {
        naming: {},
        invalid: {},
        failed: {},
        full: { on: { 'name.submitted': undefined } },
        saving: {
          tags: 'busy',
          on: { 'name.submitted': undefined, 'name.abandoned': undefined, 'template.closed': undefined },
          invoke: {
            id: 'saveDraft',
            src: 'saveDraft',
            input: ({ context: { form, draft, name, key } }) => ({ form, id: draft?.id ?? null, name, key }),
            onDone: [
              { ...to.accepted('keeping.kept') },
              to.on('full', 'keeping.full'),
              // Deleted on another device in the meantime: saves it again, under a name.
              { ...to.on('gone', 'keeping.naming'), actions: 'forgetDraft' },
              to.on('invalid', 'keeping.invalid'),
            ],
            onError: failing('keeping.offline', 'keeping.failed'),
          },
        },
        offline: { tags: 'waiting', on: { 'name.submitted': undefined }, invoke: waitsFor('saving', 'waitToKeep') },
        kept: { always: [{ guard: 'isDrawn', target: '#resumeTemplate.shaping.drawn.kept' }, { target: '#resumeTemplate.shaping.drawing' }] },
      },
    },
  },
});
