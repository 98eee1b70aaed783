import { countryById, type Country } from '../../../../contract/countries.ts';
import { countryNamed, countryOfCurrency, countryOfUrl } from './country-of.ts';
import { oneLine } from './entities.ts';
import type { Match, Places } from './places.ts';
import type { FeedRow } from './row.ts';

/** The location of a vacancy: its country, our places, and the text if it's none of them or only part of one. */
export interface Settled {
  country: Country;
  locationId: number | null;
  locationIds: number[];
  locationText: string | null;
  /** The town, if it isn't one of our places, such as "Burlingame" in California. */
  locality: string | null;
  address: string | null;
  postalCode: string | null;
  latitude: number | null;
  longitude: number | null;
  /** The row names a place, not only a country. */
  isPlaceNamed: boolean;
  /** The row's country was replaced because the place is in another one. */
  isCorrected: boolean;
}

/** Countries that share place names. A place we know in one may well exist in the other. */
const NAMESAKES = [
  new Set(['us', 'ca', 'gb', 'sg', 'hk', 'ng', 'lk']),
  new Set(['es', 'ph', 'us', 'br']),
  new Set(['tw', 'hk', 'mo']),
  new Set(['id', 'my', 'sg']),
  new Set(['ae', 'sa']),
];
/** The text before a country in "Remote in USA". */
const AT_HOME = /^(?:(?:fully |100% )?remote|hybrid|home.?based|wfh)[\s,(–-]*(?:in|from|within|-|–)?\s*(?:the\s)?|\)$/gi;
const NO_PLACE =
  /^(?:remote|anywhere|worldwide|others?|various|(?:multiple|various|several|all) locations?|flexible|nationwide|islandwide|whole of singapore|not specified|unspecified|none|n\/?a|null|-+|tbd|tba|to be (?:advised|confirmed|determined)|work from home|wfh|hybrid|home.?based|不限|不拘|全國|全台|seluruh indonesia)$/i;
const HAS_STREET =
  /\d\s*[號号]|\b\d+\s+\p{L}|(?<=\p{L}\.?\s)(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|lane|highway)\b|\bjalan\b|\bjl\.|\brua\b|\bavenida\b|\bcalle\b|\d\s*(?:f|樓|楼|階)\b|段\d|路\d|街\d|路[一二三四五六七八九十]段/iu;
/** The city and the district of a place in Han script, before the street. */
const HAN_DISTRICT = /^[^\d\s(（]{2,4}?[縣县市都道府県](?:[^\d\s(（]{1,4}?[區区鎮镇鄉乡市郡])?/u;

/** @returns the place, or why the row isn't in any of our markets */
export function settlePlace(row: FeedRow, places: Places): Settled | { refused: string } {
  const written = row.places
    .map(oneLine)
    .filter((place) => place !== '' && !NO_PLACE.test(place))
    .slice(0, 40);
  const stated = row.country ? countryNamed(oneLine(row.country)) : undefined;
  if (stated === 'foreign') return { refused: `country "${row.country}" isn't supported` };
  let matches = written.flatMap((place) => places.match(place, stated?.id ?? null));
  const elsewhere = stated && written.length > 0 && !matches.some((match) => match.places.length > 0) ? correction(stated, written, places) : undefined;
  const country =
    elsewhere ??
    stated ??
    fromMatches(matches) ??
    (row.url ? countryOfUrl(row.url) : undefined) ??
    (row.currency ? countryOfCurrency(row.currency) : undefined) ??
    namedIn(written);
  if (!country) return { refused: written.length > 0 ? `no supported country in "${written.join('; ').slice(0, 80)}"` : 'no country or location' };
  if (country !== stated) matches = written.flatMap((place) => places.match(place, country.id));
  const here = matches.filter((match) => match.places.some(({ countryId }) => countryId === country.id));
  const [first] = here;
  const text =
    written
      .map((place) => withoutStreet(place, matches[0]?.postalCode ?? null))
      .filter(Boolean)
      .join('; ')
      .slice(0, 200) || null;
  const isOurs = first?.isWhole === true && written.length === 1;
  return {
    country,
    isCorrected: elsewhere !== undefined,
    locationIds: [...new Set(here.flatMap((match) => match.places.map(({ id }) => id)))],
    locationId: first?.isWhole ? (first.places[0]?.id ?? null) : null,
    locationText: isOurs || text === null || countryNamed(text) === country ? null : text,
    locality: first?.isWhole ? null : (first?.town?.name ?? null),
    address: streetOf(row, written, first),
    postalCode: (row.postcode ? oneLine(row.postcode).slice(0, 12) : null) ?? matches[0]?.postalCode ?? null,
    latitude: first?.town?.latitude ?? null,
    longitude: first?.town?.longitude ?? null,
    isPlaceNamed: written.some((place) => countryNamed(place.replace(AT_HOME, '')) !== country),
  };
}

/** The street: the feed's own field, or the place if it contains one, or the text before the matched place. */
function streetOf(row: FeedRow, written: readonly string[], first: Match | undefined): string | null {
  if (row.street) return oneLine(row.street).slice(0, 200);
  const street = written.find((place) => HAS_STREET.test(place) && place.length > 8);
  return street ?? (first?.isWhole && written.length === 1 ? first.rest : null);
}

/** A place for display: "12 Hill Road, Sudbury" becomes Sudbury. The whole text if nothing else would be left. */
function withoutStreet(written: string, postalCode: string | null): string {
  const place = postalCode === null ? written : written.replace(postalCode, '').trim();
  const parts = place.split(/(?<!\s)\s*[,，]\s*/).filter(Boolean);
  const rest = parts.filter((part) => !HAS_STREET.test(part));
  if (rest.length === 0) return HAN_DISTRICT.exec(place)?.[0] ?? parts.join(', ');
  return rest.join(', ');
}

function fromMatches(matches: readonly Match[]): Country | undefined {
  const id = matches.find(({ countryId }) => countryId !== null)?.countryId;
  return id ? countryById(id) : undefined;
}

/**
 * The actual country, if the place is ours or a town in exactly one other country that doesn't share names with the given one: "Makati" in a row for Indonesia.
 */
function correction(stated: Country, written: readonly string[], places: Places): Country | undefined {
  const found = fromMatches(
    written
      .flatMap((place) => places.match(place, null))
      .filter((match) => (match.places.length === 0 && match.countryId !== null) || match.isWhole || match.town !== null),
  );
  return found && found !== stated && !NAMESAKES.some((group) => group.has(found.code) && group.has(stated.code)) ? found : undefined;
}

function namedIn(written: readonly string[]): Country | undefined {
  for (const place of written) {
    const found = countryNamed(place.split(',').at(-1) ?? '');
    if (found && found !== 'foreign') return found;
  }
  return undefined;
}
