import { expect, test } from 'vitest';
import { mutantsOf } from './mutants.ts';

const SOURCE = `export const doorMachine = setup({ delays: { untilShut: 5_000 } }).createMachine({
  initial: 'shut',
  states: {
    shut: {
      on: {
        'door.opened': [
          { guard: 'isUnlocked', target: 'open', actions: ['keepTime', { type: 'ring', params: { loud: true } }] },
          refused('locked', 'shut'),
        ],
      },
    },
    open: { entry: 'light', after: { untilShut: 'shut', 250: 'open' }, invoke: { src: 'watch', input: ({ context }) => context, onDone: 'shut' } },
  },
});`;
const chart = { events: new Set(['door.opened']), states: ['shut', 'open'] };
const changed = ({ start, end, text }: { start: number; end: number; text: string }) => `${SOURCE.slice(0, start)}${text}${SOURCE.slice(end)}`;
const ON = 'doorMachine.states.shut.on.door.opened';

test('each transition, guard, action, input, delay, and initial state is mutated, and the mutant names its place', () => {
  expect(mutantsOf('door/door.machine.ts', SOURCE, chart).map(({ id, line }) => [line, id.replace('door/door.machine.ts ', '')])).toEqual([
    [1, 'doorMachine.delays.untilShut: delay 1 ms'],
    [1, 'doorMachine.delays.untilShut: delay doubled'],
    [2, 'doorMachine.initial: shut → open'],
    [7, `${ON}.0: guard removed`],
    [7, `${ON}.0: guard negated`],
    [7, `${ON}.0: target removed`],
    [7, `${ON}.0: open → shut`],
    [8, `${ON}.1: removed`],
    [8, `${ON}.1: shut → open`],
    [7, `${ON}.0.actions: action dropped: 'keepTime'`],
    [7, `${ON}.0.actions: action dropped: ring`],
    [12, `doorMachine.states.open.entry: action dropped: 'light'`],
    [12, 'doorMachine.states.open.after.untilShut: removed'],
    [12, 'doorMachine.states.open.after.untilShut: shut → open'],
    [12, 'doorMachine.states.open.after.250: delay 1 ms'],
    [12, 'doorMachine.states.open.after.250: delay doubled'],
    [12, 'doorMachine.states.open.after.250: removed'],
    [12, 'doorMachine.states.open.after.250: open → shut'],
    [12, 'doorMachine.states.open.invoke.input: input emptied'],
    [12, 'doorMachine.states.open.invoke.onDone: removed'],
    [12, 'doorMachine.states.open.invoke.onDone: shut → open'],
  ]);
});

test('removing an entry also removes its comma, and leaves the rest unchanged', () => {
  const [mutant] = mutantsOf('door.ts', SOURCE, chart).filter(({ id }) => id.endsWith('guard removed'));
  expect(mutant && changed(mutant)).toBe(SOURCE.replace("guard: 'isUnlocked',", ''));
});

test('transitions that states share are found by the names of their events', () => {
  const shared = `const again = { 'door.opened': '#door.open' } as const;`;
  expect(mutantsOf('door.ts', shared, chart).map(({ id }) => id)).toEqual([
    'door.ts again.door.opened: removed',
    'door.ts again.door.opened: #door.open → #door.shut',
  ]);
});
