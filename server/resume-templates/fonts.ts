import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from 'fontkit';

/** A font as a style names it: a family and a weight. If a family has no italic or medium, regular or bold replaces it. */
export type Cut = 'regular' | 'italic' | 'medium' | 'bold';
export type Latin = 'sourceSerif' | 'garamond' | 'inter' | 'sourceSans';
export type ArabicHand = 'markazi' | 'plexArabic';
type Family = Latin | ArabicHand | 'notoSans' | 'hans' | 'hant' | 'japanese';

/** A font file, opened once per process. */
export interface Face {
  readonly key: string;
  readonly font: Font;
  /** A factor that makes it look as large as the other fonts. */
  readonly scale: number;
}

const LARGER: Partial<Record<Family, number>> = { markazi: 1.24, plexArabic: 1.02 };

const { resolve } = createRequire(import.meta.url);
const FILES: Record<Family, Partial<Record<Cut, () => string>>> = {
  sourceSerif: {
    regular: () => resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
    italic: () => resolve('@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf'),
    medium: () => resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
    bold: () => resolve('@expo-google-fonts/source-serif-4/700Bold/SourceSerif4_700Bold.ttf'),
  },
  garamond: {
    regular: () => resolve('@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf'),
    italic: () => resolve('@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf'),
    medium: () => resolve('@expo-google-fonts/eb-garamond/500Medium/EBGaramond_500Medium.ttf'),
    bold: () => resolve('@expo-google-fonts/eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf'),
  },
  inter: {
    regular: () => resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
    italic: () => resolve('@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf'),
    medium: () => resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'),
    bold: () => resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
  },
  sourceSans: {
    regular: () => resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
    italic: () => resolve('@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf'),
    medium: () => resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
    bold: () => resolve('@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf'),
  },
  markazi: {
    regular: () => resolve('@expo-google-fonts/markazi-text/400Regular/MarkaziText_400Regular.ttf'),
    medium: () => resolve('@expo-google-fonts/markazi-text/600SemiBold/MarkaziText_600SemiBold.ttf'),
    bold: () => resolve('@expo-google-fonts/markazi-text/700Bold/MarkaziText_700Bold.ttf'),
  },
  plexArabic: {
    regular: () => resolve('@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf'),
    medium: () => resolve('@expo-google-fonts/ibm-plex-sans-arabic/500Medium/IBMPlexSansArabic_500Medium.ttf'),
    bold: () => resolve('@expo-google-fonts/ibm-plex-sans-arabic/700Bold/IBMPlexSansArabic_700Bold.ttf'),
  },
  notoSans: {
    regular: () => resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    italic: () => resolve('@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf'),
    bold: () => resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  },
  hans: {
    regular: () => resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
    bold: () => resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
  },
  hant: {
    regular: () => resolve('@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf'),
    bold: () => resolve('@expo-google-fonts/noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf'),
  },
  japanese: {
    regular: () => resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
    bold: () => resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
  },
};

const faces = new Map<string, Face>();

function faceOf(family: Family, cut: Cut): Face {
  const near = FILES[family][cut] ? cut : cut === 'medium' || cut === 'bold' ? 'bold' : 'regular';
  const key = `${family} ${near}`;
  const open = faces.get(key);
  if (open) return open;
  const file = FILES[family][near];
  if (!file) throw new Error(`No font ${key}`);
  const face = { key, font: opened(file()), scale: LARGER[family] ?? 1 };
  faces.set(key, face);
  return face;
}

/**
 * A font whose glyphs return the characters they were requested for. fontkit has one object per glyph, with the characters of its first use. But a glyph can
 * represent several characters (two Arabic letters can share a shape in the middle of a word), and none as a part of another glyph.
 */
function opened(file: string): Font {
  const font = create(readFileSync(file)) as Font;
  const glyphOf = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints) => {
    const glyph = glyphOf(id);
    return codePoints ? (Object.create(glyph, { codePoints: { value: codePoints } }) as Glyph) : glyph;
  };
  return font;
}

/** The order of fonts for Chinese characters: each country draws the same code point differently. */
const HAN: Record<string, readonly Family[]> = {
  ja: ['japanese', 'hans', 'hant'],
  'zh-TW': ['hant', 'hans', 'japanese'],
};
const NO_LATIN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u;
const ARABIC = /\p{Script=Arabic}/u;

/**
 * Chooses a face for each character: the style's own family if it has the character, otherwise another that does. @returns a fallback for a character that no
 * font has. It's drawn as an empty box, but text extraction still returns the character
 */
export class Cascade {
  private readonly chosen = new Map<string, Face>();
  private readonly latin: Latin;
  private readonly arabic: ArabicHand;
  private readonly han: readonly Family[];

  constructor(latin: Latin, arabic: ArabicHand, language: string) {
    this.latin = latin;
    this.arabic = arabic;
    this.han = HAN[language] ?? ['hans', 'hant', 'japanese'];
  }

  faceFor(character: string, cut: Cut): Face {
    const key = `${cut} ${character}`;
    const known = this.chosen.get(key);
    if (known) return known;
    const face = this.choose(character, cut);
    this.chosen.set(key, face);
    return face;
  }

  private choose(character: string, cut: Cut): Face {
    const point = character.codePointAt(0) ?? 0;
    const order: Family[] = NO_LATIN.test(character)
      ? [...this.han]
      : ARABIC.test(character)
        ? [this.arabic, 'plexArabic']
        : [this.latin, 'notoSans', this.arabic, ...this.han];
    for (const family of order) {
      const face = faceOf(family, cut);
      if (face.font.hasGlyphForCodePoint(point)) return face;
    }
    return faceOf(order[0] ?? this.latin, cut);
  }
}
