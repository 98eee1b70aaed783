import type { IncomingHttpHeaders } from 'node:http';
import { COUNTRIES, countryByCode, type Country } from '../../../../contract/countries.ts';
import { defaultCountry } from '../../../http/caller.ts';
import { LOCATIONS, type Place } from '../../../reference/locations.ts';

const EARTH_RADIUS_KM = 6371;
/** Beyond this distance no place counts as near. */
const NEAR_KM = 300;
/** Within this distance, a place of the visitor's market is preferred to a nearer one abroad. */
const COMMUTE_KM = 30;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The great-circle distance in kilometers (haversine). */
function distance(latitude: number, longitude: number, place: Place): number {
  const dLatitude = radians(place.latitude - latitude);
  const dLongitude = radians(place.longitude - longitude);
  const a = Math.sin(dLatitude / 2) ** 2 + Math.cos(radians(latitude)) * Math.cos(radians(place.latitude)) * Math.sin(dLongitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a)));
}

/**
 * The place nearest to the coordinates from the visitor's device; undefined if none is near. No outside service is called.
 * @param market its places are preferred to others that are about as near
 */
export function nearestPlace(latitude: number, longitude: number, market: Country): Place | undefined {
  const byDistance = LOCATIONS.map((place) => ({ place, km: distance(latitude, longitude, place) })).toSorted((a, b) => a.km - b.km);
  const own = byDistance.find(({ place, km }) => place.countryId === market.id && km <= COMMUTE_KM);
  return (own ?? byDistance.find(({ km }) => km <= NEAR_KM))?.place;
}

/**
 * The likely country of a visitor without coordinates: by the region of Accept-Language ("en-SG"), then by the time zone in the `time-zone` header of their
 * browser, otherwise the default. Their network address isn't looked up, so no outside service learns about the visit.
 */
export function likelyCountry(headers: IncomingHttpHeaders): Country {
  for (const part of (headers['accept-language'] ?? '').split(',')) {
    const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(part.trim())?.[1];
    const named = region === undefined ? undefined : countryByCode(region);
    // Browsers send en-US everywhere, so this region says nothing about the place.
    if (named && named.code !== 'us') return named;
  }
  const zone = headers['time-zone'];
  return COUNTRIES.find(({ timeZone }) => timeZone === zone) ?? defaultCountry();
}
