import { and, assign, not, setup, stateIn } from 'xstate';

/** Goes to the floors it's called to. A parallel region watches its doors. */
export const elevator = setup({
  types: {
    context: {} as { floor: number; calls: number[] },
    events: {} as { type: 'called'; floor: number } | { type: 'arrived' } | { type: 'blocked' } | { type: 'freed' },
  },
  guards: {
    hasCalls: ({ context }) => context.calls.length > 0,
    isAbove: ({ context }) => (context.calls[0] ?? 0) > context.floor,
    isShut: stateIn({ doors: 'shut' }),
  },
  actions: {
    queue: assign({
      calls: ({ context, event }) =>
        event.type === 'called' && !context.calls.includes(event.floor) ? [...context.calls, event.floor].slice(-3) : context.calls,
    }),
    arrive: assign({ floor: ({ context }) => context.calls[0] ?? context.floor, calls: ({ context }) => context.calls.slice(1) }),
  },
}).createMachine({
  id: 'elevator',
  context: { floor: 0, calls: [] },
  type: 'parallel',
  on: { called: { actions: 'queue' } },
  states: {
    cabin: {
      initial: 'waiting',
      states: {
        waiting: {
          always: [
            { guard: and(['hasCalls', 'isShut', 'isAbove']), target: 'rising' },
            { guard: and(['hasCalls', 'isShut', not('isAbove')]), target: 'sinking' },
          ],
        },
        rising: { on: { arrived: { target: 'waiting', actions: 'arrive' } } },
        sinking: { on: { arrived: { target: 'waiting', actions: 'arrive' } } },
      },
    },
    doors: {
      initial: 'open',
      states: {
        open: { after: { 5_000: 'closing' }, on: { blocked: { target: 'open', reenter: true } } },
        closing: { after: { 2_000: 'shut' }, on: { blocked: 'open' } },
        shut: { on: { arrived: 'open', freed: 'open' } },
      },
    },
  },
});
