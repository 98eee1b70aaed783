import { fold } from '../../../src/lib/words/fold.ts';
import { countryInPlace, stateOf } from './country-of.ts';

/** A row of the location table, as far as matching needs it. */
export interface KnownPlace {
  id: number;
  countryId: number;
  name: string;
  region: string | null;
  aliases: readonly string[];
}

/** What one written place came to. `isWhole` false: the text names a city or region and ours is only a part of it. */
export interface Match {
  place: KnownPlace | null;
  isWhole: boolean;
  countryId: number | null;
}

interface Entry {
  place: KnownPlace;
  isWhole: boolean;
}

/** Philippine regions that job sites name behind a city, with the provinces of ours that lie in each. */
const REGION_PARTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/national capital|\bncr\b/, ['metro manila']],
  [/calabarzon/, ['laguna', 'rizal', 'cavite', 'batangas', 'quezon']],
  [/central visayas/, ['cebu', 'bohol', 'negros oriental']],
  [/central luzon/, ['pampanga', 'bulacan', 'tarlac', 'zambales', 'bataan', 'nueva ecija']],
  [/western visayas|negros island/, ['iloilo', 'negros occidental', 'aklan', 'capiz']],
  [/northern mindanao/, ['misamis oriental', 'bukidnon']],
  [/davao region/, ['davao del sur', 'davao del norte']],
  [/bicol/, ['camarines sur', 'albay']],
  [/zamboanga peninsula/, ['zamboanga']],
  [/eastern visayas/, ['leyte', 'samar']],
  [/soccsksargen/, ['south cotabato']],
  [/cordillera/, ['benguet']],
  [/ilocos region/, ['ilocos norte', 'ilocos sur', 'la union', 'pangasinan']],
  [/cagayan valley/, ['cagayan', 'isabela']],
  [/caraga/, ['agusan del norte']],
];
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const AFFIX =
  /^(?:city of|kota adm(?:inistrasi)?|kota|kab(?:upaten)?|greater|metropolitan|ciudad de|municipio de|bandar raya|wilayah persekutuan|federal territory of|w p) | (?:city|regency|municipality|district|area|town|city centre|city center|metropolitan area|metro|sentral|new town|estate|il|merkez|governorate|emirate)$/;

function keyOf(text: string): string {
  return fold(text)
    .replaceAll('臺', '台')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}

/** Finds the rows of the location table that written places mean. */
export class Places {
  private readonly byKey = new Map<string, Entry[]>();
  private readonly local = new Map<number, (Entry & { key: string })[]>();
  private readonly regions = new Map<string, Set<number>>();

  constructor(places: readonly KnownPlace[]) {
    for (const place of places) this.add(place);
    for (const entries of this.local.values()) entries.sort((one, other) => other.key.length - one.key.length);
  }

  private add(place: KnownPlace): void {
    const name = keyOf(place.name);
    const region = keyOf(place.region ?? '');
    if (region) this.regions.set(region, (this.regions.get(region) ?? new Set()).add(place.countryId));
    const [own = '', ...others] = place.aliases;
    const head = keyOf(place.name.split(',')[0] ?? '');
    for (const key of new Set([name, head, ...[own, ...others].map(keyOf)])) {
      if (key === '') continue;
      const isPart =
        key !== name && key !== head && (key === region || (HAN.test(own) && keyOf(own) !== key && keyOf(own).startsWith(key) && place.name.includes(',')));
      const entry = { place, isWhole: !isPart };
      this.byKey.set(key, [...(this.byKey.get(key) ?? []), entry]);
      if (HAN.test(key)) this.local.set(place.countryId, [...(this.local.get(place.countryId) ?? []), { ...entry, key }]);
    }
  }

  /** Every place a text names; several are parted by ";", "|", "/" between blanks or by a state's letters. */
  match(written: string, countryId: number | null): Match[] {
    const parts = written
      .replace(/(,\s*[A-Z]{2})\s+(?=[A-Z][a-z]|[A-Z]{2,3}\b)/g, '$1;')
      .split(/[;|\n]|\s\/\s|\s(?:&|or)\s/)
      .map((part) => part.trim())
      .filter(Boolean)
      .slice(0, 40);
    return parts.map((part) => this.one(part, countryId));
  }

  private one(written: string, given: number | null): Match {
    const bare = written
      .replace(/\(([^()]*)\)/g, (whole, inside: string) => (/region|ncr|car\b/i.test(inside) ? ' ' : HAN.test(whole) ? ' ' : `, ${inside}`))
      .replace(/^(?:remote|hybrid|on.?site|wfh)\b(?:\s+(?:in|from|-|–|\())?\s*/i, '')
      .replace(/[()]/g, ' ');
    const parts = bare
      .split(/[,，]|\s[-–]\s/)
      .map((part) => part.trim())
      .filter(Boolean);
    const state = parts
      .slice(1)
      .map(stateOf)
      .find((found) => found && (given === null || found.country.id === given));
    const countryId = given ?? parts.map(countryInPlace).find(Boolean)?.id ?? this.abroad(written) ?? state?.country.id ?? null;
    const found =
      this.inLocalScript(written, countryId) ??
      parts.map((part) => this.named(part, parts, countryId, state?.name)).find(Boolean) ??
      this.named(parts.join(', '), parts, countryId, state?.name);
    return {
      place: found?.place ?? null,
      isWhole: found?.isWhole ?? false,
      countryId: countryId ?? found?.place.countryId ?? this.regionCountry(parts) ?? stateOf(parts[0] ?? '')?.country.id ?? null,
    };
  }

  /** "日本大阪": a country's name in front, without a blank. */
  private abroad(written: string): number | null {
    const front = HAN.test(written) ? countryInPlace(written.slice(0, 2)) : undefined;
    return front?.id ?? null;
  }

  private inLocalScript(written: string, countryId: number | null): Entry | undefined {
    if (!HAN.test(written)) return undefined;
    const key = keyOf(written).replaceAll(' ', '');
    const lists = countryId === null ? [...this.local.values()] : [this.local.get(countryId) ?? []];
    const found = lists
      .flat()
      .filter((entry) => key.includes(entry.key))
      .sort((one, other) => key.indexOf(one.key) - key.indexOf(other.key) || other.key.length - one.key.length)[0];
    if (!found) return undefined;
    // A district that is none of ours: the city's other districts would be wrong.
    const rest = key.slice(key.indexOf(found.key) + found.key.length);
    return !found.isWhole && /^[市都縣县]?[^市縣县]{1,4}[區区鎮镇鄉乡]/.test(rest) ? undefined : found;
  }

  private named(part: string, parts: readonly string[], countryId: number | null, state?: string): Entry | undefined {
    let key = keyOf(part);
    for (let times = 0; times < 3; times += 1) {
      const entries = (this.byKey.get(key) ?? []).filter(
        (entry) => (countryId === null || entry.place.countryId === countryId) && this.agrees(entry.place, parts, part, state),
      );
      const isSettled = countryId !== null || new Set(entries.map((entry) => entry.place.countryId)).size === 1;
      if (entries[0] && isSettled) return entries[0];
      const shorter = key.replace(AFFIX, '').trim();
      if (shorter === key || shorter === '') return undefined;
      key = shorter;
    }
    return undefined;
  }

  /** Whether a place lies where the other parts of the text say: "San Fernando, Ilocos Region" is not the one in Pampanga. */
  private agrees(place: KnownPlace, parts: readonly string[], part: string, state?: string): boolean {
    const region = keyOf(place.region ?? '');
    if (state && keyOf(state) !== region && (place.countryId === 227 || place.countryId === 36)) return false;
    for (const other of parts) {
      const key = keyOf(other);
      if (other === part || key === region) continue;
      const provinces = REGION_PARTS.find(([pattern]) => pattern.test(key))?.[1];
      if (provinces && !provinces.includes(region)) return false;
      if (this.regions.get(key)?.has(place.countryId) && !keyOf(place.name).includes(key)) return false;
    }
    return true;
  }

  private regionCountry(parts: readonly string[]): number | null {
    for (const part of parts) {
      const found = this.regions.get(keyOf(part));
      if (found?.size === 1) return [...found][0] ?? null;
      const isPhilippine = REGION_PARTS.some(([pattern]) => pattern.test(keyOf(part)));
      if (isPhilippine) return 167;
    }
    return null;
  }
}
