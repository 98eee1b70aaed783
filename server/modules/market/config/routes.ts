import type { FastifyReply } from 'fastify';
import { getGeoLocation, getJobseekerFilters, getList, getWebsiteOutage, listNearPlaces, listSkills } from '../../../../contract/config.ts';
import { countryById } from '../../../../contract/countries.ts';
import { placeNameOf } from '../jobs/card.ts';
import { defineRoute } from '../context.ts';
import { likelyCountry, nearestPlace } from './geo.ts';
import { nearPlaces } from './near-places.ts';
import { filtersIn, languageNamed, listIn } from './service.ts';
import { skillsOf } from './skills.ts';

/** Lists change with a release; ten minutes later everyone has the new one. Seconds. */
const LIST_SECONDS = 600;

function cacheable(reply: FastifyReply): void {
  reply.header('cache-control', `private, max-age=${LIST_SECONDS}`).header('vary', 'country-id, language-id, accept-language, cookie');
}

export const routes = [
  defineRoute(getList, async ({ params, query, country, language, reply }) => {
    cacheable(reply);
    return listIn(params.type, countryById(query.country_id ?? 0) ?? country, languageNamed(query.language_code, language));
  }),
  defineRoute(getJobseekerFilters, async ({ country, language, reply }) => {
    cacheable(reply);
    return filtersIn(country, language);
  }),
  defineRoute(listNearPlaces, async ({ query, country, language, reply }) => {
    cacheable(reply);
    return nearPlaces(query.place, country, language);
  }),
  defineRoute(getWebsiteOutage, async ({ context, now }) => {
    const until = context.config.outageUntil ?? null;
    const isOutage = until !== null && new Date(until) > now;
    return { is_outage: isOutage, until: isOutage ? until : null };
  }),
  defineRoute(listSkills, ({ context, country, now }) => skillsOf(context.db, country, now)),
  defineRoute(getGeoLocation, async ({ query, request, country: market, language }) => {
    const place = query.latitude === undefined || query.longitude === undefined ? undefined : nearestPlace(query.latitude, query.longitude, market);
    const country = (place && countryById(place.countryId)) ?? likelyCountry(request.headers);
    return {
      country_id: country.id,
      location: place ? { id: place.id, value: placeNameOf(place.id, language) ?? place.name, seo_value: place.seoValue } : null,
    };
  }),
];
