import { withDatesUp } from './dates-beside-lists.ts';
import { isDate, type Span } from './dates.ts';
import { withoutBullet, type Line } from './layout/line.ts';
import { jobSubheading } from './words/job-subheadings.ts';
import { tokensOf } from './tokens.ts';
import { isPlace } from './words/places.ts';
import { continuations, isSentence, spanOf } from './prose.ts';

/** One record of a section: the lines that say what, where and when, and those that describe it. */
export interface Entry {
  /** Up to and with the line of the date. */
  head: Line[];
  /** Short lines after it, which may still say what or where. */
  below: Line[];
  body: Line[];
  span: Span | null;
}

const MOST_ABOVE = 3;
const MOST_BELOW = 2;

/**
 * Cuts a section into records, a date each. How many lines stand above the date is learned from the first record, which begins where the
 * section does; what stands above later dates must look alike.
 */
export function entriesOf(all: readonly Line[]): Entry[] {
  const lines = withDatesUp(all);
  const goesOn = continuations(lines);
  const canHead = lines.map((line, index) => !line.isBullet && !goesOn[index] && !isSentence(line.text) && jobSubheading(line.text) === null);
  let anchors = lines.flatMap((line, index) => (canHead[index] && spanOf(line) ? [index] : []));
  if (anchors.length === 0) {
    // Records that are the items of a list themselves.
    anchors = lines.flatMap((line, index) => (line.isBullet && spanOf({ ...line, text: withoutBullet(line.text) })?.isRange ? [index] : []));
    if (anchors.length === 0) return undated(lines, canHead);
  }
  const starts = startsOf(lines, anchors, canHead);
  return anchors.map((anchor, at) => {
    const end = starts[at + 1] ?? lines.length;
    const edge = edgeOf(lines.slice(starts[at], anchor + 1));
    const below: Line[] = [];
    let next = anchor + 1;
    while (next < end && canHead[next] && below.length < MOST_BELOW && !isIndented(lines[next] as Line, edge)) below.push(lines[next++] as Line);
    return { head: lines.slice(starts[at], anchor + 1), below, body: lines.slice(anchor + 1, end), span: spanOf(lines[anchor] as Line) };
  });
}

/** Where the names of a record begin: the left edge of what is no date. */
const edgeOf = (head: readonly Line[]): number => Math.min(...head.flatMap((line) => line.cells.filter((cell) => !isDate(cell.text)).map((cell) => cell.x0)));

/** Set in under the names, as items of a list are whose marks are drawn, not written. */
const isIndented = (line: Line, edge: number): boolean =>
  Number.isFinite(edge) && !line.isStrong && line.x0 > edge + line.size * 0.8 && line.x0 < edge + line.size * 6;

function startsOf(lines: readonly Line[], anchors: readonly number[], canHead: readonly boolean[]): number[] {
  const [first = 0] = anchors;
  let above = 0;
  while (above < MOST_ABOVE && first - above > 0 && canHead[first - above - 1]) above += 1;
  const opening = lines[first - above];
  return anchors.map((anchor, at) => {
    if (at === 0) return anchor - above;
    const floor = (anchors[at - 1] as number) + 1;
    let up = 0;
    const isOpened = () => isApart(lines[anchor - up] as Line) && !isApart(lines[first - up] as Line);
    while (
      up < above &&
      anchor - up > floor &&
      canHead[anchor - up - 1] &&
      !isOpened() &&
      isAlike(lines[anchor - up - 1] as Line, lines[first - up - 1] as Line)
    )
      up += 1;
    // A company's own line above a position, without a date this time; what is set in under the names is none.
    const edge = edgeOf(lines.slice(first - above, first + 1));
    const higher = lines[anchor - up - 1];
    if (
      up === 0 &&
      opening?.isStrong &&
      higher &&
      !(higher.x0 > edge + higher.size * 0.8) &&
      anchor - 1 >= floor &&
      canHead[anchor - 1] &&
      higher.font === opening.font &&
      isAlike(higher, opening)
    )
      up = 1;
    // A date alone says nothing: what it is of stands above, where the first record does not begin with a date alone.
    const isBare = saysWhenOrWhere(lines[anchor]) && !saysWhenOrWhere(lines[first - above]);
    if (up === 0 && isBare && anchor - 1 >= floor && canHead[anchor - 1]) up = 1;
    return anchor - up;
  });
}

/** "2017 – 2021 | Taipei": a date, with a place at most. */
const saysWhenOrWhere = (line: Line | undefined): boolean =>
  line !== undefined && (isDate(line.text) || (spanOf(line) !== null && tokensOf([line]).every(({ text }) => isPlace(text))));

/** Begins after a blank line. */
const isApart = ({ gap }: Line): boolean => gap > 1.9;

const isAlike = (line: Line, model: Line): boolean =>
  line.isStrong === model.isStrong && Math.abs(line.size - model.size) < 1 && (line.isStrong || line.font === model.font);

/** Without dates a record begins at each line of the first one's style, after what describes the one before. */
function undated(lines: readonly Line[], canHead: readonly boolean[]): Entry[] {
  const entries: Entry[] = [];
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    const last = entries.at(-1);
    if (canHead[index] && (!last || (!isOpen && (line.isStrong || !last.head[0]?.isStrong)) || (line.isStrong && line.gap > 1.6))) {
      entries.push({ head: [line], below: [], body: [], span: null });
      isOpen = true;
    } else if (last && isOpen && canHead[index] && last.below.length < MOST_BELOW) last.below.push(line);
    else {
      isOpen = false;
      last?.body.push(line);
    }
  }
  return entries;
}
