import { SimulatedClock, createActor, fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import { held, settled } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, offline } from '../samples.ts';
import { requestFlow } from './request.fixtures.ts';
import { requestFor } from './request.machine.ts';

pathTests(requestFlow);

function start(input: { payload?: string; response?: string[]; isStale?: boolean } = {}) {
  const [fetch, connection, clock] = [held<string[], { payload: string }>(), held<void, void>(), new SimulatedClock()];
  const machine = requestFor<string, string[]>().provide({ actors: { fetch: fetch.logic, waitForConnection: connection.logic as never } });
  const actor = createActor(machine, { input, clock }).start();
  return { actor, clock, fetch: fetch.calls, connection: connection.calls };
}

test('a newer request supersedes the current one', async () => {
  const { actor, fetch } = start({ payload: 'a' });
  actor.send({ type: 'request.sent', payload: 'b' });
  await fetch[0]?.answer(['old']);
  expect(actor.getSnapshot().matches('fetching')).toBe(true);
  await fetch[1]?.answer(['new']);
  expect(actor.getSnapshot()).toMatchObject({ value: 'success', context: { payload: 'b', response: ['new'] } });
});

test('is slow after four seconds', () => {
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

test('continues automatically when the connection is back', async () => {
  const { actor, fetch, connection } = start({ payload: 'a' });
  await fetch[0]?.fail(offline);
  expect(actor.getSnapshot().value).toBe('offline');
  await connection[0]?.answer();
  await settled();
  expect(fetch).toHaveLength(2);
});

test('doesn’t fetch what the server rendered', () => {
  const { actor, fetch } = start({ payload: 'a', response: ['rendered'] });
  expect(actor.getSnapshot().value).toBe('success');
  expect(fetch).toHaveLength(0);
});

test('shows the response of an earlier visit and fetches it again', async () => {
  const { actor, fetch } = start({ payload: 'a', response: ['earlier'], isStale: true });
  expect(actor.getSnapshot()).toMatchObject({ value: { fetching: 'prompt' }, context: { response: ['earlier'] } });
  await fetch[0]?.answer(['now']);
  expect(actor.getSnapshot()).toMatchObject({ value: 'success', context: { response: ['now'] } });
});

test('a change on the server during a fetch causes another', async () => {
  const { actor, fetch } = start({ payload: 'a' });
  actor.send({ type: 'response.outdated' });
  await fetch[0]?.answer(['before the change']);
  expect(actor.getSnapshot().context.response).toBeUndefined();
  await fetch[1]?.answer(['after it']);
  expect(actor.getSnapshot()).toMatchObject({ value: 'success', context: { response: ['after it'] } });
});

test('the response returned by a write replaces an answer from before it', async () => {
  const { actor, fetch } = start({ payload: 'a', response: ['earlier'] });
  actor.send({ type: 'response.changed', response: ['written'] });
  expect(actor.getSnapshot()).toMatchObject({ value: 'success', context: { response: ['written'] } });
  expect(fetch).toHaveLength(0);
  actor.send({ type: 'response.outdated' });
  actor.send({ type: 'response.changed', response: ['written again'] });
  await fetch[0]?.answer(['earlier']);
  expect(actor.getSnapshot().context.response).toEqual(['written again']);
  expect(fetch).toHaveLength(2);
});

test('watches changes from its start to its end', () => {
  let ended = 0;
  const listeners: (() => void)[] = [];
  const fetch = held<string[], { payload: string }>();
  const watchChanges = fromCallback<{ type: 'response.outdated' }, { payload: unknown }>(({ sendBack }) => {
    listeners.push(() => sendBack({ type: 'response.outdated' }));
    return () => void ended++;
  });
  const actor = createActor(requestFor<string, string[]>().provide({ actors: { fetch: fetch.logic, watchChanges } }), {
    input: { payload: 'a', response: ['earlier'] },
  }).start();
  listeners.forEach((tell) => tell());
  expect(fetch.calls).toHaveLength(1);
  actor.stop();
  expect([listeners.length, ended]).toEqual([1, 1]);
});
