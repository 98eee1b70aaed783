import type { HairName } from './hair.ts';

export type Look = 'f' | 'm';

/** Skin, its shade, and its blush, from light to dark. */
export const SKINS = [
  ['#f7d9c3', '#e9b999', '#e58f78'],
  ['#efc6a2', '#dba679', '#d9836a'],
  ['#e0ac7e', '#c98f60', '#cb7359'],
  ['#c68c5f', '#a97148', '#b3604a'],
  ['#a06a45', '#835232', '#934a38'],
  ['#754a31', '#5a3622', '#6f3529'],
] as const;

/** From black to a warm brown. */
export const HAIR_COLORS = ['#1f1a1d', '#2b211f', '#3d2b24', '#5a3a28', '#8a5a36'] as const;
export const GREYS = ['#7d7a7c', '#7d7a7c', '#d9d6d3'] as const;

export const CREAM = '#f1ece2';
export const CLOTHES = ['#0b6b4b', '#274b7a', '#c8553d', '#e2a33b', '#5b4a8a', CREAM, '#2f3542', '#a8485f', '#3c8d94', '#d98a6a'] as const;

/** Straight or falling hair, and then curly or twisted hair. */
const SOFT: Readonly<Record<Look, readonly HairName[]>> = {
  f: ['bob', 'fringe', 'long', 'wave', 'bun', 'pony', 'pixie', 'sweep', 'lob', 'curls'],
  m: ['crop', 'side', 'buzz', 'quiff', 'undercut', 'curtain', 'topKnot', 'curls'],
};
const FIRM: Readonly<Record<Look, readonly HairName[]>> = {
  f: ['coils', 'braids', 'locs', 'bun', 'afro', 'pixie', 'curls'],
  m: ['buzz', 'highTop', 'locs', 'crop', 'curls', 'bald'],
};
export const OLD: Readonly<Record<Look, readonly HairName[]>> = {
  f: ['perm', 'bob', 'bun', 'pixie', 'lob'],
  m: ['receding', 'receding', 'crop', 'side', 'bald', 'buzz'],
};
/** Hair that covers the ears. */
export const OVER_EARS: ReadonlySet<HairName> = new Set<HairName>(['bob', 'long', 'fringe', 'wave', 'braids', 'sweep', 'lob', 'coils', 'locs']);

/** The lightest and darkest skin of a market's invented people (indexes in SKINS), and the last of their hair colors. */
const RANGES: Readonly<Record<string, readonly [lightest: number, darkest: number, hair: number]>> = {
  ph: [1, 3, 1],
  sg: [0, 3, 1],
  id: [1, 3, 1],
  my: [1, 3, 1],
  jp: [0, 1, 2],
  tw: [0, 1, 1],
  hk: [0, 1, 1],
  mo: [0, 2, 2],
  us: [0, 5, 4],
  ca: [0, 4, 4],
  gb: [0, 4, 4],
  es: [0, 2, 4],
  tr: [0, 2, 3],
  rs: [0, 1, 4],
  ae: [1, 4, 2],
  sa: [1, 3, 2],
  lk: [2, 4, 1],
  ng: [4, 5, 0],
  br: [0, 5, 3],
};
export const rangeOf = (market: string) => RANGES[market] ?? ([0, 5, 3] as const);

/** Indexes in SKINS from which hair may be of the second kind, and from which it always is. */
const MAY_BE_FIRM = 3;
const IS_FIRM = 4;

export const hairStylesOf = (look: Look, skin: number): readonly HairName[] =>
  skin >= IS_FIRM ? FIRM[look] : skin >= MAY_BE_FIRM ? [...SOFT[look], ...FIRM[look]] : SOFT[look];
