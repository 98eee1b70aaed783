import type { Box } from './drawing.ts';

/** Whether two boxes share more than an edge, with a tolerance of a pixel. */
export const overlaps = (a: Box, b: Box): boolean => a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1;
