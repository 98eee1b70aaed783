import { type Arrow, type Box, type Drawing, padding, type StateBox, textBoxesOf } from './drawing.ts';
import { blockSize } from './lines.ts';
import { overlaps } from './overlaps.ts';

/** The step size of the search for a free place, in pixels. */
const STEP = 4;

/** The same drawing, with the texts of compound states moved to the right if arrows cross them. */
export function cleared(drawing: Drawing): Drawing {
  return { ...drawing, boxes: drawing.boxes.map((box) => clearedBox(box, drawing.arrows)) };
}

/** States whose text has no free place in their header. */
export const uncleared = ({ boxes, arrows }: Drawing): StateBox[] => boxes.filter((box) => isCrossed(box, arrows));

function clearedBox(box: StateBox, arrows: readonly Arrow[]): StateBox {
  if (box.state.children.length === 0 || !isCrossed(box, arrows)) return box;
  const room = box.width - 2 * padding - blockSize([...box.head, ...box.body]).width;
  for (let shift = STEP; shift <= room; shift += STEP) {
    const moved = { ...box, shift };
    if (!isCrossed(moved, arrows)) return moved;
  }
  return box;
}

const isCrossed = (box: StateBox, arrows: readonly Arrow[]): boolean =>
  textBoxesOf(box).some((text) => arrows.some((arrow) => crosses(arrow, text) || (arrow.label !== null && overlaps(arrow.label, text))));

/** Whether one of the arrow's segments crosses a box. Touching its edge doesn't count. */
export function crosses({ points }: Pick<Arrow, 'points'>, { x, y, width, height }: Box): boolean {
  return points.slice(1).some((to, index) => {
    const from = points[index] ?? to;
    return (
      Math.max(from.x, to.x) > x + 1 && Math.min(from.x, to.x) < x + width - 1 && Math.max(from.y, to.y) > y + 1 && Math.min(from.y, to.y) < y + height - 1
    );
  });
}
