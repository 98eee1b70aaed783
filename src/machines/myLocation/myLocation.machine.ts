import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../lib/failure.ts';
import { answerGuards, answerIn, refused } from '../answer.ts';
import { failingActions, failingGuards, failsTo, waitsFor } from '../failing.ts';
import { type Coordinates, type LocateAnswer, myLocationActors, type NearestPlace } from './myLocation.actors.ts';

interface MyLocationContext {
  /** The current market. */
  countryId: number;
  coordinates: Coordinates | null;
  place: NearestPlace | null;
  failure: Failure | null;
}

export type MyLocationEvent =
  | { type: 'location.requested' }
  /** Another place is typed, or a list opens over the message. */
  | { type: 'location.dismissed' };

const placeIn = ({ event }: { event: { output: NearestPlace | null } }) => ({ place: event.output });

/**
 * “Use my location”: the device's location, from the browser, then the nearest place with jobs to search. The server is asked only with a longitude
 * (specification §5). If the browser's prompt stays open, the browser never answers, so the chart times out.
 */
export const myLocationMachine = setup({
  types: {} as {
    context: MyLocationContext;
    events: MyLocationEvent;
    input: { countryId: number };
    emitted: { type: 'place.found'; place: NearestPlace };
    tags: 'busy';
  },
  actors: myLocationActors,
  guards: {
    ...answerGuards,
    ...failingGuards,
    isPlaced: (_, { answer }: { answer: LocateAnswer }) => answer.ok && Number.isFinite(answer.longitude) && Number.isFinite(answer.latitude),
    isHere: ({ context }, { place }: { place: NearestPlace | null }) => place?.countryId === context.countryId,
    isElsewhere: (_, { place }: { place: NearestPlace | null }) => place !== null,
  },
  actions: {
    ...failingActions,
    storeCoordinates: assign(({ context }, { answer }: { answer: LocateAnswer }) => ({
      coordinates: answer.ok ? { latitude: answer.latitude, longitude: answer.longitude } : context.coordinates,
    })),
    storePlace: assign({ place: (_, { place }: { place: NearestPlace | null }) => place }),
    forget: assign({ coordinates: null, place: null, failure: null }),
    emitPlace: emit((_, { place }: { place: NearestPlace | null }) => ({ type: 'place.found' as const, place: place as NearestPlace })),
  },
  /** Time for the user to answer the browser's prompt. */
  delays: { untilGivenUp: 60_000 },
}).createMachine({
  id: 'myLocation',
  context: ({ input }) => ({ countryId: input.countryId, coordinates: null, place: null, failure: null }),
  initial: 'idle',
  on: { 'location.requested': '.locating', 'location.dismissed': '.idle' },
  states: {
    idle: { entry: 'forget', on: { 'location.dismissed': undefined } },
    locating: {
      tags: 'busy',
      entry: 'forget',
      on: { 'location.requested': undefined },
      after: { untilGivenUp: 'timedOut' },
      invoke: {
        id: 'locate',
        src: 'locate',
        onDone: [
          {
            guard: { type: 'isPlaced', params: answerIn<LocateAnswer> },
            target: 'resolving',
            actions: { type: 'storeCoordinates', params: answerIn<LocateAnswer> },
          },
          refused('denied', 'denied'),
          refused('timedOut', 'timedOut'),
          { target: 'unavailable' },
        ],
      },
    },
    resolving: {
      tags: 'busy',
      on: { 'location.requested': undefined },
      invoke: {
        id: 'findNearestPlace',
        src: 'findNearestPlace',
        input: ({ context }) => context.coordinates as Coordinates,
        onDone: [
          {
            guard: { type: 'isHere', params: placeIn },
            target: 'found',
            actions: [
              { type: 'storePlace', params: placeIn },
              { type: 'emitPlace', params: placeIn },
            ],
          },
          { guard: { type: 'isElsewhere', params: placeIn }, target: 'outside', actions: { type: 'storePlace', params: placeIn } },
          { target: 'nowhere' },
        ],
        onError: failsTo('offline', 'failed'),
      },
    },
    found: {},
    denied: {},
    unavailable: {},
    timedOut: {},
    outside: {},
    nowhere: {},
    offline: { invoke: waitsFor('resolving') },
    failed: {},
  },
});
