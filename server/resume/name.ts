import { LIMITS } from '../../contract/limits.ts';
import { findSpans } from './dates.ts';
import { fold, plain, withoutBullet, type Line } from './layout/line.ts';
import { headingOf } from './words/headings.ts';
import { organizationScore, titleScore } from './words/jobs.ts';
import { bareLabel, labeled, valueOf } from './words/labels.ts';
import { isLocation } from './words/places.ts';
import { isDegree, isSchool } from './words/schools.ts';

export interface FoundName {
  first: string;
  last: string;
  line: Line;
  confidence: number;
}

const DOCUMENT =
  /^(curriculum vitae|kurikulum vitae|vitae kurikulum|vitae|cv|c v|resume|r[eé]sum[eé]|cover letter|hoja de vida|[oö]zge[cç]mi[sş]|daftar riwayat hidup|riwayat hidup|biodata|curriculo|curr[ií]culo?|履歴書|職務経歴書|简历|簡歷|个人简历|個人履歷|履歷|求职简历|履歷表|السيرة الذاتية|سيرة ذاتية)$/iu;
/** "Resume of Ana Lim", "CV: Ana Lim". */
const OF_WHOM =
  /^(?:curr[ií]cul(?:um|o)(?: vitae)?|cv|resume|r[eé]sum[eé]|hoja de vida|[oö]zge[cç]mi[sş]|daftar riwayat hidup|riwayat hidup|biodata)(?:\s(?:of|de|da|do|for)\s|\s?[:|–—-]\s?)/iu;
/** Suffixes of a name that aren't part of it, such as "Jr.". */
const GENERATION = /^(?:jr\.?|sr\.?|ii|iii|iv)$/i;
const withoutGeneration = (text: string): string => (GENERATION.test(text.split(' ').at(-1) ?? '') ? text.split(' ').slice(0, -1).join(' ') : text);
const TITLES_BEFORE =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|dra|drs|drg|prof|ir|ts|tn|ny|engr|sr|sra|hj|haji|hajah|datuk|dato|eng|ing|lic)(?:\.\s?|\s)|[hm]\.\s|(?:د|م|أ)\.\s?|(?:الدكتور|الدكتورة|المهندس|المهندسة|السيد|السيدة)\s)/iu;
const LETTERS_AFTER =
  /(?<![,\s])[,\s]+(ph\.?d\.?|m\.?d\.?|mba|cpa|pmp|esq\.?|rn|bsn|cfa|pe|s\.?kom|s\.?e|s\.?t|m\.?sc|b\.?sc|m\.?a|he\/him|she\/her|they\/them)\.?(?=$|[,\s])/giu;
/** Academic degrees after a name: "S.Kom.", "M.Ed."; without periods, capitals after a name that isn't all capitals. */
const DOTTED = /^(?:\p{Lu}\p{L}{0,4}\.)+\p{L}{0,4}$/u;
const CAPITALS = /^\p{Lu}{2,5}$/u;
const WITHIN = 14;
/** How many points a value may be off from the label above it. */
const ASIDE = 6;
/** Letters of at least this many points are larger than body text. */
const LARGE = 14;
const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]+$/u;
/** Family names of two characters; all others have one. */
const LONG_FAMILY_NAMES = /^(欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|东方|東方|皇甫|尉迟|公孙|慕容|令狐|夏侯|司徒)/u;

/**
 * The name of the person: the largest line at the top that can be a name, more likely if the email address contains it.
 * @param records lines of work and education: a separate piece of those is a title or a school
 */
export function readName(header: readonly Line[], all: readonly Line[], records: readonly Line[], email: string | null): FoundName | null {
  for (const [index, line] of all.slice(0, 60).entries()) {
    const labeledName =
      line.cells
        .flatMap((cell) => apartByLabels(withoutBullet(cell.text)).map((piece) => valueOf(piece, 'name')))
        .find((name) => name && isName(clean(name), true)) ?? valueBelow(line, all[index + 1]);
    if (labeledName && isName(clean(labeledName), true)) return split(clean(labeledName), line, 0.97);
  }
  // Farther away, as in a text box, the email address must confirm it.
  const top = [...new Set([...header, ...all.slice(0, WITHIN)])].filter((line) => line.page === 1);
  const near = [...top, ...all.filter((line) => !top.includes(line) && line.cells.some(({ text }) => isFullName(clean(text), email)))];
  const largest = Math.max(0, ...near.map((line) => line.size));
  const known = new Set(records.flatMap(({ cells }) => cells.flatMap(({ text }) => [text, ...text.split(/\s[|–—-]\s|,\s/u)].map(fold))));
  let best: { text: string; line: Line; score: number } | null = null;
  for (const [index, line] of near.entries()) {
    const whole = brokenName(line, near[index + 1], email).map(clean);
    for (const text of new Set([...whole, ...candidatesOf(line)])) {
      if (!isName(text, false)) continue;
      const bySize = line.size / Math.max(largest, 1);
      const score =
        bySize * 2 +
        Math.max(0, 1 - index * 0.12) +
        (line.isStrong ? 0.4 : 0) +
        inEmail(text, email) * 1.6 +
        (whole.includes(text) ? 0.5 : 0) -
        (known.has(fold(text)) ? 1.2 : 0) -
        titleScore(withoutGeneration(text)) * 0.9 -
        (fold(text).includes(' ') || EAST_ASIAN.test(text) ? 0 : 0.8);
      if (!best || score > best.score) best = { text, line, score };
    }
  }
  return best ? split(apart(best.text, email), best.line, Math.min(0.98, 0.45 + best.score * 0.12)) : null;
}

/** The text below a label on its own line. */
function valueBelow(line: Line, next: Line | undefined): string | null {
  const label = line.cells.find((cell) => bareLabel(withoutBullet(cell.text)) === 'name');
  return (label && next?.cells.find((cell) => Math.abs(cell.x0 - label.x0) < ASIDE)?.text) ?? null;
}

/** Two or more words, all in the email address. */
const isFullName = (text: string, email: string | null): boolean => text.includes(' ') && text.length <= LIMITS.nameLength && inEmail(text, email) === 1;

/** The whole line, its cells, and what comes before a comma or a bar: "Ana Lim | Accountant". */
function candidatesOf(line: Line): string[] {
  const texts = [
    line.text,
    // "Ana Lim <ana.lim@example.com>".
    ...(/^[^<>@]+(?=<[^<>@\s]+@)/u.exec(line.text) ?? []),
    ...line.cells.map((cell) => cell.text),
    ...line.cells.flatMap((cell) => (cell.parts.length > 1 ? styled(cell.parts) : [])),
    ...line.text.split(/(?<!\s)\s+[|•·–—-]\s+|\s{3,}/u),
    ...line.text.split(','),
  ];
  return [...new Set(texts.map(clean))].filter((text) => text !== '');
}

/**
 * A name on two lines of large letters: in one style, or with the family name in another if it is a single word in the email address, or if all words
 * but one are above it.
 */
function brokenName(line: Line, next: Line | undefined, email: string | null): string[] {
  if (!next || line.size < LARGE || next.gap > 1.6 || line.page !== next.page || titleScore(next.text) > 0) return [];
  if ([line, next].some(({ text, cells }) => cells.length > 1 || headingOf(text) !== null || DOCUMENT.test(fold(text)))) return [];
  const isOfOneStyle = line.isStrong && next.font === line.font && next.size === line.size;
  const words = next.text.split(' ');
  const isFamily =
    Math.abs(next.size - line.size) < line.size * 0.25 &&
    words.length <= 2 &&
    /^[\p{Lu}\p{Lo}]/u.test(next.text) &&
    (next.size === line.size || inEmail(next.text, email) > 0 || (words.length === 1 && line.text.split(' ').length === 1));
  return isOfOneStyle || isFamily ? [`${line.text} ${next.text}`] : [];
}

/** Parts of one style separated by a space: a name and, smaller after it, the profession. */
const styled = (parts: Line['cells'][0]['parts']): string[] =>
  parts.every((part, index) => index === 0 || /^\s/.test(part.text)) ? parts.map((part) => plain(part.text).trim()) : [];

const clean = (text: string): string => {
  const bare = withoutLetters(withoutTitles(withoutBullet(text).replace(OF_WHOM, '')).replace(/\([^()]*\)/g, ' '))
    .replace(LETTERS_AFTER, '')
    .replace(LETTERS_AFTER, '')
    .replace(/\s+/g, ' ')
    .replace(/ \.(?= )/g, '.')
    .replace(/(?<![\s,|:])[\s,|:]+$/u, '')
    .trim();
  // Letter spacing: "A N A  L I M".
  return /^(\p{L}\s){4,}\p{L}$/u.test(bare) ? bare.replaceAll(' ', '') : bare;
};

/** "Dr. Ir. Ana Lim" without the titles before the name. */
function withoutTitles(text: string): string {
  const bare = text.replace(TITLES_BEFORE, '');
  return bare === text ? text : withoutTitles(bare);
}

function withoutLetters(text: string): string {
  const pieces = text.split(/,\s?/);
  const name = pieces[0] ?? '';
  const areLetters = (piece: string) =>
    piece
      .trim()
      .split(' ')
      .every((word) => DOTTED.test(word) || (CAPITALS.test(word) && /\p{Ll}/u.test(name)));
  while (pieces.length > 1 && areLetters(pieces.at(-1) ?? '')) pieces.pop();
  return pieces.join(', ');
}

/** "Kavitha d/o Suresh", "Arvind A/L Subramaniam": the parent's name. */
const CHILD_OF = /(?<=\s)(?:[ds]\/o|a\/[lp])(?=\s)/giu;

function isName(written: string, isLabeled: boolean): boolean {
  const text = written.replace(CHILD_OF, 'bin');
  if (bareLabel(text) !== null) return false;
  if (text.length < 2 || text.length > LIMITS.nameLength || /[\d@/:;!?&%#_+=<>()|]/.test(text) || DOCUMENT.test(text) || DOCUMENT.test(fold(text)))
    return false;
  if (EAST_ASIAN.test(text.replaceAll(' ', '')))
    return text.replaceAll(' ', '').length <= 6 && headingOf(text) === null && titleScore(text) === 0 && organizationScore(text) === 0;
  const words = text.split(/\s+/);
  if (words.length > 6 || (words.length < 2 && !isLabeled && text.length < 3)) return false;
  // "Lim Jia Hui, Rachel": in a list, a comma says nothing.
  const [family = '', given, ...others] = text.split(', ');
  if (others.length > 0 || (given !== undefined && (given.split(' ').length > 2 || family.split(' ').length > 3))) return false;
  if (!/^[\p{L}\p{M}'’.\s-]+$/u.test(given === undefined ? text : `${family} ${given}`)) return false;
  if (isLabeled) return true;
  const isCapital = words.every(
    (word) => /^[\p{Lu}\p{Lo}]/u.test(word) || /^(de|da|do|dos|das|del|la|van|von|der|bin|binti|bint|al|el|ibn|di|le|y|e|i|bte|bt|a\/l|a\/p)$/i.test(word),
  );
  return (
    isCapital && headingOf(text) === null && !isLocation(text) && !isDegree(text) && !isSchool(text) && findSpans(text).length === 0 && labeled(text) === null
  );
}

/** "Mother’s Name", "Company Name": names of someone or something else. */
const OF_OTHERS = /(?:['’]s?|father|mother|spouse|guardian|company|school|user|ayah|ibu|bapak|suami|istri|baba|anne)$/iu;

/** "2026年11月1日現在 氏名:佐々木 恵" has a label after other text. */
function apartByLabels(text: string): string[] {
  const whole = valueOf(text, 'name');
  const pieces = text.split(/(?<!\s)\s+(?=[^\s:：]+[:：])/u).filter((_, index, all) => index > 0 && !OF_OTHERS.test(all[index - 1] ?? ''));
  return [text, ...(whole ? [`name: ${beforeLabel(whole)}`] : []), ...pieces];
}

/** The most words of a label. */
const LABEL_WORDS = 3;

/** "Ana Lim Contact No.: 555" up to the next label. */
function beforeLabel(text: string): string {
  const words = text.split(' ');
  const isLabel = (at: number) =>
    Array.from({ length: LABEL_WORDS }, (_, index) => words.slice(at, at + index + 1).join(' ')).some((label) => {
      const [, labeledName] = /^([^:：]+?)\.?[:：]/u.exec(label) ?? [];
      return labeledName !== undefined && bareLabel(labeledName) !== null;
    });
  const at = words.findIndex((_, index) => index > 0 && isLabel(index));
  return at > 0 ? words.slice(0, at).join(' ') : text;
}

/** Words with so much letter spacing that no space was left between them, separated as in the email address: "MARISOLTAN", marisol.tan@…. */
function apart(text: string, email: string | null): string {
  const words = (email?.split('@')[0] ?? '').split(/[._-]/);
  if (words.length < 2 || words.join('').toLowerCase() !== text.toLowerCase()) return text;
  return words.map(capital).join(' ');
}

/** The share of a name's words in the email address, or of the initials at its start. */
function inEmail(text: string, email: string | null): number {
  const local = fold(email?.split('@')[0] ?? '').replaceAll(' ', '');
  const words = fold(text)
    .split(' ')
    .filter((word) => word.length > 1);
  if (local === '' || words.length === 0) return 0;
  const pieces = fold(email?.split('@')[0] ?? '')
    .split(/[^\p{L}]+/u)
    .filter((piece) => piece.length > 3);
  const isIn = (word: string) => local.includes(word) || pieces.some((piece) => word.startsWith(piece));
  return words.filter(isIn).length / words.length;
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

/** "MCDONALD-REYES" as a person writes it: text in all capitals was set that way. */
const capital = (word: string): string => word.toLowerCase().replace(/(^|[-'’])\p{L}/gu, (letter) => letter.toUpperCase());
