import { type Row, done, fails, passes, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken } from '../samples.ts';
import { myLocationFlow } from './myLocation.fixtures.ts';

const input = { countryId: 167 };
const here = { latitude: 14.55, longitude: 121.02 };
const makati = { value: 'Makati', seoValue: 'makati', countryId: 167 };
const woodlands = { ...makati, value: 'Woodlands', countryId: 193 };
const no = (failure: string) => ({ ok: false, failure });
const forgets = { given: { coordinates: here, place: makati, failure: broken }, sets: { coordinates: null, place: null, failure: null } };

stateTable(myLocationFlow, input, [
  starts(input, 'idle', { calls: {} }),
  ...['idle', 'found', 'denied', 'unavailable', 'timedOut', 'outside', 'nowhere', 'offline', 'failed'].map((from): Row => [
    from,
    'location.requested',
    'locating',
    { ...forgets, calls: { locate: undefined }, waits: { untilGivenUp: 60_000 } },
  ]),
  ...['locating', 'resolving', 'found', 'denied', 'unavailable', 'timedOut', 'outside', 'nowhere', 'offline', 'failed'].map((from): Row => [
    from,
    'location.dismissed',
    'idle',
    forgets,
  ]),
  ['locating', passes('untilGivenUp'), 'timedOut'],
  ['locating', done('locate', { ok: true, ...here }), 'resolving', { sets: { coordinates: here }, calls: { findNearestPlace: here } }],
  ['locating', done('locate', { ok: true, ...here, longitude: Number.NaN }), 'unavailable'],
  ['locating', done('locate', no('denied')), 'denied'],
  ['locating', done('locate', no('timedOut')), 'timedOut'],
  ['locating', done('locate', no('unavailable')), 'unavailable'],
  ['resolving', done('findNearestPlace', makati), 'found', { sets: { place: makati }, emits: [{ type: 'place.found', place: makati }] }],
  ['resolving', done('findNearestPlace', woodlands), 'outside', { sets: { place: woodlands }, emits: [] }],
  ['resolving', done('findNearestPlace', null), 'nowhere', { emits: [] }],
  ['resolving', fails('findNearestPlace', offline), 'offline', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['resolving', fails('findNearestPlace', broken), 'failed', saysFailed],
  ['offline', done('waitForConnection'), 'resolving', { given: { coordinates: here }, calls: { findNearestPlace: here } }],
]);
