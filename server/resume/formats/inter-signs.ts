/**
 * What the font Inter (4.001) draws for characters between digits or capitals, from U+E06B on: digits of other shapes and widths, then raised
 * brackets, dashes, and symbols. Chrome prints their code points in the font's private area, so PDF readers can't tell which characters they are.
 */
const SIGNS = [...'0134690123456789013469()[]{}@-–‒—•◦⁃‣⁌⁍:,.:;<>≤≥=≠+−×÷±≈~*'];
const FIRST = 0xe06b;
const PRIVATE_USE = /[\uE06B-\uE0A4]/g;
const INTER = /(?:^|\+)Inter(?!state)/;

/** True if a text may have characters that only their font explains. */
export const hasPrivateSign = (text: string): boolean => text.search(PRIVATE_USE) >= 0;

/** The text with those characters replaced, or unchanged if the font isn't Inter. */
export const withInterSigns = (text: string, font: string): string =>
  INTER.test(font) ? text.replace(PRIVATE_USE, (sign) => SIGNS[sign.charCodeAt(0) - FIRST] ?? sign) : text;
