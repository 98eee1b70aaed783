import { Cascade, type ArabicHand, type Cut, type Latin } from './fonts.ts';
import type { Style } from './paragraph.ts';
import type { Sheet } from './sheet.ts';

/** How much more room between lines a script needs than Latin does: Chinese characters fill their square, Arabic reaches far up and down. */
const looseness = (language: string): number => (/^(zh|ja)/.test(language) ? 1.14 : language === 'ar' ? 1.12 : 1);

export type MakeStyle = (cut: Cut, size: number, colour: string, leading?: number, tracking?: number) => Style;

/** Makes a sheet's styles in one family, to the sheet's scale. Arabic letters are joined, so they are never spaced. */
export function stylesOf({ language, scale }: Sheet, latin: Latin, arabic: ArabicHand): MakeStyle {
  const fonts = new Cascade(latin, arabic, language);
  const loose = looseness(language);
  return (cut, size, colour, leading = 1.38, tracking = 0) => ({
    fonts,
    cut,
    size: size * scale,
    colour,
    leading: leading * loose,
    tracking: language === 'ar' ? 0 : tracking,
  });
}
