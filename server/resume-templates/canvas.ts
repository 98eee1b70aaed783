import type { Direction, Line, Piece } from './paragraph.ts';
import type { Picture } from './pdf-image.ts';

/** Points (1/72 inch). `x` is the distance from the edge where reading starts (left, or right in Arabic), `y` from the top. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Align = 'start' | 'end' | 'centre';

/** Pieces of a line that are drawn together, and their position: points from the left edge, and of the baseline from the top. */
export interface Run {
  pieces: readonly Piece[];
  left: number;
  baseline: number;
  width: number;
  size: number;
}

/** The pages of a document, independent of the output format. */
export abstract class Canvas {
  readonly width: number;
  readonly height: number;
  readonly direction: Direction;
  private begun = 0;
  private ground: (page: number) => void = () => {};

  constructor(width: number, height: number, direction: Direction) {
    this.width = width;
    this.height = height;
    this.direction = direction;
  }

  get pages(): number {
    return this.begun;
  }

  /** Draws on each new page before anything else. */
  onPage(draw: (page: number) => void): void {
    this.ground = draw;
  }

  abstract fill(page: number, box: Box, colour: string): void;
  abstract stroke(page: number, box: Box, colour: string, weight: number): void;
  abstract disc(page: number, x: number, y: number, radius: number, colour: string): void;
  /** Draws an image that fills the box, cropped at the sides if the proportions differ. Optionally round. */
  abstract picture(page: number, box: Box, picture: Picture, isRound?: boolean): void;
  protected abstract run(page: number, run: Run): void;

  /** Draws a line in a box of this width, with its top at `y`. */
  line(page: number, line: Line, x: number, y: number, width: number, align: Align = 'start'): void {
    const spare = width - line.width;
    const before = align === 'centre' ? spare / 2 : (align === 'start') === (this.direction === 'ltr') ? 0 : spare;
    const left = this.left(x, width) + before;
    const baseline = y + (line.height - line.size) / 2 + line.size * 0.8;
    for (const pieces of runsOf(line.pieces)) {
      const seen = [...pieces].sort((a, b) => a.x - b.x);
      const wide = pieces.reduce((sum, piece) => sum + piece.width, 0);
      this.run(page, { pieces: seen, left: left + (seen[0]?.x ?? 0), baseline, width: wide, size: line.size });
    }
  }

  /** Starts all pages up to this one. */
  protected begin(page: number): void {
    while (this.begun <= page) this.ground(this.begun++);
  }

  /** The distance of a box's left side from the page's left edge. */
  protected left(x: number, width: number): number {
    return this.direction === 'ltr' ? x : this.width - x - width;
  }
}

/** Joins adjacent pieces with the same style and direction, from left to right, so that PDF readers find their words. */
function runsOf(pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [];
  for (const piece of pieces) {
    const last = runs.at(-1)?.at(-1);
    const goesOn =
      last &&
      !isSigns(last) &&
      !isSigns(piece) &&
      piece.level === last.level &&
      last.style === piece.style &&
      last.shaped.face === piece.shaped.face &&
      last.link === piece.link;
    const isBeside = last && Math.abs(last.level % 2 === 0 ? last.x + last.width - piece.x : piece.x + piece.width - last.x) < 0.01;
    if (goesOn && isBeside) runs.at(-1)?.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

/** Right-to-left symbols without letters have no direction when copied from the PDF, so they aren't joined with others. */
const isSigns = ({ level, shaped }: Piece): boolean => level % 2 === 1 && !shaped.glyphs.some(({ text }) => /\p{L}/u.test(text));
