/** What bounds a company of an industry. */
export interface Kind {
  /** Nobody of the trade is older. */
  since: number;
  /** The largest size (company_sizes id) that is believable. */
  largest: number;
  /** Young ones live on rounds of venture capital. */
  isVenture?: true;
  /** Most of the work is done at a desk: some of it at home, at hours of one's own. */
  isDesk?: true;
  /** Some of its people are housed. */
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
