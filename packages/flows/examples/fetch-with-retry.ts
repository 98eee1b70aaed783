import { assign, fromPromise, setup } from 'xstate';

/** Retries after a delay, three times. The server's response may be empty. */
export const fetchWithRetry = setup({
  types: { context: {} as { tries: number; message: string }, events: {} as { type: 'FETCH' } | { type: 'CANCEL' } },
  actors: { load: fromPromise<{ items: string[] }>(async () => (await fetch('http://localhost:1/items')).json() as Promise<{ items: string[] }>) },
  guards: { isWorthRetrying: ({ context }) => context.tries < 3 },
  actions: {
    count: assign({ tries: ({ context }) => context.tries + 1 }),
    reset: assign({ tries: 0 }),
  },
  delays: { backoff: ({ context }) => 1_000 * 2 ** context.tries },
}).createMachine({
  id: 'fetchWithRetry',
  context: { tries: 0, message: '' },
  initial: 'idle',
  states: {
    idle: { on: { FETCH: 'loading' } },
    loading: {
      invoke: {
        src: 'load',
        onDone: [{ guard: ({ event }) => event.output.items.length === 0, target: 'empty' }, { target: 'shown' }],
        onError: { target: 'failed', actions: assign({ message: ({ event }) => String(event.error) }) },
      },
      on: { CANCEL: 'idle' },
      after: { 10_000: 'failed' },
    },
    failed: { entry: 'count', always: { guard: { type: 'isWorthRetrying' }, target: 'waiting' }, on: { FETCH: { target: 'loading', actions: 'reset' } } },
    waiting: { after: { backoff: 'loading' }, on: { CANCEL: 'idle' } },
    empty: { on: { FETCH: 'loading' } },
    shown: { type: 'final' },
  },
});
