import { shownAddress, type Entry } from './entries.ts';
import type { Atom } from './flow.ts';
import { widthOf, type Span, type Style } from './paragraph.ts';
import { span, type Column } from './setter.ts';
import type { Sheet, Theme } from './sheet.ts';

/**
 * The layout of an entry. Its dates are at the end of its first line, in a column before it, or below its title. Its title and its place are on one line each,
 * or share one.
 */
export interface Look {
  dates: 'end' | 'before' | 'below';
  /** Width of the date column. */
  gutter?: number;
  isPlaceFirst?: boolean;
  isOneLine?: boolean;
}

/** Lays out the content of a section in one theme: paragraphs, lists, and entries with their dates. */
export class EntrySetter {
  readonly sheet: Sheet;
  readonly theme: Theme;

  constructor(sheet: Sheet, theme: Theme) {
    this.sheet = sheet;
    this.theme = theme;
  }

  /** Paragraphs, and lists for lines that start with a bullet. */
  prose(text: string, column: Column, style: Style = this.theme.body): Atom[] {
    const { setter } = this.sheet;
    return text
      .split(/\r\n|[\n\r\u2028\u2029]/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .flatMap((line, index) => {
        const before = index > 0 ? this.theme.gaps.text : 0;
        const item = /^[-–—•‣◦▪●○·*・]\s*(?=\S)/u.exec(line);
        if (!item) return setter.text([span(line, style)], column, { before });
        const indent = style.size * 1.1;
        return setter.item(span(this.theme.mark, { ...style, colour: this.theme.accent }), [span(line.slice(item[0].length), style)], column, indent, before);
      });
  }

  entries(entries: readonly Entry[], column: Column, look: Look): Atom[] {
    return entries.flatMap((entry, index) => this.entry(entry, column, look, index === 0 ? 0 : this.theme.gaps.entry));
  }

  private entry(entry: Entry, column: Column, look: Look, before: number): Atom[] {
    const { theme, sheet } = this;
    const gutter = look.dates === 'before' ? (look.gutter ?? 0) : 0;
    const inner = { x: column.x + gutter, width: column.width - gutter };
    const body = [...this.prose(entry.text, inner), ...(entry.link ? sheet.setter.text([span(shownAddress(entry.link), theme.quiet, entry.link)], inner) : [])];
    if (body[0]) body[0] = { ...body[0], before: theme.gaps.text };
    const [first = '', second = ''] = (look.isPlaceFirst ? [entry.place, entry.title] : [entry.title, entry.place]).filter((text) => text !== '');
    const head = look.isOneLine && second ? [span(first, theme.title), span(this.comma, theme.body), span(second, theme.place)] : [span(first, theme.title)];
    const low = look.isOneLine ? '' : second;
    const date = entry.period ? [span(entry.period, theme.quiet)] : [];
    const isBelow = look.dates === 'below' && date.length > 0;
    const hasBody = body.length > 0;
    const how = { before, holdsNext: low !== '' || hasBody || isBelow };
    const lines = [
      ...(look.dates === 'end' && date.length > 0 ? this.lead(head, date, column, how) : sheet.setter.text(head, inner, how)),
      ...(low ? sheet.setter.text([span(low, theme.place)], inner, { holdsNext: hasBody || isBelow }) : []),
      ...(isBelow ? sheet.setter.text(date, inner, { holdsNext: hasBody }) : []),
      ...body,
    ];
    return look.dates === 'before' ? this.beside(date, { x: column.x, width: gutter - 12 }, lines) : lines;
  }

  /** An entry's first line with its dates at the end. If both don't fit, the dates are on a line of their own. */
  private lead(head: Span[], date: Span[], column: Column, how: { before: number; holdsNext: boolean }): Atom[] {
    const { setter } = this.sheet;
    const wide = date.reduce((sum, each) => sum + widthOf(each, setter.direction), 0);
    if (wide > column.width * 0.55)
      return [...setter.text(head, column, { ...how, holdsNext: true }), ...setter.text(date, column, { holdsNext: how.holdsNext })];
    const room = column.width - wide - 12;
    return [
      setter.row(
        [
          { spans: head, column: { x: column.x, width: room } },
          { spans: date, column: { x: column.x + room, width: wide + 12.5 }, align: 'end' },
        ],
        how,
      ),
    ];
  }

  /** Dates next to the first lines of an entry, whatever the number of lines on either side. */
  private beside(date: Span[], gutter: Column, lines: Atom[]): Atom[] {
    const [first] = lines;
    const last = lines.at(-1);
    if (!first || !last || date.length === 0) return lines;
    const dates = this.sheet.setter.lines(
      date.map((each) => this.fitted(each, gutter)),
      gutter.width,
    );
    const tall = dates.reduce((sum, line) => sum + line.height, 0);
    const whole = lines.reduce((sum, atom, index) => sum + atom.height + (index > 0 ? atom.before : 0), 0);
    const set: Atom = {
      ...first,
      draw: (canvas, page, top) => {
        let y = top;
        for (const [index, line] of dates.entries()) {
          canvas.line(page, index === 0 ? { ...line, height: first.height } : line, gutter.x, y, gutter.width);
          y += index === 0 ? first.height : line.height;
        }
        first.draw(canvas, page, top);
      },
    };
    const all = [set, ...lines.slice(1)];
    const end = all.at(-1) as Atom;
    all[all.length - 1] = { ...end, height: end.height + Math.max(0, tall - whole) };
    return all;
  }

  /** Shrinks text that is slightly too wide, such as an address or dates, instead of breaking it. */
  fitted(each: Span, column: Column): Span {
    const wide = widthOf(each, this.sheet.setter.direction);
    const ratio = (column.width - 0.5) / wide;
    return ratio < 1 && ratio > 0.72 ? { ...each, style: { ...each.style, size: each.style.size * ratio } } : each;
  }

  /** The separator of items listed in one line. */
  get comma(): string {
    if (/^(zh|ja)/.test(this.sheet.language)) return '、';
    return this.sheet.language === 'ar' ? '، ' : ', ';
  }
}
