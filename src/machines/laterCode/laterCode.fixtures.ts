import { defineFlow } from '../flow.ts';
import { laterCodeMachine } from './laterCode.machine.ts';

export const laterCodeFlow = defineFlow({
  id: 'laterCode',
  area: 'shared',
  title: 'Parts that load later',
  purpose: 'Reports when a part of the page that the user wants can’t load, remembers the click, and continues once the part is there.',
  source: 'src/machines/laterCode/laterCode.machine.ts',
  machine: laterCodeMachine,
  states: {
    deciding: 'Checking whether the user waits for the missing part.',
    quiet: 'Nobody waits for anything.',
    waiting: 'The user waits for a part that couldn’t load.',
    retrying: 'Loading it again.',
  },
  fixtures: {
    inputs: { fresh: undefined },
    events: {
      'code.missed': [
        { type: 'code.missed', code: { id: 1, isWanted: true } },
        { type: 'code.missed', code: { id: 2, isWanted: false } },
      ],
      'code.arrived': [
        { type: 'code.arrived', id: 1 },
        { type: 'code.arrived', id: 2 },
      ],
      'press.kept': [{ type: 'press.kept' }],
      'press.done': [{ type: 'press.done' }],
      'load.retried': [{ type: 'load.retried' }],
    },
    actors: {},
    project: ({ missing, isPressed }) => [missing.map(({ id }) => id).sort(), isPressed],
  },
});
