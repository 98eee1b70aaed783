import type { ChartState } from '../model.ts';
import { type Drawing, moved, padding } from './drawing.ts';
import { blockSize, type Line } from './lines.ts';

const margin = 8;
const gap = 4;
/** The aspect ratio (width to height) of the page to fill. */
const landscape = 1.5;

/**
 * Arranges the parallel regions of a chart in columns, in their order, below the chart's title. Chooses the number of columns that fits the smallest landscape
 * page. A region is as wide as its column.
 */
export function packRegions(regions: Drawing[], { head, body }: { head: Line[]; body: Line[] }, root: ChartState): Drawing {
  const top = margin + padding + blockSize([...head, ...body]).height + (body.length > 0 ? 8 : 0) + 6;
  const shapes = regions.map((_, index) => columnsOf(regions, index + 1));
  const shape = shapes.reduce((best, next) => (pageFor(next, top) < pageFor(best, top) ? next : best));
  const placed: Drawing[] = [];
  let x = margin + 6;
  for (const column of shape) {
    const width = Math.max(...column.map((region) => region.width));
    let y = top;
    for (const region of column) {
      const [frame, ...inner] = region.boxes;
      const wide = frame ? { ...region, boxes: [{ ...frame, width: width - 2 * margin }, ...inner] } : region;
      placed.push(moved(wide, x, y));
      y += region.height - 2 * margin + gap * 3;
    }
    x += width - 2 * margin + gap * 3;
  }
  const size = sizeOf(shape, top);
  const width = Math.max(size.width, blockSize(head).width + 2 * padding + 2 * margin);
  const frame = { state: root, head, body, isRegion: false, depth: 0, x: margin, y: margin, width: width - 2 * margin, height: size.height - 2 * margin };
  return { width, height: size.height, boxes: [frame, ...placed.flatMap((region) => region.boxes)], arrows: placed.flatMap((region) => region.arrows) };
}

/** Adds each region to the column that is shortest so far. */
function columnsOf(regions: Drawing[], count: number): Drawing[][] {
  const columns: Drawing[][] = Array.from({ length: count }, () => []);
  for (const region of regions) {
    const heights = columns.map((column) => column.reduce((sum, { height }) => sum + height, 0));
    columns[heights.indexOf(Math.min(...heights))]?.push(region);
  }
  return columns;
}

function sizeOf(columns: Drawing[][], top: number): { width: number; height: number } {
  const widths = columns.map((column) => Math.max(...column.map(({ width }) => width - 2 * margin)));
  const heights = columns.map((column) => column.reduce((sum, { height }) => sum + height - 2 * margin + gap * 3, 0));
  return { width: widths.reduce((sum, width) => sum + width + gap * 3, 0) + 2 * margin + 28 - gap * 3, height: top + Math.max(...heights) + 2 * margin + 6 };
}

/** The size of the landscape page it needs; for equal sizes, the smaller area. */
function pageFor(columns: Drawing[][], top: number): number {
  const { width, height } = sizeOf(columns, top);
  return Math.max(width / landscape, height) + (width * height) / 1e6;
}
