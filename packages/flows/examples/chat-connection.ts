import { assign, enqueueActions, fromObservable, sendParent, setup } from 'xstate';

type Event =
  | { type: 'connect' }
  | { type: 'opened' }
  | { type: 'closed'; code: number }
  | { type: 'message.received'; text: string }
  | { type: 'message.deleted'; id: string }
  | { type: 'disconnect' };

/** Reconnects after a growing pause, gives up eventually, and sends its parent every message. */
export const chatConnection = setup({
  types: { context: {} as { attempts: number; texts: string[] }, events: {} as Event },
  actors: {
    socket: fromObservable<string, undefined>(() => ({
      subscribe: () => {
        void fetch('http://localhost:1/socket');
        return { unsubscribe: () => {} };
      },
    })),
  },
  guards: {
    isForGood: ({ event }) => event.type === 'closed' && event.code === 1_008,
    isExhausted: ({ context }) => context.attempts >= 4,
    isSignedIn: () => true,
  },
  delays: { pause: ({ context }) => 500 * 2 ** context.attempts },
}).createMachine({
  id: 'chatConnection',
  context: { attempts: 0, texts: [] },
  initial: 'offline',
  on: { disconnect: '.offline' },
  states: {
    offline: { on: { connect: { guard: 'isSignedIn', target: 'connecting' } } },
    connecting: {
      invoke: { id: 'socket', src: 'socket', onSnapshot: { guard: ({ event }) => event.snapshot.context !== undefined, target: 'online' }, onError: 'waiting' },
      on: { opened: 'online', closed: 'waiting' },
    },
    online: {
      entry: assign({ attempts: 0 }),
      on: {
        'message.*': {
          actions: enqueueActions(({ enqueue, event }) => {
            if (event.type === 'message.received') enqueue.assign({ texts: ({ context }) => [...context.texts, event.text] });
            enqueue(sendParent(event));
            enqueue(() => void fetch('http://localhost:1/log'));
          }),
        },
        closed: [{ guard: 'isForGood', target: 'refused' }, { target: 'waiting' }],
      },
    },
    waiting: {
      entry: assign({ attempts: ({ context }) => context.attempts + 1 }),
      always: { guard: 'isExhausted', target: 'offline', actions: assign({ attempts: 0 }) },
      after: { pause: 'connecting' },
    },
    refused: { type: 'final' },
  },
});
