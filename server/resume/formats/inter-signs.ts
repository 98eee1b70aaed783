/**
 * What the font Inter (4.001) draws for a sign between digits or capitals, from U+E06B on: digits of other shapes and widths, then brackets, dashes and
 * signs set higher. Chrome prints the place in the font's private area, and no reader of PDFs can tell which sign that is.
 */
const SIGNS = [...'0134690123456789013469()[]{}@-–‒—•◦⁃‣⁌⁍:,.:;<>≤≥=≠+−×÷±≈~*'];
const FIRST = 0xe06b;
const PRIVATE_USE = /[\uE06B-\uE0A4]/g;
const INTER = /(?:^|\+)Inter(?!state)/;

/** True where a text may hold signs that only their font explains. */
export const hasPrivateSign = (text: string): boolean => text.search(PRIVATE_USE) >= 0;

/** The text of a font with its signs as they are read; as it is where the font is not Inter. */
export const withInterSigns = (text: string, font: string): string =>
  INTER.test(font) ? text.replace(PRIVATE_USE, (sign) => SIGNS[sign.charCodeAt(0) - FIRST] ?? sign) : text;
