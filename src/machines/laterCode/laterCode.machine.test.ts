import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { laterCodeFlow } from './laterCode.fixtures.ts';
import { type LaterCodeEvent, laterCodeMachine } from './laterCode.machine.ts';

pathTests(laterCodeFlow);

const wanted: LaterCodeEvent = { type: 'code.missed', code: { id: 1, isWanted: true } };
const unwanted: LaterCodeEvent = { type: 'code.missed', code: { id: 2, isWanted: false } };
const arrived = (id: number): LaterCodeEvent => ({ type: 'code.arrived', id });
const pressed: LaterCodeEvent = { type: 'press.kept' };

test.each<[string, LaterCodeEvent[], string]>([
  ['what comes by itself is missed in silence', [unwanted], 'quiet'],
  ['until a press waits for it', [unwanted, pressed], 'waiting'],
  ['also when it is missed after the press', [pressed, unwanted], 'waiting'],
  ['a press alone, whose code is on its way, says nothing', [pressed], 'quiet'],
  ['what somebody asked for is said', [wanted], 'waiting'],
  ['until all of it is there', [wanted, unwanted, pressed, arrived(1)], 'waiting'],
  ['and then no more', [wanted, unwanted, arrived(1)], 'quiet'],
  ['a press that was done waits for nothing', [unwanted, pressed, { type: 'press.done' }], 'quiet'],
  ['trying again', [wanted, { type: 'load.retried' }], 'retrying'],
  ['in vain', [wanted, { type: 'load.retried' }, wanted], 'waiting'],
  ['with success', [wanted, { type: 'load.retried' }, arrived(1)], 'quiet'],
])('%s', (_, events, state) => {
  const actor = createActor(laterCodeMachine).start();
  for (const event of events) actor.send(event);
  expect(actor.getSnapshot().value).toBe(state);
});

test('retrying requests the code right away', () => {
  const actor = createActor(laterCodeMachine).start();
  const emitted: string[] = [];
  actor.on('load.again', ({ type }) => emitted.push(type));
  actor.send(wanted);
  expect(emitted).toEqual([]);
  actor.send({ type: 'load.retried' });
  expect(emitted).toEqual(['load.again']);
});
