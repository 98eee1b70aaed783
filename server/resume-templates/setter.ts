import type { Align, Canvas } from './canvas.ts';
import type { Atom } from './flow.ts';
import { breakLines, type Direction, type Line, type Span, type Style } from './paragraph.ts';

/** A column: its distance from the edge where reading starts, and its width. Points. */
export interface Column {
  x: number;
  width: number;
}

/** Creates atoms from texts, for one direction. */
export class Setter {
  readonly direction: Direction;

  constructor(direction: Direction) {
    this.direction = direction;
  }

  /** Lines. If the last line would contain only one short word, it gets another from the line above. */
  lines(spans: readonly Span[], width: number): Line[] {
    const lines = breakLines(spans, width, this.direction);
    if (lines.length < 2 || (lines.at(-1)?.width ?? 0) > width * 0.14) return lines;
    const fuller = breakLines(spans, width * 0.93, this.direction);
    return fuller.length === lines.length ? fuller : lines;
  }

  /** A text. If it has more than two lines, the first two stay together, and so do the last two. */
  text(
    spans: readonly Span[],
    column: Column,
    { before = 0, align = 'start', holdsNext = false }: { before?: number; align?: Align; holdsNext?: boolean } = {},
  ): Atom[] {
    const lines = this.lines(spans, column.width);
    return lines.map((line, index) => ({
      height: line.height,
      before: index === 0 ? before : 0,
      holdsNext: holdsNext || (lines.length > 1 && (index === 0 || index === lines.length - 2)),
      draw: (canvas, page, y) => canvas.line(page, line, column.x, y, column.width, align),
    }));
  }

  /** A text after a bullet, with its lines aligned. */
  item(mark: Span, spans: readonly Span[], column: Column, indent: number, before = 0): Atom[] {
    const [sign] = this.lines([mark], indent + 4);
    const inner = { x: column.x + indent, width: column.width - indent };
    return this.text(spans, inner, { before }).map((atom, index) =>
      index > 0 || !sign
        ? atom
        : {
            ...atom,
            draw: (canvas, page, y) => {
              canvas.line(page, { ...sign, height: atom.height }, column.x, y, column.width);
              atom.draw(canvas, page, y);
            },
          },
    );
  }

  /** Texts next to each other as one atom, read from the first to the last. */
  row(
    cells: readonly { spans: readonly Span[]; column: Column; align?: Align }[],
    { before = 0, holdsNext = false }: { before?: number; holdsNext?: boolean } = {},
  ): Atom {
    const set = cells.map((cell) => ({ ...cell, lines: this.lines(cell.spans, cell.column.width) }));
    const height = Math.max(0, ...set.map(({ lines }) => lines.reduce((sum, line) => sum + line.height, 0)));
    const lead = Math.max(0, ...set.map(({ lines }) => lines[0]?.height ?? 0));
    return {
      height,
      before,
      holdsNext,
      draw: (canvas, page, top) => {
        for (const { lines, column, align } of set) {
          let y = top;
          for (const [index, line] of lines.entries()) {
            const tall = index === 0 && lines.length === 1 ? Math.min(lead, height) : line.height;
            canvas.line(page, { ...line, height: tall }, column.x, y, column.width, align);
            y += line.height;
          }
        }
      },
    };
  }
}

/** Empty space that stays with what follows. */
export const space = (height: number): Atom => ({ height, before: 0, holdsNext: true, draw: () => {} });

export function rule(
  column: Column,
  { before = 0, after = 0, weight = 0.5, colour, holdsNext = true }: { before?: number; after?: number; weight?: number; colour: string; holdsNext?: boolean },
): Atom {
  return {
    height: weight + after,
    before,
    holdsNext,
    draw: (canvas: Canvas, page, y) => canvas.fill(page, { x: column.x, y, width: column.width, height: weight }, colour),
  };
}

export const span = (text: string, style: Style, link?: string): Span => ({ text, style, ...(link ? { link } : {}) });

/** A heading in the margin, next to the first lines of its section. */
export function aside(setter: Setter, text: Span, column: Column, before = 0): Atom {
  const lines = setter.lines([text], column.width);
  return {
    height: 0,
    before,
    holdsNext: true,
    draw: (canvas, page, top) => {
      for (const [index, line] of lines.entries()) canvas.line(page, line, column.x, top + index * line.height, column.width);
    },
  };
}
