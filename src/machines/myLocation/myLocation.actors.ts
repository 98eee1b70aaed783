import { fromPromise } from 'xstate';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** Degrees, as precise as the nearest town needs: a hundredth is about a kilometer. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** `denied`: the person, or a setting of the browser, does not allow it. `unavailable`: the device does not know, or has no way to. */
export type LocateFailure = 'denied' | 'unavailable' | 'timedOut';
export type LocateAnswer = ({ ok: true } & Coordinates) | { ok: false; failure: LocateFailure };

/** A place jobs can be searched in, and its country's id. */
export interface NearestPlace {
  value: string;
  seoValue: string;
  countryId: number;
}

export const myLocationActors = {
  ...connectionActors,
  /** Where the device is, by the browser, which asks the person first. Does not fail. */
  locate: fromPromise<LocateAnswer>(missing('locate')),
  /** The nearest place we know, in the market that is looked at before any other; null where none is near. */
  findNearestPlace: fromPromise<NearestPlace | null, Coordinates>(missing('findNearestPlace')),
};
