import { countryByCode } from '../../../contract/countries.ts';
import { seoKey } from '../../modules/config/lists/item.ts';
import { companyKey } from '../../modules/import/company-name.ts';
import { INDUSTRY_WEIGHTS, STRENGTHS } from './firms/industries.ts';
import { ARABIC_WORDS, FIRST_WORDS, LEGAL_FORMS, NAME_LANGUAGE, TRADE_WORDS } from './firms/names.ts';
import { locationsOf, type Place } from './locations.ts';
import { MARKETS, type Market } from './markets.ts';
import { hash, Random, sure, Weighted } from './random.ts';

export interface SeedCompany {
  index: number;
  name: string;
  nameKey: string;
  slug: string;
  market: Market;
  countryId: number;
  industryId: number;
  sizeId: number;
  /** How many jobs it has beside others: the large hire more. */
  weight: number;
  /** Where it works; the first is its seat. */
  places: Place[];
  isVerified: boolean;
  promisesDue: number;
  promisesKept: number;
  foundedOn: string;
  financingStageId: number;
  benefitIds: number[];
  /** Chance of its own: what is drawn from it is the same in every ad. */
  seed: number;
}

function companyName(random: Random, code: string, industryId: number): string {
  const isArabic = (code === 'ae' && random.chance(0.12)) || (code === 'sa' && random.chance(0.35));
  if (isArabic) return `شركة ${random.pick(ARABIC_WORDS)} ${tradeWord(random, 'ar', industryId)}`;
  const first = random.pick((FIRST_WORDS[code] ?? '').split(' ')).replaceAll('-', ' ');
  const isIdeographic = /\p{Script=Han}|\p{Script=Katakana}/u.test(first);
  const language = isIdeographic || (NAME_LANGUAGE[code] && !['hk', 'mo'].includes(code) && random.chance(0.8)) ? (NAME_LANGUAGE[code] ?? 'en') : 'en';
  const trade = tradeWord(random, language, industryId);
  const isPrefixed = ['pt', 'es'].includes(language) && random.chance(0.35);
  const core = isIdeographic ? `${first}${trade}` : isPrefixed ? `${trade} ${first}` : `${first} ${trade}`;
  const forms = (LEGAL_FORMS[code] ?? ['_']).filter((form) => isIdeographic || !/\p{Script=Han}/u.test(form));
  return random.pick(forms).replace('_', core);
}

function tradeWord(random: Random, language: string, industryId: number): string {
  return random.pick((TRADE_WORDS[language]?.split('|')[industryId - 1] ?? 'Group').split('/'));
}

/** The made-up companies of all countries, about `count`, each name once in its country. */
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
      const name = companyName(random, market.code, industryId);
      const key = companyKey(name);
      if (seen.has(key)) continue;
      seen.add(key);
      companies.push(companyOf(random, companies.length, market, industryId, name, key));
    }
  }
  return companies;
}

function companyOf(random: Random, index: number, market: Market, industryId: number, name: string, key: string): SeedCompany {
  const countryId = countryByCode(market.code)?.id ?? 0;
  const sizeId = Math.min(7, 1 + Math.floor(random.next() * random.next() * 4 + random.next() * 4));
  const due = random.chance(0.15) ? random.int(0, 4) : random.int(5, 30 * sizeId);
  const latin = seoKey(key)
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+|(?<!-)-+$/g, '');
  const made = {
    index,
    name,
    nameKey: key,
    market,
    countryId,
    industryId,
    sizeId,
    slug: `${latin || 'firm'}-${market.code}${index}`,
    weight: sizeId ** 1.4 * (0.4 + random.next()),
    places: placesOf(random, countryId, sizeId),
    isVerified: random.chance(0.25 + sizeId * 0.08),
    promisesDue: due,
    promisesKept: Math.round(due * Math.min(1, 0.62 + random.next() * 0.42)),
    foundedOn: `${random.int(1962 + (7 - sizeId) * 4, 2024 - sizeId * 3)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
    financingStageId:
      industryId === 25 ? 12 : industryId === 1 || industryId === 24 || industryId === 9 ? random.int(2, 6) : random.pick([1, 1, 8, 9, 9, 9, 11]),
    benefitIds: random.some(
      Array.from({ length: 18 }, (_, id) => id + 1),
      random.int(3, 7),
    ),
    seed: hash(`${market.code}${key}`),
  };
  return { ...made, financingStageId: settledStage(made) };
}

const [BOOTSTRAPPED, LAST_ROUND, LISTED, FAMILY_OWNED] = [2, 7, 8, 9];

/** Nobody who is large or old lives on rounds of venture capital. */
function settledStage({ financingStageId: stage, sizeId, foundedOn }: Pick<SeedCompany, 'financingStageId' | 'sizeId' | 'foundedOn'>): number {
  const isYoung = sizeId <= 5 && foundedOn >= '2008';
  if (isYoung || stage < BOOTSTRAPPED || stage > LAST_ROUND) return stage;
  return stage % 2 === 0 ? LISTED : FAMILY_OWNED;
}

function placesOf(random: Random, countryId: number, sizeId: number): Place[] {
  const all = locationsOf(countryId);
  const draw = () => sure(all[Math.floor(all.length * random.next() ** 1.7)], `places in country ${countryId}`);
  return [...new Set(Array.from({ length: 1 + Math.floor(random.next() * sizeId) }, draw))];
}
