import type { NearPlace } from '../../../../contract/config.ts';
import { COUNTRIES, type Country } from '../../../../contract/countries.ts';
import { LANGUAGES, type Language } from '../../../../contract/languages.ts';
import { fold } from '../../../../src/lib/words/fold.ts';
import { editDistance } from '../search/edit-distance.ts';
import { filtersIn } from './service.ts';

const MOST = 4;
/** In shorter names, two letters would be too large a part, so only one may differ. */
const SHORT = 6;

const plain = (name: string) => fold(name).replaceAll('-', ' ').trim();

/** How much a name differs from the wanted one: 0 if it's the same, 0.5 if one is a whole part of the other, otherwise by letters. Infinity if too much. */
function farFrom(wanted: string, name: string): number {
  if (name === wanted) return 0;
  if (wanted.length >= 3 && (name.startsWith(`${wanted} `) || wanted.startsWith(`${name} `) || wanted.endsWith(` ${name}`))) return 0.5;
  return editDistance(wanted, name, wanted.length < SHORT ? 1 : 2);
}

interface Named extends NearPlace {
  names: string[];
}

function placesOf(country: Country, own: Country, language: Language): Named[] {
  const name = countryName(country, language);
  const shown = country.id === own.id ? null : name;
  const english = new Map(filtersIn(country, LANGUAGES[0]).locations.map((place) => [place.id, place.value]));
  const places = filtersIn(country, language).locations.map(({ id, value, seo_value }) => ({
    value,
    seo_value,
    country: country.code,
    country_name: shown,
    names: [value, seo_value, english.get(id) ?? value],
  }));
  return [{ value: name, seo_value: null, country: country.code, country_name: shown, names: [name, country.name] }, ...places];
}

const countryName = ({ code, name }: Country, { tag }: Language) => new Intl.DisplayNames([tag], { type: 'region' }).of(code.toUpperCase()) ?? name;

/** Places and countries with a similar name, in any country: most similar first, and those of one's own country before others. */
export function nearPlaces(place: string, own: Country, language: Language): NearPlace[] {
  const wanted = plain(place.slice(0, 60));
  if (wanted === '') return [];
  return [own, ...COUNTRIES.filter(({ id }) => id !== own.id)]
    .flatMap((country) => placesOf(country, own, language))
    .map((one) => ({ one, far: Math.min(...one.names.map((name) => farFrom(wanted, plain(name)))) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ one: { value, seo_value, country, country_name } }) => ({ value, seo_value, country, country_name }));
}
