/** Letters that Unicode doesn't decompose but people type without their stroke or ligature. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ħ: 'h',
  '’': "'",
  ʼ: "'",
  '＇': "'",
  // Arabic: one alef, one ya, one kaf; ta marbuta is often written as ha.
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ک: 'ك',
  ـ: '',
};
const PLAINED = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');

/**
 * Marks that are removed: Latin, Greek and Cyrillic accents, Arabic vowels and hamzas, Hebrew points. Not the marks of kana and Indic scripts, which
 * distinguish letters (か isn't が).
 */
const MARKS =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]/gu;
/** Directions, joiners, soft hyphens, tags and other invisible characters. */
const UNSEEN = /[\p{Cf}\p{Cs}\ufe00-\ufe0f]/gu;
const EASTERN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/gu;
const ASCII = /^[\t\n\r\x20-\x7e]*$/;

/**
 * Folds a text for comparison: lower case, compatibility forms unified (NFKC), accents and invisible characters removed, Arabic letters and digits
 * unified.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(PLAINED, (letter) => PLAIN[letter] ?? letter)
    .replace(EASTERN_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
}
