import { fromPromise } from 'xstate';
import type { Coordinates, LocateAnswer, LocateFailure, NearestPlace } from '../machines/myLocation/myLocation.actors.ts';
import { api } from './api.ts';

/** Time limit for the browser to locate the device, once allowed. Milliseconds. */
const LOCATE_WITHIN = 10_000;
/** A location this old is fine: nobody changes towns that fast. Milliseconds. */
const KNOWN_SINCE = 10 * 60_000;
/** The codes of GeolocationPositionError. */
const FAILURES: Readonly<Record<number, LocateFailure>> = { 1: 'denied', 2: 'unavailable', 3: 'timedOut' };

/** Sends the server only the precision it needs: a hundredth of a degree is about a kilometer. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

export const locate = fromPromise<LocateAnswer>(
  () =>
    new Promise((resolve) => {
      if (!('geolocation' in navigator)) return resolve({ ok: false, failure: 'unavailable' });
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve({ ok: true, latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
        ({ code }) => resolve({ ok: false, failure: FAILURES[code] ?? 'unavailable' }),
        { timeout: LOCATE_WITHIN, maximumAge: KNOWN_SINCE },
      );
    }),
);

export const findNearestPlace = fromPromise<NearestPlace | null, Coordinates>(async ({ input, signal }) => {
  const { country_id, location } = (await api('getGeoLocation', { query: input }, { signal })).data;
  return location && { value: location.value, seoValue: location.seo_value, countryId: country_id };
});
