import { jobAlertSetup, leave, NOTHING, toList } from './jobAlert.setup.ts';
import type { Draft } from './jobAlert.types.ts';

/** The form of an alert; the preview updates after the user stops typing. */
const writing = {
  starting: jobAlertSetup.createStateConfig({
    always: [{ guard: 'hasNoCriteria', target: 'blank' }, { guard: 'isRehearsed', target: 'rehearsed' }, { target: 'rehearsing' }],
  }),
  blank: jobAlertSetup.createStateConfig({}),
  settling: jobAlertSetup.createStateConfig({ after: { untilSettled: 'starting' } }),
  rehearsing: jobAlertSetup.createStateConfig({
    invoke: {
      id: 'rehearse',
      src: 'rehearse',
      input: ({ context }) => ({ standing: context.draft ?? NOTHING }),
      onDone: { target: 'rehearsed', actions: { type: 'storeRehearsal', params: ({ event }) => ({ rehearsal: event.output }) } },
      onError: 'uncounted',
    },
  }),
  rehearsed: jobAlertSetup.createStateConfig({}),
  uncounted: jobAlertSetup.createStateConfig({}),
  invalid: jobAlertSetup.createStateConfig({}),
};

const changed = {
  target: '.settling',
  reenter: true,
  actions: { type: 'storeDraft', params: ({ event }: { event: { draft: Draft } }) => ({ draft: event.draft }) },
} as const;

/** The form of a new alert. */
export const creating = jobAlertSetup.createStateConfig({
  initial: 'starting',
  states: {
    ...writing,
    /** A job seeker's complete search needs no further input: it is previewed and saved. */
    atOnce: {
      tags: 'busy',
      on: { 'draft.changed': {}, 'draft.submitted': {} },
      invoke: {
        id: 'rehearseAtOnce',
        src: 'rehearse',
        input: ({ context }) => ({ standing: context.draft ?? NOTHING }),
        onDone: { target: '#jobAlert.saving', actions: { type: 'storeRehearsal', params: ({ event }) => ({ rehearsal: event.output }) } },
        onError: '#jobAlert.saving',
      },
    },
  },
  on: {
    'draft.changed': changed,
    'draft.submitted': [
      { guard: 'isWanting', target: '.invalid' },
      { guard: 'isVisitor', target: '#jobAlert.registeringHidden' },
      { target: '#jobAlert.saving' },
    ],
    'alert.dismissed': leave,
  },
});

/** The form of an existing alert. */
export const editing = jobAlertSetup.createStateConfig({
  initial: 'starting',
  states: writing,
  on: {
    'draft.changed': changed,
    'draft.submitted': [
      { guard: 'isWanting', target: '.invalid' },
      { target: '#jobAlert.updating', actions: 'changeDraft' },
    ],
    'alert.dismissed': toList,
  },
});
