import { COUNTRIES } from '../../../contract/countries.ts';
import { seoKey } from '../../modules/config/lists/item.ts';
import { ASIA } from './places/asia.ts';
import { WEST } from './places/west.ts';

/** A row of the `location` table. */
export interface Place {
  /** The country's id, then the place's number in three digits. */
  id: number;
  countryId: number;
  name: string;
  region: string;
  seoValue: string;
  /** Names in other scripts and spellings; in Japan, Taiwan, Hong Kong, Macau and the Arab countries the first is the local script's. */
  aliases: string[];
  latitude: number;
  longitude: number;
}

/** Places that share the name of a larger one elsewhere: their key names the region too, since a key has to say which country is meant. */
const NAMESAKES: ReadonlySet<string> = new Set(['ca London', 'hk Aberdeen']);

export const LOCATIONS: readonly Place[] = COUNTRIES.flatMap((country) =>
  (ASIA[country.code] ?? WEST[country.code] ?? []).map((row, index) => {
    const [name = '', region = '', latitude, longitude, aliases = ''] = row.split('|');
    return {
      id: country.id * 1000 + index + 1,
      countryId: country.id,
      name,
      region,
      seoValue: seoKey(NAMESAKES.has(`${country.code} ${name}`) ? `${name} ${region}` : name),
      aliases: aliases.split(';').filter(Boolean),
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
  }),
);

const byCountry = Map.groupBy(LOCATIONS, (place) => place.countryId);

/** The places of a country, the largest first. */
export function locationsOf(countryId: number): readonly Place[] {
  return byCountry.get(countryId) ?? [];
}

/** Scripts a language writes its places in; the others use the Latin name, or the alias that is their own word. */
const SCRIPTS: Record<string, RegExp> = { ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, 'zh-TW': /\p{Script=Han}/u, ar: /\p{Script=Arabic}/u };

/** A place as people write it in a language: "東京都港区", "الرياض", "Jakarta Selatan". */
export function placeName(place: Place, language: string): string {
  const script = SCRIPTS[language];
  if (script) return place.aliases.find((alias) => script.test(alias)) ?? place.name;
  return language === 'id' ? (place.aliases.find((alias) => /^(Jakarta|Tangerang) /.test(alias)) ?? place.name) : place.name;
}
