/** Pay and advertising customs of a country. Money is per month, in its currency. */
export interface Market {
  code: string;
  /** Share of all jobs. */
  share: number;
  /** Pay of an independent worker in average work. */
  pay: number;
  /** The minimum wage for full-time work. */
  least: number;
  /** How much pay varies with work and seniority. At 1, the factors apply unchanged. */
  spread: number;
  period: 'month' | 'year';
  /** Entry-level work is paid by the hour. */
  hourly: boolean;
  /** Languages of the ads besides English, by share. */
  languages: readonly (readonly [tag: string, share: number])[];
  /** The language colleagues speak, mentioned in English ads. Empty if that is English. */
  spoken: string;
  workdays: string;
}

const market = (
  code: string,
  share: number,
  pay: number,
  least: number,
  spread: number,
  period: Market['period'],
  hourly: boolean,
  languages: Market['languages'],
  spoken: string,
  workdays = 'Monday to Friday',
): Market => ({ code, share, pay, least, spread, period, hourly, languages, spoken, workdays });

/** The Philippines get what rounding the other shares leaves. */
export const MARKETS: readonly Market[] = [
  market('ph', 0.18, 29_000, 15_000, 1.1, 'month', false, [], 'Filipino'),
  market('sg', 0.12, 4_700, 1_800, 0.95, 'month', false, [], ''),
  market('id', 0.1, 7_800_000, 3_000_000, 1.05, 'month', false, [['id', 0.62]], 'Indonesian'),
  market('my', 0.08, 4_300, 1_700, 1, 'month', false, [['ms', 0.22]], 'Bahasa Malaysia'),
  market('tw', 0.08, 45_000, 29_500, 0.8, 'month', false, [['zh-TW', 0.82]], 'Mandarin'),
  market('jp', 0.08, 295_000, 195_000, 0.75, 'month', true, [['ja', 0.8]], 'Japanese'),
  market('us', 0.05, 5_000, 2_600, 0.95, 'year', true, [], ''),
  market('gb', 0.035, 2_950, 2_200, 0.9, 'year', true, [], ''),
  market('hk', 0.035, 21_000, 13_000, 0.95, 'month', false, [['zh-TW', 0.5]], 'Cantonese'),
  market('br', 0.03, 4_000, 1_621, 1.05, 'month', false, [['pt-BR', 0.88]], 'Portuguese'),
  market('ae', 0.03, 7_800, 2_000, 1.1, 'month', false, [['ar', 0.22]], 'Arabic'),
  market('ca', 0.025, 4_800, 2_880, 0.85, 'year', true, [], ''),
  market('es', 0.025, 2_150, 1_425, 0.75, 'year', false, [['es', 0.86]], 'Spanish'),
  market('tr', 0.025, 48_000, 28_500, 0.95, 'month', false, [['tr', 0.86]], 'Turkish'),
  market('sa', 0.025, 8_200, 4_000, 1, 'month', false, [['ar', 0.48]], 'Arabic', 'Sunday to Thursday'),
  market('rs', 0.02, 125_000, 70_000, 0.9, 'month', false, [], 'Serbian'),
  market('lk', 0.02, 98_000, 38_000, 1, 'month', false, [], 'Sinhala or Tamil'),
  market('ng', 0.02, 260_000, 90_000, 1.1, 'month', false, [], ''),
  market('mo', 0.02, 19_500, 10_000, 0.85, 'month', false, [['zh-TW', 0.6]], 'Cantonese'),
];

/** Local minimum wages above the country's: by country, then by place or its region. */
const LEAST_IN: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ph: { 'Metro Manila': 18_200 },
  id: {
    Jakarta: 5_730_000,
    Bekasi: 5_990_000,
    Karawang: 5_890_000,
    Depok: 5_520_000,
    Bogor: 5_440_000,
    Tangerang: 5_400_000,
    'South Tangerang': 5_250_000,
    Cilegon: 5_470_000,
    Batam: 5_360_000,
    Surabaya: 5_290_000,
    Sidoarjo: 5_190_000,
    Gresik: 5_190_000,
    Bandung: 4_740_000,
    Medan: 4_340_000,
    Palembang: 4_190_000,
    Makassar: 4_150_000,
    Balikpapan: 4_000_000,
    Samarinda: 3_980_000,
    Pekanbaru: 3_990_000,
    Denpasar: 3_500_000,
    Semarang: 3_700_000,
    Malang: 3_730_000,
  },
  jp: { Tokyo: 213_000, Kanagawa: 212_000, Osaka: 204_000, Saitama: 198_000, Chiba: 198_000, Aichi: 198_000 },
  us: { California: 2_930, Washington: 2_970, 'New York': 2_950 },
  ca: { Ontario: 3_110, 'British Columbia': 3_160 },
};

/** The minimum pay for a month of full-time work in a place, in the country's currency. */
export function leastIn({ code, least }: Market, place: { name: string; region: string | null }): number {
  const own = LEAST_IN[code];
  return own?.[place.name] ?? own?.[place.region ?? ''] ?? least;
}

/** The number of `jobs` for each country, in the order of MARKETS. Each country's share is rounded up. */
export function jobsByMarket(jobs: number): number[] {
  const counts = MARKETS.slice(1).map((entry) => Math.ceil(jobs * entry.share - 1e-9));
  const rest = jobs - counts.reduce((sum, count) => sum + count, 0);
  return [Math.max(0, rest), ...counts];
}
