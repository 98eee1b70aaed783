import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { myLocationMachine } from './myLocation.machine.ts';

const makati = { value: 'Makati', seoValue: 'makati', countryId: 167 };

export const myLocationFlow = defineFlow({
  id: 'myLocation',
  area: 'find',
  title: 'Use my location',
  purpose: 'Finds the nearest place to search jobs in from the device’s location.',
  source: 'src/machines/myLocation/myLocation.machine.ts',
  machine: myLocationMachine,
  states: {
    idle: 'Nothing was requested.',
    locating: 'The browser asks for permission, then locates the device.',
    resolving: 'Looking up the nearest place to search in.',
    found: 'The place is in the search field.',
    denied: 'The browser doesn’t reveal the device’s location.',
    unavailable: 'The device doesn’t know its location, or can’t find out.',
    timedOut: 'Locating took too long, or the browser’s prompt was left open.',
    outside: 'The nearest place is in another market, which can be searched instead.',
    nowhere: 'No known place is near.',
    offline: 'Offline; continues automatically when the connection is back.',
    failed: 'The lookup failed; the user can try again.',
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
