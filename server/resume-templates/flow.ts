import type { Canvas } from './canvas.ts';
import type { Fill, Sheet } from './sheet.ts';

/** The smallest unit of layout, which is never split: a line, or a few next to each other. Points. */
export interface Atom {
  height: number;
  /** Space above it, dropped at the top of a page. */
  before: number;
  /** Stays on one page with what follows: a heading with its text, a job's title with its description, the first lines of a paragraph. */
  holdsNext: boolean;
  draw: (canvas: Canvas, page: number, y: number) => void;
}

/** The area of a page that a column can fill, from the top. */
export interface Frame {
  top: number;
  bottom: number;
}

/**
 * Places a column's atoms on as many pages as necessary. Atoms with `holdsNext` move to the next page together with what follows, but a group that is higher
 * than a page is split.
 * @returns the last page and the position where its content ends
 */
export function place({ canvas, scale }: Pick<Sheet, 'canvas' | 'scale'>, atoms: readonly Atom[], frameOf: (page: number) => Frame): Fill {
  // Spaces shrink more than letters.
  const spaceOf = (atom: Atom) => atom.before * scale ** 3;
  let page = 0;
  let frame = frameOf(page);
  let y = frame.top;
  let isAtTop = true;
  for (const group of groupsOf(atoms)) {
    const whole = group.reduce((sum, atom, index) => sum + atom.height + (index > 0 || !isAtTop ? spaceOf(atom) : 0), 0);
    const next = frameOf(page + 1);
    if (!isAtTop && y + whole > frame.bottom && whole - (group[0] ? spaceOf(group[0]) : 0) <= next.bottom - next.top) {
      page++;
      frame = next;
      y = frame.top;
      isAtTop = true;
    }
    for (const atom of group) {
      let before = isAtTop ? 0 : spaceOf(atom);
      if (!isAtTop && y + before + atom.height > frame.bottom) {
        page++;
        frame = frameOf(page);
        y = frame.top;
        before = 0;
      }
      atom.draw(canvas, page, y + before);
      y += before + atom.height;
      isAtTop = false;
    }
  }
  return { page, y };
}

function groupsOf(atoms: readonly Atom[]): Atom[][] {
  const groups: Atom[][] = [];
  let group: Atom[] = [];
  for (const atom of atoms) {
    group.push(atom);
    if (atom.holdsNext) continue;
    groups.push(group);
    group = [];
  }
  if (group.length > 0) groups.push(group);
  return groups;
}

/** The later of two columns' ends. */
export const further = (a: Fill, b: Fill): Fill => (a.page > b.page || (a.page === b.page && a.y >= b.y) ? a : b);
