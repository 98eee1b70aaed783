import { countryInPlace, stateOf } from './country-of.ts';
import type { Gazetteer, Town } from './gazetteer.ts';
import { placeKey } from './place-key.ts';

/** The columns of the location table that matching needs, and the smaller places in it. */
export interface KnownPlace {
  id: number;
  countryId: number;
  name: string;
  /** Null for a region. */
  region: string | null;
  aliases: readonly string[];
  parts?: readonly string[];
}

/** An area that covers several places, each by its name in the table. */
export interface MetroArea {
  countryId: number;
  names: readonly string[];
  places: readonly string[];
}

/** The match for one written place. */
export interface Match {
  /** Our places. Several for an area. */
  places: readonly KnownPlace[];
  /** False if the text names a district, a town or an area, and our place only contains it or is a part of it. */
  isWhole: boolean;
  countryId: number | null;
  /** The town as written and its location, if it isn't one of our places. */
  town: { name: string; latitude: number | null; longitude: number | null } | null;
  /** Text before the matched place that isn't a place: a street, a building. */
  rest: string | null;
  postalCode: string | null;
}

interface Entry {
  place: KnownPlace;
  isWhole: boolean;
}

type Found = Pick<Match, 'places' | 'isWhole' | 'town'> & { at: number };

/** How to read the parts of a written place: the country it must be in (null for any), and the state in it. */
interface Reading {
  parts: readonly string[];
  keys: readonly string[];
  countryId: number | null;
  state: string | undefined;
}

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const AFFIX =
  /^(?:city of|kota adm(?:inistrasi)?|kota|kab(?:upaten)?|greater|metropolitan|metro|downtown|ciudad de|municipio de|municipality of|provinsi|province of|provincia de|state of|estado de|bandar raya|wilayah persekutuan|federal territory of|w p) | (?:city|regency|municipality|district|area|town|city cent(?:re|er)|metropolitan (?:area|region)|metro(?:politan)?|sentral|new town|estate|il|ili|merkez|governorate|emirate|province|state|ken|prefecture)$/;
/** The words to leave out of a part of a place. No others: Kuningan Regency isn't Kuningan in Jakarta. */
const PART_AFFIX = /^(?:downtown|greater) | (?:area|district|estate|town|new town)$/;
/** Leaves out no words. */
const AS_WRITTEN = /(?!)/;
const NOTHING: Match = { places: [], isWhole: false, countryId: null, town: null, rest: null, postalCode: null };
/** Postal codes of our markets within a written place: "Singapore 048616", "50450 Kuala Lumpur", "Seattle, WA 98101", "EC1A 1BB", 〒105-0001. */
const POSTAL = /(?<![\w-])(?:〒\s*)?(\d{3}-\d{4}|\d{5}-\d{3}|\d{5}-\d{4}|\d{4,6}|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d)(?![\w-])/g;
/** Countries where the state distinguishes places of the same name: Brazil, Canada, the United States. */
const BY_STATE: readonly number[] = [29, 36, 227];
/** Words of a street or a building. A place in such a name proves little: "Boston Road". */
const STREET_WORD =
  /^(?:road|rd|street|st|avenue|ave|drive|dr|lane|boulevard|blvd|highway|way|building|tower|plaza|mall|hotel|university|airport|terminal|station)$/;
const FEWEST_LETTERS = 5;

/** Finds the rows of the location table for written places. */
export class Places {
  private readonly byKey = new Map<string, Entry[]>();
  private readonly regionsByKey = new Map<string, Entry[]>();
  private readonly partsByKey = new Map<string, Entry[]>();
  private readonly metros = new Map<string, { countryId: number; places: KnownPlace[] }[]>();
  private readonly local = new Map<number, (Entry & { key: string })[]>();
  private readonly gazetteer: Pick<Gazetteer, 'named' | 'isAbroad'> | undefined;

  /** @param gazetteer towns that aren't among the places. Without it, they aren't recognized */
  constructor(places: readonly KnownPlace[], metros: readonly MetroArea[] = [], gazetteer?: Pick<Gazetteer, 'named' | 'isAbroad'>) {
    for (const place of places) this.add(place);
    for (const { countryId, names, places: members } of metros) {
      const found = members.flatMap((name) => places.find((place) => place.countryId === countryId && place.name === name) ?? []);
      for (const name of names) push(this.metros, placeKey(name), { countryId, places: found });
    }
    for (const entries of this.local.values()) entries.sort((one, other) => other.key.length - one.key.length);
    this.gazetteer = gazetteer;
  }

  private add(place: KnownPlace): void {
    const [name, region] = [placeKey(place.name), placeKey(place.region ?? '')];
    const isRegion = place.region === null;
    const [own = '', ...others] = place.aliases;
    const head = placeKey(place.name.split(',')[0] ?? '');
    for (const key of new Set([name, head, ...[own, ...others].map(placeKey)])) {
      if (key === '') continue;
      const isPart =
        key !== name &&
        key !== head &&
        (key === region || (HAN.test(own) && placeKey(own) !== key && placeKey(own).startsWith(key) && place.name.includes(',')));
      const entry = { place, isWhole: !isPart };
      push(isRegion ? this.regionsByKey : this.byKey, key, entry);
      if (HAN.test(key)) push(this.local, place.countryId, { ...entry, key });
    }
    for (const key of new Set((place.parts ?? []).map(placeKey))) {
      push(isRegion ? this.regionsByKey : this.partsByKey, key, { place, isWhole: false });
      if (HAN.test(key)) push(this.local, place.countryId, { place, isWhole: false, key });
    }
  }

  /** Matches every place in a text. Several are separated by ";", "|", "/" between spaces, or a state's abbreviation. */
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
    const { text, postalCode } = withoutPostalCode(written);
    const parts = partsOf(text, given);
    const state = parts
      .slice(1)
      .map((part) => stateOf(part, given))
      .find(Boolean);
    const named = parts.map(countryInPlace).find(Boolean)?.id;
    if (given !== null && named !== undefined && named !== given && !state) return { ...NOTHING, countryId: named };
    const countryId = given ?? named ?? abroad(written) ?? state?.country.id ?? null;
    const reading: Reading = { parts, keys: parts.map(placeKey), countryId, state: state?.name };
    const found = this.inLocalScript(text, countryId) ?? this.best(reading);
    const rest = found ? parts.slice(0, Math.max(0, found.at)).join(', ') : '';
    return {
      places: found?.places ?? [],
      isWhole: found?.isWhole ?? false,
      town: found?.town ?? null,
      rest: rest === '' ? null : rest,
      postalCode,
      countryId: countryId ?? found?.places[0]?.countryId ?? stateOf(parts[0] ?? '')?.country.id ?? this.onlyCountry(reading) ?? null,
    };
  }

  /** The most specific match: one of our cities or districts, a part of one, an area, a town elsewhere in a region, the region, or a name inside a street's. */
  private best(reading: Reading): Found | undefined {
    const { parts, keys } = reading;
    const first = <T>(find: (at: number) => T | undefined): T | undefined => {
      for (let at = 0; at < parts.length; at += 1) {
        const found = find(at);
        if (found !== undefined) return found;
      }
      return undefined;
    };
    // "Sorocaba, SP": the letters mean the state, although they also stand for its city.
    const isState = (at: number) => at > 0 && /^[A-Z]{2}$/.test(parts[at] ?? '') && stateOf(parts[at] ?? '', reading.countryId) !== undefined;
    const whole = this.named(this.byKey, placeKey(parts.join(', ')), reading, -1);
    return (
      first((at) => this.area(keys[at] ?? '', reading, at)) ??
      first((at) => (isState(at) ? undefined : toFound(this.named(this.byKey, keys[at] ?? '', reading, at), at))) ??
      toFound(whole, 0) ??
      first((at) => toFound(this.named(this.partsByKey, keys[at] ?? '', reading, at, PART_AFFIX), at)) ??
      first((at) => this.town(keys[at] ?? '', reading, at)) ??
      first((at) => this.region(keys[at] ?? '', reading, at)) ??
      first((at) => this.inStreet(keys[at] ?? '', reading, at))
    );
  }

  private inLocalScript(written: string, countryId: number | null): Found | undefined {
    if (!HAN.test(written)) return undefined;
    const key = placeKey(written).replaceAll(' ', '');
    const lists = countryId === null ? [...this.local.values()] : [this.local.get(countryId) ?? []];
    const found = lists
      .flat()
      .filter((entry) => key.includes(entry.key))
      .sort((one, other) => key.indexOf(one.key) - key.indexOf(other.key) || other.key.length - one.key.length)[0];
    if (!found) return undefined;
    const rest = key.slice(key.indexOf(found.key) + found.key.length);
    const isDistrict = /^[^\d]{1,5}[區区鎮镇鄉乡市郡町村]/.test(rest);
    // An unknown district is in the city, not in the district that has the city's short name.
    if (isDistrict && !found.isWhole) return undefined;
    return { places: [found.place], isWhole: found.isWhole && !(isDistrict && found.place.region === null), town: null, at: 0 };
  }

  private named(index: ReadonlyMap<string, readonly Entry[]>, key: string, reading: Reading, at: number, affix = AFFIX): Entry | undefined {
    for (const each of shorter(key, affix)) {
      const entries = (index.get(each) ?? []).filter(
        ({ place }) => (reading.countryId === null || place.countryId === reading.countryId) && this.agrees(place, reading, at),
      );
      const isSettled = reading.countryId !== null || new Set(entries.map(({ place }) => place.countryId)).size === 1;
      if (entries[0] && isSettled) return entries[0];
    }
    return undefined;
  }

  private area(key: string, { countryId }: Reading, at: number): Found | undefined {
    const areas = (this.metros.get(key) ?? []).filter((area) => countryId === null || area.countryId === countryId);
    return areas.length === 1 && areas[0] ? { places: areas[0].places, isWhole: false, town: null, at } : undefined;
  }

  /** A town of the gazetteer, if all towns of its name are in one region. If no country is given, no other country may have the name either. */
  private town(key: string, reading: Reading, at: number): Found | undefined {
    if (this.named(this.regionsByKey, key, reading, at, AS_WRITTEN)) return undefined;
    for (const each of shorter(key)) {
      const towns = this.townsOf(each, reading, at);
      const [town] = towns;
      if (!town || new Set(towns.map(({ within }) => within.id)).size > 1) continue;
      // A street can have a town's name, so the text after it must confirm the town.
      if (at === 0 && reading.parts.length > 1 && /\d/.test(reading.parts[at] ?? '')) continue;
      return {
        places: [town.within],
        isWhole: false,
        town: { name: reading.parts[at] ?? '', latitude: town.latitude, longitude: town.longitude },
        at,
      };
    }
    return undefined;
  }

  private townsOf(key: string, reading: Reading, at: number): Town[] {
    if (!this.gazetteer || key.length < 3 || !/\p{L}/u.test(key) || countryInPlace(reading.parts[at] ?? '')) return [];
    if (reading.countryId === null && (key.length < FEWEST_LETTERS || this.gazetteer.isAbroad(key))) return [];
    const towns = this.gazetteer
      .named(key)
      .filter((town) => (reading.countryId === null || town.countryId === reading.countryId) && this.agrees(town.within, reading, at));
    return reading.countryId === null && new Set(towns.map(({ countryId }) => countryId)).size > 1 ? [] : towns;
  }

  /** The country of a name that several of its towns share, and no town elsewhere: Tanauan is in the Philippines, twice. */
  private onlyCountry(reading: Reading): number | undefined {
    return reading.keys.length === 1 ? this.townsOf(reading.keys[0] ?? '', reading, 0)[0]?.countryId : undefined;
  }

  private region(key: string, reading: Reading, at: number): Found | undefined {
    const entry = this.named(this.regionsByKey, key, reading, at) ?? this.ofState(reading, at);
    const isAlone = at === 0 || reading.keys.slice(0, at).every((each) => /^(?:others?|any(?:where)?|all|remote|various|multiple locations)$/.test(each));
    return entry && { places: [entry.place], isWhole: entry.isWhole && isAlone, town: null, at: isAlone ? 0 : at };
  }

  /** "Annapolis Junction, MD": the town is unknown, but the state isn't. */
  private ofState({ parts, countryId, keys }: Reading, at: number): Entry | undefined {
    const state = stateOf(parts[at] ?? '', countryId);
    // "IN", "ME" and "OR" alone are words.
    if (!state || (countryId === null && keys.length === 1 && (keys[0]?.length ?? 0) === 2)) return undefined;
    const key = placeKey(state.name);
    return [...(this.regionsByKey.get(key) ?? []), ...(this.byKey.get(key) ?? [])].find(({ place }) => place.countryId === state.country.id);
  }

  /** The last and longest place of ours within a longer text: "Jurong East Street 21", "21/F One Island East Quarry Bay". */
  private inStreet(key: string, reading: Reading, at: number): Found | undefined {
    if (reading.countryId === null) return undefined;
    const words = key.split(' ');
    for (let length = Math.min(4, words.length - 1); length >= 1; length -= 1) {
      for (let start = words.length - length; start >= 0; start -= 1) {
        const name = words.slice(start, start + length).join(' ');
        const next = words[start + length] ?? '';
        if (name.length < FEWEST_LETTERS || (STREET_WORD.test(next) && length === 1)) continue;
        const entry = [...(this.byKey.get(name) ?? []), ...(this.partsByKey.get(name) ?? [])].find(
          ({ place }) => place.countryId === reading.countryId && this.agrees(place, reading, at),
        );
        if (entry) return { places: [entry.place], isWhole: entry.isWhole, town: null, at: at + 1 };
      }
    }
    return undefined;
  }

  /** Whether a place is where the other parts of the text say: "San Fernando, Ilocos Region" isn't the one in Pampanga. */
  private agrees(place: KnownPlace, { keys, state }: Reading, at: number): boolean {
    const region = placeKey(place.region ?? place.name);
    if (state && BY_STATE.includes(place.countryId) && !this.isIn(place, placeKey(state))) return false;
    return keys.every((key, index) => {
      if (index === at || key === region || key === placeKey(place.name)) return true;
      const named = shorter(key).flatMap((each) => (this.regionsByKey.get(each) ?? []).filter((entry) => entry.place.countryId === place.countryId));
      return named.length === 0 || shorter(key).some((each) => this.isIn(place, each));
    });
  }

  /** Whether a place is, or is in, the region with this name. Two provinces of one region don't match each other. */
  private isIn(place: KnownPlace, key: string): boolean {
    const region = placeKey(place.region ?? place.name);
    if (key === region) return true;
    const [asked] = (this.regionsByKey.get(key) ?? []).filter((entry) => entry.place.countryId === place.countryId);
    if (!asked) return false;
    const own = place.region === null ? [{ place, isWhole: true }] : (this.regionsByKey.get(region) ?? []);
    return own.some((entry) => entry.place.id === asked.place.id && (asked.isWhole || entry.isWhole));
  }
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

const toFound = (entry: Entry | undefined, at: number): Found | undefined => entry && { places: [entry.place], isWhole: entry.isWhole, town: null, at };

/** A name, and its rest without the words for the kind of place: "Kota Bandung", "Bandung Regency". */
function shorter(key: string, affix = AFFIX): string[] {
  const keys = [key];
  for (let last = key; ;) {
    const next = last.replace(affix, '').trim();
    if (next === last || next === '') return keys;
    keys.push(next);
    last = next;
  }
}

function withoutPostalCode(written: string): { text: string; postalCode: string | null } {
  if (!/\d{3}|\d[A-Z]{2}\b/.test(written)) return { text: written, postalCode: null };
  // A number at the start may belong to the street, and a number alone is no place.
  const match = [...written.matchAll(POSTAL)].findLast(({ index, 1: code }) => index > 0 || !/^\d{4}$/.test(code ?? ''));
  if (!match || match[0].length === written.trim().length) return { text: written, postalCode: null };
  return { text: `${written.slice(0, match.index)} ${written.slice(match.index + match[0].length)}`, postalCode: match[1] ?? null };
}

/** The parts of a written place, the most specific first. "Albany NY" has two. */
function partsOf(text: string, countryId: number | null): string[] {
  return text
    .replace(/\(([^()]*)\)/g, (whole, inside: string) => (/region|ncr|car\b/i.test(inside) || HAN.test(whole) ? ' ' : `, ${inside}`))
    .replace(/^(?:fully\s+|100%\s+)?(?:remote|hybrid|on.?site|wfh)\b(?:\s+(?:in|from|-|–|\())?\s*/i, '')
    .replace(/[()]/g, ' ')
    .replace(/(?<=\p{Ll}\.?)\s+([A-Z]{2})(?=\s*(?:,|$))/gu, (whole, letters: string) => (stateOf(letters, countryId) ? `, ${letters}` : whole))
    .split(/[,，、،]|\s[-–—]\s|(?<=\p{L})\/(?=\p{Lu})/u)
    .map((part) => part.replace(/^[\s.:-]+|(?<![\s.:-])[\s.:-]+$/g, ''))
    .filter(Boolean);
}

/** "日本大阪": starts with a country's name, without a space. */
function abroad(written: string): number | null {
  const front = HAN.test(written) ? countryInPlace(written.slice(0, 2)) : undefined;
  return front?.id ?? null;
}
