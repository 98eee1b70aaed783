import { jobAlertSetup, leave, NOTHING, toList } from './jobAlert.setup.ts';
import type { Draft } from './jobAlert.types.ts';

/** What an alert looks for being written; the rehearsal follows what is typed once that rests. */
const writing = {
  starting: jobAlertSetup.createStateConfig({
    always: [{ guard: 'asksNothing', target: 'blank' }, { guard: 'isRehearsed', target: 'rehearsed' }, { target: 'rehearsing' }],
  }),
  blank: jobAlertSetup.createStateConfig({}),
  settling: jobAlertSetup.createStateConfig({ after: { untilSettled: 'starting' } }),
  rehearsing: jobAlertSetup.createStateConfig({
    invoke: {
      id: 'rehearse',
      src: 'rehearse',
      input: ({ context }) => ({ standing: context.draft ?? NOTHING }),
      onDone: { target: 'rehearsed', actions: { type: 'keepRehearsal', params: ({ event }) => ({ rehearsal: event.output }) } },
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
  actions: { type: 'keepDraft', params: ({ event }: { event: { draft: Draft } }) => ({ draft: event.draft }) },
} as const;

/** A new alert being written. */
export const creating = jobAlertSetup.createStateConfig({
  initial: 'starting',
  states: {
    ...writing,
    /** A seeker's whole search needs no further question: it is rehearsed and saved. */
    atOnce: {
      tags: 'busy',
      on: { 'draft.changed': {}, 'draft.submitted': {} },
      invoke: {
        id: 'rehearseAtOnce',
        src: 'rehearse',
        input: ({ context }) => ({ standing: context.draft ?? NOTHING }),
        onDone: { target: '#jobAlert.saving', actions: { type: 'keepRehearsal', params: ({ event }) => ({ rehearsal: event.output }) } },
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

/** An alert there is, being changed. */
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
