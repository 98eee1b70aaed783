import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { myLocationMachine } from './myLocation.machine.ts';

const makati = { value: 'Makati', seoValue: 'makati', countryId: 167 };

export const myLocationFlow = defineFlow({
  id: 'myLocation',
  area: 'find',
  title: 'Use my location',
  purpose: 'Finds the nearest place to search jobs in by where the device is.',
  source: 'src/machines/myLocation/myLocation.machine.ts',
  machine: myLocationMachine,
  states: {
    idle: 'Nothing was asked for.',
    locating: 'The browser asks the person, then finds out where the device is.',
    resolving: 'The nearest place to search in is being looked up.',
    found: 'The place is in the search field.',
    denied: 'The browser does not tell where the device is.',
    unavailable: 'The device does not know where it is, or has no way to.',
    timedOut: 'Finding out took too long, or the browser’s question was left open.',
    outside: 'The nearest place is in another market, which can be searched instead.',
    nowhere: 'No place we know is near.',
    offline: 'The device is offline; it goes on by itself once it is back.',
    failed: 'The place could not be looked up; it can be asked for again.',
  },
  fixtures: {
    inputs: { visitor: { countryId: 167 } },
    events: { 'location.requested': [{ type: 'location.requested' }], 'location.dismissed': [{ type: 'location.dismissed' }] },
    actors: {
      locate: {
        done: [
          { ok: true, latitude: 14.55, longitude: 121.02 },
          { ok: true, latitude: 14.55, longitude: Number.NaN },
          { ok: false, failure: 'denied' },
          { ok: false, failure: 'unavailable' },
          { ok: false, failure: 'timedOut' },
        ],
      },
      findNearestPlace: { done: [makati, { value: 'Woodlands', seoValue: 'woodlands', countryId: 193 }, null], error: [offline, broken] },
      waitForConnection: { done: [undefined] },
    },
    project: () => null,
  },
});
