import { withDatesUp } from './dates-beside-lists.ts';
import { isDate, type Span } from './dates.ts';
import { withoutBullet, type Line } from './layout/line.ts';
import { jobSubheading } from './words/job-subheadings.ts';
import { tokensOf } from './tokens.ts';
import { isPlace } from './words/places.ts';
import { continuations, isSentence, spanOf } from './prose.ts';

/** One record of a section: the lines with what, where, and when, and its description. */
export interface Entry {
  /** Up to and including the line with the date. */
  head: Line[];
  /** Short lines after it, which may also say what or where. */
  below: Line[];
  body: Line[];
  span: Span | null;
}

const MOST_ABOVE = 3;
const MOST_BELOW = 2;

/**
 * Splits a section into records, one per date. The first record shows how many lines come before the date, since it starts where the section does;
 * the lines before later dates must look the same.
 */
export function entriesOf(all: readonly Line[]): Entry[] {
  const lines = withDatesUp(all);
  const goesOn = continuations(lines);
  const canHead = lines.map((line, index) => !line.isBullet && !goesOn[index] && !isSentence(line.text) && jobSubheading(line.text) === null);
  let anchors = lines.flatMap((line, index) => (canHead[index] && spanOf(line) ? [index] : []));
  if (anchors.length === 0) {
    // Records that are list items themselves.
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

/** Where the names of a record start: the left edge of everything but dates. */
const edgeOf = (head: readonly Line[]): number => Math.min(...head.flatMap((line) => line.cells.filter((cell) => !isDate(cell.text)).map((cell) => cell.x0)));

/** Indented below the names, like list items whose marks are drawn rather than written. */
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
    // The line of a company above a position, without a date this time. Lines indented below the names are not.
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
    // A date on its own line belongs to what is above it, unless the first record starts with such a line.
    const isBare = saysWhenOrWhere(lines[anchor]) && !saysWhenOrWhere(lines[first - above]);
    if (up === 0 && isBare && anchor - 1 >= floor && canHead[anchor - 1]) up = 1;
    return anchor - up;
  });
}

/** "2017 – 2021 | Taipei": a date, with at most a place. */
const saysWhenOrWhere = (line: Line | undefined): boolean =>
  line !== undefined && (isDate(line.text) || (spanOf(line) !== null && tokensOf([line]).every(({ text }) => isPlace(text))));

/** Starts after a blank line. */
const isApart = ({ gap }: Line): boolean => gap > 1.9;

const isAlike = (line: Line, model: Line): boolean =>
  line.isStrong === model.isStrong && Math.abs(line.size - model.size) < 1 && (line.isStrong || line.font === model.font);

/** Without dates, a record starts at each line in the style of the first one, after the description of the one before. */
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
