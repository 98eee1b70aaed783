import { COUNTRIES } from '../../../../../contract/countries.ts';
import { LANGUAGES, languageById, primaryLanguage } from '../../../../../contract/languages.ts';
import { locationsOf, regionsOf } from '../../../../reference/locations.ts';
import { seoKey, type Item } from '../../../../reference/item.ts';

/** Countries as specification §3 lists them; `key` is the currency's, in lower case (§9: "167, php"). */
export const countries: Item[] = COUNTRIES.map((country) => {
  const language = languageById(country.languageId);
  return {
    id: country.id,
    value: country.name,
    seo_value: seoKey(country.name),
    name: country.name,
    key: country.currency.toLowerCase(),
    code: country.code,
    url: `/${language?.slug ?? 'en-us'}`,
    seoLang: language?.slug ?? 'en-us',
    hrefLang: `${primaryLanguage(language?.tag ?? 'en')}-${country.code}`,
    default_location: locationsOf(country.id)[0]?.name ?? '',
    currency: country.currency,
    dial_code: country.dialCode,
    is_sms_allowed: country.isSmsAllowed,
  };
});

export const languages: Item[] = LANGUAGES.map(({ id, tag, slug, label }) => ({ id, value: label, seo_value: slug, label, slug, alias: tag }));

/** Places by region, each with its `locations`; of one country, or of all. */
export function locationLists(countryId?: number): Item[] {
  const regions = Map.groupBy(
    COUNTRIES.filter(({ id }) => countryId === undefined || id === countryId).flatMap(({ id }) => [...locationsOf(id), ...regionsOf(id)]),
    (place) => `${place.countryId}|${place.region ?? place.name}`,
  );
  return [...regions.values()].map((places, index) => ({
    id: index + 1,
    value: places[0]?.region ?? places[0]?.name ?? '',
    seo_value: seoKey(places[0]?.region ?? places[0]?.name ?? ''),
    country_id: places[0]?.countryId,
    locations: places.map(({ id, name, seoValue, region, latitude, longitude }) => ({ id, value: name, seo_value: seoValue, region, latitude, longitude })),
  }));
}
