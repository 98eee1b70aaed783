import type { IncomingHttpHeaders } from 'node:http';
import { COUNTRIES, countryByCode, type Country } from '../../../../contract/countries.ts';
import { defaultCountry } from '../../../http/caller.ts';
import { LOCATIONS, type Place } from '../../../reference/locations.ts';

const EARTH_RADIUS_KM = 6371;
/** Further than this from any of our places, one is near none of them. */
const NEAR_KM = 300;
/** As near as this a place of the market that is looked at goes before a nearer one across the border: people of a border town work on both sides. */
const COMMUTE_KM = 30;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The great-circle distance in kilometres (haversine). */
function distance(latitude: number, longitude: number, place: Place): number {
  const dLatitude = radians(place.latitude - latitude);
  const dLongitude = radians(place.longitude - longitude);
  const a = Math.sin(dLatitude / 2) ** 2 + Math.cos(radians(latitude)) * Math.cos(radians(place.latitude)) * Math.sin(dLongitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a)));
}

/**
 * Our place nearest to coordinates the visitor's own device gave; undefined where none is near. No one outside is asked.
 * @param market whose places go before others that are about as near
 */
export function nearestPlace(latitude: number, longitude: number, market: Country): Place | undefined {
  const byDistance = LOCATIONS.map((place) => ({ place, km: distance(latitude, longitude, place) })).toSorted((a, b) => a.km - b.km);
  const own = byDistance.find(({ place, km }) => place.countryId === market.id && km <= COMMUTE_KM);
  return (own ?? byDistance.find(({ km }) => km <= NEAR_KM))?.place;
}

/**
 * The country a visitor without coordinates seems to be in: by the region of Accept-Language ("en-SG"), then by the time zone their
 * browser says in the `time-zone` header, else the default. Their address is not looked up: nobody is told that they came.
 */
export function likelyCountry(headers: IncomingHttpHeaders): Country {
  for (const part of (headers['accept-language'] ?? '').split(',')) {
    const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(part.trim())?.[1];
    const named = region === undefined ? undefined : countryByCode(region);
    // Browsers say en-US everywhere: of all regions this one is no sign of a place.
    if (named && named.code !== 'us') return named;
  }
  const zone = headers['time-zone'];
  return COUNTRIES.find(({ timeZone }) => timeZone === zone) ?? defaultCountry();
}
