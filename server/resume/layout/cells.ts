import { findSpans } from '../dates.ts';
import { plain, type Cell, type Run } from './line.ts';

/** Gaps in ems: from here on a space, or another cell. A bullet may be farther away. */
const SPACE = 0.14;
/** Arabic letters overlap, so between them only wider gaps are spaces. */
const ARABIC_SPACE = 0.3;
const CELL = 1.05;
const NARROW = 0.2;
/** From here on, a cell starts after a date, or after words if enough other lines start there. */
const NEAR = 0.4;
const NEAR_WORDS = 0.6;
const LEAST_ALIGNED = 3;
const LEAST_OF_WORDS = 4;
/** Edges within this many points count as the same. */
const ALIGNED = 1;
const BULLET_CELL = 3.2;
const SAME_BASELINE = 0.18;
const MARK = /^\s*[•・●○◦▪▫■□◆◇▶►➢➤‣⁃∙·*–—-]\s*$/u;
/** Symbols before a text without meaning, except list marks. */
const SIGN = /^\s*[^\p{L}\p{N}\s•+@#(&$€£¥"'“‘«()（）[\]~<.,:;!?/|-]\s*$/u;
const RTL = /[\u0590-\u060B\u060D-\u061A\u0620-\u08FF\uFB1D-\uFEFC]/g;
/** The share of letters that makes a page right-to-left. */
const MOSTLY = 0.35;

/** Joins runs on one baseline into cells. */
export function cellsOf(runs: readonly Run[]): Cell[] {
  const sorted = runs.toSorted((a, b) => a.page - b.page || a.y - b.y);
  const isFromTheRight = isRtl(runs.map(({ text }) => text.replace(/[^\p{L}]/gu, '')).join(''), MOSTLY);
  const groups: Group[] = [];
  let row: Run[] = [];
  for (const run of sorted) {
    const [first] = row;
    if (first && (run.page !== first.page || run.y - first.y > SAME_BASELINE * Math.max(4, Math.min(run.size, first.size)))) {
      groups.push(...grouped(row));
      row = [];
    }
    row.push(run);
  }
  groups.push(...grouped(row));
  return cutAtEdges(groups)
    .map(({ runs: own, isApart }) => toCell(own, isApart, isFromTheRight))
    .filter((cell) => cell.text !== '');
}

/** The runs of a cell, each with whether there is a space before it. */
interface Group {
  runs: Run[];
  isApart: boolean[];
}

function grouped(row: readonly Run[]): Group[] {
  const groups: Group[] = [];
  let isSpaced = false;
  for (const run of withColonsInPlace(row).toSorted((a, b) => a.x0 - b.x0)) {
    if (run.text.trim() === '') {
      // A hairline gap between two letters of a word isn't a space.
      const before = groups.at(-1)?.runs.at(-1);
      isSpaced ||= !(before && isArabic(before) && run.x1 - run.x0 < NARROW * run.size);
      continue;
    }
    const group = groups.at(-1);
    const last = group?.runs.at(-1);
    // Drawn twice, slightly shifted, to look bold.
    if (last && last.text === run.text && Math.abs(run.x0 - last.x0) < run.size * 0.25) continue;
    const em = Math.max(run.size, 1);
    const gap = last ? run.x0 - last.x1 : Infinity;
    const isMark = group?.runs.length === 1 && MARK.test(plain(last?.text ?? ''));
    if (!group || gap > em * (isMark ? BULLET_CELL : CELL)) groups.push({ runs: [run], isApart: [false] });
    else {
      const least = last && isArabic(last) && isArabic(run) ? ARABIC_SPACE : SPACE;
      group.runs.push(run);
      group.isApart.push(isSpaced || gap > least * em || isMark);
    }
    isSpaced = false;
  }
  return groups;
}

/** Text in a gutter may be close to the text next to it: a run that starts where other lines do, after a gap wider than a space, is a cell. */
function cutAtEdges(groups: readonly Group[]): Group[] {
  const beginAt = (run: Run) => groups.filter(({ runs: [first] }) => first?.page === run.page && Math.abs(first.x0 - run.x0) < ALIGNED).length;
  return groups.flatMap((group) => {
    const { runs, isApart } = group;
    const at = runs.findIndex((run, index) => {
      const before = runs[index - 1];
      if (!before || run.x0 - before.x1 < NEAR * run.size || MARK.test(plain(before.text))) return false;
      const isDated =
        findSpans(
          runs
            .slice(0, index)
            .map(({ text }) => text)
            .join(' '),
        ).length > 0;
      return isDated ? beginAt(run) >= LEAST_ALIGNED : run.x0 - before.x1 > NEAR_WORDS * run.size && beginAt(run) >= LEAST_OF_WORDS;
    });
    if (at < 0) return [group];
    return [
      { runs: runs.slice(0, at), isApart: isApart.slice(0, at) },
      { runs: runs.slice(at), isApart: [false, ...isApart.slice(at + 1)] },
    ];
  });
}

/** How many letters a colon may be away from the space it is drawn before. */
const ASIDE = 3;

/** An Arabic text drawn around a colon that is a separate run, with the colon in its place: "المهارات: التخطيط". */
function withColonsInPlace(row: readonly Run[]): Run[] {
  const runs = [...row];
  for (const colon of row.filter(({ text }) => text.trim() === ':')) {
    const middle = (colon.x0 + colon.x1) / 2;
    const index = runs.findIndex((run) => isArabic(run) && run.x0 < colon.x0 && run.x1 > colon.x1);
    const host = runs[index];
    if (!host) continue;
    const at = ((host.x1 - middle) / (host.x1 - host.x0)) * host.text.length;
    const [space] = [...host.text.matchAll(/ /g)].map((match) => match.index).toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at));
    if (space === undefined || Math.abs(space - at) > ASIDE) continue;
    runs[index] = { ...host, text: `${host.text.slice(0, space)}:${host.text.slice(space)}` };
    runs.splice(runs.indexOf(colon), 1);
  }
  return runs;
}

const isArabic = ({ text }: Run): boolean => text.search(RTL) >= 0;
const isRtl = (text: string, share: number): boolean => (text.match(RTL)?.length ?? 0) > text.length * share;

function toCell(runs: readonly Run[], isApart: readonly boolean[], isFromTheRight: boolean): Cell {
  const [first, second] = runs as [Run, Run | undefined];
  // A list mark that a symbol font draws under the code of another character.
  if (second && first.font !== second.font && isApart[1] && SIGN.test(plain(first.text)))
    return toCell([{ ...first, text: '•' }, ...runs.slice(1)], isApart, isFromTheRight);
  const parts: Cell['parts'] = [];
  for (const [index, run] of runs.entries()) {
    const last = parts.at(-1);
    const text = `${isApart[index] ? ' ' : ''}${run.text}`;
    if (last?.font === run.font) last.text += text;
    else parts.push({ text, font: run.font });
  }
  const straight = parts.map((part) => part.text).join('');
  // "Excel :" and Arabic after it are read from the right if the page is, however little of the line is Arabic.
  const inOrder = isRtl(straight, isFromTheRight ? 0 : 1 / 3) ? fromTheRight(runs, isApart) : straight;
  const text = isFromTheRight ? inOrder.replace(DRAWN_BEFORE, '$2$1') : inOrder;
  const x1 = Math.max(...runs.map((run) => run.x1));
  const size = Math.max(...runs.map((run) => run.size));
  // Three or more spaces were typed as a separator.
  const tidy = plain(text)
    .replace(/\s+/g, (spaces) => (spaces.length > 2 ? '   ' : ' '))
    .trim();
  return { text: tidy, page: first.page, x0: first.x0, x1, y: first.y, size, parts };
}

/**
 * Runs of Arabic from right to left. Words and numbers of other scripts keep their own direction, and so do characters between two such words
 * (Unicode bidirectional algorithm, N1).
 */
function fromTheRight(runs: readonly Run[], isApart: readonly boolean[]): string {
  const groups: { isWord: boolean; text: string; isApart: boolean }[] = [];
  for (const [index, run] of runs.entries()) {
    const last = groups.at(-1);
    const isPlain = (other: Run | undefined) => other !== undefined && !isArabic(other) && /[\p{L}\p{N}]/u.test(other.text);
    // A character between two numbers, as in a date, belongs to them unless a space separates them.
    const isBetweenWords = last?.isWord && LETTER.test(last.text) && isWordNext(runs, index);
    const isBetween = last?.isWord && !isApart[index] && !isApart[index + 1] && isPlain(runs[index + 1]) && !isArabic(run);
    const isWord = isPlain(run) || Boolean(isBetween) || Boolean(isBetweenWords);
    const space = isApart[index] ? ' ' : '';
    if (last?.isWord && isWord) last.text += space + run.text;
    else groups.push({ isWord, text: isWord || isArabic(run) ? run.text : [...run.text].toReversed().join(''), isApart: Boolean(isApart[index]) });
  }
  const text = groups.reduceRight((all, group) => all + group.text + (group.isApart ? ' ' : ''), '');
  // Brackets are mirrored where they are drawn.
  return /\)[^()]*\(/.test(text) ? text.replace(/[()]/g, (bracket) => (bracket === '(' ? ')' : '(')) : text;
}

const LETTER = /\p{L}/u;

/** Whether a word of another script comes before the next Arabic one. */
function isWordNext(runs: readonly Run[], from: number): boolean {
  const next = runs.slice(from).find((run) => LETTER.test(run.text));
  return next !== undefined && !isArabic(next);
}

/** Characters that end a name. Alone in a right-to-left line, they are drawn before it: "#C" is C#, "++C" is C++. */
const DRAWN_BEFORE = /(?<![\p{L}\p{N}])(#(?=\p{Lu}(?![\p{L}\p{N}]))|\+\+)(\p{L}+)/gu;
