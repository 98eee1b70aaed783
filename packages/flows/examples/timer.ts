import { assign, fromCallback, setup } from 'xstate';

/** Counts down by the ticks of an invoked clock, and can't start without a duration. */
export const timer = setup({
  types: {
    context: {} as { left: number; duration: number },
    events: {} as { type: 'tick' } | { type: 'start' } | { type: 'pause' } | { type: 'reset' },
    input: {} as { seconds: number },
  },
  actors: {
    ticks: fromCallback(({ sendBack }) => {
      const interval = setInterval(() => sendBack({ type: 'tick' }), 1_000);
      return () => clearInterval(interval);
    }),
  },
  guards: { isOver: ({ context }) => context.left <= 0 },
}).createMachine({
  id: 'timer',
  context: ({ input }) => ({ left: input.seconds, duration: input.seconds }),
  initial: 'paused',
  states: {
    paused: { on: { start: 'running', reset: { actions: assign({ left: ({ context }) => context.duration }) } } },
    running: {
      invoke: { src: 'ticks' },
      always: { guard: 'isOver', target: 'over' },
      on: { tick: { actions: assign({ left: ({ context }) => context.left - 1 }) }, pause: 'paused' },
    },
    over: { type: 'final' },
  },
});
