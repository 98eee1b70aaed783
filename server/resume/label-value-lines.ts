import type { Line } from './layout/line.ts';
import { bareLabel } from './words/labels.ts';

const COLON = /^\s*[:：]\s*$/u;

/** A line of a form with each label and its value in one piece, with or without a colon: "Nama", ":", "Siti Aminah" becomes "Nama: Siti Aminah". */
export function withValuesBeside(line: Line): Line {
  if (line.cells.length < 2 || line.cells.every(({ text }) => bareLabel(text) === null)) return line;
  const cells: Line['cells'] = [];
  let label: string | null = null;
  for (const cell of line.cells) {
    if (COLON.test(cell.text)) continue;
    if (bareLabel(cell.text) !== null) {
      if (label !== null) cells.push({ ...cell, text: label });
      label = cell.text.replace(/\s?[:：]\s*$/u, '');
    } else {
      cells.push(label === null ? cell : { ...cell, text: `${label}: ${cell.text.replace(/^[:：]\s?/u, '')}`, parts: [] });
      label = null;
    }
  }
  const last = line.cells.at(-1);
  if (label !== null && last) cells.push({ ...last, text: label });
  return { ...line, cells, text: cells.map(({ text }) => text).join('   ') };
}
