import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import type { Coordinates, LocateAnswer, NearestPlace } from './myLocation.actors.ts';
import { myLocationFlow } from './myLocation.fixtures.ts';
import { myLocationMachine } from './myLocation.machine.ts';

pathTests(myLocationFlow);

function start() {
  const [browser, server, clock] = [held<LocateAnswer, unknown>(), held<NearestPlace | null, Coordinates>(), new SimulatedClock()];
  const machine = myLocationMachine.provide({ actors: { locate: browser.logic as never, findNearestPlace: server.logic } });
  const actor = createActor(machine, { input: { countryId: 167 }, clock }).start();
  const found: NearestPlace[] = [];
  actor.on('place.found', ({ place }) => found.push(place));
  actor.send({ type: 'location.requested' });
  return { actor, clock, found, located: browser.calls, lookups: server.calls };
}

test('asks the browser, then the server for the nearest place, and reports it once', async () => {
  const { actor, lookups, found, located } = start();
  await located[0]?.answer({ ok: true, latitude: 14.55, longitude: 121.02 });
  expect(lookups.map(({ input }) => input)).toEqual([{ latitude: 14.55, longitude: 121.02 }]);
  const makati = { value: 'Makati', seoValue: 'makati', countryId: 167 };
  await lookups[0]?.answer(makati);
  expect(found).toEqual([makati]);
  expect(actor.getSnapshot().value).toBe('found');
});

test('doesn’t ask the server without a longitude', async () => {
  const { actor, lookups, located } = start();
  await located[0]?.answer({ ok: true, latitude: 14.55, longitude: Number.NaN });
  expect(lookups).toHaveLength(0);
  expect(actor.getSnapshot().value).toBe('unavailable');
});

test('offers a place in another market instead of filling it in', async () => {
  const { actor, lookups, found, located } = start();
  await located[0]?.answer({ ok: true, latitude: 1.4, longitude: 103.8 });
  await lookups[0]?.answer({ value: 'Woodlands', seoValue: 'woodlands', countryId: 193 });
  expect(found).toEqual([]);
  expect(actor.getSnapshot()).toMatchObject({ value: 'outside', context: { place: { value: 'Woodlands' } } });
});

test('times out if the prompt stays open, and ignores a later answer', async () => {
  const { actor, clock, located } = start();
  clock.increment(60_000);
  expect(actor.getSnapshot().value).toBe('timedOut');
  expect(located[0]?.isStopped()).toBe(true);
});

test('doesn’t override a place typed during the lookup', async () => {
  const { actor, lookups, found, located } = start();
  await located[0]?.answer({ ok: true, latitude: 14.55, longitude: 121.02 });
  actor.send({ type: 'location.dismissed' });
  await lookups[0]?.answer({ value: 'Makati', seoValue: 'makati', countryId: 167 });
  expect(found).toEqual([]);
  expect(actor.getSnapshot().value).toBe('idle');
});
