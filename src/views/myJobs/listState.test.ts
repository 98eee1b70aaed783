import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { failure } from '../../lib/failure.ts';
import { requestMachine } from '../../machines/request/request.machine.ts';
import { settled } from '../../../tests/support/journey.ts';
import { listState } from './listState.ts';

const requestThat = (kind: 'refused' | 'offline') =>
  requestMachine.provide({
    actors: {
      fetch: fromPromise<unknown, { payload: unknown }>(() => Promise.reject(failure(kind))),
      waitForConnection: fromPromise<void>(() => new Promise(() => {})),
    },
  });

test.each([
  ['refused', 'failed'],
  ['offline', 'offline'],
] as const)('a call that was %s replaces no list that is there; without one, it is %s', async (kind, shown) => {
  const loaded = createActor(requestThat(kind), { input: { payload: null, response: { items: [] } } }).start();
  loaded.send({ type: 'response.outdated' });
  await settled();
  expect([loaded.getSnapshot().context.error?.kind, listState(loaded.getSnapshot())]).toEqual([kind, 'ready']);
  const first = createActor(requestThat(kind), { input: { payload: null } }).start();
  expect(listState(first.getSnapshot())).toBe('loading');
  await settled();
  expect(listState(first.getSnapshot())).toBe(shown);
});
