import { createMachine } from 'xstate';

const NAMES = Array.from({ length: 12 }, (_, index) => `toggle${index + 1}`);

/** Twelve parallel toggles: 4,096 combinations. */
export const twelveToggles = createMachine({
  id: 'twelveToggles',
  type: 'parallel',
  states: Object.fromEntries(
    NAMES.map((name) => [name, { initial: 'off', states: { off: { on: { [`${name}.on`]: 'on' } }, on: { on: { [`${name}.off`]: 'off' } } } }]),
  ),
});
