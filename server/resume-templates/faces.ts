import { Cascade, type ArabicHand, type Cut, type Latin } from './fonts.ts';
import type { Style } from './paragraph.ts';
import type { Sheet } from './sheet.ts';

/** Extra line spacing of a script, relative to Latin: Chinese characters fill their square, and Arabic has tall ascenders and deep descenders. */
const looseness = (language: string): number => (/^(zh|ja)/.test(language) ? 1.14 : language === 'ar' ? 1.12 : 1);

export type MakeStyle = (cut: Cut, size: number, colour: string, leading?: number, tracking?: number) => Style;

/** Creates a sheet's styles in one family, at the sheet's scale. Arabic letters are joined, so they get no letter spacing. */
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
