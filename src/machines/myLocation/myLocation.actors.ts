import { fromPromise } from 'xstate';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** Degrees, as precise as finding the nearest town requires: a hundredth is about a kilometer. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** `denied`: the user, or a browser setting, doesn't allow it. `unavailable`: the device doesn't know, or can't find out. */
export type LocateFailure = 'denied' | 'unavailable' | 'timedOut';
export type LocateAnswer = ({ ok: true } & Coordinates) | { ok: false; failure: LocateFailure };

/** A place to search jobs in, and its country's id. */
export interface NearestPlace {
  value: string;
  seoValue: string;
  countryId: number;
}

export const myLocationActors = {
  ...connectionActors,
  /** The device's location, from the browser, which asks the user first. Doesn't fail. */
  locate: fromPromise<LocateAnswer>(missing('locate')),
  /** The nearest known place, preferring the current market; null if none is near. */
  findNearestPlace: fromPromise<NearestPlace | null, Coordinates>(missing('findNearestPlace')),
};
