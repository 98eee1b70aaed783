import type { Permission } from './session.actors.ts';

const is = (permission: Permission) => ({
  type: 'isPermission' as const,
  params: ({ event }: { event: { output: Permission } }) => ({ answer: event.output, is: permission }),
});

const decided = [
  { guard: is('granted'), target: 'granted' },
  { guard: is('denied'), target: 'denied' },
] as const;

/** Whether the browser may show notifications: read at the start, and asked for once the user wants them. */
export const notificationPermission = {
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readPermission',
        src: 'readPermission',
        onDone: [...decided, { guard: is('declined'), target: 'default.declined' }, { guard: is('default'), target: 'default' }, { target: 'unsupported' }],
      },
    },
    unsupported: {},
    default: {
      initial: 'open',
      on: { 'notification.wanted': 'asking' },
      states: { open: { on: { 'notification.declined': { target: 'declined', actions: 'storeDeclined' } } }, declined: {} },
    },
    asking: {
      invoke: {
        id: 'askPermission',
        src: 'askPermission',
        onDone: [
          ...decided,
          // Closed without an answer: can be offered again.
          { target: 'default' },
        ],
      },
    },
    granted: {},
    denied: {},
  },
} as const;
