/** Where the regional indicators lie from the letters. */
const INDICATORS = 0x1_f1e6 - 'a'.charCodeAt(0);

/** A country's flag as an emoji, for the eye alone; where a system has no flags it shows the two letters. @param code ISO 3166-1 alpha-2 */
export const flagOf = (code: string): string => String.fromCodePoint(...[...code.toLowerCase()].map((letter) => letter.charCodeAt(0) + INDICATORS));
