import { COUNTRIES, countryByCode, type Country } from '../../../../contract/countries.ts';
import { fold } from '../../../../src/lib/words/fold.ts';

/** Additional names of our countries, besides their English names and codes. */
const NAMES: Record<string, string> = {
  ph: 'phl|pilipinas|the philippines|republic of the philippines|菲律賓|菲律宾|フィリピン|الفلبين|filipinas',
  sg: 'sgp|singapura|新加坡|シンガポール|سنغافورة|singapur',
  id: 'idn|印尼|印度尼西亞|インドネシア|إندونيسيا',
  my: 'mys|馬來西亞|马来西亚|マレーシア|ماليزيا|malasia',
  jp: 'jpn|日本|jepang|jepun|اليابان|japon',
  tw: 'twn|台灣|臺灣|台湾|taiwan roc|taiwan r o c|تايوان',
  hk: 'hkg|香港|hong kong sar|hongkong|هونغ كونغ',
  mo: 'mac|澳門|澳门|macao|macau sar|マカオ',
  us: 'usa|u s|u s a|united states of america|america|美國|美国|アメリカ|estados unidos|الولايات المتحدة',
  ca: 'can|加拿大|カナダ|كندا',
  gb: 'uk|gbr|u k|great britain|england|scotland|wales|northern ireland|英國|英国|イギリス|reino unido|المملكة المتحدة',
  es: 'esp|espana|西班牙|スペイン|إسبانيا',
  tr: 'tur|turkey|turkiye|土耳其|トルコ|تركيا',
  rs: 'srb|srbija|србија|塞爾維亞',
  ae: 'are|uae|u a e|emirates|阿聯酋|الإمارات|الإمارات العربية المتحدة',
  sa: 'sau|ksa|kingdom of saudi arabia|沙烏地阿拉伯|السعودية|المملكة العربية السعودية',
  lk: 'lka|斯里蘭卡|ශ්‍රී ලංකාව',
  ng: 'nga|奈及利亞',
  br: 'bra|brasil|巴西|ブラジル|البرازيل',
};
const BY_NAME = new Map<string, Country>(
  COUNTRIES.flatMap((country) => [country.name, ...(NAMES[country.code] ?? '').split('|')].map((name) => [nameKey(name), country] as const)),
);
/**
 * Abbreviations of states and provinces. "Seattle, WA" identifies the country, and "Portland, ME" which Portland. Brazil's only count if the country is known.
 */
const STATES: Record<'us' | 'ca' | 'br', string> = {
  us: 'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|PR Puerto Rico',
  ca: 'ON Ontario|QC Quebec|BC British Columbia|AB Alberta|MB Manitoba|SK Saskatchewan|NS Nova Scotia|NB New Brunswick|NL Newfoundland and Labrador|PE Prince Edward Island|YT Yukon|NT Northwest Territories|NU Nunavut',
  br: 'AC Acre|AL Alagoas|AP Amapá|AM Amazonas|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo|GO Goiás|MA Maranhão|MT Mato Grosso|MS Mato Grosso do Sul|MG Minas Gerais|PA Pará|PB Paraíba|PR Paraná|PE Pernambuco|PI Piauí|RJ Rio de Janeiro|RN Rio Grande do Norte|RS Rio Grande do Sul|RO Rondônia|RR Roraima|SC Santa Catarina|SP São Paulo|SE Sergipe|TO Tocantins',
};

export interface State {
  country: Country;
  name: string;
}

const NORTH_AMERICAN = new Map<string, State>();
const BRAZILIAN = new Map<string, State>();
for (const code of ['us', 'ca', 'br'] as const) {
  for (const entry of STATES[code].split('|')) {
    const [letters = '', name = ''] = [entry.slice(0, 2), entry.slice(3)];
    const country = countryByCode(code);
    if (country) for (const key of [letters, name.toLowerCase()]) (code === 'br' ? BRAZILIAN : NORTH_AMERICAN).set(key, { country, name });
  }
}

/**
 * The state in a part of a place: two capitals, or the full name, which may also be a city's (New York).
 * @param countryId if known, otherwise states of the United States and Canada
 */
export function stateOf(part: string, countryId: number | null = null): State | undefined {
  const states = countryId === countryByCode('br')?.id ? BRAZILIAN : NORTH_AMERICAN;
  const bare = part.trim();
  const state = states.get(bare) ?? (bare.length > 2 ? states.get(bare.toLowerCase()) : undefined);
  return state && (countryId === null || state.country.id === countryId) ? state : undefined;
}

function nameKey(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}

/** The country in a field, by code or by name in one of our languages. 'foreign' for a country that isn't one of our markets. */
export function countryNamed(written: string): Country | 'foreign' | undefined {
  const key = nameKey(written);
  if (key === '') return undefined;
  return (
    BY_NAME.get(key) ?? (/^[a-z]{2}$/.test(key) ? (countryByCode(key) ?? (isRegion(key) ? 'foreign' : undefined)) : FOREIGN.has(key) ? 'foreign' : undefined)
  );
}

/** The market in a part of a place. Two-letter codes are too ambiguous there (CA, ID), except UK. */
export function countryInPlace(part: string): Country | undefined {
  const key = nameKey(part);
  return key.length > 2 || key === 'uk' ? BY_NAME.get(key) : key === 'us' ? countryByCode('us') : undefined;
}

const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const isRegion = (code: string) => english.of(code.toUpperCase()) !== undefined;

/** Names of countries that aren't our markets, so that their rows are refused with the right reason. */
const FOREIGN = new Set(
  'AF AL DZ AD AO AR AM AU AT AZ BS BH BD BB BY BE BZ BJ BT BO BA BW BN BG BF BI KH CM CF TD CL CN CO CG CR HR CU CY CZ DK DO EC EG SV EE ET FJ FI FR GA GE DE GH GR GT GN HN HU IS IN IR IQ IE IL IT JM JO KZ KE KW KG LA LV LB LR LY LT LU MG MW MV ML MT MR MU MX MD MC MN ME MA MZ MM NA NP NL NZ NI NE MK NO OM PK PA PG PY PE PL PT QA RO RU RW SN SL SK SI SO ZA KR SD SE CH SY TJ TZ TH TN TM UG UA UY UZ VE VN YE ZM ZW'
    .split(' ')
    .map((code) => nameKey(english.of(code) ?? code)),
);

/** The country in a job site's host name: its last label ("jobs.example.com.my") or its first ("ph.example.com"). */
export function countryOfUrl(url: string): Country | undefined {
  const host = /^https?:\/\/([^/:?#]+)/i.exec(url)?.[1]?.toLowerCase().split('.') ?? [];
  const last = host.at(-1) ?? '';
  const first = host.length > 2 ? (host[0] ?? '') : '';
  return (
    (last.length === 2 && last !== 'co' && last !== 'me' ? countryByCode(last === 'uk' ? 'gb' : last) : undefined) ??
    (first.length === 2 && !['id', 'my'].includes(first) ? countryByCode(first === 'uk' ? 'gb' : first) : undefined)
  );
}

/** The market that uses a currency, if it's the only one. */
export function countryOfCurrency(currency: string): Country | undefined {
  return COUNTRIES.find((country) => country.currency === currency.toUpperCase());
}
