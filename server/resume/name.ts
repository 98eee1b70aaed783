import { LIMITS } from '../../contract/limits.ts';
import { findSpans } from './dates.ts';
import { fold, plain, withoutBullet, type Line } from './layout/line.ts';
import { headingOf } from './words/headings.ts';
import { organisationScore, titleScore } from './words/jobs.ts';
import { bareLabel, labelled, valueOf } from './words/labels.ts';
import { isLocation } from './words/places.ts';
import { isDegree, isSchool } from './words/schools.ts';

export interface FoundName {
  first: string;
  last: string;
  line: Line;
  confidence: number;
}

const DOCUMENT =
  /^(curriculum vitae|cv|c v|resume|r[eé]sum[eé]|cover letter|hoja de vida|[oö]zge[cç]mi[sş]|daftar riwayat hidup|riwayat hidup|biodata|curriculo|curr[ií]culo?|履歴書|職務経歴書|简历|簡歷|个人简历|個人履歷|履歷|求职简历|履歷表|السيرة الذاتية|سيرة ذاتية)$/iu;
/** "Resume of Ana Lim", "CV: Ana Lim". */
const OF_WHOM = /^(?:curriculum vitae|cv|resume|r[eé]sum[eé])(?:\s+of\s+|\s*[:–—-]\s*)/iu;
/** The last words of a name that are no name: a son's, and the like. */
const GENERATION = /^(?:jr\.?|sr\.?|ii|iii|iv)$/i;
const withoutGeneration = (text: string): string => (GENERATION.test(text.split(' ').at(-1) ?? '') ? text.split(' ').slice(0, -1).join(' ') : text);
const TITLES_BEFORE = /^(mr|mrs|ms|miss|dr|prof|ir|ts|engr|sr|sra|drs|hj|datuk|eng)\.?\s+/iu;
const LETTERS_AFTER =
  /(?<![,\s])[,\s]+(ph\.?d\.?|m\.?d\.?|mba|cpa|pmp|esq\.?|rn|bsn|cfa|pe|s\.?kom|s\.?e|s\.?t|m\.?sc|b\.?sc|m\.?a|he\/him|she\/her|they\/them)\.?(?=$|[,\s])/giu;
const WITHIN = 14;
const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]+$/u;
/** Family names of two characters; all others have one. */
const LONG_FAMILY_NAMES = /^(欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|东方|東方|皇甫|尉迟|公孙|慕容|令狐|夏侯|司徒)/u;

/** Whose resume it is: the largest line at the top that can be a name, the likelier the more the e-mail address says so too. */
export function readName(header: readonly Line[], all: readonly Line[], email: string | null): FoundName | null {
  for (const line of all.slice(0, 60)) {
    const beside = line.cells.findIndex((cell) => bareLabel(withoutBullet(cell.text)) === 'name');
    const value = line.cells[beside + 1];
    const said =
      line.cells.flatMap((cell) => apartByLabels(withoutBullet(cell.text)).map((piece) => valueOf(piece, 'name'))).find(Boolean) ??
      (beside >= 0 && value ? value.text : null);
    if (said && isName(clean(said), true)) return split(clean(said), line, 0.97);
  }
  const near = [...new Set([...header, ...all.slice(0, WITHIN)])].filter((line) => line.page === 1);
  const largest = Math.max(0, ...near.map((line) => line.size));
  let best: { text: string; line: Line; score: number } | null = null;
  for (const [index, line] of near.entries()) {
    for (const text of candidatesOf(line, near[index + 1])) {
      if (!isName(text, false)) continue;
      const bySize = line.size / Math.max(largest, 1);
      const score =
        bySize * 2 +
        Math.max(0, 1 - index * 0.12) +
        (line.isStrong ? 0.4 : 0) +
        inEmail(text, email) * 1.6 -
        titleScore(withoutGeneration(text)) * 0.9 -
        (fold(text).includes(' ') || EAST_ASIAN.test(text) ? 0 : 0.8);
      if (!best || score > best.score) best = { text, line, score };
    }
  }
  return best ? split(apart(best.text, email), best.line, Math.min(0.98, 0.45 + best.score * 0.12)) : null;
}

/** The line whole, its cells, and what stands before a comma or a bar: "Ana Lim | Accountant"; of large letters also two lines in one style. */
function candidatesOf(line: Line, next: Line | undefined): string[] {
  const isBroken =
    next !== undefined &&
    line.isStrong &&
    next.font === line.font &&
    next.size === line.size &&
    line.size >= 14 &&
    next.gap < 1.6 &&
    [line, next].every(({ text }) => headingOf(text) === null && !DOCUMENT.test(fold(text)));
  const texts = [
    ...(isBroken && titleScore(next.text) === 0 ? [`${line.text} ${next.text}`] : []),
    line.text,
    ...line.cells.map((cell) => cell.text),
    ...line.cells.flatMap((cell) => (cell.parts.length > 1 ? styled(cell.parts) : [])),
    ...line.text.split(/(?<!\s)\s+[|•·–—-]\s+|\s{3,}/u),
    ...line.text.split(','),
  ];
  return [...new Set(texts.map(clean))].filter((text) => text !== '');
}

/** Pieces of one style that a space parts: a name and, smaller behind it, what the person is. */
const styled = (parts: Line['cells'][0]['parts']): string[] =>
  parts.every((part, index) => index === 0 || /^\s/.test(part.text)) ? parts.map((part) => plain(part.text).trim()) : [];

const clean = (text: string): string => {
  const bare = withoutBullet(text)
    .replace(OF_WHOM, '')
    .replace(TITLES_BEFORE, '')
    .replace(/\([^()]*\)/g, ' ')
    .replace(LETTERS_AFTER, '')
    .replace(LETTERS_AFTER, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s,|:])[\s,|:]+$/u, '')
    .trim();
  // Letters set apart: "A N A  L I M".
  return /^(\p{L}\s){4,}\p{L}$/u.test(bare) ? bare.replaceAll(' ', '') : bare;
};

/** "Kavitha d/o Suresh", "Arvind A/L Subramaniam": whose child one is. */
const CHILD_OF = /(?<=\s)(?:[ds]\/o|a\/[lp])(?=\s)/giu;

function isName(written: string, isLabelled: boolean): boolean {
  const text = written.replace(CHILD_OF, 'bin');
  if (bareLabel(text) !== null) return false;
  if (text.length < 2 || text.length > LIMITS.nameLength || /[\d@/:;!?&%#_+=<>()|]/.test(text) || DOCUMENT.test(text) || DOCUMENT.test(fold(text)))
    return false;
  if (EAST_ASIAN.test(text.replaceAll(' ', '')))
    return text.replaceAll(' ', '').length <= 6 && headingOf(text) === null && titleScore(text) === 0 && organisationScore(text) === 0;
  const words = text.split(/\s+/);
  if (words.length > 6 || (words.length < 2 && !isLabelled && text.length < 3)) return false;
  // "Lim Jia Hui, Rachel": of a list a comma says nothing.
  const [family = '', given, ...others] = text.split(', ');
  if (others.length > 0 || (given !== undefined && (given.split(' ').length > 2 || family.split(' ').length > 3))) return false;
  if (!/^[\p{L}\p{M}'’.\s-]+$/u.test(given === undefined ? text : `${family} ${given}`)) return false;
  if (isLabelled) return true;
  const isCapital = words.every(
    (word) => /^[\p{Lu}\p{Lo}]/u.test(word) || /^(de|da|do|dos|das|del|la|van|von|der|bin|binti|bint|al|el|ibn|di|le|y|e|a\/l|a\/p)$/i.test(word),
  );
  return (
    isCapital && headingOf(text) === null && !isLocation(text) && !isDegree(text) && !isSchool(text) && findSpans(text).length === 0 && labelled(text) === null
  );
}

/** "2026年11月1日現在 氏名:佐々木 恵" holds a label behind something else. */
const apartByLabels = (text: string): string[] => [text, ...text.split(/(?<!\s)\s+(?=[^\s:：]+[:：])/u).slice(1)];

/** Words that were set so wide that no space was left between them, apart again where the address has them: "MARISOLTAN", marisol.tan@…. */
function apart(text: string, email: string | null): string {
  const words = (email?.split('@')[0] ?? '').split(/[._-]/);
  if (words.length < 2 || words.join('').toLowerCase() !== text.toLowerCase()) return text;
  return words.map(capital).join(' ');
}

/** The share of a name's words that the address holds, or the initials it begins with. */
function inEmail(text: string, email: string | null): number {
  const local = fold(email?.split('@')[0] ?? '').replaceAll(' ', '');
  const words = fold(text)
    .split(' ')
    .filter((word) => word.length > 1);
  if (local === '' || words.length === 0) return 0;
  return words.filter((word) => local.includes(word)).length / words.length;
}

function split(text: string, line: Line, confidence: number): FoundName {
  const rounded = Math.round(confidence * 100) / 100;
  const proper = /\p{Ll}/u.test(text) ? text : text.split(' ').map(capital).join(' ');
  if (EAST_ASIAN.test(text) && text.length > 1) {
    const length = LONG_FAMILY_NAMES.test(text) ? 2 : text.length === 4 ? 2 : 1;
    return { first: text.slice(length), last: text.slice(0, length), line, confidence: rounded };
  }
  const words = proper.split(' ');
  if (EAST_ASIAN.test(text.replaceAll(' ', '')) && words.length === 2)
    return { first: words[1] as string, last: words[0] as string, line, confidence: rounded };
  const particle = words.findIndex((word, index) => index > 0 && /^(de|da|dos|das|del|van|von|bin|binti|bint|al|el|ibn|di)$/i.test(word));
  const last = GENERATION.test(words.at(-1) ?? '') ? 2 : 1;
  const at = particle > 0 ? particle : Math.max(1, words.length - last);
  return { first: words.slice(0, at).join(' '), last: words.slice(at).join(' '), line, confidence: rounded };
}

/** "MCDONALD-REYES" as a person writes it; what is all capitals was set so. */
const capital = (word: string): string => word.toLowerCase().replace(/(^|[-'’])\p{L}/gu, (letter) => letter.toUpperCase());
