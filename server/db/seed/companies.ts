import { countryByCode } from '../../../contract/countries.ts';
import { seoKey } from '../../reference/item.ts';
import { companyKey } from '../../modules/market/import/company-name.ts';
import { spelled } from './ads/spelling.ts';
import { benefitsOf, foundedIn, sizeOf, stageOf } from './firms/facts.ts';
import { ARABIC_FORMS, LEGAL_FORMS, type Form } from './firms/forms.ts';
import { INDUSTRY_WEIGHTS, NON_PROFIT, STRENGTHS } from './firms/industries.ts';
import { ARABIC_WORDS, FIRST_WORDS, NAME_LANGUAGE, TRADE_WORDS } from './firms/names.ts';
import { locationsOf, type Place } from '../../reference/locations.ts';
import { MARKETS, type Market } from './markets.ts';
import { hash, Random, sure, Weighted } from '../../random.ts';

export interface SeedCompany {
  index: number;
  name: string;
  nameKey: string;
  slug: string;
  market: Market;
  countryId: number;
  industryId: number;
  /** Which of the two trades in its industry it has. */
  trade: 0 | 1;
  sizeId: number;
  /** How many jobs it has relative to others. Large companies hire more. */
  weight: number;
  /** Where it operates. The first is its headquarters. */
  places: Place[];
  isVerified: boolean;
  promisesDue: number;
  promisesKept: number;
  /** The last outcomes, oldest first (contract: `promise_record`). */
  promiseRecord: string;
  foundedOn: string;
  financingStageId: number;
  benefitIds: number[];
  /** Its values. Some companies name none. */
  cultureIds: number[];
  /** Its own seed, so that what is drawn from it is the same in every ad. */
  seed: number;
}

type Unnamed = Pick<SeedCompany, 'industryId' | 'trade' | 'sizeId'> & { founded: number };

const ANY_FORM: Form = { text: '_', least: 1, most: 7, since: 0, isPublic: false };

/** A name, and whether its legal form allows a listing. */
function named(random: Random, code: string, company: Unnamed): { name: string; isPublic: boolean } {
  const { industryId } = company;
  const isArabic = (code === 'ae' && random.chance(0.12)) || (code === 'sa' && random.chance(0.35));
  if (isArabic) {
    const first = random.pick(ARABIC_WORDS);
    const text = industryId === NON_PROFIT ? ARABIC_FORMS.society : ARABIC_FORMS.company;
    return { name: text.replace('~', first).replace('_', `${first} ${tradeWord('ar', company)}`), isPublic: false };
  }
  const first = random.pick((FIRST_WORDS[code] ?? '').split(' ')).replaceAll('-', ' ');
  const isIdeographic = /\p{Script=Han}|\p{Script=Katakana}/u.test(first);
  const own = NAME_LANGUAGE[code];
  const isOwn = isIdeographic || (own !== undefined && own !== 'zh-hk' && random.chance(0.8));
  const language = isOwn ? (own ?? 'en') : 'en';
  const trade = spelled(tradeWord(language, company), code);
  const isPrefixed = ['pt', 'es'].includes(language) && random.chance(0.35);
  const core = isIdeographic ? `${first}${trade}` : isPrefixed ? `${trade} ${first}` : `${first} ${trade}`;
  const form = random.pick(formsFor(code, company, isIdeographic));
  return { name: form.text.replace('~', first).replace('_', core), isPublic: form.isPublic };
}

/** The legal forms available to a company, in the script of its name. */
function formsFor(code: string, { industryId, sizeId, founded }: Unnamed, isIdeographic: boolean): readonly Form[] {
  const isInScript = ({ text }: Form) => (isIdeographic ? !/\p{Script=Latin}{4}/u.test(text) : !/\p{Script=Han}/u.test(text));
  const isOpenTo = ({ least, most, since }: Form) => sizeId >= least && sizeId <= most && founded >= since;
  for (const key of [`${code} ${industryId}`, code]) {
    const forms = (LEGAL_FORMS[key] ?? []).filter((form) => isInScript(form) && isOpenTo(form));
    if (forms.length > 0) return forms;
  }
  return [ANY_FORM];
}

function tradeWord(language: string, { industryId, trade }: Unnamed): string {
  return TRADE_WORDS[language]?.split('|')[industryId - 1]?.split('/')[trade] ?? 'Group';
}

/** The invented companies of all countries, about `count`. Names are unique per country. */
export function makeCompanies(seed: number, count = 2_500): SeedCompany[] {
  const random = new Random(seed ^ 0x5eedc0);
  const companies: SeedCompany[] = [];
  for (const market of MARKETS) {
    const industries = new Weighted(
      INDUSTRY_WEIGHTS.map((_, index) => index + 1),
      (id) => (INDUSTRY_WEIGHTS[id - 1] ?? 1) * (STRENGTHS[market.code]?.[id] ?? 1),
    );
    const seen = new Set<string>();
    const wanted = Math.max(40, Math.round(count * market.share));
    for (let tries = 0; seen.size < wanted && tries < wanted * 20; tries += 1) {
      const industryId = industries.pick(random);
      const sizeId = sizeOf(random, industryId);
      const unnamed: Unnamed = { industryId, sizeId, trade: random.chance(0.5) ? 0 : 1, founded: foundedIn(random, industryId, sizeId) };
      const { name, isPublic } = named(random, market.code, unnamed);
      const key = companyKey(name);
      if (seen.has(key)) continue;
      seen.add(key);
      companies.push(companyOf(random, companies.length, market, { ...unnamed, name, key, isPublic }));
    }
  }
  return companies;
}

function companyOf(
  random: Random,
  index: number,
  market: Market,
  { industryId, trade, sizeId, founded, name, key, isPublic }: Unnamed & { name: string; key: string; isPublic: boolean },
): SeedCompany {
  const countryId = countryByCode(market.code)?.id ?? 0;
  const due = random.chance(0.15) ? random.int(0, 4) : random.int(5, 30 * sizeId);
  const latin = seoKey(key)
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+|(?<!-)-+$/g, '');
  const financingStageId = stageOf(random, { industryId, sizeId, founded, isPublic });
  const made = {
    index,
    name,
    nameKey: key,
    market,
    countryId,
    industryId,
    trade,
    sizeId,
    slug: `${latin || 'firm'}-${market.code}${index}`,
    weight: sizeId ** 1.4 * (0.4 + random.next()),
    places: placesOf(random, countryId, sizeId),
    isVerified: random.chance(0.25 + sizeId * 0.08),
    promisesDue: due,
    promisesKept: Math.round(due * Math.min(1, 0.62 + random.next() * 0.42)),
    foundedOn: `${founded}-0${random.int(1, 9)}-${random.int(10, 28)}`,
    financingStageId,
    benefitIds: benefitsOf(random, { industryId, sizeId, financingStageId }),
    seed: hash(`${market.code}${key}`),
  };
  return {
    ...made,
    cultureIds: valuesOf(new Random(hash(`${market.code}${key} values`))),
    promiseRecord: recordOf(new Random(hash(`${market.code}${key} promises`)), due, made.promisesKept),
  };
}

/** The number of values to choose from (config: `company_culture_lists`). */
const VALUES = 12;

const valuesOf = (random: Random): number[] => (random.chance(0.3) ? [] : random.some([...Array(VALUES).keys()], random.int(2, 4)).map((place) => place + 1));

const RECORDED = 20;

/** The last outcomes for a company that met this many of its promises. Two thirds of the other replies were late, and the rest never came. */
function recordOf(random: Random, due: number, kept: number): string {
  const shown = Math.min(due, RECORDED);
  const missed = shown - Math.round((kept / Math.max(1, due)) * shown);
  const misses = new Set(random.some([...Array(shown).keys()], missed));
  return Array.from({ length: shown }, (_, index) => (misses.has(index) ? (random.chance(0.7) ? 'l' : 'n') : 'k')).join('');
}

function placesOf(random: Random, countryId: number, sizeId: number): Place[] {
  const all = locationsOf(countryId);
  const draw = () => sure(all[Math.floor(all.length * random.next() ** 1.7)], `places in country ${countryId}`);
  return [...new Set(Array.from({ length: 1 + Math.floor(random.next() * sizeId) }, draw))];
}
