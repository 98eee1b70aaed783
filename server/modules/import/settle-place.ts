import { countryById, type Country } from '../../../contract/countries.ts';
import { countryNamed, countryOfCurrency, countryOfUrl } from './country-of.ts';
import { oneLine } from './entities.ts';
import type { Match, Places } from './places.ts';
import type { FeedRow } from './row.ts';

/** Where a vacancy is: its country, our places, and the text where it is none of ours or only part of one. */
export interface Settled {
  country: Country;
  locationId: number | null;
  locationIds: number[];
  locationText: string | null;
  address: string | null;
  /** The stated country was overruled by a place that lies in another. */
  isCorrected: boolean;
}

/** Countries that share place names: there a place we know from the one may well lie in the other. */
const NAMESAKES = [
  new Set(['us', 'ca', 'gb', 'sg', 'hk', 'ng', 'lk']),
  new Set(['es', 'ph', 'us', 'br']),
  new Set(['tw', 'hk', 'mo']),
  new Set(['id', 'my', 'sg']),
  new Set(['ae', 'sa']),
];
const NO_PLACE =
  /^(?:remote|anywhere|worldwide|other|others|various|multiple locations|nationwide|islandwide|not specified|n\/?a|work from home|wfh|hybrid|home based|不限|全國)$/i;
const HAS_STREET = /\d\s*[號号]|\b\d+\s+\p{L}|\bst(?:reet)?\b|\bave(?:nue)?\b|\broad\b|\bjalan\b|\bjl\.|段|路|街/iu;

/** @returns the place, or why the row cannot be placed in any of our countries */
export function settlePlace(row: FeedRow, places: Places): Settled | { refused: string } {
  const written = row.places
    .map(oneLine)
    .filter((place) => place !== '' && !NO_PLACE.test(place))
    .slice(0, 40);
  const stated = row.country ? countryNamed(oneLine(row.country)) : undefined;
  if (stated === 'foreign') return { refused: `country "${row.country}" is not one of ours` };
  let matches = written.flatMap((place) => places.match(place, stated?.id ?? null));
  const elsewhere = stated && written.length > 0 && !matches.some(({ place }) => place) ? correction(stated, written, places) : undefined;
  const country =
    elsewhere ??
    stated ??
    fromMatches(matches) ??
    (row.url ? countryOfUrl(row.url) : undefined) ??
    (row.currency ? countryOfCurrency(row.currency) : undefined) ??
    namedIn(written);
  if (!country) return { refused: written.length > 0 ? `no country of ours in "${written.join('; ').slice(0, 80)}"` : 'no country and no place' };
  if (country !== stated) matches = written.flatMap((place) => places.match(place, country.id));
  const here = matches.filter((match) => match.place !== null && match.place.countryId === country.id);
  const [first] = here;
  const ids = [...new Set(here.map((match) => match.place?.id ?? 0))];
  const text = written.join('; ').slice(0, 200) || null;
  const isCountryOnly = text !== null && countryNamed(text) === country;
  const street = row.street ? oneLine(row.street).slice(0, 200) : written.find((place) => HAS_STREET.test(place) && place.length > 8 && first?.isWhole);
  return {
    country,
    isCorrected: elsewhere !== undefined,
    locationIds: ids,
    locationId: first?.isWhole ? (first.place?.id ?? null) : null,
    locationText: isCountryOnly || (first?.isWhole && written.length === 1 && !street) ? null : text,
    address: street ?? null,
  };
}

function fromMatches(matches: readonly Match[]): Country | undefined {
  const id = matches.find(({ countryId }) => countryId !== null)?.countryId;
  return id ? countryById(id) : undefined;
}

/** A place found whole in exactly one other country, whose names the stated one does not share: "Makati" in a row that says Indonesia. */
function correction(stated: Country, written: readonly string[], places: Places): Country | undefined {
  const found = fromMatches(written.flatMap((place) => places.match(place, null)).filter(({ place, isWhole }) => place !== null && isWhole));
  return found && found !== stated && !NAMESAKES.some((group) => group.has(found.code) && group.has(stated.code)) ? found : undefined;
}

function namedIn(written: readonly string[]): Country | undefined {
  for (const place of written) {
    const found = countryNamed(place.split(',').at(-1) ?? '');
    if (found && found !== 'foreign') return found;
  }
  return undefined;
}
