import { assign, setup } from 'xstate';

/** A traffic light with a crossing: people who press the button get a green light. At night it only blinks. */
export const trafficLight = setup({
  types: { context: {} as { isAwaited: boolean } },
  guards: { isAwaited: ({ context }) => context.isAwaited },
  actions: { remember: assign({ isAwaited: true }), forget: assign({ isAwaited: false }) },
  delays: { untilRed: 20_000 },
}).createMachine({
  id: 'trafficLight',
  description: 'Lets cars and people cross in turn.',
  context: { isAwaited: false },
  initial: 'day',
  on: { 'night.fell': '.night', 'power.failed': '.dark' },
  states: {
    day: {
      initial: 'green',
      on: { 'button.pressed': { actions: 'remember' } },
      states: {
        green: { after: { untilRed: 'yellow' } },
        yellow: { after: { 3_000: [{ guard: 'isAwaited', target: 'walk' }, { target: 'red' }] } },
        red: { after: { 15_000: 'green' } },
        walk: {
          description: 'People cross.',
          entry: 'forget',
          initial: 'steady',
          states: { steady: { after: { 8_000: 'blinking' } }, blinking: { after: { 4_000: 'over' } }, over: { type: 'final' } },
          onDone: 'green',
        },
      },
    },
    night: { on: { 'day.broke': 'day' } },
    dark: { type: 'final' },
  },
});
