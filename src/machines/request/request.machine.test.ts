import { SimulatedClock, createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held, settled } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, offline } from '../samples.ts';
import { requestFlow } from './request.fixtures.ts';
import { requestFor } from './request.machine.ts';

pathTests(requestFlow);

function start(input: { payload?: string; response?: string[] } = {}) {
  const [fetch, connection, clock] = [held<string[], { payload: string }>(), held<void, void>(), new SimulatedClock()];
  const machine = requestFor<string, string[]>().provide({ actors: { fetch: fetch.logic, waitForConnection: connection.logic as never } });
  const actor = createActor(machine, { input, clock }).start();
  return { actor, clock, fetch: fetch.calls, connection: connection.calls };
}

test('a newer request supersedes the one under way', async () => {
  const { actor, fetch } = start({ payload: 'a' });
  actor.send({ type: 'request.sent', payload: 'b' });
  await fetch[0]?.answer(['old']);
  expect(actor.getSnapshot().matches('fetching')).toBe(true);
  await fetch[1]?.answer(['new']);
  expect(actor.getSnapshot()).toMatchObject({ value: 'success', context: { payload: 'b', response: ['new'] } });
});

test('after four seconds it says that it is slow', () => {
  const { actor, clock } = start({ payload: 'a' });
  clock.increment(3_999);
  expect(actor.getSnapshot().hasTag('slow')).toBe(false);
  clock.increment(1);
  expect(actor.getSnapshot().hasTag('slow')).toBe(true);
});

test('a failure keeps the earlier answer and can be retried', async () => {
  const { actor, fetch } = start({ response: ['earlier'] });
  actor.send({ type: 'request.sent', payload: 'a' });
  await fetch[0]?.fail(broken);
  expect(actor.getSnapshot()).toMatchObject({ value: 'failure', context: { response: ['earlier'], error: broken } });
  actor.send({ type: 'request.retried' });
  expect(fetch[1]?.input).toEqual({ payload: 'a' });
});

test('offline goes on by itself once the device is back', async () => {
  const { actor, fetch, connection } = start({ payload: 'a' });
  await fetch[0]?.fail(offline);
  expect(actor.getSnapshot().value).toBe('offline');
  await connection[0]?.answer();
  await settled();
  expect(fetch).toHaveLength(2);
});

test('what the server rendered is not fetched again', () => {
  const { actor, fetch } = start({ payload: 'a', response: ['rendered'] });
  expect(actor.getSnapshot().value).toBe('success');
  expect(fetch).toHaveLength(0);
});
