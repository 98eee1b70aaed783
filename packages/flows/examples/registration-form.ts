import { assign, setup } from 'xstate';

type Answer = { name?: string; email?: string };

/** A form in three steps. After reading the help, people return to the step they left. */
export const registrationForm = setup({
  types: {
    context: {} as { name: string; email: string },
    events: {} as { type: 'NEXT'; answer: Answer } | { type: 'BACK' } | { type: 'HELP' } | { type: 'CLOSE_HELP' } | { type: 'SUBMIT' },
  },
  guards: {
    hasName: ({ event }) => event.type === 'NEXT' && Boolean(event.answer.name),
    hasEmail: (_, params: { email: string | undefined }) => params.email?.includes('@') === true,
  },
  actions: { store: assign(({ event }) => (event.type === 'NEXT' ? event.answer : {})) },
}).createMachine({
  id: 'registrationForm',
  context: { name: '', email: '' },
  initial: 'form',
  states: {
    form: {
      initial: 'name',
      on: { HELP: 'help' },
      states: {
        name: { on: { NEXT: { guard: 'hasName', target: 'contact', actions: 'store' } } },
        contact: {
          on: {
            BACK: 'name',
            NEXT: { guard: { type: 'hasEmail', params: ({ event }) => ({ email: event.answer.email }) }, target: 'check', actions: 'store' },
          },
        },
        check: { on: { BACK: 'contact', SUBMIT: '#registrationForm.sent' } },
        last: { type: 'history' },
      },
    },
    help: { on: { CLOSE_HELP: 'form.last' } },
    sent: { type: 'final' },
  },
});
