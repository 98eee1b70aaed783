/**
 * The 19 countries of specification §9. The IDs of the Philippines, Singapore, Japan, and Taiwan come from the specification; the others follow the
 * same alphabetical ISO numbering. `key` is the key of the currency (§9: "167, php").
 */
export interface Country {
  id: number;
  code: string;
  name: string;
  currency: string;
  dialCode: string;
  isSmsAllowed: boolean;
  /** The language most of its people read, for hreflang and the first visit. */
  languageId: number;
  timeZone: string;
}

const country = (
  id: number,
  code: string,
  name: string,
  currency: string,
  dialCode: string,
  isSmsAllowed: boolean,
  languageId: number,
  timeZone: string,
): Country => ({ id, code, name, currency, dialCode, isSmsAllowed, languageId, timeZone });

export const COUNTRIES: readonly Country[] = [
  country(167, 'ph', 'Philippines', 'PHP', '63', true, 1, 'Asia/Manila'),
  country(193, 'sg', 'Singapore', 'SGD', '65', true, 1, 'Asia/Singapore'),
  country(98, 'id', 'Indonesia', 'IDR', '62', true, 3, 'Asia/Jakarta'),
  country(126, 'my', 'Malaysia', 'MYR', '60', true, 6, 'Asia/Kuala_Lumpur'),
  country(105, 'jp', 'Japan', 'JPY', '81', true, 4, 'Asia/Tokyo'),
  country(211, 'tw', 'Taiwan', 'TWD', '886', true, 5, 'Asia/Taipei'),
  country(95, 'hk', 'Hong Kong', 'HKD', '852', true, 5, 'Asia/Hong_Kong'),
  country(122, 'mo', 'Macau', 'MOP', '853', true, 5, 'Asia/Macau'),
  country(227, 'us', 'United States', 'USD', '1', true, 1, 'America/New_York'),
  country(36, 'ca', 'Canada', 'CAD', '1', true, 1, 'America/Toronto'),
  country(226, 'gb', 'United Kingdom', 'GBP', '44', true, 1, 'Europe/London'),
  country(200, 'es', 'Spain', 'EUR', '34', true, 9, 'Europe/Madrid'),
  country(218, 'tr', 'Türkiye', 'TRY', '90', true, 7, 'Europe/Istanbul'),
  country(187, 'rs', 'Serbia', 'RSD', '381', false, 1, 'Europe/Belgrade'),
  country(225, 'ae', 'United Arab Emirates', 'AED', '971', true, 10, 'Asia/Dubai'),
  country(184, 'sa', 'Saudi Arabia', 'SAR', '966', true, 10, 'Asia/Riyadh'),
  country(201, 'lk', 'Sri Lanka', 'LKR', '94', false, 1, 'Asia/Colombo'),
  country(153, 'ng', 'Nigeria', 'NGN', '234', false, 1, 'Africa/Lagos'),
  country(29, 'br', 'Brazil', 'BRL', '55', true, 8, 'America/Sao_Paulo'),
];

export function countryById(id: number): Country | undefined {
  return COUNTRIES.find((entry) => entry.id === id);
}

export function countryByCode(code: string): Country | undefined {
  return COUNTRIES.find((entry) => entry.code === code.toLowerCase());
}
