/** Offset from letters to regional indicators. */
const INDICATORS = 0x1_f1e6 - 'a'.charCodeAt(0);

/** A country's flag as an emoji, for decoration only; systems without flags show the two letters. @param code ISO 3166-1 alpha-2 */
export const flagOf = (code: string): string => String.fromCodePoint(...[...code.toLowerCase()].map((letter) => letter.charCodeAt(0) + INDICATORS));
