import { defineFlow } from '../flow.ts';
import { laterCodeMachine } from './laterCode.machine.ts';

export const laterCodeFlow = defineFlow({
  id: 'laterCode',
  area: 'shared',
  title: 'Parts that load later',
  purpose: 'Says when a part somebody asked for cannot load, keeps what was pressed, and goes on when the part is there.',
  source: 'src/machines/laterCode/laterCode.machine.ts',
  machine: laterCodeMachine,
  states: {
    deciding: 'Finding out whether somebody waits for what is missing.',
    quiet: 'Nobody waits for anything.',
    waiting: 'Somebody waits for a part that could not load.',
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
