import { plain, type Cell, type Run } from './line.ts';

/** Gaps in em: from here on a space, from here on another cell; a bullet may stand further off. */
const SPACE = 0.14;
const CELL = 1.05;
const BULLET_CELL = 3.2;
const SAME_BASELINE = 0.18;
const MARK = /^\s*[•・●○◦▪▫■□◆◇▶►➢➤‣⁃∙·*–—-]\s*$/u;
const RTL = /[\u0590-\u08FF\uFB1D-\uFEFC]/g;

/** Joins runs on one baseline to cells. */
export function cellsOf(runs: readonly Run[]): Cell[] {
  const sorted = runs.toSorted((a, b) => a.page - b.page || a.y - b.y);
  const cells: Cell[] = [];
  let row: Run[] = [];
  for (const run of sorted) {
    const [first] = row;
    if (first && (run.page !== first.page || run.y - first.y > SAME_BASELINE * Math.max(4, Math.min(run.size, first.size)))) {
      cells.push(...joined(row));
      row = [];
    }
    row.push(run);
  }
  return [...cells, ...joined(row)].filter((cell) => cell.text !== '');
}

function joined(row: readonly Run[]): Cell[] {
  const cells: { runs: Run[]; isApart: boolean[] }[] = [];
  let isSpaced = false;
  for (const run of row.toSorted((a, b) => a.x0 - b.x0)) {
    if (run.text.trim() === '') {
      isSpaced = true;
      continue;
    }
    const cell = cells.at(-1);
    const last = cell?.runs.at(-1);
    // Drawn twice, a hair's breadth apart, to look bold.
    if (last && last.text === run.text && Math.abs(run.x0 - last.x0) < run.size * 0.25) continue;
    const em = Math.max(run.size, 1);
    const gap = last ? run.x0 - last.x1 : Infinity;
    const isMark = cell?.runs.length === 1 && MARK.test(plain(last?.text ?? ''));
    if (!cell || gap > em * (isMark ? BULLET_CELL : CELL)) cells.push({ runs: [run], isApart: [false] });
    else {
      cell.runs.push(run);
      cell.isApart.push(isSpaced || gap > SPACE * em || isMark);
    }
    isSpaced = false;
  }
  return cells.map(({ runs, isApart }) => toCell(runs, isApart));
}

const isRtl = (text: string): boolean => (text.match(RTL)?.length ?? 0) > text.length / 3;

function toCell(runs: readonly Run[], isApart: readonly boolean[]): Cell {
  const [first] = runs as [Run];
  const parts: Cell['parts'] = [];
  for (const [index, run] of runs.entries()) {
    const last = parts.at(-1);
    const text = `${isApart[index] ? ' ' : ''}${run.text}`;
    if (last?.font === run.font) last.text += text;
    else parts.push({ text, font: run.font });
  }
  const straight = parts.map((part) => part.text).join('');
  const text = isRtl(straight) ? fromTheRight(runs, isApart) : straight;
  const x1 = Math.max(...runs.map((run) => run.x1));
  const size = Math.max(...runs.map((run) => run.size));
  // Three spaces and more were typed to keep things apart.
  const tidy = plain(text)
    .replace(/\s+/g, (spaces) => (spaces.length > 2 ? '   ' : ' '))
    .trim();
  return { text: tidy, page: first.page, x0: first.x0, x1, y: first.y, size, parts };
}

/** Runs of Arabic from right to left; words and numbers that are not Arabic keep their own direction among themselves. */
function fromTheRight(runs: readonly Run[], isApart: readonly boolean[]): string {
  const groups: { isWord: boolean; text: string; isApart: boolean }[] = [];
  for (const [index, run] of runs.entries()) {
    const last = groups.at(-1);
    const isPlain = (other: Run | undefined) => other !== undefined && other.text.search(RTL) < 0 && /[\p{L}\p{N}]/u.test(other.text);
    // A sign between two words, as in an address, goes with them.
    const isBetween = last?.isWord && !isApart[index] && !isApart[index + 1] && isPlain(runs[index + 1]) && run.text.search(RTL) < 0;
    const isWord = isPlain(run) || Boolean(isBetween);
    const space = isApart[index] ? ' ' : '';
    if (last?.isWord && isWord) last.text += space + run.text;
    else groups.push({ isWord, text: run.text, isApart: Boolean(isApart[index]) });
  }
  const text = groups.reduceRight((all, group) => all + group.text + (group.isApart ? ' ' : ''), '');
  // Brackets are mirrored where they are drawn.
  return /\)[^()]*\(/.test(text) ? text.replace(/[()]/g, (bracket) => (bracket === '(' ? ')' : '(')) : text;
}
