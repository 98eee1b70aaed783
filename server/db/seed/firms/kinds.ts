/** Limits for companies of an industry. */
export interface Kind {
  /** No company of the industry is older. */
  since: number;
  /** The largest plausible size (company_sizes id). */
  largest: number;
  /** Young companies are financed by venture capital. */
  isVenture?: true;
  /** Mostly desk work, so partly from home and with flexible hours. */
  isDesk?: true;
  /** Some employees get housing. */
  isHousing?: true;
}

/** In the order of the industries. */
export const KINDS: readonly Kind[] = [
  { since: 1984, largest: 6, isVenture: true, isDesk: true },
  { since: 1997, largest: 7 },
  { since: 1962, largest: 7, isDesk: true },
  { since: 1962, largest: 7, isDesk: true },
  { since: 1962, largest: 7, isHousing: true },
  { since: 1965, largest: 6 },
  { since: 1962, largest: 6 },
  { since: 1962, largest: 7 },
  { since: 2006, largest: 6, isVenture: true, isDesk: true },
  { since: 1962, largest: 7 },
  { since: 1962, largest: 7, isHousing: true },
  { since: 1962, largest: 7 },
  { since: 1962, largest: 7, isHousing: true },
  { since: 1970, largest: 7, isHousing: true },
  { since: 1962, largest: 7, isHousing: true },
  { since: 1965, largest: 6, isDesk: true },
  { since: 1965, largest: 7 },
  { since: 1994, largest: 7 },
  { since: 1970, largest: 5, isDesk: true },
  { since: 1965, largest: 6, isDesk: true },
  { since: 1962, largest: 7 },
  { since: 1962, largest: 6, isHousing: true },
  { since: 1999, largest: 5, isVenture: true, isDesk: true },
  { since: 2015, largest: 4, isVenture: true, isDesk: true },
  { since: 1965, largest: 5, isDesk: true },
  { since: 1970, largest: 7 },
];
