import { blockSize, type Line, lineHeight, lineWidth } from './lines.ts';
import { drawLines, round } from './write.ts';

const gap = 24;
const margin = 22;

const items: Line[] = [
  { mark: null, runs: [{ text: 'what a person does', tone: 'event' }] },
  { mark: 'call', runs: [{ text: 'runs a call', tone: 'call' }] },
  { mark: 'done', runs: [{ text: 'it answers', tone: 'call' }] },
  { mark: 'fail', runs: [{ text: 'it fails', tone: 'refused' }] },
  { mark: 'clock', runs: [{ text: 'time passes', tone: 'timer' }] },
  { mark: null, runs: [{ text: '[only if]', tone: 'guard' }] },
  { mark: null, runs: [{ text: 'dotted arrow: at once', tone: 'quiet' }] },
  { mark: null, runs: [{ text: 'dashed frame: side by side', tone: 'quiet' }] },
];

function rows(width: number): Line[][] {
  const filled: Line[][] = [[]];
  for (const item of items) {
    const row = filled.at(-1) ?? [];
    const taken = row.reduce((sum, line) => sum + lineWidth(line) + gap, 0);
    if (row.length > 0 && taken + lineWidth(item) > width - 2 * margin) filled.push([item]);
    else row.push(item);
  }
  return filled;
}

/** The height of the legend. */
export function legendHeight(width: number): number {
  return (
    blockSize(
      rows(width)
        .map(([first]) => first ?? items[0])
        .filter((line) => line !== undefined),
    ).height + 14
  );
}

/** The legend below a chart, which explains its marks. */
export function drawLegend(width: number, top: number): string {
  let y = top + 2;
  const drawn = rows(width).flatMap((row) => {
    let x = margin;
    const texts = row.map((line) => {
      const text = drawLines([line], round(x), y);
      x += lineWidth(line) + gap;
      return text;
    });
    y += lineHeight(row[0] ?? { mark: null, runs: [{ text: '', tone: 'quiet' }] });
    return texts;
  });
  return `<g class="legend">${drawn.join('')}</g>`;
}
